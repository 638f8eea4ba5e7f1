"""Free actions, and ratings that experience raises, as text with chances and consequences."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, Words, joined, said
from engine.core.text import join_with_and
from engine.games.ages.card_types import RATINGS, Rating, Treasure
from engine.games.ages.cards.effects import Treatment, health_healed
from engine.games.ages.cards.facts import Healing, Lying
from engine.games.ages.cards.phrases import EXPERIENCE, explained_text
from engine.games.ages.cards.texts import card_for
from engine.games.ages.challenges.ratings import NOT_RAISED
from engine.games.ages.experience.events import RatingRaised
from engine.games.ages.experience.rules import may_gain_health
from engine.games.ages.free_actions.abilities import AbilityUse, Gift
from engine.games.ages.names import card_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    describes,
    hex_place,
    of_card,
    of_fitting,
    of_unit,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


@describes("use")
def describe_use(view: View, choice: Choice) -> Description:
    treatment = Treatment.of(choice)
    card, ally, row = treatment.card, treatment.ally, TREASURES[treatment.card]
    text = joined((medicine_text(view, actor_of(view), row, ally), Quoted(explained_text(row))))
    if not ally:
        return of_card("Use", card, text, "14.6")
    return of_fitting("Use", ally, text, "14.6", f"{row.name}, and on ")


def medicine_text(view: View, unit: UnitView, card: Treasure, ally: str) -> Words:
    if not may_gain_health(view, unit):
        return "Heals nothing while your vortex is destroyed"
    parts = [_healing(unit, health_healed(view, unit, card), card.health_grows)]
    if ally:
        parts.append(_healing(unit_of(view, ally), card.symbol_heals_ally, is_named=True))
    return joined(parts, "; ")


def _healing(unit: UnitView, amount: int, grown: int = 0, *, is_named: bool = False) -> Words:
    """A unit's Health before and after healing; `grown` is added to its maximum."""
    after = min(unit.health + amount, unit.max_health) + grown
    if after <= unit.health:
        return "Not wounded"
    is_cured = unit.health < unit.starting_health <= after and unit.kind == "character"
    return Healing(unit.slug, unit.health, after, unit.max_health + grown, is_cured, is_named)


@describes("give")
def describe_give(view: View, choice: Choice) -> Description:
    gift = Gift.of(choice)
    card, taker = gift.card, gift.taker
    use = card_for(view, unit_of(view, taker), card)
    text = said(use, ". It does not come back in this phase")
    return of_fitting("Give", taker, text, "8.2", f"{card_name(card)} to ")


@describes("pick-up")
def describe_pick_up(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    cards = view.ground.get(unit.space, ())
    space_name = view.map.names[unit.space]
    names = join_with_and(
        card_name(card.slug) if card.known else "a face-down card" for card in cards
    )
    text = f"{names}. Cards beyond the limit are discarded"
    return Description("Pick up", Lying(len(cards)), text, "8.3", hex_place(space_name))


@describes("experience")
def describe_experience(view: View, choice: Choice) -> Description:
    place = unit_place(actor_of(view).slug)
    return Description("Experience", "Switch a marker on", AllRaised(), "18.1", place)


@describes("ability")
def describe_use_ability(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    if view.step == "walk":
        text = Quoted("Woods, rough and water cost 1 in this turn")
        return Description("Ability", "Follow the Pathfinder", text, "20.10", unit_place(unit.slug))
    row = PROFILES[unit.slug].ability
    use = AbilityUse.of(choice)
    names = [_name_of(each) for each in (use.object, use.taker) if each]
    spot = use.taker or use.object
    place = card_place(spot) if spot in TREASURES else unit_place(spot)
    return Description(row.name, join_with_and(names), Quoted(row.text), "8.6", place)


def _name_of(slug: str) -> str:
    return card_name(slug) if slug in TREASURES else unit_name(slug)


@describes("destroy")
def describe_destroy(view: View, choice: Choice) -> Description:
    """Describe destroying a card.

    It has no place on the board: the letter beside a card there is for its use.
    """
    text = said("It is lost permanently. ", card_for(view, actor_of(view), choice.noun))
    clause = "14.18" if view.step == "receive" else "8.4"
    return Description("Destroy", card_name(choice.noun), text, clause)


# Experience


@frozen
class AllRaised(Fact):
    """What an experience marker does (18.1)."""

    line = "All ratings but Health and Damage +1 until your next free actions"

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
    return of_unit("Teach", choice.noun, text, "20.34")
