"""Setting a table of Duel in the middle of a game, for the scripts of `engine.testing`.

    table = duel(
        tesla=has(pr=2, technologies=["transformers"]),
        edison=has(),
        row=["boston", "albany", "chicago"],
        deck=["denver"],
        hand=["mark-twain"],
    )

What is not said is as setup leaves it. The inventor named first sits at the first seat and is the
first player; it is the starter's turn with three Assistants each. `hand` is the hand of the one who
has the turn, and its length says how far the phase has come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import evolve

from engine.core.match import Charter, Match, start_match
from engine.core.position import Position
from engine.games.duel import GAME
from engine.games.duel.state import DuelState, Options, Step
from engine.games.duel.view_types import RegionView, SideView, View
from engine.testing import ScriptedTable, play
from tests.engine.games.duel.scene import Has, Scene, state_of

LAST_CARD = "thomas-martin"
"""The Assistant that ends a phase in `after_phase`; its one Action is left unused."""

has = Has
"""`tesla=has(pr=5)` reads better than a class."""


class DuelTable(ScriptedTable[View]):
    def side(self, name: str, *, seen_by: str = "") -> SideView:
        """A player's side of the table, by default through that player's own eyes."""
        return self.view(seen_by or name).sides[self.seat(name)]

    def region(self, slug: str) -> RegionView:
        return next(region for region in self.view().regions if region.slug == slug)

    def points(self, region: str) -> tuple[int, int]:
        return self.region(region).points

    def leader(self, region: str) -> str:
        return self.name(self.region(region).leader)

    def chips(self) -> dict[str, str]:
        return {region.slug: region.chip for region in self.view().regions if region.chip}

    def market(self) -> dict[str, int]:
        return {pile.company: pile.count for pile in self.view().market}

    def winner(self) -> str:
        outcome = self.match.outcome
        assert outcome is not None, "the match is not over"
        (seat,) = outcome.winners
        return self.name(seat)


def new_game(options: Options | None = None, *, seed: int = 1) -> DuelTable:
    """A match from its very beginning; its players are called "first" and "second"."""
    match = start_match(GAME, seed=seed, options=options)
    first = match.view(None).first
    return DuelTable(match, {"first": first, "second": 1 - first})


def duel(
    *,
    phase: int = 1,
    turn: str = "",
    first: str = "",
    hand: Sequence[str] | None = None,
    free: int = 0,
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    chips: Mapping[str, str] | None = None,
    market: Mapping[str, int] | None = None,
    **companies: Has,
) -> DuelTable:
    scene = Scene(
        companies=companies,
        phase=phase,
        turn=turn,
        first=first,
        hand=hand,
        free=free,
        row=row,
        deck=deck,
        chips=chips or {},
        market=market or {},
    )
    return set_table(scene)


def played(
    assistant: str,
    *,
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    chips: Mapping[str, str] | None = None,
    market: Mapping[str, int] | None = None,
) -> DuelTable:
    """Tesla has just played the Assistant against Edison; nothing else has happened."""
    table = duel(
        tesla=has(),
        edison=has(),
        hand=[assistant],
        row=row,
        deck=deck,
        chips=chips,
        market=market,
    )
    play(table, f"tesla: play {assistant}")
    return table


def draft(**companies: Has) -> DuelTable:
    """A table at the draft of phase 1, three Assistants dealt to each."""
    return set_table(Scene(companies=companies, step=Step.KEEP))


def after_phase(
    phase: int,
    *,
    first: str = "",
    row: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    chips: Mapping[str, str] | None = None,
    market: Mapping[str, int] | None = None,
    **companies: Has,
) -> DuelTable:
    """A table where the last turn of the phase has just ended, with nothing done in it."""
    scene = Scene(
        companies=companies,
        phase=phase,
        first=first,
        row=row,
        deck=deck,
        chips=chips or {},
        market=market or {},
    )
    return without_a_last_turn(scene)


def without_a_last_turn(scene: Scene) -> DuelTable:
    """The scene at the end of its phase: the last Assistant is played and does nothing."""
    last = scene.names[1 - scene.starter]
    table = set_table(evolve(scene, turn=last, hand=[LAST_CARD]))
    play(table, f"{last}: play {LAST_CARD}", f"{last}: end turn")
    return table


def set_table(scene: Scene) -> DuelTable:
    return table_of(state_of(scene))


def table_of(state: DuelState) -> DuelTable:
    """A match that begins with this very state, whatever a scene could say."""
    charter = Charter(GAME.slug, GAME.rules_version, seat_count=2, seed=1)
    match = Match(GAME, charter, Position(state))
    return DuelTable(match, {side.company: seat for seat, side in enumerate(state.sides)})


def idle(table: DuelTable, *, until: str) -> None:
    """Let the players do as little as they can until that step of the game asks a seat."""
    while table.match.pending and table.view().step != until:
        answer_quietly(table)


def answer_quietly(table: DuelTable) -> None:
    """End the turn or decline where that can be done, else take the first thing offered."""
    name = table.deciders()[0]
    words = table.choices_of(name)
    quiet = next((each for each in ("end turn", "decline") if each in words), words[0])
    play(table, f"{name}: {quiet}")
