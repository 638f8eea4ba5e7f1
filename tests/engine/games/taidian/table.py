"""Setting a table of Taidian at the start of a turn, for the scripts of `engine.testing`.

    table = brawl(
        vane=has(hand=["punch", "kick"], levels={"strength": 1}),
        novak=has(health=40, hand=["shield"]),
    )
    play(table, "vane: attack", "vane: lay punch", "vane: strike", "novak: play shield")

Seats are called after their characters. The fighter named first sits at the first seat and has the
turn. What is not said: full health, an empty hand (so that no seat is asked in between), a deck of
coins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.match import Charter, Match, start_match
from engine.core.position import Position
from engine.games.taidian import GAME
from engine.games.taidian.state import Options
from engine.games.taidian.view_types import FighterView, FightView, StandView, View
from engine.testing import ScriptedTable, play
from tests.engine.games.taidian.scene import Has, Scene, state_of

has = Has
"""`vane=has(health=40)` reads better than a class."""


class TaidianTable(ScriptedTable[View]):
    def fighter(self, name: str, *, seen_by: str | None = None) -> FighterView:
        """A fighter, by default through their own eyes; "" is a spectator."""
        return self.view(name if seen_by is None else seen_by).fighters[self.seat(name)]

    def health(self, *names: str) -> tuple[int, ...]:
        return tuple(self.fighter(name).health for name in names)

    def hand(self, name: str) -> list[str]:
        return list(self.fighter(name).hand)

    def discard(self, name: str) -> list[str]:
        return list(self.fighter(name).discard)

    def structures(self, name: str) -> list[str]:
        return list(self.fighter(name).structures)

    def standing(self) -> list[str]:
        return [self.name(each.seat) for each in self.view().fighters if each.standing]

    def stack(self, slug: str, *, seen_by: str = "") -> int:
        return next(each.count for each in self.view(seen_by).market if each.slug == slug)

    def fight(self) -> FightView:
        fight = self.view().fight
        assert fight is not None, "there was no fight yet"
        return fight

    def stand(self, name: str) -> StandView:
        return next(each for each in self.fight().stands if each.seat == self.seat(name))

    def winners(self) -> list[str]:
        outcome = self.match.outcome
        assert outcome is not None, "the match is not over"
        return [self.name(seat) for seat in outcome.winners]


def new_game(options: Options | None = None, *, seats: int = 2, seed: int = 1) -> TaidianTable:
    """A match from its very beginning; its seats are called by their numbers, from 1."""
    match = start_match(GAME, seed=seed, seats=seats, options=options)
    return TaidianTable(match, {str(seat + 1): seat for seat in range(seats)})


def brawl(
    *,
    options: Options | None = None,
    turn: str = "",
    round: int = 1,  # noqa: A002
    market: Mapping[str, int] | None = None,
    poisons: Sequence[tuple[str, str, int]] = (),
    truces: Sequence[tuple[str, str]] = (),
    **fighters: Has,
) -> TaidianTable:
    scene = Scene(
        fighters=fighters,
        options=options or Options(),
        turn=turn,
        round=round,
        market=market or {},
        poisons=poisons,
        truces=truces,
    )
    charter = Charter(GAME.slug, GAME.rules_version, seat_count=len(fighters), seed=1)
    match = Match(GAME, charter, Position(state_of(scene)))
    return TaidianTable(match, {name: seat for seat, name in enumerate(scene.names)})


def strike(table: TaidianTable, *cards: str, by: str = "ferrand", at: str = "") -> None:
    """Lay cards as one batch, all at one target, and declare it; choosing the turn first."""
    if table.view().step == "choose":
        play(table, f"{by}: attack")
    for card in cards:
        play(table, f"{by}: lay {card}")
        if table.view(by).step == "target":
            play(table, f"{by}: at {at}")
    play(table, f"{by}: strike")


def upgrade(table: TaidianTable, *choices: str, by: str = "ferrand") -> None:
    play(table, f"{by}: upgrade", *(f"{by}: {words}" for words in choices))
