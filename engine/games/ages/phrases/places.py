"""The places of units, cards and spaces, to which choices point."""

from __future__ import annotations


def unit_place(slug: str) -> str:
    """The place that a choice about a unit points to."""
    return f"unit:{slug}"


def card_place(slug: str) -> str:
    """The place that a choice about a card points to."""
    return f"card:{slug}"


def hex_place(name: str) -> str:
    """The place that a choice about a space points to."""
    return f"hex:{name.lower().replace(' ', '-')}"
