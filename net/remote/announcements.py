"""Control sequences that show a line outside the screen: the window title, and a notification.

The line may quote other visitors, so it never contains anything that a terminal could interpret.
"""

from __future__ import annotations

from engine.core.text import one_line, without_controls

KEEP_TITLE, GIVE_TITLE_BACK = "\x1b[22;2t", "\x1b[23;2t"
"""Sequences that store the title of the terminal's window, and restore it."""
NAME = "Wardenclyffe"
LONGEST_TITLE, LONGEST_NOTIFICATION = 60, 160
"""The maximum number of characters of a line."""


def title_sequence(text: str) -> str:
    """The sequence that sets the window title: a text before the name of the program."""
    line = _harmless_line(text, LONGEST_TITLE)
    return f"\x1b]2;{f'{line} - ' if line else ''}{NAME}\x07"


def notification_sequence(text: str) -> str:
    """The sequence OSC 9, which some terminals show as a desktop notification.

    Some take a number at its begin for another command; therefore it begins with a name.
    """
    return f"\x1b]9;{NAME}: {_harmless_line(text, LONGEST_NOTIFICATION)}\x07"


def _harmless_line(text: str, longest: int) -> str:
    """The text on one line without control, format and direction characters, cut to a length."""
    return one_line(without_controls(text), longest=longest)
