"""Characters that enter, wait or are sent to a dome, as text (RULES.md 17, 31)."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import capital, join_with_and
from engine.games.ages.entering.phrases import (
    AT_WILL,
    empty_domes,
    entry_text,
    has_yet_to_enter,
    respect_of,
)
from engine.games.ages.moving.distances import near_dome_text
from engine.games.ages.names import dome_key_name, dome_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    describes,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View


def dome_text(view: View, leaving: UnitView | None = None) -> str:
    """The sentence about how a character's dome is found, with the odds of each (17.2, 17.4).

    `leaving` is the unit that is sent away, if it is on the map.
    """
    empty_spaces = empty_domes(view, leaving)
    if not empty_spaces:
        return "No dome is empty: you pick one of those with the fewest units in it"
    if len(empty_spaces) == 1:
        return f"The only empty dome is at {view.map.names[empty_spaces[0]]}, so it is that one"
    domes_by_kind: dict[str, list[str]] = {}
    for number, space in sorted(view.map.domes.items()):
        kind = str(number) if view.has_dice else DOME_KEYS[number].colour
        taken_text = "" if space in empty_spaces else " (taken)"
        domes_by_kind.setdefault(kind, []).append(f"{view.map.names[space]}{taken_text}")
    gap = " at " if view.has_dice else " "
    domes = ", ".join(f"{kind}{gap}{' or '.join(spaces)}" for kind, spaces in domes_by_kind.items())
    if view.has_dice:
        other = "With another number, or if that dome is taken, you pick an empty one"
        return f"A roll picks the dome: {domes}. {other}"
    return (
        f"A card picks the dome with equal odds: {domes}. If that dome is taken, you pick another"
    )


ORDER_TEXT = "All who may enter now do, in any order"
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


@describes("dome")
def describe_dome(view: View, choice: Choice) -> Description:
    """Describe a dome to go to."""
    number = int(choice.noun)
    space_name = view.map.names[view.map.domes[number]]
    text = (
        f"{near_dome_text(view, actor_of(view), view.map.domes[number])}. "
        f"A dome of the {DOME_KEYS[number].age.title()} age"
    )
    name = dome_key_name(number) if view.has_dice else dome_name(number)  # Dice name a number.
    return Description("Go to", f"{name} at {space_name}", text, "17.2", hex_place(space_name))
