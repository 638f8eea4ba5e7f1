"""Small drawings of the three Technologies, in characters that every terminal has."""

from __future__ import annotations

TECHNOLOGY_ART: dict[str, tuple[str, ...]] = {
    "bulbs": (
        "  .-~-.  ",
        " /     \\ ",
        " \\ /^\\ / ",
        "  |===|  ",
        "   '-'   ",
    ),
    "transformers": (
        "--. || .--",
        "   )||(   ",
        "   )||(   ",
        "   )||(   ",
        "--' || '--",
    ),
    "meters": (
        " .-------. ",
        "/ 0  5  9 \\",
        "|    /    |",
        "|   o kWh |",
        "'---------'",
    ),
}
"""Five rows each, all rows of a drawing of one width."""
