"""Tables of Duel for the painters' tests: real matches, and views set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from attrs import evolve

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.match import Match, start_match
from engine.core.match_access import live_state_of
from engine.games.duel import GAME
from engine.games.duel.cards import CITIES, REGIONS
from engine.games.duel.state import DuelState
from engine.games.duel.view_types import SideView, View
from tui.widgets.canvas import Offer

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MATCHES = 40
"""How many random matches are searched for a moment; another deck has it in another of them."""
SIZES = ((60, 12), (80, 13), (80, 14), (80, 22), (78, 26), (84, 30), (110, 44), (130, 52))


def matches(seed: int) -> Iterator[Match[DuelState]]:
    match = start_match(GAME, seed=seed)
    bot = make_bot(GAME, "random", Chance(seed))
    while match.pending:
        yield match
        seat = match.pending[0].seat
        match.answer(seat, bot.choose(match.sight(seat)))
    yield match


@cache
def moments(seed: int, every: int = 1) -> tuple[tuple[DuelState, dict[int, Offer]], ...]:
    """Moments of one match: the state, and the choices of each seat that is asked."""
    taken = []
    for number, match in enumerate(matches(seed)):
        if number % every == 0 or match.outcome is not None:
            offers = {asked.seat: offer_to(match, asked.seat) for asked in match.pending}
            taken.append((live_state(match), offers))
    return tuple(taken)


def live_state(match: Match[DuelState]) -> DuelState:
    return clone(live_state_of(match))


def offer_to(match: Match[DuelState], seat: int) -> Offer:
    """The places that a seat may choose now, with jump letters."""
    view: View = match.view(seat)
    choices = match.decision(seat).choices
    places = dict.fromkeys(GAME.describe(view, choice).place for choice in choices)
    return Offer(dict(zip(places, LETTERS, strict=False)))


def view_of(state: DuelState, seat: int | None) -> View:
    return GAME.view(state, seat)


def at_step(step: str, *, seed: int = 1, phase: int = 1, seat: int | None = 0) -> View:
    """The first moment at this step of the sequence of play, in that match or a later one."""
    for number in range(seed, seed + MATCHES):
        for state, _ in moments(number):
            if state.step.value == step and state.phase == phase and state.outcome is None:
                return view_of(state, seat)
    raise AssertionError(f"{step!r} of phase {phase} came in none of {MATCHES} random matches")


def finished(seed: int, seat: int | None = 0) -> View:
    return view_of(moments(seed)[-1][0], seat)


def with_sides(view: View, *, own: dict[str, Any], rival: dict[str, Any]) -> View:
    """The view with some facts of both sides changed; `own` is the seat that looks."""
    seat = view.seat or 0
    sides: list[SideView] = list(view.sides)
    sides[seat] = evolve(sides[seat], **own)
    sides[1 - seat] = evolve(sides[1 - seat], **rival)
    return evolve(view, sides=(sides[0], sides[1]))


def all_cities(region: str) -> tuple[str, ...]:
    return tuple(slug for slug, city in CITIES.items() if city.region == region)


def no_cities() -> dict[str, tuple[str, ...]]:
    return dict.fromkeys(REGIONS, ())
