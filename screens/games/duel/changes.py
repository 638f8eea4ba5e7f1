"""The places on the table that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.duel import events as e
from engine.games.duel.view_types import View


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event changed; shares and chips only on the side of its seat."""
    match event:
        case e.CitiesTurnedUp(cities=cities) | e.RowRefreshed(row=cities):
            yield from (f"city:{city}" for city in cities)
        case e.CityElectrified(city=city, successor=successor):
            yield f"city:{city}"
            yield f"city:{successor}"
        case e.AssistantsReceived(assistants=cards) | e.AssistantsDealt(assistants=cards):
            yield from (f"card:{card}" for card in cards)
        case e.AssistantPlayed(assistant=card):
            yield f"card:{card}"
        case e.ShareAcquired(seat=seat, company=company) | e.ShareSold(seat=seat, company=company):
            yield f"market:{company}"
            yield from share_places(view, seat, company)
        case e.SharePlaced(seat=seat, seat_slug=company):
            yield from share_places(view, seat, company)
        case e.TechnologyTaken(seat=seat, technology=slug):
            yield chip_place(seat, slug)
        case e.TechnologyAdvanced(seat=seat, technology=slug):
            yield chip_place(seat, slug)
        case e.RegionMonopolized(region=region) | e.RegionScored(region=region):
            yield f"region:{region}"
        case e.InventorChosen(seat_slug=inventor):
            yield f"inventor:{inventor}"


def share_places(view: View, seat: int, company: str) -> Iterator[str]:
    """The place of a company's shares on the lower side; the upper side's cannot be marked."""
    if seat == (view.seat or 0):
        yield f"share:{company}"


def chip_place(seat: int, technology: str) -> str:
    return f"chip:{seat}:{technology}"
