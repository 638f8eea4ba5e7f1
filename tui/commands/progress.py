"""A progress bar on standard error, shown only on a terminal."""

from __future__ import annotations

import sys
from time import monotonic

from attrs import define

from tui.commands.arguments import is_terminal

_WIDTH = 30
_PAUSE_SECONDS = 0.1


@define
class Bar:
    """A progress bar: use it in a `with` block and call it with the number of finished items."""

    total: int
    _shown_at: float = 0.0

    def __enter__(self) -> Bar:
        return self

    def __call__(self, count: int) -> None:
        """Draw the bar, unless it was drawn a moment ago."""
        if not is_terminal(sys.stderr) or monotonic() - self._shown_at < _PAUSE_SECONDS:
            return
        self._shown_at = monotonic()
        filled_cells = _WIDTH * count // self.total
        bar = "#" * filled_cells + "." * (_WIDTH - filled_cells)
        print(f"\r[{bar}] {count:,} of {self.total:,}", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._shown_at:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
