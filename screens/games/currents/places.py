"""The places of the board: their kinds, names and pages, and those that an event changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.core.about import place_kind
from engine.core.event import Event
from engine.games.currents.actions.waking import Rested, Woken
from engine.games.currents.auctions.bids import (
    EventUnsold,
    EventWon,
    LuminariesCame,
    LuminaryDealt,
    LuminaryNominated,
    LuminaryWon,
    PropagandaCame,
    SharesAttached,
)
from engine.games.currents.cards import EVENT_CARDS, HQ_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES
from engine.games.currents.event_cards.offers import (
    CashPaid,
    EventTurnedUp,
    LuminaryDimmed,
    ShareTaken,
)
from engine.games.currents.events import (
    CashGained,
    CompanyDrafted,
    FameSettled,
    ProfitsPaid,
    TableEvent,
)
from engine.games.currents.headquarters.divisions import Developed
from engine.games.currents.market.events import ShareBought, SharesExchanged, ShareSold
from engine.games.currents.names import company_name, level_name
from engine.games.currents.phrases import marker_target
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.propaganda.moves import (
    CurrentMoved,
    FameMoved,
    PropagandaTaken,
    PropagandaTurnedUp,
)
from engine.games.currents.technology.advances import Advanced
from engine.games.currents.view_types import View

MAP, MARKET, TRACKS, COMPANIES_PAGE, CARDS = "map", "market", "tracks", "companies", "cards"
PAGES = (MAP, MARKET, TRACKS, COMPANIES_PAGE, CARDS)
KINDS = {
    MAP: ("city",),
    MARKET: ("share", "company"),
    TRACKS: ("fame", "current", "track"),
    COMPANIES_PAGE: ("company", "luminary", "card", "hq", "share"),
    CARDS: ("lot", "propaganda", "event"),
}
"""The kinds of places that a page shows."""
CURRENTS = "currents"
"""The place of the currents' marker, wherever it is."""
AUCTION_STEPS = ("phase", "nominate", "open", "bid", "leftovers")
_STEP_PAGE = {
    **dict.fromkeys((*AUCTION_STEPS, "event", "prices", "event bid"), CARDS),
    **dict.fromkeys(("team", "speak", "sway", "card", "sway again", "nudge"), TRACKS),
    **dict.fromkeys(("call", "trade", "ledger", "end turn", "score"), MARKET),
    "bookkeeping": TRACKS,
    "staff": COMPANIES_PAGE,
}
"""The page of a step; the map for all others."""
_LISTED = ("luminary", "card", "hq", "propaganda")
"""The kinds of places whose names say as much as their pieces."""


def pages(view: View) -> tuple[str, ...]:
    """The pages of the board; none while companies are drafted."""
    return () if view.step == "draft" else PAGES


def page_for(view: View, places: Iterable[str]) -> str:
    """The page that suits the step; if it shows none of these places, the one with the most.

    Luminaries and cards do not change the page, because every page lists them below or beside it.
    """
    counts: Counter[str] = Counter()
    for place in places:
        for page, kinds in KINDS.items():
            counts[page] += place_kind(place) in kinds and place_kind(place) not in _LISTED
    usual = _STEP_PAGE.get(view.step, MAP)
    return usual if counts[usual] else max((usual, *PAGES), key=lambda page: counts[page])


# Names


BUTTONS = {
    "drop": "Drop out",
    "opt-out": "Opt out",
    "decline": "Decline",
    "nothing": "Move nothing",
    "done": "Done",
    "propaganda": "Propaganda",
    "market": "Visit",
}


def name_of(place: str) -> str:
    """A short name of a place, for a list of places without a visible piece."""
    kind, _, name = place.partition(":")
    name_in_kind = _names.get(kind)
    if name_in_kind is None or not name:
        return BUTTONS.get(place, place.replace("-", " ").capitalize())
    return name_in_kind(name)


_names: dict[str, Callable[[str], str]] = {
    "city": lambda slug: CITIES[slug].name if slug in CITIES else slug,
    "track": lambda name: level_name(name.replace(":", " ")),
    "hq": lambda slug: HQ_CARDS[slug].name,
    **dict.fromkeys(("luminary", "card", "lot"), lambda slug: LUMINARIES[slug].short),
    "company": company_name,
    "share": lambda slug: f"{company_name(slug)} share",
    "propaganda": lambda slug: PROPAGANDA[slug].name,
    "event": lambda slug: EVENT_CARDS[slug].name if slug in EVENT_CARDS else "Event",
    "number": lambda number: f"Bid {number}",
    "fame": lambda name: f"{company_name(name.partition(':')[0])} to {name.partition(':')[2]}",
    "current": lambda name: name.replace(":", " ").upper(),
}
"""The name of a place of each kind."""


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event has changed: prices, and its other subjects."""
    if isinstance(event, TableEvent):
        moves = (move for move in event.prices if move.before != move.now)
        yield from (f"share:{move.company}" for move in moves)
    yield from _changed_on_map_and_tracks(event)
    yield from _changed_cards(event, view)
    yield from _changed_companies(event)


def _changed_on_map_and_tracks(event: Event) -> Iterator[str]:
    match event:
        case ProjectClaimed(project=project):
            yield f"city:{project.rpartition(' ')[0]}"
        case Advanced(track=track, now=now):
            yield f"track:{track}:{now}"
        case FameMoved(company=company, now=now):
            yield f"fame:{company}:{now}"
        case FameSettled(now=now):
            yield from (f"present:{slug}:{rank}" for rank, slug in enumerate(now, 1))
        case CurrentMoved(now=now):
            yield marker_target(now)
            yield CURRENTS


def _changed_cards(event: Event, view: View) -> Iterator[str]:
    match event:
        case LuminariesCame(luminaries=luminaries):
            yield from (f"lot:{slug}" for slug in luminaries)
        case SharesAttached(shares=shares):
            yield from (f"lot:{slug}" for slug, _ in shares)
        case LuminaryNominated(luminary=slug):
            yield f"lot:{slug}"
        case LuminaryWon(luminary=slug) | LuminaryDealt(luminary=slug):
            yield f"luminary:{slug}"
        case LuminaryDimmed(luminary=slug) | Woken(luminary=slug) | Rested(luminary=slug):
            yield f"luminary:{slug}"
        case PropagandaCame(cards=cards):
            yield from (f"propaganda:{slug}" for slug in cards)
        case PropagandaTaken(card=card):
            yield f"propaganda:{card}"
        case PropagandaTurnedUp():
            yield from (f"propaganda:{slug}" for slug in view.propaganda)
        case EventTurnedUp() | EventWon() | EventUnsold():
            yield "event"
        case Developed(card=card):
            yield f"hq:{card}"


def _changed_companies(event: Event) -> Iterator[str]:
    match event:
        case CompanyDrafted(company=company):
            yield f"company:{company}"
        case CashPaid(company=company) | CashGained(company=company):
            yield f"company:{company}"
        case ProfitsPaid(profits=profits):
            yield from (f"company:{company}" for company, _, _ in profits)
        case ShareBought(company=company, share=share) | ShareSold(company=company, share=share):
            yield f"company:{company}"
            yield f"share:{share}"
        case ShareTaken(share=share):
            yield f"share:{share}"
        case SharesExchanged(company=company, sold_company=sold, bought_company=bought):
            yield f"company:{company}"
            yield f"share:{sold}"
            yield f"share:{bought}"
