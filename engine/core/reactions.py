"""Reaction windows, in which several seats may react to something (docs/adr/0005).

Groups of seats are asked one after the other, such as the seats concerned and then their allies.
All seats of a group are asked at the same time. A seat that plays something is asked again together
with the others that did, as long as the game allows it; a seat that passes leaves its group.

Being asked must not reveal the content of a hand. So a game asks each seat that might hold a
reaction, even if it can only pass, and the last choice is always PASS: screens recognise reaction
windows by it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.core.choice import PASS, Choice, Decision
from engine.core.flow import choose_together

ONLY_PASS = (PASS,)


def reaction(seat: int, prompt: str, plays: tuple[Choice, ...], clause: str = "") -> Decision:
    """The question to one seat: its possible plays, and PASS."""
    return Decision(seat, prompt, (*plays, PASS) if plays else ONLY_PASS, clause)


class ReactionWindow(ABC):
    """A window as a game's rules see it. Anything to be remembered is kept in the game's state."""

    @property
    @abstractmethod
    def seats_to_ask(self) -> list[int]:
        """The seats of the current group that have not passed, in turn order."""

    @seats_to_ask.setter
    @abstractmethod
    def seats_to_ask(self, seats: list[int]) -> None: ...

    @abstractmethod
    def next_group(self) -> list[int] | None:
        """Move to the next group and return its seats, possibly none; None after the last group."""

    @abstractmethod
    def questions(self) -> list[Decision]:
        """One question for each of `seats_to_ask`, in that order; PASS is the last choice."""

    @abstractmethod
    def reply(self, seat: int, answer: Choice) -> None:
        """Apply the play of a seat."""

    @abstractmethod
    def is_asked_again(self, seat: int) -> bool:
        """Is a seat that has played asked again, once all plays have been applied?"""

    @abstractmethod
    def close(self) -> None:
        """End the window: all groups have passed."""

    def go_on(self) -> None:
        """Ask the next group that has seats; close the window if there is none."""
        while (seats := self.next_group()) is not None:
            if seats:
                self.seats_to_ask = seats
                return
        self.close()

    async def ask(self) -> None:
        """Ask all of `seats_to_ask` at the same time, once; this is one segment of the game."""
        seats = self.seats_to_ask
        answers = await choose_together(*self.questions())
        answering_seats = []
        for seat, answer in zip(seats, answers, strict=True):
            if answer.verb != PASS.verb:
                self.reply(seat, answer)
                answering_seats.append(seat)
        if seats_asked_again := [seat for seat in answering_seats if self.is_asked_again(seat)]:
            self.seats_to_ask = seats_asked_again
        else:
            self.go_on()
