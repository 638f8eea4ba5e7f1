"""A page on which reaction windows keep their pace: one moment for everybody."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.timer import Timer

from engine.core.choice import PASS, Choice, Decision
from net.play.playable import Playable
from screens.table.painters import occasion_of
from screens.table.reaction_window import ReactionWindow, is_window
from screens.table.reveal_page import TellingPage
from tui.widgets.sheet import Sheet


class ReactingPage(TellingPage):
    """Counts the moment of a reaction window down, and passes when there is nothing else to do."""

    SECOND: ClassVar[float] = 1.0

    table: Playable

    def __init__(self, *, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.moment: ReactionWindow | None = None
        self._counting: Timer | None = None
        self._passing_on: dict[int | None, str] = {}
        """Seats that pass until something else happens, and what they have had enough of."""
        self._unseen: Decision | None = None

    # The moment

    def keep_moment(self) -> None:
        """A new question: begin its moment if it is a reaction window, end the one before."""
        decision = self.stage.update.decision
        if self.moment is not None and self.moment.decision is decision:
            return
        self._stop_counting()
        self.moment = None
        if decision is None:
            return
        if not is_window(decision):
            self._passing_on.pop(decision.seat, None)
            return
        self.moment = ReactionWindow(
            decision, self.stage.settings.moment_seconds, self._has_company
        )
        self._pass_on(decision.seat)
        if self.moment.left:
            self._counting = self.set_interval(self.SECOND, self._second_over)

    @property
    def _has_company(self) -> bool:
        return sum(player.is_human for player in self.table.players) > 1

    def _stop_counting(self) -> None:
        if self._counting is not None:
            self._counting.stop()
            self._counting = None

    async def _second_over(self) -> None:
        moment = self.moment
        if moment is None:
            return
        ready = moment.tick(covered=not self._is_in_front)
        if not moment.left:
            self._stop_counting()
        if ready:
            await self.guarded(self._pass, moment)
        else:
            self.query_one("#prompt", Sheet).repaint()

    @property
    def _is_in_front(self) -> bool:
        """May a moment go by here? Only where the person can see it."""
        return self.app.screen is self and not self.has_class("too-small")

    @property
    def goes_by(self) -> bool:
        """Does the moment end with a pass, if nobody touches a key?"""
        moment = self.moment
        return moment is not None and moment.is_running and (moment.given or self._is_in_front)

    async def _pass(self, moment: ReactionWindow) -> None:
        """The person passes, if the moment is still the same one."""
        if moment is self.moment:
            await self._answer_with_pass(moment.decision)

    async def _answer_with_pass(self, decision: Decision) -> None:
        """Give the pass to the table if it still asks this; a page may not have heard of the rest.

        Somebody can have two terminals at one table, and both let the same moment go by.
        """
        if self.table.update(decision.seat).decision is decision:
            await self.table.answer(decision.seat, PASS)

    # Passing

    def goes_at_once(self, choice: Choice) -> bool:
        """Is an answer given now? A pass may have to wait for the end of its moment."""
        moment = self.moment
        return moment is None or choice != PASS or moment.give()

    async def do_pass(self) -> None:
        """Play nothing."""
        moment = self.moment
        if moment is None:
            return
        self.cursor.to_choices()
        if moment.give():
            await self._pass(moment)
        else:
            self.repaint()

    async def do_pass_on(self) -> None:
        """Play nothing until something else happens than what this moment is about."""
        if self.moment is not None:
            seat = self.moment.decision.seat
            self._passing_on[seat] = self._occasion()
            await self.do_pass()

    def _pass_on(self, seat: int) -> None:
        """Somebody who has had enough of this passes again, at the pace of the others."""
        if seat not in self._passing_on or self.moment is None:
            return
        if self._passing_on[seat] != self._occasion():
            del self._passing_on[seat]
        elif self.moment.give():
            moment = self.moment
            self.set_timer(self._pause, lambda: self.guarded(self._pass_if_still_on, moment))

    async def _pass_if_still_on(self, moment: ReactionWindow) -> None:
        """The pause is over; a key in it has put an end to the passing."""
        if moment.decision.seat in self._passing_on:
            await self._pass(moment)

    def passes_unseen(self, seat: int) -> bool:
        """Does somebody pass on who has not got the keyboard? Then it need not be handed over."""
        update = self.table.update(seat)
        decision, about = update.decision, occasion_of(self.table.game.slug, update.view)
        if decision is None or not is_window(decision) or self._passing_on.get(seat) != about:
            self._passing_on.pop(seat, None)
            return False
        if self._unseen is not decision:
            self._unseen = decision
            pause = self.stage.settings.moment_seconds * self.SECOND or self._pause
            self.set_timer(pause, lambda: self.guarded(self._answer_with_pass, decision))
        return True

    @property
    def _pause(self) -> float:
        """How long a pass takes that waits for nobody."""
        return max(self.stage.settings.seconds, 0.01)

    def _occasion(self) -> str:
        return occasion_of(self.table.game.slug, self.stage.update.view)

    def pace_words(self) -> str:
        """What happens by itself, for the prompt line."""
        if self.stage.seating.eyes in self._passing_on:
            return "you keep passing, any key stops it"
        return self.moment.words() if self.moment is not None else ""

    def _touch(self) -> None:
        """A key or click: nothing more happens by itself."""
        self._passing_on.pop(self.stage.seating.eyes, None)
        if self.moment is not None and (self.moment.given or self.moment.by_itself):
            self.moment.stay()
            self.query_one("#prompt", Sheet).repaint()

    async def on_key(self, event: events.Key) -> None:
        """Whoever presses a key wants to decide; the keys that pass go on to do so."""
        self._touch()

    async def on_sheet_touched(self, message: Sheet.Touched) -> None:
        """So does whoever clicks, be it on a key of the footer."""
        if message.clicked:
            self._touch()
