"""Reaction windows, and how a pass in one looks to the other players.

Rules ask every seat that might react, even one that can only pass, so that a question does not give
away a hand. To save keys, a pass that is the only choice is given automatically at the end of the
window. Among several people an earlier pass is held back until then: a player who could have played
something and passes at once looks the same as one who could not.
"""

from __future__ import annotations

from attrs import define, field

from engine.core.choice import PASS, Decision


def is_window(decision: Decision | None) -> bool:
    """Is the decision a reaction window? Then its last choice is PASS."""
    return decision is not None and decision.choices[-1] == PASS


@define
class TimedWindow:
    """One reaction window of one player, counted in seconds."""

    decision: Decision
    seconds: int
    """The length of the window; 0 waits for the player without a limit."""
    has_company: bool
    """Are there other people, who must not learn anything from the time that an answer takes?"""
    idle: bool = False
    """Is there nothing that the player wants to be asked about? Then a pass is automatic."""
    seconds_left: int = field(init=False)
    has_passed: bool = field(default=False, init=False)
    """Has the player passed? The table is notified at the end of the window."""
    is_automatic: bool = field(init=False)
    """Will a pass be automatic, because it is the only wanted choice and no key was pressed?"""

    def __attrs_post_init__(self) -> None:
        self.seconds_left = self.seconds
        self.is_automatic = self.seconds > 0 and (self.idle or len(self.decision.choices) == 1)

    @property
    def is_running(self) -> bool:
        """Will a pass follow when the time is up?"""
        return self.seconds_left > 0 and (self.has_passed or self.is_automatic)

    @property
    def is_due(self) -> bool:
        """Is the time up, and a pass to be given?"""
        return not self.seconds_left and (self.has_passed or self.is_automatic)

    def take_back_pass(self) -> None:
        self.has_passed = self.is_automatic = False

    def try_pass(self) -> bool:
        """Pass for the player. True if the table is notified now, False if at the end."""
        self.has_passed = self.has_company and self.seconds_left > 0
        return not self.has_passed

    def tick(self, *, is_covered: bool = False) -> None:
        """Count one second; a window that is covered, hidden from the player, passes no more."""
        self.seconds_left = max(0, self.seconds_left - 1)
        if is_covered:
            self.is_automatic = False

    def pending_text(self) -> str:
        if not self.is_running:
            return ""
        if self.has_passed:
            return f"you pass in {self.seconds_left} s"
        return f"passing in {self.seconds_left} s, any key cancels"
