"""Portraits of the characters: in tones (see `tui.widgets.portraits`), letters, and a line."""

from __future__ import annotations

from collections.abc import Mapping

from tui.widgets.pixels import Drawing
from tui.widgets.portraits import Portrait

PIXELS: Mapping[str, Drawing] = {
    "calder": (
        "..mmmm..",
        ".mmwwmm.",
        ".mmmmmm.",
        ".ffffff.",
        ".fkffkf.",
        ".wwwwww.",
        "..wwww..",
        ".dddddd.",
    ),
    "vane": (
        "..dddd..",
        ".dddddd.",
        ".mmmmmmm",
        ".fkffkfm",
        ".ffwwff.",
        ".ffffff.",
        "..fkkf..",
        "mmmffmmm",
    ),
    "qiao": (
        "..dddd..",
        ".dddddd.",
        ".dttttd.",
        "mmmmmmmm",
        "dmwmmwmd",
        "ddttttdd",
        ".dtkktd.",
        "..mmmm..",
    ),
    "fuentes": (
        "..mmmm..",
        "..mddm..",
        "mmmmmmmm",
        ".tttttt.",
        ".tkttkt.",
        ".tkkkkt.",
        "..tttt..",
        ".dwddwd.",
    ),
    "novak": (
        "..dddd..",
        ".dddddd.",
        "dddfffd.",
        "dmmmfkfd",
        "dmwmfffd",
        "dmmmffdd",
        "d.ffkk.d",
        ".dmmmm..",
    ),
    "okafor": (
        "..bbbb..",
        ".bbbbbb.",
        ".bbbbbb.",
        "bkkkkkkb",
        ".kkbbkk.",
        ".bbbbbb.",
        "..bkkb..",
        "mmwkkwmm",
    ),
    "arata": (
        "...mm...",
        "..mmmm..",
        ".mmkkmm.",
        ".mkkkkm.",
        "mmwkkwmm",
        "mmkkkkmm",
        ".mmffmm.",
        "ddmmmmdd",
    ),
    "marsh": (
        "..dddd..",
        ".dffffd.",
        ".mmmmmm.",
        "mwkmmwkm",
        "mmmmmmmm",
        ".mmkkmm.",
        "wwmkkmww",
        "ww.mm.ww",
    ),
    "teles": (
        "...mm...",
        ".mmwwmm.",
        ".mmwwmm.",
        "mmmmmmmm",
        ".dttttd.",
        ".dkttkd.",
        ".dttttd.",
        "dd.kk.dd",
    ),
    "ferrand": (
        ".mmmm...",
        "mmmmmmm.",
        ".dddddd.",
        "ddffffdd",
        "ddkffkdd",
        "ddffffdd",
        ".dfkkfd.",
        "..wmmw..",
    ),
}

LETTERS: Mapping[str, Drawing] = {
    "calder": (" .-++-. ", " |o  o| ", " [####] ", "  '--'  "),
    "vane": (" .::::. ", " |=  =|~", " | == | ", "[|_--_|]"),
    "qiao": (" .&&&&. ", "-(o)(o)-", " ( -- ) ", "  '=='  "),
    "fuentes": ("  .--.  ", "_/____\\_", " |o  o| ", "  \\~~/  "),
    "novak": (" .////. ", "/(+)- o\\", "/| -- |\\", "  '--'  "),
    "okafor": (" .----. ", " |[][]| ", " | -- | ", "/_\\\\//_\\"),
    "arata": ("  /^^\\  ", " /|  |\\ ", " |*  *| ", "/_\\__/_\\"),
    "marsh": (" .----. ", " |0  0| ", "O|_%%_|O", "  '--'  "),
    "teles": ("  _||_  ", "_/_||_\\_", " |o  o| ", "  \\--/  "),
    "ferrand": (" (####) ", "(|o  o|)", "(| -- |)", "  '><'  "),
}
"""The characters in plain letters."""

FACES: Mapping[str, str] = {
    "calder": "(o#o)",
    "vane": "[=_=]",
    "qiao": "{0_0}",
    "fuentes": "<o~o>",
    "novak": "(+_o)",
    "okafor": "[B_B]",
    "arata": "/*_*\\",
    "marsh": "(0%0)",
    "teles": "nO_On",
    "ferrand": "@o_o@",
}
"""The face of each character on a single line."""


def face_of(character: str) -> str:
    """The face of a character in five cells; its initial for one without its own face."""
    return FACES.get(character, f"( {character[:1].upper() or ' '} )")


def portrait_of(character: str) -> Portrait:
    """The portrait of a character by its slug; an empty one for a seat without a character."""
    return Portrait(PIXELS.get(character, ()), LETTERS.get(character, ()))
