"""Waking and resting, as text."""

from __future__ import annotations

from engine.core.choice import Description
from engine.core.facts import said
from engine.games.currents.actions.waking import Rest, Wake
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.phrases import describes, sentences
from engine.games.currents.promises import Cash, Rated
from engine.games.currents.view_types import View


@describes(Wake)
def describe_wake(view: View, wake: Wake) -> Description:
    """Describe waking a luminary."""
    cost = said("for ", Cash(-wake.cost), ", once this turn") if wake.cost else ""
    text = sentences(Rated(wake.luminary), cost, "may act again this turn")
    name, place = LUMINARIES[wake.luminary].name, f"luminary:{wake.luminary}"
    return Description("Wake", name, text, "17.27" if wake.is_gift else "16.27", place)


@describes(Rest)
def describe_rest(view: View, rest: Rest) -> Description:
    """Describe resting a luminary."""
    text = sentences(Rated(rest.luminary), "exhausted without an action")
    name, place = LUMINARIES[rest.luminary].name, f"luminary:{rest.luminary}"
    return Description("Rest a luminary", name, text, "7.3", place)
