"""Setting a table of Master of Lightning, for the scripts of `engine.testing`.

    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        ann=has(hand=["colorado-60", "niagara-20"]),
        bob=has(hand=["niagara-50"]),
    )
    bid(table, ann="colorado-60 niagara-20", bob="nothing")
    assert table.won_by() == "ann"

The players sit leftward in the order of their names; the player named last is the Dealer, so the
first is first in order. What is not said of a player is empty. A trick is the last of the game
unless `common` says what is left; where no seat has a card left to bid, tricks play themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Charter, Match, start_match
from engine.core.match_access import new_events_of, position_of
from engine.core.position import Position
from engine.games.lightning import GAME
from engine.games.lightning.state import LightningState, Options, Step
from engine.games.lightning.trick_report import TrickReport
from engine.games.lightning.view_types import SeatView, View
from engine.testing import ScriptedTable, play
from tests.engine.games.lightning.scene import Has, Scene, state_of

NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn")

has = Has
"""`ann=has(hand=[...])` reads better than a class."""


class LightningTable(ScriptedTable[View]):
    @property
    def state(self) -> LightningState:
        state: LightningState = position_of(self.match).state
        return state

    def side(self, name: str, *, seen_by: str | None = None) -> SeatView:
        """A player's place, by default through that player's own eyes; "" is a spectator."""
        return self.view(name if seen_by is None else seen_by).seats[self.seat(name)]

    def last(self) -> TrickReport:
        last = self.view().last
        assert last is not None, "no trick has been played"
        return last

    def trick(self) -> TrickReport:
        trick = self.view().trick
        assert trick is not None, "no trick is being played"
        return trick

    def won_by(self) -> str:
        winner = self.last().winner
        assert winner is not None, "the trick has no winner"
        return self.name(winner)

    def totals(self) -> dict[str, int]:
        return {self.name(seat): total for seat, total in enumerate(self.last().totals)}

    def drew(self) -> list[str]:
        """Who drew for ties in the last trick, one after the other."""
        return [self.name(draw.seat) for tie in self.last().tie_rounds for draw in tie.draws]

    def winners(self) -> list[str]:
        outcome = self.match.outcome
        assert outcome is not None, "the match is not over"
        return [self.name(seat) for seat in outcome.winners]

    def scores(self) -> dict[str, int]:
        outcome = self.match.outcome
        assert outcome is not None, "the match is not over"
        return {self.name(seat): score for seat, score in enumerate(outcome.scores)}


def new_game(seats: int, options: Options | None = None, *, seed: int = 1) -> LightningTable:
    match = start_match(GAME, seed=seed, seats=seats, options=options)
    return LightningTable(match, {name: seat for seat, name in enumerate(NAMES[:seats])})


def set_table(scene: Scene) -> LightningTable:
    charter = Charter(GAME.slug, GAME.rules_version, seat_count=len(scene.players), seed=1)
    match = Match(GAME, charter, Position(state_of(scene)))
    match.chronicle[0] = new_events_of(match)
    return LightningTable(match, {name: seat for seat, name in enumerate(scene.names)})


MORE = ("stolen-ticket",) * 12
"""A Common Deck with enough cards for a while."""


def trick(
    size: int,
    prizes: Sequence[str],
    *,
    common: Sequence[str] = (),
    dealer: str = "",
    tie_reopens: bool = False,
    **players: Has,
) -> LightningTable:
    """A trick of that size, before the bids."""
    return set_table(
        Scene(
            players=players,
            step=Step.BID,
            size=size,
            prizes=prizes,
            common=common,
            dealer=dealer,
            tie_reopens=tie_reopens,
        )
    )


def powers(
    *,
    common: Sequence[str] | None = None,
    dealer: str = "",
    small: bool = False,
    by_choice: bool = False,
    **players: Has,
) -> LightningTable:
    """The step of the Power Cards, hands drawn."""
    return set_table(
        Scene(
            players=players,
            step=Step.CIRCLE,
            common=common,
            dealer=dealer,
            small=small,
            powers_by_choice=by_choice,
        )
    )


def before_the_draw(
    *, common: Sequence[str] | None = None, dealer: str = "", **players: Has
) -> LightningTable:
    """The start of a round, before hands are drawn; it will be round 2."""
    return set_table(Scene(players=players, step=Step.DRAW, common=common, dealer=dealer))


def bid(table: LightningTable, **bids: str) -> None:
    """All bid; the cards are named in any order, and "" stands for no card."""
    for name, cards in bids.items():
        play(table, f"{name}: bid {' '.join(sorted(cards.split())) or 'nothing'}")


def bid_nothing(table: LightningTable) -> None:
    for name in table.deciders():
        play(table, f"{name}: bid nothing")


def idle(table: LightningTable, *, until: str) -> None:
    """Let all take the first thing offered until that step of the game asks a seat."""
    while table.match.pending and table.view().step != until:
        name = table.deciders()[0]
        play(table, f"{name}: {table.choices_of(name)[0]}")
