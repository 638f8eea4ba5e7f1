"""The palette roles of the things in Duel of Ages II."""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color
from rich.style import Style

from net.remote.colour_codes import MIN_TEXT_CONTRAST, contrast
from themes.look import Look

TEAM_ROLE = ("hue1", "hue2")
"""The roles of White and Black."""
AGE_ROLE = {"ancient": "hue5", "colonial": "hue8", "modern": "hue7", "future": "hue3"}
"""The tint of the ground; spaces without an age have none."""
TERRAIN_ROLE = {
    "clear": "muted",
    "woods": "good",
    "swamp": "hue8",
    "water": "hue2",
    "deep water": "hue2",
    "building": "text",
    "rough": "warn",
    "fire": "bad",
    "obstacle": "border",
    "dome": "text",
    "mesa": "text",
    "mesa woods": "good",
    "slope": "bright",
    "cavern": "muted",
    "cavern mouth": "text",
}
DOME_ROLE = {"gold": "gold", "blue": "hue2", "red": "bad", "green": "good", "black": "muted"}
CONDITION_ROLE = ("bad", "warn", "good")
"""The roles of Health: a third or less, two thirds or less, more."""

_STEPS = (0.0, 0.3, 0.6, 1.0)


@lru_cache(4096)
def readable_style(look: Look, role: str, ground: str, *, bold: bool = False) -> Style:
    """The style of a sign on any background: its role, brightened if needed."""
    ground_colour = Color.parse(ground).get_truecolor()
    colour = look.palette[role]
    for share in _STEPS:
        colour = look.mix(role, "bright", share)
        if contrast(Color.parse(colour).get_truecolor(), ground_colour) >= MIN_TEXT_CONTRAST:
            break
    else:  # The background is too bright for every bright sign.
        colour = max(
            (colour, look.palette["background"]),
            key=lambda each: contrast(Color.parse(each).get_truecolor(), ground_colour),
        )
    return Style(color=colour, bgcolor=ground, bold=bold or None)
