"""The missions as rows: how many characters, which map, how long, and what wins (RULES.md 23)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.games.ages.chart import Slot

Achievement: TypeAlias = Literal["combat", "encounters", "labyrinth"]

WHITE, BLACK = 0, 1
TEAMS = ("White", "Black")


@frozen
class Mission:
    """What a table plays."""

    slug: str
    name: str
    purpose: str
    characters: int
    """Characters in each team."""
    platters: tuple[tuple[int, int], ...]
    """The slots of the platters."""
    domes: tuple[tuple[str, Slot, int, int], ...]
    """Colour and slot of each dome key."""
    labyrinths: tuple[tuple[Slot, int, int], ...]
    """The slots of the labyrinths."""
    apart: int
    """The least distance of encounters; 0 for none."""
    rounds: int
    """The rounds, or N of a variable end."""
    achievements: tuple[Achievement, ...]
    extra_common: int = 0
    """Common cards that each character draws beyond its own."""


MISSIONS = {
    row.slug: row
    for row in (
        Mission(
            "well",
            "Skirmish at the Well",
            "Three against three, half an hour, to learn the game",
            characters=3,
            platters=((0, 0), (1, 0)),
            domes=(
                ("gold", "u", 0, 0),
                ("blue", "d", -1, 0),
                ("red", "u", -1, 1),
                ("green", "d", 1, 0),
                ("black", "u", 1, 0),
            ),
            labyrinths=(("d", 0, 0),),
            apart=4,
            rounds=7,
            achievements=("combat", "encounters", "labyrinth"),
            extra_common=1,
        ),
    )
}
