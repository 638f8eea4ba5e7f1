"""Palettes: colours by the role they play, never by their name.

A painter asks for "accent" or "seat2"; which blue that is, and whether it is blue at all, is
decided here. Colour is never the only carrier of a meaning, so every palette may differ freely.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

ROLES = (
    *("background", "surface", "panel", "raised", "shadow", "border"),
    *("muted", "text", "bright", "accent", "focus", "good", "bad", "warn", "gold"),
    *("ac", "dc", "region1", "region2", "region3", "tech1", "tech2", "tech3"),
    *(f"seat{number}" for number in range(1, 9)),
)
GROUNDS = ROLES[:5]
"""The roles that are backgrounds; all others must be readable on each of them."""


@frozen
class Palette:
    """A named set of colours, one for each role."""

    name: str
    words: str
    """The name as a person reads it in the settings."""
    dark: bool
    colours: Mapping[str, str] = field(eq=False, repr=False)

    def __getitem__(self, role: str) -> str:
        """The hex colour of a role."""
        return self.colours[role]


def _palette(name: str, words: str, *, dark: bool = True, **colours: str) -> Palette:
    """A palette whose seats 1 and 2 wear the colours of alternating and direct current."""
    colours = {role: f"#{colour}" for role, colour in colours.items()}
    colours |= {"seat1": colours["ac"], "seat2": colours["dc"]}
    missing = [role for role in ROLES if role not in colours]
    if missing:
        raise ValueError(f"the palette {name} lacks {', '.join(missing)}")
    return Palette(name, words, dark, colours)


DARK = _palette(
    "dark",
    "Night",
    background="0a0e1a",
    surface="0f1524",
    panel="141c2f",
    raised="1e2942",
    shadow="060912",
    border="33446a",
    muted="8494b8",
    text="c6d0e6",
    bright="f4f7ff",
    accent="67e0ff",
    focus="c8a6ff",
    good="6fe3a2",
    bad="ff7a8a",
    warn="ffb665",
    gold="ffcf5c",
    ac="ffcf5c",
    dc="62a8ff",
    region1="56d6b6",
    region2="f59ac0",
    region3="f2935c",
    tech1="ffe9a8",
    tech2="b6a2ff",
    tech3="a5e66f",
    seat3="6fe3a2",
    seat4="f59ac0",
    seat5="c8a6ff",
    seat6="f2935c",
    seat7="8ce8e0",
    seat8="d5dbe8",
)

LIGHT = _palette(
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
    ac="745000",
    dc="0b4fae",
    region1="00604f",
    region2="a01c5d",
    region3="93390c",
    tech1="6c5200",
    tech2="5636a8",
    tech3="376100",
    seat3="11602f",
    seat4="a01c5d",
    seat5="6a2fb5",
    seat6="93390c",
    seat7="00606b",
    seat8="494f5c",
)

CONTRAST = _palette(
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
    ac="ffe100",
    dc="7cc0ff",
    region1="5cffc8",
    region2="ff9ee0",
    region3="ffa768",
    tech1="fff0a0",
    tech2="cdb8ff",
    tech3="b4ff6a",
    seat3="5cff5c",
    seat4="ff9ee0",
    seat5="cdb8ff",
    seat6="ffa768",
    seat7="8ffff4",
    seat8="ffffff",
)

# The eight colours of Okabe and Ito, the dark ones lightened until they read on a dark ground.
SAFE = _palette(
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
    ac="e69f00",
    dc="56b4e9",
    region1="33c9a0",
    region2="dd92bd",
    region3="f2814a",
    tech1="f0e442",
    tech2="8ab8ff",
    tech3="33c9a0",
    seat3="33c9a0",
    seat4="dd92bd",
    seat5="f0e442",
    seat6="f2814a",
    seat7="8ab8ff",
    seat8="d0d7e2",
)

PALETTES: Mapping[str, Palette] = {each.name: each for each in (DARK, LIGHT, CONTRAST, SAFE)}


def palette(name: str) -> Palette:
    """The palette of that name; an unknown name gives the dark one."""
    return PALETTES.get(name, DARK)
