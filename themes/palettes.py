"""Palettes: colours by the role they play, never by their name.

A painter uses "accent" or "seat2"; the actual colours are defined here. Colour is never the only
carrier of meaning, so palettes may differ freely.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from engine.core.errors import BadGameError
from engine.core.text import suggest

ROLES = (
    *("background", "surface", "panel", "raised", "shadow", "border"),
    *("muted", "text", "bright", "accent", "focus", "good", "bad", "warn", "gold"),
    *(f"hue{number}" for number in range(1, 9)),
    *(f"seat{number}" for number in range(1, 9)),
)
"""Every role. Hues have no fixed meaning: they are eight easily distinguished colours, and each
game maps its suits, powers or regions to them (`screens/games/<game>/colours.py`)."""
GROUNDS = ROLES[:5]
"""The roles that are backgrounds; all others must be readable on each of them."""


@frozen
class Palette:
    name: str
    label: str
    """The name shown in the settings."""
    dark: bool
    colours: Mapping[str, str] = field(eq=False, repr=False)

    def __getitem__(self, role: str) -> str:
        """The hex colour of a role; raises BadGameError, with a suggestion, for an unknown one."""
        try:
            return self.colours[role]
        except KeyError:
            raise BadGameError(f"no colour has the role {role!r}; {suggest(role, ROLES)}") from None


def _make_palette(name: str, label: str, *, dark: bool = True, **colours: str) -> Palette:
    """A palette of hex colours without "#"; seats 1 and 2 have the first two hues."""
    colours = {role: f"#{colour}" for role, colour in colours.items()}
    colours |= {"seat1": colours["hue1"], "seat2": colours["hue2"]}
    missing = [role for role in ROLES if role not in colours]
    if missing:
        raise ValueError(f"the palette {name} lacks {', '.join(missing)}")
    return Palette(name, label, dark, colours)


DARK = _make_palette(
    "dark",
    "Night",
    background="0a0e1a",
    surface="0f1524",
    panel="141c2f",
    raised="1e2942",
    shadow="060912",
    border="33446a",
    muted="8c9cc0",
    text="c6d0e6",
    bright="f4f7ff",
    accent="67e0ff",
    focus="c8a6ff",
    good="6fe3a2",
    bad="ff7a8a",
    warn="ffb665",
    gold="ffcf5c",
    hue1="ffcf5c",
    hue2="62a8ff",
    hue3="56d6b6",
    hue4="f59ac0",
    hue5="f2935c",
    hue6="ffe9a8",
    hue7="b6a2ff",
    hue8="a5e66f",
    seat3="6fe3a2",
    seat4="f59ac0",
    seat5="c8a6ff",
    seat6="f2935c",
    seat7="8ce8e0",
    seat8="d5dbe8",
)

LIGHT = _make_palette(
    "light",
    "Daylight",
    dark=False,
    background="f7f4ec",
    surface="fffdf7",
    panel="efeadd",
    raised="e4ddca",
    shadow="ebe6d8",
    border="b3a88c",
    muted="625b4b",
    text="2d2a24",
    bright="0d0b08",
    accent="00587a",
    focus="6a2fb5",
    good="11602f",
    bad="a8182f",
    warn="8a4500",
    gold="745000",
    hue1="745000",
    hue2="0b4fae",
    hue3="00604f",
    hue4="a01c5d",
    hue5="93390c",
    hue6="6c5200",
    hue7="5636a8",
    hue8="376100",
    seat3="11602f",
    seat4="a01c5d",
    seat5="6a2fb5",
    seat6="93390c",
    seat7="00606b",
    seat8="494f5c",
)

CONTRAST = _make_palette(
    "contrast",
    "High contrast",
    background="000000",
    surface="000000",
    panel="0a0a0a",
    raised="1f1f1f",
    shadow="000000",
    border="b8b8b8",
    muted="c8c8c8",
    text="ffffff",
    bright="ffffff",
    accent="00ffff",
    focus="ffff00",
    good="5cff5c",
    bad="ff8f8f",
    warn="ffc04d",
    gold="ffe100",
    hue1="ffe100",
    hue2="7cc0ff",
    hue3="5cffc8",
    hue4="ff9ee0",
    hue5="ffa768",
    hue6="fff0a0",
    hue7="cdb8ff",
    hue8="b4ff6a",
    seat3="5cff5c",
    seat4="ff9ee0",
    seat5="cdb8ff",
    seat6="ffa768",
    seat7="8ffff4",
    seat8="ffffff",
)

# The eight colours of Okabe and Ito, the dark ones lightened until they are readable on a dark
# background.
SAFE = _make_palette(
    "safe",
    "Colour-blind safe",
    background="0d1117",
    surface="11161e",
    panel="161c26",
    raised="212a37",
    shadow="080b10",
    border="44546b",
    muted="93a1b5",
    text="d0d7e2",
    bright="ffffff",
    accent="56b4e9",
    focus="f0e442",
    good="33c9a0",
    bad="f2814a",
    warn="f0e442",
    gold="e69f00",
    hue1="e69f00",
    hue2="56b4e9",
    hue3="33c9a0",
    hue4="dd92bd",
    hue5="f2814a",
    hue6="f0e442",
    hue7="8ab8ff",
    hue8="33c9a0",
    seat3="33c9a0",
    seat4="dd92bd",
    seat5="f0e442",
    seat6="f2814a",
    seat7="8ab8ff",
    seat8="d0d7e2",
)

PALETTES: Mapping[str, Palette] = {each.name: each for each in (DARK, LIGHT, CONTRAST, SAFE)}


def palette_by_name(name: str) -> Palette | None:
    """The palette with this name or this label in the settings ("Daylight"), or None."""
    by_label = {each.label.lower(): each for each in PALETTES.values()}
    return PALETTES.get(name) or by_label.get(name.lower())


def palette(name: str) -> Palette:
    """The palette of that name; an unknown name gives the dark one."""
    return PALETTES.get(name, DARK)
