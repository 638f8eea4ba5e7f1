"""The Alliance, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.names import card_name
from engine.games.ages.phrases import actor_of, card_place, describes, unit_place
from engine.games.ages.view_types import View

WAYS = {
    "onward": ("Step", "Onward", "One space along the path; the last space wins the key", "33.4"),
    "henchman": (
        "Step",
        "Aside, for a henchman",
        "A henchman joins, but the next pass only leads back, and a marker here is worth nothing",
        "33.4",
    ),
    "accept": ("Leave", "Be dismissed", "The encounter stays, known to all", "33.5"),
    "replace": (
        "Leave",
        "Be banished",
        "The encounter is replaced by another; the enemy picks the dome",
        "33.5",
    ),
    "refuse": ("Do not pay", "Keep your cards", "The marker does not step", "33.3"),
}
"""The ways on after an encounter, and their clauses, by verb."""


@describes(*WAYS)
def describe_way_on(view: View, choice: Choice) -> Description:
    places = {"accept": unit_place(actor_of(view).slug), "refuse": "done"}
    return Description(*WAYS[choice.verb], places.get(choice.verb, choice.verb))


@describes("bribe")
def describe_bribe(view: View, choice: Choice) -> Description:
    place = card_place(choice.noun)
    return Description("Pay", card_name(choice.noun), "The marker steps", "33.3", place)
