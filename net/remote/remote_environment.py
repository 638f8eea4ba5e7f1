"""Adapting an app to the visitor's terminal instead of the server's own."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from textual.app import App
from textual.color import Color
from textual.filter import ANSIToTruecolor, LineFilter, Monochrome

from net.remote.terminal import Terminal


class SharedDimFilter(LineFilter):
    """Blends faint colours with their background. Textual has one per app, with the same result."""

    _filter = ANSIToTruecolor(DEFAULT_TERMINAL_THEME)

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return self._filter.apply(segments, background)


_DIM_FILTER, _GREYS = SharedDimFilter(), Monochrome()
"""Shared by all apps, because filtered rows are cached with the row."""


def fit_to_terminal(app: App[Any], terminal: Terminal) -> None:
    """Fit an app to this terminal, and keep it from changing the whole process."""
    app.console = _console(app, terminal)
    app.no_color = terminal.is_colourless
    app._filters = [_GREYS] if terminal.is_colourless else [_DIM_FILTER]
    # A running app redirects these for the whole process; make that a no-op.
    app._capture_stdout = sys.stdout  # type: ignore[assignment]
    app._capture_stderr = sys.stderr  # type: ignore[assignment]
    app.animation_level = "none"


def _console(app: App[Any], terminal: Terminal) -> Console:
    """The console that Textual would make, except for the colours and the environment."""
    return Console(
        color_system=terminal.color_system,
        file=app.console.file,
        markup=True,
        highlight=False,
        emoji=False,
        legacy_windows=False,
        _environ={"TERM": "xterm-256color"},
        force_terminal=True,
        safe_box=False,
        soft_wrap=False,
    )
