"""Flags and escape, as text."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, TriedChoice, said
from engine.games.ages.flags.events import Escaped
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of, describes, fitting_name, hex_place, unit_place
from engine.games.ages.view_types import View


@describes("flag")
def describe_flag(view: View, choice: Choice) -> Description:
    space_name = view.map.names[actor_of(view).space]
    text = "It falls where its bearer is killed or imprisoned"
    return Description("Pick up", "your flag", text, "32.3", hex_place(space_name))


@frozen
class FlagsHome(Fact):
    """The flags at home before and after another one (32.5)."""

    before: int

    def __str__(self) -> str:
        return f"Flags at home: from {self.before} to {self.before + 1}"

    def holds(self, tried: TriedChoice) -> bool:
        team = tried.before.sides[tried.seat]
        flags = tried.before.flags_scored[team], tried.after.flags_scored[team]
        return flags == (self.before, self.before + 1)


@describes("score")
def describe_score(view: View, choice: Choice) -> Description:
    group = "Bring the flag home"
    name, team = fitting_name(choice.noun, group, ": "), view.team or 0
    text = FlagsHome(view.flags_scored[team])
    return Description(group, name, text, "32.5", unit_place(choice.noun))


@frozen
class EscapePoints(Fact):
    """The points of an escape (32.7)."""

    points: int

    def __str__(self) -> str:
        return f"Escape points: {self.points}"

    def holds(self, tried: TriedChoice) -> bool:
        return [each.points for each in tried.events if isinstance(each, Escaped)] == [self.points]


@describes("escape")
def describe_escape(view: View, choice: Choice) -> Description:
    points = view.mission_row.points_of_escape(len(view.escape_teams) + 1)
    text = said(EscapePoints(points), ". Leaves the game, with all cards, and counts as alive")
    return Description("Escape", unit_name(choice.noun), text, "32.6", unit_place(choice.noun))
