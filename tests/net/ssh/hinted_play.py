"""Play by keys at a table over SSH: whoever is asked follows the hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.bot import Advice
from net.hall.hosted_table import HostedTable
from tests.net.ssh.caller import Caller

MANY_KEYS = 100
"""More keys than a player needs for an answer, or to continue from a reveal before it."""
TELLS = "Esc shows the result."
"""The text of a board about the key that continues a reveal."""
CONFIRM = "Press Enter to confirm."
"""The text of a list about a final choice after the first of its two keys."""


class HintedPlay:
    def __init__(self, hosted: HostedTable, players: Sequence[Caller]) -> None:
        self._hosted = hosted
        self._players = players
        self._hints = 0
        self._advise = hosted.table.advise
        hosted.table.advise = self._counted_advice  # type: ignore[method-assign]

    async def _counted_advice(self, seat: int) -> Advice:
        advice = await self._advise(seat)
        self._hints += 1
        return advice

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None once the match is over."""
        waiting = self._hosted.table.update(None).waiting_for
        return waiting[0] if waiting else None

    @property
    def _answers(self) -> int:
        return len(self._hosted.table.answerers)

    async def answer(self) -> None:
        """Let the seat that is asked follow the hint; a final choice takes Enter twice."""
        assert self.asked is not None
        caller, answers, hints = self._players[self.asked], self._answers, self._hints
        await press_until(caller, "h", lambda: self._hints > hints)
        caller.press("enter")
        await caller.wait(
            lambda: self._answers > answers or CONFIRM in caller.screen, "what Enter brings"
        )
        if self._answers == answers:
            caller.press("enter")
        await caller.wait(lambda: self._answers > answers, "an answer")


async def press_until(caller: Caller, key: str, has_come: Callable[[], bool]) -> None:
    """Press a key, and again if the board began to tell something instead of taking it."""
    for _ in range(MANY_KEYS):
        await go_on(caller)
        caller.press(key)
        await caller.wait(lambda: has_come() or TELLS in caller.screen, f"what {key} brings")
        if has_come():
            return
    raise AssertionError(f"nothing comes of {key}:\n{caller.screen}")


async def go_on(caller: Caller) -> None:
    """Go on from all that the board tells step by step; the settings let no result stay."""
    for _ in range(MANY_KEYS):
        screen = caller.screen
        if TELLS not in screen:
            return
        caller.press("escape")
        await caller.wait(lambda before=screen: caller.screen != before, "what follows")  # type: ignore[misc]
    raise AssertionError(f"the board tells without end:\n{caller.screen}")
