"""The clock of reaction windows: it counts down, and passes when there is no other choice."""

from __future__ import annotations

from typing import ClassVar

from textual.timer import Timer

from engine.core.choice import PASS, Choice, Decision
from screens.table.board_page import BoardPage
from screens.table.reaction_window import TimedWindow, is_window
from screens.table.table_model import TableModel


class ReactionClock:
    """The open reaction window of a table, and the seats that keep passing."""

    SECOND: ClassVar[float] = 1.0
    """The length of a second; tests shorten it."""

    def __init__(self, model: TableModel, page: BoardPage) -> None:
        self._model = model
        self._table = model.table
        self._page = page
        self.window: TimedWindow | None = None
        self._timer: Timer | None = None
        self._passing_on: dict[int | None, str] = {}
        """The seats that keep passing, and the occasion for it."""
        self._unseen_decision: Decision | None = None
        """The window of a seat without the keyboard that a pass is pending for."""

    # The window

    def follow_question(self) -> None:
        decision = self._model.update.decision
        if self.window is not None and self.window.decision is decision:
            return
        self._stop_counting()
        self.window = None
        if decision is None:
            return
        if not is_window(decision):
            self._passing_on.pop(decision.seat, None)
            return
        seconds = 0 if self._is_explained else self._model.settings.automatic_pass_seconds
        self.window = TimedWindow(decision, seconds, self._has_company, self._is_idle)
        self._pass_again(self.window)
        if self.window.seconds_left:
            self._timer = self._page.set_interval(self.SECOND, self.tick)

    @property
    def _has_company(self) -> bool:
        return sum(player.is_human for player in self._table.players) > 1

    @property
    def _is_explained(self) -> bool:
        """Is there a reason to read why the player can only pass? Then it waits for a key."""
        return not self._has_company and self._model.painter.is_pass_explained(
            self._model.update.view
        )

    @property
    def _is_idle(self) -> bool:
        """Is the window without effect, or about others whom the player does not want to help?"""
        painter, view = self._model.painter, self._model.update.view
        only_own = self._model.settings.teams_to_help == "own"
        if painter.no_answer_matters(view) or (only_own and painter.concerns_only_others(view)):
            return True
        return not self._has_company and painter.no_held_card_matters(view)

    def _stop_counting(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    async def tick(self) -> None:
        window = self.window
        if window is None:
            return
        window.tick(is_covered=not self._may_pass_by_itself)
        if not window.seconds_left:
            self._stop_counting()
        if window.is_due:
            await self._page.run_guarded(self._give_pass, window)
        else:
            self._page.repaint("prompt")

    @property
    def _may_pass_by_itself(self) -> bool:
        return self._page.is_in_front and not self._page.is_held

    @property
    def will_pass(self) -> bool:
        """Does the window end with a pass if no key is pressed?"""
        window = self.window
        if window is None or not window.is_running:
            return False
        return window.has_passed or self._may_pass_by_itself

    def stop_automatic_pass(self) -> None:
        if self._model.hotseat.viewer is None:  # the players who keep passing are at the keyboard
            self._passing_on.clear()
        self._passing_on.pop(self._model.hotseat.viewer, None)
        if self.window is not None and (self.window.has_passed or self.window.is_automatic):
            self.window.take_back_pass()
            self._page.repaint("prompt")

    def pending_text(self) -> str:
        if self._model.hotseat.viewer in self._passing_on:
            return "you keep passing, any key stops it"
        if self._model.hotseat.viewer is None and self._passing_on:
            return "all keep passing, any key stops it"
        return self.window.pending_text() if self.window is not None else ""

    # Passing

    def try_give(self, choice: Choice) -> bool:
        """Hold a pass until its window ends, if it must. True if the answer is to be given now."""
        return self.window is None or choice != PASS or self.window.try_pass()

    async def pass_now(self) -> None:
        window = self.window
        if window is None:
            return
        if window.try_pass():
            await self._give_pass(window)
        else:
            self._page.repaint()

    async def keep_passing(self) -> None:
        if self.window is not None:
            self._passing_on[self.window.decision.seat] = self._occasion()
            await self.pass_now()

    def _pass_again(self, window: TimedWindow) -> None:
        """Pass in a new window for a seat that keeps passing, at the pace of the others."""
        seat = window.decision.seat
        if seat not in self._passing_on:
            return
        if self._page.is_held or self._passing_on[seat] != self._occasion():
            del self._passing_on[seat]
        elif window.try_pass():
            self._page.set_timer(
                self._pause, lambda: self._page.run_guarded(self._pass_if_kept, window)
            )

    async def _pass_if_kept(self, window: TimedWindow) -> None:
        if window.decision.seat in self._passing_on:
            await self._give_pass(window)

    def try_pass_unseen(self, seat: int) -> bool:
        """Pass for a seat that keeps passing, so that the keyboard is not handed over."""
        update = self._table.update(seat)
        decision, about = update.decision, self._model.painter.occasion(update.view)
        if decision is None or not is_window(decision) or self._passing_on.get(seat) != about:
            self._passing_on.pop(seat, None)
            return False
        if self._unseen_decision is not decision:
            self._unseen_decision = decision
            pause = self._model.settings.automatic_pass_seconds * self.SECOND or self._pause
            self._page.set_timer(
                pause, lambda: self._page.run_guarded(self._answer_with_pass, decision)
            )
        return True

    async def _give_pass(self, window: TimedWindow) -> None:
        if window is self.window:
            await self._answer_with_pass(window.decision)

    async def _answer_with_pass(self, decision: Decision) -> None:
        """Give the pass to the table if the decision is still pending.

        The page may not know about the latest answer: a player can have two terminals at one table,
        and both pass in the same window.
        """
        if self._table.update(decision.seat).decision is decision:
            await self._table.answer(decision.seat, PASS)

    @property
    def _pause(self) -> float:
        """Seconds before a pass that does not wait for others, so that it can be seen."""
        return max(self._model.settings.bot_seconds, 0.01)

    def _occasion(self) -> str:
        return self._model.painter.occasion(self._model.update.view)
