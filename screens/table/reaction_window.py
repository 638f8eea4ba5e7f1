"""Reaction windows: times in which a seat may react, and how a pass looks to the others.

Rules ask every seat that might react, even one that can only pass, so that a question does not
tell the others what is in a hand. So that this costs no keys, a pass that is the only choice is
given by itself at the end of the window. Among several people a pass that is given sooner is held
back until then: a player who could have played something and passes at once looks the same as one
who could not.
"""

from __future__ import annotations

from attrs import define, field

from engine.core.choice import PASS, Decision


def is_window(decision: Decision | None) -> bool:
    """Is the decision a reaction window? Then its last choice is to pass."""
    return decision is not None and decision.choices[-1] == PASS


@define
class TimedWindow:
    """One reaction window of one player, counted in seconds."""

    decision: Decision
    seconds: int
    """How long the window lasts; 0 waits for the player without a limit."""
    company: bool
    """Are there other people, who must not learn anything from the time that an answer takes?"""
    idle: bool = False
    """Is there nothing that the player wants to be asked about? Then a pass is given by itself."""
    left: int = field(init=False)
    given: bool = field(default=False, init=False)
    """The player has passed; the table is told at the end of the window."""
    by_itself: bool = field(init=False)
    """A pass is the only choice, or nothing else is wanted, and no key has been pressed."""

    def __attrs_post_init__(self) -> None:
        self.left = self.seconds
        self.by_itself = self.seconds > 0 and (self.idle or len(self.decision.choices) == 1)

    @property
    def is_running(self) -> bool:
        """Will a pass follow when the time is up?"""
        return self.left > 0 and (self.given or self.by_itself)

    def stay(self) -> None:
        """Take a pass back that was not told yet, and give none by itself."""
        self.given = self.by_itself = False

    def give(self) -> bool:
        """The player passes. True if the table is told now, False if at the end."""
        self.given = self.company and self.left > 0
        return not self.given

    def tick(self, *, covered: bool = False) -> bool:
        """A second is over. True if it is time to pass.

        `covered` says that the player cannot see the window: then no pass is given by itself.
        """
        self.left = max(0, self.left - 1)
        if covered:
            self.by_itself = False
        return not self.left and (self.given or self.by_itself)

    def words(self) -> str:
        """What is going to happen, for the prompt line."""
        if not self.is_running:
            return ""
        if self.given:
            return f"you pass in {self.left} s"
        return f"passing in {self.left} s, any key waits"
