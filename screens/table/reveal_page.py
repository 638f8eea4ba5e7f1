"""A page whose board tells what happened step by step, at the pace of a clock."""

from __future__ import annotations

from textual import events
from textual.timer import Timer

from screens.table.navigation import WalkingPage
from tui.widgets.sheet import Sheet


class TellingPage(WalkingPage):
    """Runs a clock while the scene of its stage is playing; any key or click shows the end."""

    def __init__(self, *, classes: str = "") -> None:
        super().__init__(classes=classes)
        self._clock: Timer | None = None

    def _settle(self) -> None:
        """Show how things stand now."""
        raise NotImplementedError

    def keep_telling(self) -> bool:
        """Let the clock run while something is being told, and only then. True if it is."""
        playing = self.stage.scene.is_playing
        if self._clock is not None and not playing:
            self._clock.stop()
            self._clock = None
        elif self._clock is None and playing:
            self._clock = self.set_interval(self.stage.settings.seconds / 2, self._next_beat)
        return playing

    def _next_beat(self) -> None:
        self.stage.scene.step()
        self.safely(self._settle)

    def skip(self) -> bool:
        """Show the end of what is being told. True if something was."""
        if not self.stage.scene.is_playing:
            return False
        self.stage.scene.stop()
        self.safely(self._settle)
        return True

    async def on_key(self, event: events.Key) -> None:
        """The first key while something is told means "I have seen enough", and nothing else."""
        if self.entry is None and not self.has_class("too-small") and self.skip():
            event.stop()
            event.prevent_default()

    async def on_sheet_touched(self, message: Sheet.Touched) -> None:
        """So does the first click, wherever it is."""
        if message.clicked and self.skip():
            message.stop()
            message.prevent_default()
