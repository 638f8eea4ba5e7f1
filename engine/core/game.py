"""What a game supplies. Six things make it playable; the rest makes it pleasant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from engine.core.bot import BotMaker
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, Description, Refusal
from engine.core.event import Event
from engine.core.flow import Segment
from engine.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")


@frozen
class Where:
    """How far a match has come: the round, and the same in words ("Phase 2, turn 3")."""

    round: int
    words: str


def describe_plainly(view: Any, choice: Choice) -> Description:
    """The description of a game that supplies none: its verb and its noun."""
    words = choice.noun.replace("-", " ")
    return Description(choice.verb.capitalize(), words.capitalize(), place=choice.noun)


def refuse_nothing(view: Any, decision: Decision) -> tuple[Refusal, ...]:
    """The refusals of a game that explains none."""
    return ()


def record_nothing(g: Any) -> Mapping[str, str]:
    """The statistics of a game that keeps none."""
    return {}


@frozen(kw_only=True, repr=False)
class Game(Generic[S, V]):
    """A game's rules, for the core. `engine/games/duel` is the one to copy."""

    slug: str
    title: str
    blurb: str
    seats: range
    rules_version: int
    options: type[Any]
    state: type[S]

    setup: Callable[[Any, int, Chance], S]
    """Options, number of seats and chance to the state before the first segment."""
    segment: Segment[S]
    """Play the next segment of the sequence of play."""
    view: Callable[[S, int | None], V]
    """All that a seat, or a spectator (None), may see."""
    shuffle_unseen: Callable[[S, int | None, Chance], None]
    """Rearrange in place what the seat cannot know."""
    tell: Callable[[Event, int | None], str]
    """One log line, as the seat reads it."""
    where: Callable[[S], Where]
    """How far the match has come."""
    seat_name: Callable[[V, int], str]
    """What a seat is called at the table, once the match has begun ("Nikola Tesla")."""
    pieces: Callable[[S], Mapping[str, int]]
    """Counts that no move may change, for the conservation test."""

    describe: Callable[[V, Choice], Description] = describe_plainly
    """A choice in plain words, with what follows from it."""
    why_not: Callable[[V, Decision], tuple[Refusal, ...]] = refuse_nothing
    """What the seat might expect to be able to do, and why it cannot."""
    record: Callable[[S], Mapping[str, str]] = record_nothing
    """Facts of a finished match that simulations count ("won by": "goal")."""
    bots: Mapping[str, BotMaker] = field(factory=dict)
    """Bots of this game, by name, beside those that play anything."""
    rules: Traversable | None = None
    """RULES.md, which the rules screen shows."""

    def __repr__(self) -> str:
        return f"<Game {self.slug}: {self.title}, for {self.players}>"

    @property
    def players(self) -> str:
        """How many can play: "2 players", "2 to 6 players"."""
        fewest, most = self.seats[0], self.seats[-1]
        return f"{fewest} players" if fewest == most else f"{fewest} to {most} players"
