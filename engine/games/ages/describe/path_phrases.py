"""The space of a labyrinth where its path goes on, for texts about its other spaces."""

from __future__ import annotations

from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.units import PATH_END
from engine.games.ages.view_types import View

LABYRINTH = "labyrinth-"
"""The beginning of the names of the pieces that have paths."""


def path_elsewhere_text(view: View, team: int, at: int) -> str:
    """Say where a team goes on with the path of a space, if not there (16.1, 16.4).

    It is "" for a space where the team may face the guardian, and for one that is on no path.
    """
    space = view.map.spaces[at]
    piece = view.map.layout[space.piece].piece
    name, _, part = space.site.partition(" ")
    if not piece.startswith(LABYRINTH) or not part:
        return ""
    owner, place = view.paths.get(f"{piece} {name}", (-1, 0))
    there = view.map.names[view.map.sites(piece)[f"{name} {place}"]]
    if owner == team and place == PATH_END:
        return f"{TEAMS[team]} has won this path, and its marker lies on the dead end {there}"
    if int(part) == place:
        return ""
    if owner < 0:
        return f"the path begins with the guardian at {there}"
    return f"the path goes on with the guardian at {there}, where {TEAMS[owner]}'s marker lies"
