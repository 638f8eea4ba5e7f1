"""The properties of a remote terminal: its size, colours and character set.

All of them are untrusted. Sizes are clamped, and names are only compared with known ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from attrs import define, field

ColorSystem: TypeAlias = Literal["standard", "256", "truecolor"]

WIDTHS = range(20, 401)
HEIGHTS = range(5, 151)
"""Other sizes are clamped to the nearest one inside: nobody can use 65535x65535."""

LARGE_SCREEN_CELLS = 8000
"""The cells of a large window, such as 200x40; a larger one counts as several."""

TRUECOLOR_TERMS = ("kitty", "alacritty", "foot", "wezterm", "ghostty", "iterm", "contour", "direct")
PLAIN_TERMS = ("linux", "vt100", "vt102", "vt220", "ansi", "cons25", "sun", "console")
"""Consoles whose fonts have few characters, by the first word of their names."""
USELESS_TERMS = ("", "dumb", "unknown")
NOTIFYING_TERMS = ("kitty", "foot", "wezterm", "ghostty", "iterm", "warp")
"""Terminals that show the sequence OSC 9 as a desktop notification."""
MULTIPLEXERS = ("screen", "tmux")
"""Programs between the visitor and the terminal, which do not pass the sequence on."""
PROGRAM_VARIABLES = ("TERM_PROGRAM", "LC_TERMINAL")
"""Variables with the name of the terminal's program, if the visitor's client sends them."""
LOCALE_VARIABLES = ("LC_ALL", "LC_CTYPE", "LANG")
MAX_TERM_LENGTH = 64


def _short_name(name: str) -> str:
    return name[:MAX_TERM_LENGTH].lower()


@define
class Terminal:
    """The remote terminal as it describes itself."""

    width: int = 80
    height: int = 24
    term: str = field(default="", converter=_short_name)
    environ: Mapping[str, str] = field(factory=dict)

    def resize(self, width: int, height: int) -> None:
        """Set a new size, clamped to the possible sizes of an app."""
        self.width, self.height = clamp(width, WIDTHS), clamp(height, HEIGHTS)

    @property
    def cells(self) -> int:
        return self.width * self.height

    @property
    def screens(self) -> int:
        """The number of large windows that it counts as."""
        return 1 + self.cells // LARGE_SCREEN_CELLS

    @property
    def is_useful(self) -> bool:
        """Can the terminal position the cursor?"""
        return self.term not in USELESS_TERMS

    @property
    def color_system(self) -> ColorSystem:
        """The number of colours it shows, by COLORTERM and TERM."""
        if self.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
            return "truecolor"
        if any(word in self.term for word in TRUECOLOR_TERMS):
            return "truecolor"
        return "256" if "256" in self.term else "standard"

    @property
    def is_colourless(self) -> bool:
        """Has the visitor asked for no colours (no-color.org)?"""
        return bool(self.environ.get("NO_COLOR"))

    @property
    def has_notifications(self) -> bool:
        """Does the terminal turn OSC 9 into a desktop notification, as far as it says?"""
        if self.term.partition("-")[0].partition(".")[0] in MULTIPLEXERS:
            return False
        names = (self.term, *(self.environ.get(each, "").lower() for each in PROGRAM_VARIABLES))
        return any(program in name for program in NOTIFYING_TERMS for name in names)

    @property
    def is_unicode(self) -> bool:
        """Does the terminal show more than ASCII? One that does not say is assumed to."""
        if self.term.partition("-")[0] in PLAIN_TERMS:
            return False
        for name in LOCALE_VARIABLES:
            if value := self.environ.get(name):
                return "utf" in value.lower()
        return True


def clamp(value: int, bounds: range) -> int:
    return max(bounds[0], min(bounds[-1], value))
