"""The interface of a match for a table page, local or hosted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.core.bot import Advice
from engine.core.choice import Choice
from engine.core.game import Game
from net.play.proof import Proof
from net.play.replay import Replay
from net.play.update import LogLine, Update
from saves.record import Player


class Playable(Protocol):
    """A match as it can be seen and played from some seats.

    A `Table` serves all people at one keyboard; a `GuardedMatch` serves one visitor's seat and
    raises NotYourSeatError for any other.
    """

    @property
    def id(self) -> str:
        """The id of the match in the store."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played in the match."""

    @property
    def title(self) -> str:
        """The game and its players."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, by seat."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options in use, by name."""

    @property
    def note(self) -> str:
        """A message for returning players."""

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that people at this keyboard answer for."""

    @property
    def is_over(self) -> bool:
        """Does the match have an outcome?"""

    def update(self, seat: int | None) -> Update:
        """The current update for a seat, or for a spectator (None)."""

    def log(self, seat: int | None) -> list[LogLine]:
        """The full log as this seat may read it."""

    def watch(self, seat: int | None, callback: Callable[[Update], None]) -> Callable[[], None]:
        """Call `callback` with every change; the returned function stops that."""

    def replay(self, *own_seats: int) -> Replay:
        """The match from its beginning."""

    def course(self, seat: int | None) -> list[Update]:
        """The course of the match as a seat sees it: positions for plots (`Replay.course`)."""

    def proof(self) -> Proof:
        """The proof of the shuffle, as far as the viewer may see it."""

    async def answer(self, seat: int, choice: Choice) -> None:
        """Give a seat's answer."""

    async def undo(self, seat: int) -> None:
        """Take back the seat's last answer, if nothing was revealed since."""

    async def advise(self, seat: int) -> Advice:
        """A hint for the seat's decision."""

    async def run_bots(self) -> None:
        """Let the bots play while the page is open, if the page is responsible for that."""

    def set_pace(self, seconds: float) -> None:
        """Let bots take this many seconds for an answer, if the page may decide that."""

    def close(self) -> None:
        """Leave the match; everything is stored."""
