"""The places on the board that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.currents import events as e
from engine.games.currents.view_types import View
from screens.games.currents.places import CURRENTS
from screens.games.currents.signs import current_place


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event has changed: prices, and its other subjects."""
    if isinstance(event, e.TableEvent):
        moves = (move for move in event.prices if move.before != move.now)
        yield from (f"share:{move.company}" for move in moves)
    yield from _changed_on_map_and_tracks(event)
    yield from _changed_cards(event, view)
    yield from _changed_companies(event)


def _changed_on_map_and_tracks(event: Event) -> Iterator[str]:
    """The changed places among cities, technology, fame and the currents' marker."""
    match event:
        case e.ProjectClaimed(project=project):
            yield f"city:{project.rpartition(' ')[0]}"
        case e.Advanced(track=track, now=now):
            yield f"track:{track}:{now}"
        case e.FameMoved(company=company, now=now):
            yield f"fame:{company}:{now}"
        case e.FameSettled(now=now):
            yield from (f"present:{slug}:{rank}" for rank, slug in enumerate(now, 1))
        case e.CurrentMoved(now=now):
            yield current_place(now)
            yield CURRENTS


def _changed_cards(event: Event, view: View) -> Iterator[str]:
    """The changed places among luminaries, propaganda, the event card and HQ cards."""
    match event:
        case e.LuminariesCame(luminaries=luminaries):
            yield from (f"lot:{slug}" for slug in luminaries)
        case e.SharesAttached(shares=shares):
            yield from (f"lot:{slug}" for slug, _ in shares)
        case e.LuminaryNominated(luminary=slug):
            yield f"lot:{slug}"
        case e.LuminaryWon(luminary=slug) | e.LuminaryDealt(luminary=slug):
            yield f"luminary:{slug}"
        case e.LuminaryDimmed(luminary=slug) | e.Woken(luminary=slug) | e.Rested(luminary=slug):
            yield f"luminary:{slug}"
        case e.PropagandaCame(cards=cards):
            yield from (f"propaganda:{slug}" for slug in cards)
        case e.PropagandaTaken(card=card):
            yield f"propaganda:{card}"
        case e.PropagandaTurnedUp():
            yield from (f"propaganda:{slug}" for slug in view.propaganda)
        case e.EventTurnedUp() | e.EventWon() | e.EventUnsold():
            yield "event"
        case e.Developed(card=card):
            yield f"hq:{card}"


def _changed_companies(event: Event) -> Iterator[str]:
    """The companies and shares whose cash or owners have changed."""
    match event:
        case e.CompanyDrafted(company=company):
            yield f"company:{company}"
        case e.CashPaid(company=company) | e.CashGained(company=company):
            yield f"company:{company}"
        case e.ProfitsPaid(profits=profits):
            yield from (f"company:{company}" for company, _, _ in profits)
        case (
            e.ShareBought(company=company, share=share) | e.ShareSold(company=company, share=share)
        ):
            yield f"company:{company}"
            yield f"share:{share}"
        case e.ShareTaken(share=share):
            yield f"share:{share}"
        case e.SharesExchanged(company=company, sold_company=sold, bought_company=bought):
            yield f"company:{company}"
            yield f"share:{sold}"
            yield f"share:{bought}"
