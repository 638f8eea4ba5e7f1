"""Tables of Taidian for the painters' tests: moments of real matches, and views set by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from attrs import evolve, frozen

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.match import Match, start_match
from engine.core.match_access import live_state_of
from engine.games.taidian import GAME
from engine.games.taidian.state import Options, TaidianState
from engine.games.taidian.view_types import FighterView, View
from screens.games.taidian import PAINTER
from themes.look import look
from tui.widgets.canvas import Offer, Picture

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIZES = (
    *((60, 12), (80, 13), (80, 14), (80, 22), (78, 26)),
    *((82, 33), (110, 44), (130, 52), (150, 57)),
)
SMALL, NORMAL, LARGE = (80, 14), (82, 33), (150, 57)
COMMON = (SMALL, NORMAL, LARGE)
KINDS_EACH = 2
"""The number of moments of each kind that are taken from a match."""
TABLES: dict[str, tuple[int, Options]] = {
    "two": (2, Options(loot=True)),
    "pairs": (4, Options(teams="2", characters="pick")),
    "four": (4, Options(loot=True, barrel="structure")),
    "eight": (8, Options(loot=True, health="100", punches=True)),
}


@frozen
class OfferedState:
    state: TaidianState
    offers: dict[int, Offer]

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    @property
    def asked(self) -> int:
        return min(self.offers, default=0)


def matches(table: str, seed: int) -> Iterator[Match[TaidianState]]:
    seats, options = TABLES[table]
    match = start_match(GAME, seed=seed, seats=seats, options=options)
    bot = make_bot(GAME, "random", Chance(seed))
    while match.pending:
        yield match
        seat = match.pending[0].seat
        match.answer(seat, bot.choose(match.sight(seat)))
    yield match


def kind_of(state: TaidianState) -> tuple[object, ...]:
    """What tells moments apart: the step, the window, and how many have fallen."""
    window = (state.window.kind, state.window.helping) if state.window else None
    fallen = sum(fighter.fall_order > 0 for fighter in state.fighters)
    return state.step, window, bool(state.turn.undeclared_batch), fallen, state.outcome is None


@cache
def moments(table: str, seed: int) -> tuple[OfferedState, ...]:
    """A few moments of each kind from one match."""
    taken, seen = [], Counter[object]()
    for match in matches(table, seed):
        kind = kind_of(live_state_of(match))
        seen[kind] += 1
        if seen[kind] <= KINDS_EACH:
            offers = {asked.seat: offer_to(match, asked.seat) for asked in match.pending}
            taken.append(OfferedState(clone(live_state_of(match)), offers))
    return tuple(taken)


def offer_to(match: Match[TaidianState], seat: int) -> Offer:
    """The places that a seat may choose now, with jump letters."""
    view: View = match.view(seat)
    choices = match.decision(seat).choices
    places = dict.fromkeys(GAME.describe(view, choice).place for choice in choices)
    return Offer(dict(zip(places, LETTERS, strict=False)))


def find(table: str, wanted: Callable[[TaidianState], Any]) -> OfferedState:
    for seed in range(1, 40):
        for moment in moments(table, seed):
            if moment.offers and wanted(moment.state):
                return moment
    raise AssertionError("it never came about")


def at_step(step: str, table: str = "pairs") -> OfferedState:
    return find(table, lambda g: g.step.value == step and g.outcome is None)


def in_window(kind: str, *, helping: bool = False, table: str = "four") -> OfferedState:
    return find(table, lambda g: g.window and g.window.kind == kind and g.window.helping == helping)


def finished(table: str, seed: int = 1) -> View:
    return moments(table, seed)[-1].view(0)


def with_fighter(view: View, seat: int, **facts: Any) -> View:
    fighters: list[FighterView] = list(view.fighters)
    fighters[seat] = evolve(fighters[seat], **facts)
    return evolve(view, fighters=tuple(fighters))


def painted(view: View, size: tuple[int, int] = NORMAL, *places: str) -> Picture:
    return PAINTER.paint(view, *size, look(), Offer(dict.fromkeys(places, "a")))


def a_turn(table: str = "pairs") -> View:
    moment = at_step("choose", table)
    return moment.view(moment.asked)
