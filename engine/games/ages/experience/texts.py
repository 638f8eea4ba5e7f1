"""Ratings that are raised and characters that are taught, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.card_types import RATINGS
from engine.games.ages.cards.phrases import EXPERIENCE
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of, describes, unit_place
from engine.games.ages.view_types import View


@describes("raise")
def describe_raise_rating(view: View, choice: Choice) -> Description:
    """Describe a rating to raise: its present and its new value."""
    unit = actor_of(view)
    name = next(each for each in RATINGS if each == choice.noun)
    rating = unit.ratings[name].value
    text = f"{choice.noun.title()} {rating} becomes {rating + 1}, for the rest of the game"
    return Description("Raise", choice.noun.title(), text, "18.4", unit_place(unit.slug))


@describes("teach")
def describe_teach(view: View, choice: Choice) -> Description:
    """Describe who learns."""
    text = f"Gains an experience marker, {EXPERIENCE}"
    return Description("Teach", unit_name(choice.noun), text, "20.34", unit_place(choice.noun))
