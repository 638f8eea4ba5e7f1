"""The units that enter by Respect or not yet, and the domes they use (RULES.md 17, 31)."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import capital, join_with_and
from engine.games.ages.describe.phrases import describes, unit_of, unit_place
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View

AT_WILL = "precedence"
"""The ability whose owner enters in any reinforcement phase (20.43)."""


def has_yet_to_enter(unit: UnitView) -> bool:
    """Is the unit a character that has never entered the map?"""
    return unit.kind == "character" and unit.fate == "off map" and not unit.entered


def respect_of(unit: UnitView) -> int:
    """The Respect of a unit as it is now."""
    return unit.ratings["respect"].value


def rival_of(view: View, team: int) -> UnitView | None:
    """The enemy of a team off the map whose Respect its characters need; None for none (17.1)."""
    foes = [
        u for u in view.units if u.team != team and has_yet_to_enter(u) and ability(u) != AT_WILL
    ]
    return max(foes, key=respect_of, default=None)


def entry_text(view: View, unit: UnitView) -> str:
    """Say why a character that has not entered may come in, or may not yet (17.1)."""
    if ability(unit) == AT_WILL:
        return "it enters in any reinforcement phase"
    rival, respect = rival_of(view, unit.team), respect_of(unit)
    if rival is None:
        return "no enemy is left off the map, so all enter"
    comparison = f"{unit_name(rival.slug)}, an enemy off the map, has {respect_of(rival)}"
    if respect >= respect_of(rival):
        return f"Respect {respect} is enough, as {comparison}"
    return f"Respect {respect} is too low, as {comparison}"


def dome_text(view: View) -> str:
    """Say how the dome of a character is found, and the odds of each (17.2, 17.4)."""
    domes_by_kind: dict[str, list[str]] = {}
    for number, at in sorted(view.map.domes.items()):
        kind = str(number) if view.has_dice else DOME_KEYS[number].colour
        domes_by_kind.setdefault(kind, []).append(view.map.names[at])
    picks, gap = ("Dice pick", " at ") if view.has_dice else ("A card picks", " ")
    domes = ", ".join(f"{kind}{gap}{' or '.join(spaces)}" for kind, spaces in domes_by_kind.items())
    return f"{picks} the dome with equal odds: {domes}"


def enters_by_respect(view: View) -> bool:
    """Do characters enter in the reinforcement phase of this mission (31.1)?"""
    return MISSIONS[view.mission].entry == "reinforce"


ORDER_TEXT = "If it is taken, you pick another. All who may enter now do, in any order"
"""The meaning of the order in which characters enter (17.1, 17.2)."""


@describes("enter")
def describe_enter(view: View, choice: Choice) -> Description:
    """Describe letting a unit enter before the others."""
    unit = unit_of(view, choice.noun)
    order = "" if ability(unit) == AT_WILL else f"{ORDER_TEXT}. "
    text, clause = f"{dome_text(view)}. {order}{capital(entry_text(view, unit))}", "17.1"
    if view.step == "enter":
        text, clause = f"Respect {respect_of(unit)}; you say where", "31.2"
    return Description("Bring in", unit_name(unit.slug), text, clause, unit_place(unit.slug))


@describes("wait")
def describe_wait(view: View, choice: Choice) -> Description:
    """Describe not entering yet."""
    names = join_with_and(
        unit_name(u.slug) for u in view.units if has_yet_to_enter(u) and u.team == view.turn
    )
    return Description(
        "Wait", "Stay off the map", f"{names} may enter in a later turn", "20.43", "done"
    )
