"""The definition of a game. The first fields make it playable; the optional ones improve it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from engine.core.about import About
from engine.core.bot import BotMaker
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, Description, Idea, Refusal, refused
from engine.core.errors import BadSeatCountError
from engine.core.flow import Segment
from engine.core.game_faults import NamedFields, check_fields
from engine.core.redeal import redeal_decks
from engine.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")


@frozen
class Where:
    """The progress of a match: the round, and a text such as "Phase 2, turn 3"."""

    round: int
    text: str


def nothing_unseen(g: Any, seat: int | None, chance: Chance) -> None:
    """Change nothing: the `shuffle_unseen` of a game in which every seat sees everything."""


def describe_plainly(view: Any, choice: Choice) -> Description:
    """The default description of a choice: its verb and noun."""
    text = choice.noun.replace("-", " ")
    return Description(choice.verb.capitalize(), text.capitalize(), place=choice.noun)


def refuse_nothing(view: Any, decision: Decision) -> tuple[Refusal, ...]:
    """The default `why_not`: no refusals are explained."""
    return ()


def no_ideas(view: Any, decision: Decision) -> Iterable[Idea]:
    """The `Game.ideas` of a game that lists none."""
    return ()


def nothing_about(view: Any, place: str) -> About | None:
    """The default `about`: no text about any place."""
    return None


def no_facts(g: Any) -> Mapping[str, str]:
    """The default `facts`: no statistics."""
    return {}


def never_see_the_same(view: Any, one: int, other: int) -> bool:
    """The `Game.see_the_same` of a game in which every seat may have secrets: False."""
    return False


def plays_alone(options: Any, seat: int) -> int | None:
    """The `team_of` of a game without teams: None."""
    return None


@frozen
class FirstGame:
    """The setup that a game recommends for a player's first match."""

    players: tuple[str, ...]
    """The player of each seat: "human", or the name of a bot."""
    options: Mapping[str, Any] = field(factory=dict)
    """The options that differ from their defaults."""


@frozen(kw_only=True, repr=False)
class Game(NamedFields, Generic[S, V]):
    """The rules of a game and everything the program knows about it.

    The fields without a default make it playable, the others improve it. `engine/games/duel` is a
    complete example, docs/new-game.md a guide. Raises BadGameError for a field that cannot be
    used, such as a `segment` that is not an `async def`.
    """

    slug: str
    title: str
    blurb: str
    seat_counts: range
    """The possible numbers of seats, such as range(2, 5)."""
    rules_version: int
    """The version of the rules that new matches are played by."""
    options: type[Any]
    state: type[S]

    setup: Callable[[Any, int, Chance], S]
    """Given options, the number of seats and a `Chance`, return the state before the first segment.
    """
    segment: Segment[S]
    """A coroutine function that plays the next segment of the sequence of play on the state."""
    view: Callable[[S, int | None], V]
    """Return everything that a seat, or a spectator (None), may see."""
    shuffle_unseen: Callable[[S, int | None, Chance], None]
    """Rearrange in place everything hidden from the seat; `nothing_unseen` if nothing is hidden."""
    where: Callable[[S], Where]
    """Return the progress of the match."""
    seat_name: Callable[[V, int], str]
    """Return the name of a seat once the match has begun ("Nikola Tesla")."""
    pieces: Callable[[S], Mapping[str, int]]
    """Return counts of pieces that no move may change, for the conservation test."""

    redeal: Callable[[S, S, Chance], None] = redeal_decks
    """Given the state at the start of a segment and the state now, deal again in the first what no
    seat knows and no rule has drawn since: for an undo that all agreed to."""
    oldest_rules: int | None = None
    """The oldest rules version that still replays as it was played; None for the newest only.

    A changed rule then asks `state.rules_version`, which is that of the charter.
    """
    goal: tuple[str, ...] = ()
    """The end of the game and the way to win, in at most three lines of at most 77 characters."""
    describe: Callable[[V, Choice], Description] = describe_plainly
    """Return the text of a choice, with its consequence."""
    why_not: Callable[[V, Decision], tuple[Refusal, ...]] = refuse_nothing
    """Return actions that the seat might expect but cannot take, each with the reason."""
    ideas: Callable[[V, Decision], Iterable[Idea]] = no_ideas
    """Return everything that the seat may think of at its decision, listed on its view by the same
    functions that list the choices on the state: each a choice, or the refusal that says why not.
    """
    about: Callable[[V, str], About | None] = nothing_about
    """Return the text about a place of the board ("city:albany"); None for an unknown place."""
    see_the_same: Callable[[V, int, int], bool] = never_see_the_same
    """Given any seat's view and two seats: do both see the same, except for `view.seat`?

    No cover page is shown between such seats when people share a keyboard (docs/adr/0015).
    """
    team_of: Callable[[Any, int], int | None] = plays_alone
    """Given the options and a seat, return the number of its team; None if it plays for itself.

    Seats of a team win or lose together. Teams are fixed before the match begins: people choose
    their seats by them, and a team can chat privately.
    """
    facts: Callable[[S], Mapping[str, str]] = no_facts
    """Return facts of a finished match that simulations count ("won by": "goal")."""
    bots: Mapping[str, BotMaker] = field(factory=dict)
    """The bots that play only this game, by name; the last one is the usual opponent."""
    first_game: FirstGame | None = None
    """The setup recommended for a first match; None recommends nothing."""
    rules: Traversable | None = None
    """RULES.md, which the rules screen shows."""

    def __attrs_post_init__(self) -> None:
        check_fields(self)

    def __repr__(self) -> str:
        return f"<Game {self.slug}: {self.title}, for {self.players_text}>"

    @property
    def players_text(self) -> str:
        """The possible numbers of players: "1 player", "2 players", "2 to 6 players"."""
        fewest, most = self.seat_counts[0], self.seat_counts[-1]
        if most == 1:
            return "1 player"
        return f"{fewest} players" if fewest == most else f"{fewest} to {most} players"

    def refusals(self, view: V, decision: Decision) -> tuple[Refusal, ...]:
        """Why the seat cannot do what it might expect at its decision."""
        return (*self.why_not(view, decision), *refused(self.ideas(view, decision)))

    def can_replay(self, rules_version: int) -> bool:
        """Does a match of these rules replay as it was played?"""
        oldest = self.oldest_rules or self.rules_version
        return oldest <= rules_version <= self.rules_version

    def check_seats(self, count: int) -> None:
        """Raise BadSeatCountError if the game cannot be played by that number of players."""
        if count not in self.seat_counts:
            fewest, most = self.seat_counts[0], self.seat_counts[-1]
            number = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise BadSeatCountError(f"{self.title} is played by {number} players, not by {count}")
