"""The paths of a labyrinth: their guardian, their markers, and where each goes on."""

from __future__ import annotations

from engine.core.facts import Quoted, Words, said
from engine.games.ages.adventures.facts import LeadGained
from engine.games.ages.card_types import Guardian
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.units import PATH_END, AnyState, AnyUnit, guardian_deck
from engine.games.ages.view_types import UnitView, View

LABYRINTH = "labyrinth-"
"""The beginning of the names of the pieces that have paths."""


PATH_BONUS = {
    "war": "+1 to hit",
    "glory": "+1 on adventures",
    "prestige": "+1 Speed",
    "power": "+2 Respect and Armor",
    "discipline": "+2 Strength and Intellect",
    "shadow": "+2 Wits and Stealth",
}
"""The bonus of a marker on the dead end of each path, for characters of its age (16.6)."""


def guardian_of(table: AnyState, unit: AnyUnit) -> Guardian:
    """The guardian that is face up where the unit is."""
    return GUARDIANS[table.open_guardian(guardian_deck(table, unit.space))]


def path_stake_text(view: View, team: int, number: int) -> Words:
    """The sentence about the path in a space: whose marker is on it, and what a win changes.

    "Black's marker is on the Path of War: a win takes it, a swing of 2" (16.4, 19.4).
    """
    space = view.map.spaces[number]
    name = space.site.partition(" ")[0]
    owner, _ = view.path_markers.get(f"{view.map.layout[space.piece].piece} {name}", (-1, 0))
    path = f"Path of {name.title()}"
    if owner < 0:
        return said(f"No marker is on the {path}: a win is ", LeadGained(1))
    if owner != team:
        return said(f"{TEAMS[owner]}'s marker is on the {path}: a win takes it, ", LeadGained(2))
    people = f"{str(space.age).title()} characters"
    bonus = Quoted(PATH_BONUS.get(name, "its bonus"))
    return said(
        f"Your marker is on the {path}: a win brings the dead end, ", bonus, f" for {people}"
    )


def path_gain_text(view: View, unit: UnitView) -> Words:
    """The effect of a success against the guardian in a unit's space on the team's marker."""
    space = view.map.spaces[unit.space]
    name = space.site.partition(" ")[0]
    owner, _ = view.path_markers.get(f"{view.map.layout[space.piece].piece} {name}", (-1, 0))
    if owner < 0:
        return f"your marker goes on the Path of {name.title()}"
    if owner != unit.team:
        return said(f"your marker takes the place of {TEAMS[owner]}'s (", LeadGained(2), ")")
    return "your marker goes to the dead end"


def path_elsewhere_text(table: AnyState, team: int, number: int) -> str:
    """The part of a sentence about where else a team continues the path of a space (16.1, 16.4).

    It is "" for a space where the team may face the guardian, and for one that is on no path.
    """
    space = table.map.spaces[number]
    piece = table.map.layout[space.piece].piece
    name, _, part = space.site.partition(" ")
    if not piece.startswith(LABYRINTH) or not part:
        return ""
    owner, place = table.path_markers.get(f"{piece} {name}", (-1, 0))
    space_name = table.map.names[table.map.sites(piece)[f"{name} {place}"]]
    if owner == team and place == PATH_END:
        return f"{TEAMS[team]} has won this path, and its marker lies on the dead end {space_name}"
    if int(part) == place:
        return ""
    if owner < 0:
        return f"the path begins with the guardian at {space_name}"
    return f"the path goes on with the guardian at {space_name}, where {TEAMS[owner]}'s marker lies"
