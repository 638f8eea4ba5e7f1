"""Events of whole matches are marked at places that the board has, and only there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.match import start_match
from engine.games.currents import GAME
from engine.games.currents.auctions.bids import (
    BidderDropped,
    BidMade,
    LuminariesLeft,
    LuminaryBoxed,
    OptedOut,
)
from engine.games.currents.describe import about
from engine.games.currents.event_cards.offers import PriceRose, StockEffect
from engine.games.currents.events import (
    AutomatonBegan,
    Declined,
    FirstRewarded,
    PatentRewarded,
    PraiseRaisedPrice,
    TurnBegan,
    TurnEnded,
)
from engine.games.currents.market.events import MarketVisited
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.propaganda.moves import SpokeUp
from engine.games.currents.scoring.points import CompanyScored, GameWon
from engine.games.currents.view_types import View
from screens.games.currents import PAINTER
from screens.games.currents.places import CURRENTS, PAGES, places_changed_by
from tests.screens.games.currents.tables import LARGE, MIDDLE, SMALL, table
from themes.look import look
from tui.widgets.canvas import Offer

QUIET = (
    *(TurnBegan, TurnEnded, OptedOut, BidMade, BidderDropped),
    *(LuminaryBoxed, LuminariesLeft, StockEffect, Declined),
    *(AutomatonBegan, SpokeUp, MarketVisited, CompanyScored),
    *(GameWon, PriceRose, PraiseRaisedPrice, FirstRewarded),
    PatentRewarded,
)
"""Events that change no place but the prices that they list."""


@cache
def told(seats: int, seed: int) -> tuple[tuple[Event, View], ...]:
    """The events of a match of random bots, each with the view after it."""
    return tuple(_played(seats, seed))


def _played(seats: int, seed: int) -> Iterator[tuple[Event, View]]:
    match = start_match(GAME, seats=seats, seed=seed)
    bot = make_bot(GAME, "random", Chance(seed))
    while True:
        view: View = match.view(None)
        yield from ((event, view) for event in match.chronicle[-1])
        if not match.pending:
            return
        seat = match.pending[0].seat
        match.answer(seat, bot.choose(match.sight(seat)))


def test_every_marked_place_is_one_that_can_be_read_about() -> None:
    for event, view in (*told(3, 1), *told(6, 2), *told(1, 3)):
        for place in places_changed_by(event, view):
            assert place == CURRENTS or about(view, place) is not None, (event, place)


def test_events_mark_something_unless_they_only_move_prices() -> None:
    for event, view in (*told(3, 1), *told(6, 2)):
        marked = list(places_changed_by(event, view))
        prices = getattr(event, "prices", ())
        moved = {f"share:{move.company}" for move in prices if move.before != move.now}
        assert moved <= set(marked)
        if not isinstance(event, QUIET):
            assert marked, event


def test_a_claim_marks_its_city_and_the_price() -> None:
    event, view = next(
        (event, view) for event, view in told(3, 1) if isinstance(event, ProjectClaimed)
    )
    city = event.project.rpartition(" ")[0]
    assert f"city:{city}" in set(places_changed_by(event, view))


def test_what_has_changed_is_underlined() -> None:
    view = table(4)
    for size in (SMALL, MIDDLE, LARGE):
        for page in PAGES:
            plain = PAINTER.paint(view, *size, look(), Offer(page=page))
            places = {target.place for target in plain.targets} & {
                *("city:albany", "track:bulb:3", "event", "propaganda:the-electric-chair"),
                *("share:edison", "fame:tesla:2", "luminary:samuel-insull", "hq:coil-shop"),
            }
            for place in places:
                offer = Offer(page=page, changed_places=frozenset({place}))
                marked = PAINTER.paint(view, *size, look(), offer)
                assert marked.strips != plain.strips, (size, page, place)
