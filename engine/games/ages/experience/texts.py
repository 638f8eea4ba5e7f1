"""Ratings that are raised and characters that are taught, as text."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, said
from engine.games.ages.card_types import RATINGS, Rating
from engine.games.ages.cards.phrases import EXPERIENCE
from engine.games.ages.challenges.ratings import NOT_RAISED
from engine.games.ages.experience.events import RatingRaised
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of, describes, unit_place
from engine.games.ages.view_types import View


@frozen
class AllRaised(Fact):
    """What an experience marker does (18.1)."""

    def __str__(self) -> str:
        return "All ratings but Health and Damage +1 until your next free actions"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = (
            each.units[tried.before.acting_unit].ratings for each in (tried.before, tried.after)
        )
        raised = {name for name in before if after[name].value - before[name].value == 1}
        return raised == {*before} - {*NOT_RAISED}


@frozen
class Raised(Fact):
    """A rating that is raised by one level, permanently (18.4)."""

    name: Rating
    now: int

    def __str__(self) -> str:
        return f"{self.name.title()} {self.now} becomes {self.now + 1}"

    def holds(self, tried: TriedChoice) -> bool:
        event, unit = tried.event(RatingRaised), tried.before.units[tried.before.acting_unit]
        told = self.name, self.now + 1
        return (
            event is not None
            and (event.rating, event.value) == told
            and unit.ratings[self.name].value == self.now
        )


@describes("raise")
def describe_raise_rating(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    name = next(each for each in RATINGS if each == choice.noun)
    text = said(Raised(name, unit.ratings[name].value), ", for the rest of the game")
    return Description("Raise", choice.noun.title(), text, "18.4", unit_place(unit.slug))


@describes("teach")
def describe_teach(view: View, choice: Choice) -> Description:
    text = Quoted(f"Gains an experience marker, {EXPERIENCE}")
    return Description("Teach", unit_name(choice.noun), text, "20.34", unit_place(choice.noun))
