"""Frames: they arrange sheets, and show nothing of their own."""

from __future__ import annotations

from textual import containers


class Frame(containers.Container):
    """Holds sheets. It is never painted line by line: nothing of it can be seen."""

    BLANK = True


class Column(containers.Vertical):
    """Holds sheets one below the other."""

    BLANK = True
