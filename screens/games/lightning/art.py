"""Small drawings for large cards, in characters that every terminal has."""

from __future__ import annotations

SUIT_ART: dict[str, tuple[str, ...]] = {
    "colorado": (
        r"      /\      ",
        r"   /\/  \ /\  ",
        r"  /  \   V  \ ",
        r" /    \   \   ",
    ),
    "niagara": (
        r"====.    .====",
        r"| | |\__/| | |",
        r"| | | || | | |",
        r"~^~~^~^~~^~~^~",
    ),
    "wardenclyffe": (
        r"    .-~~-.    ",
        r"   (______)   ",
        r"     |XX|     ",
        r"    /XXXX\    ",
    ),
    "new-york": (
        r"     |    _   ",
        r" _  _#_  | |  ",
        r"|:|_|:|__|:|_ ",
        r"|:|:|:|:||:|:|",
    ),
}
"""Four rows each, all rows of a drawing of one width."""
