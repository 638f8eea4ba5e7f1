"""Reaction windows: moments in which several seats may react to something (docs/adr/0005).

Groups of seats are asked one after the other, such as those concerned and then their helpers. All
seats of a group are asked at the same time. A seat that plays something is asked again together
with the others that did, as long as the game says so; a seat that passes is out of its group.

A question must not tell what a hand holds. So a game asks each seat that might hold something, even
if it can only pass, and the last choice is always PASS: by this screens know a reaction window.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.core.choice import PASS, Choice, Decision
from engine.core.flow import choose_together

ONLY_PASS = (PASS,)


def reaction(seat: int, prompt: str, plays: tuple[Choice, ...], clause: str = "") -> Decision:
    """The question to one seat: what it may play, and to pass."""
    return Decision(seat, prompt, (*plays, PASS) if plays else ONLY_PASS, clause)


class ReactionWindow(ABC):
    """A window as a game's rules see it. What must be remembered is kept in the game's state."""

    @property
    @abstractmethod
    def asked(self) -> list[int]:
        """The seats of the present group that have not passed, in turn order."""

    @asked.setter
    @abstractmethod
    def asked(self, seats: list[int]) -> None: ...

    @abstractmethod
    def next_group(self) -> list[int] | None:
        """Go on to the next group and return its seats, which may be none; None after the last."""

    @abstractmethod
    def questions(self) -> list[Decision]:
        """One question for each of `asked`, in that order; PASS is the last choice."""

    @abstractmethod
    def reply(self, seat: int, answer: Choice) -> None:
        """Let what the seat played take effect."""

    @abstractmethod
    def is_asked_again(self, seat: int) -> bool:
        """Is a seat that has played something asked again, once all replies have taken effect?"""

    @abstractmethod
    def close(self) -> None:
        """End the window: all groups have passed."""

    def go_on(self) -> None:
        """Ask the next group that has seats; close the window if there is none."""
        while (seats := self.next_group()) is not None:
            if seats:
                self.asked = seats
                return
        self.close()

    async def ask(self) -> None:
        """Ask all of `asked` at the same time, once; this is one segment of the game."""
        asked = self.asked
        answers = await choose_together(*self.questions())
        played = []
        for seat, answer in zip(asked, answers, strict=True):
            if answer.verb != PASS.verb:
                self.reply(seat, answer)
                played.append(seat)
        if again := [seat for seat in played if self.is_asked_again(seat)]:
            self.asked = again
        else:
            self.go_on()
