"""The Alliance, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.names import card_name
from engine.games.ages.phrases import actor_of, card_place, describes, unit_place
from engine.games.ages.view_types import View


@describes("onward")
def describe_onward(view: View, choice: Choice) -> Description:
    text = "One space along the path; the last space wins the key"
    return Description("Step", "Onward", text, "33.4", "onward")


@describes("henchman")
def describe_henchman(view: View, choice: Choice) -> Description:
    text = "A henchman joins, but the next pass only leads back, and a marker here is worth nothing"
    return Description("Step", "Aside, for a henchman", text, "33.4", "henchman")


@describes("accept")
def describe_accept(view: View, choice: Choice) -> Description:
    place = unit_place(actor_of(view).slug)
    return Description("Leave", "Be dismissed", "The encounter stays, known to all", "33.5", place)


@describes("replace")
def describe_replace(view: View, choice: Choice) -> Description:
    text = "The encounter is replaced by another; the enemy picks the dome"
    return Description("Leave", "Be banished", text, "33.5", "replace")


@describes("bribe")
def describe_bribe(view: View, choice: Choice) -> Description:
    return Description(
        "Pay", card_name(choice.noun), "The marker steps", "33.3", card_place(choice.noun)
    )


@describes("refuse")
def describe_refuse(view: View, choice: Choice) -> Description:
    return Description("Do not pay", "Keep your cards", "The marker does not step", "33.3", "done")
