"""The places of the board: their kinds, their names, and the pages that show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engine.core.about import place_kind
from engine.core.dispatch import Dispatch
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.cities import CITIES
from engine.games.currents.names import level_name
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


_names: Dispatch[str, Callable[[str], str]] = Dispatch("name of a place")

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


@_names("city")
def _city(slug: str) -> str:
    return CITIES[slug].name if slug in CITIES else slug


@_names("track")
def _track(name: str) -> str:
    track, _, level = name.partition(":")
    return level_name(f"{track} {level}")


@_names("hq")
def _hq(slug: str) -> str:
    return HQ_CARDS[slug].name


@_names("luminary", "card", "lot")
def _luminary(slug: str) -> str:
    return LUMINARIES[slug].short


@_names("company")
def _company(slug: str) -> str:
    return COMPANIES[slug].short


@_names("share")
def _share(slug: str) -> str:
    return f"{COMPANIES[slug].short} share"


@_names("propaganda")
def _propaganda(slug: str) -> str:
    return PROPAGANDA[slug].name


@_names("event")
def _event(slug: str) -> str:
    return EVENT_CARDS[slug].name if slug in EVENT_CARDS else "Event"


@_names("number")
def _number(number: str) -> str:
    return f"Bid {number}"


@_names("fame")
def _fame(name: str) -> str:
    slug, _, rank = name.partition(":")
    return f"{COMPANIES[slug].short} to {rank}"


@_names("current")
def _current(name: str) -> str:
    side, _, number = name.partition(":")
    return f"{side.upper()} {number}".strip() if number else "START"
