"""The mode in which the board plays back what happened: keys continue it, look or read."""

from __future__ import annotations

from attrs import evolve
from textual.timer import Timer

from screens.table.modes.looking_around import AFTER_A_STORY
from screens.table.modes.mode import Mode
from screens.table.parts.navigation import LOG
from tui.widgets.bars import FooterKey

_CONTINUING = ("choose", "pick", "back")
"""The actions that continue a story: they show its result, and then what follows."""
_MOVING = (
    *("up", "down", "left", "right", "first", "last", "page_up", "page_down"),
    *("next_pane", "previous_pane", "back"),
)
"""Movement actions, ignored unless the player is in the log."""


class Telling(Mode):
    """A story is playing, beat by beat at the pace of the settings, and no key answers."""

    _timer: Timer | None = None
    _notice = ""
    """The last notice about the key to continue with; empty if it was withdrawn."""

    # The clock

    def follow(self) -> None:
        """Start or stop the clock, and withdraw a notice of a key that does not continue now."""
        model = self.model
        ticking = model.playback.is_playing and not model.is_showing_kept_result
        if self._timer is not None and not ticking:
            self._timer.stop()
            self._timer = None
        elif self._timer is None and ticking:
            seconds = model.settings.bot_seconds / 2
            self._timer = self.page.set_interval(seconds, self._show_next_beat)
        if self._notice and not (
            model.playback.is_playing and self._notice == model.playback_text()
        ):
            self.page.withdraw_notice(self._notice)
            self._notice = ""

    def _show_next_beat(self) -> None:
        if not self.page.is_reading:
            self.model.playback.show_next_beat()
            self.page.begin(self.page.show_table)

    def skip(self) -> None:
        """Show the end of the scene; if it is shown, or if ends do not stay, continue."""
        playback = self.model.playback
        if not self.model.keeps_results:
            playback.stop()
        elif playback.is_at_scene_end:
            playback.leave_scene()
        else:
            playback.end_scene()
        self.page.begin(self.page.show_table)

    # Keys

    def allows(self, action: str | None) -> bool:
        if self.page.navigation.pane == LOG and action in _MOVING:
            return True
        return action in _CONTINUING or action not in (None, *AFTER_A_STORY, *_MOVING)

    def try_take(self, action: str | None) -> bool:
        return self.try_refuse(action, allowed=self.allows(action))

    def try_refuse(self, action: str | None, *, allowed: bool) -> bool:
        """Refuse a key that is not allowed, by a notice that names the key to continue with."""
        if not allowed:
            self._notice = self.model.playback_text()
            self.page.say(self._notice)
        return not allowed

    async def action_choose(self) -> None:
        """Show the result, or continue after it, unless the key comes too early."""
        guard = self.page.enter_guard
        if guard.try_ignore():
            self.page.say(self.model.playback_text())
            return
        self.skip()
        if self.model.playback.is_playing:
            guard.note_enter()

    def back(self) -> None:
        self.skip()
        self.page.enter_guard.end_pause()  # the next Enter is another key, so it is meant

    async def on_touched(self, sheet: str, place: str, *, is_click: bool) -> None:
        """Nothing can be chosen now."""

    def footer_keys(self) -> tuple[FooterKey, ...]:
        text = "continue" if self.model.is_showing_kept_result else "show the result"
        reading = ("look", "rules", "help", "log", "home")
        return self.enter_or_escape(text), *(self.page.footer_key(each, each) for each in reading)

    def enter_or_escape(self, text: str) -> FooterKey:
        """The two keys that go on. A click is Esc, never meant for the page before."""
        enter, escape = (self.page.footer_key(each, text) for each in ("choose", "back"))
        return evolve(escape, key=f"{enter.key}/{escape.key}")
