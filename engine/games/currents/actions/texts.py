"""Waking and resting, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.phrases import describes, joined_sentences, ratings_text
from engine.games.currents.view_types import View


@describes("wake")
def describe_wake(view: View, choice: Choice) -> Description:
    """Describe waking a luminary."""
    cost = "" if view.step == "effect" else "for $3k, once this turn"
    text = joined_sentences(ratings_text(choice.noun), cost, "may act again this turn")
    clause = "17.27" if view.step == "effect" else "16.27"
    return Description(
        "Wake", LUMINARIES[choice.noun].name, text, clause, f"luminary:{choice.noun}"
    )


@describes("rest")
def describe_rest(view: View, choice: Choice) -> Description:
    """Describe resting a luminary."""
    text = joined_sentences(ratings_text(choice.noun), "exhausted without an action")
    return Description(
        "Rest a luminary", LUMINARIES[choice.noun].name, text, "7.3", f"luminary:{choice.noun}"
    )
