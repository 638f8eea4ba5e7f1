"""Moments in which somebody may react, and how a pass in them looks from outside.

Rules ask everybody who might react, also a seat that can do nothing but pass, so that a question
tells nobody what is in a hand. So that this costs no keys, a pass that is the only choice is given
by itself at the end of the moment. Among several people a pass that is given sooner is held back
until then: whoever could have played something and passes at once looks the same as whoever could
not.
"""

from __future__ import annotations

from attrs import define, field

from engine.core.choice import PASS, Decision


def is_window(decision: Decision | None) -> bool:
    """Is it a moment to react in? There the last choice is to pass."""
    return decision is not None and decision.choices[-1] == PASS


@define
class ReactionWindow:
    """One such moment in front of one person, counted in seconds."""

    decision: Decision
    seconds: int
    """How long it lasts; 0 waits for the person, however long."""
    company: bool
    """Are there other people, who must not learn anything from the time that an answer takes?"""
    left: int = field(init=False)
    given: bool = field(default=False, init=False)
    """The person has passed, and the others will hear of it at the end of the moment."""
    by_itself: bool = field(init=False)
    """There is nothing to do but pass, and the person has not touched a key."""

    def __attrs_post_init__(self) -> None:
        self.left = self.seconds
        self.by_itself = self.seconds > 0 and len(self.decision.choices) == 1

    @property
    def is_running(self) -> bool:
        """Will a pass follow when the time is up?"""
        return self.left > 0 and (self.given or self.by_itself)

    def stay(self) -> None:
        """The person wants to look around, or thinks again."""
        self.given = self.by_itself = False

    def give(self) -> bool:
        """The person passes. True if that goes to the table now, False if at the end."""
        self.given = self.company and self.left > 0
        return not self.given

    def tick(self, *, covered: bool = False) -> bool:
        """A second is over. True if it is time to pass.

        Behind another page nobody sees a moment go by: nothing is passed there by itself.
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
        return f"passes in {self.left} s, any key waits"
