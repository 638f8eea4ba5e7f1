"""Flags and escape, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of, describes, fitting_name, hex_place, unit_place
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.view_types import View


@describes("flag")
def describe_flag(view: View, choice: Choice) -> Description:
    """Describe picking up a flag."""
    space_name = view.map.names[actor_of(view).space]
    text = "It falls where its bearer is killed or imprisoned"
    return Description("Pick up", "your flag", text, "32.3", hex_place(space_name))


@describes("score")
def describe_score(view: View, choice: Choice) -> Description:
    """Describe bringing a flag home."""
    home = view.flags_scored[view.team or 0]
    text = f"Flags at home: from {home} to {home + 1}"
    group = "Bring the flag home"
    name = fitting_name(choice.noun, group, ": ")
    return Description(group, name, text, "32.5", unit_place(choice.noun))


@describes("escape")
def describe_escape(view: View, choice: Choice) -> Description:
    """Describe leaving the game with an escape."""
    points = MISSIONS[view.mission].escape_points
    place = len(view.escape_teams)
    gain = points[place] if place < len(points) else 0
    text = f"Escape points: {gain}. Leaves the game, with all cards, and counts as alive"
    return Description("Escape", unit_name(choice.noun), text, "32.6", unit_place(choice.noun))
