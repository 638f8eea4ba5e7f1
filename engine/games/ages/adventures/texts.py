"""Encounters and guardians, as text with chances and consequences."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.facts import said
from engine.games.ages.adventures.facts import CardsAsked, RewardDraws
from engine.games.ages.adventures.paths import guardian_of, path_gain_text
from engine.games.ages.adventures.phrases import guardian_results
from engine.games.ages.cards.texts import card_for
from engine.games.ages.names import card_name
from engine.games.ages.phrases import actor_of, card_place, describes, unit_place
from engine.games.ages.view_types import View


@describes("challenge")
def describe_challenge(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    text = guardian_results(view, unit, guardian_of(view, unit).slug)
    return Description("Challenge", "the guardian", text, "16.3", unit_place(unit.slug))


@describes("pay")
def describe_pay(view: View, choice: Choice) -> Description:
    if choice.noun:
        text = said("You draw the whole reward. ", card_for(view, actor_of(view), choice.noun))
        return Description("Pay", card_name(choice.noun), text, "15.4", card_place(choice.noun))
    cards = CardsAsked(guardian_of(view, actor_of(view)).pay)
    gain, then = path_gain_text(view, actor_of(view)), "; then the unit is dismissed to a dome"
    what = said("Sure to pass: ", gain, ", with ", RewardDraws(1), then)
    return Description("Pay", cards, what, "16.2", "pay")


@describes("keep")
def describe_keep(view: View, choice: Choice) -> Description:
    return Description("Do not pay", "Keep your cards", "You draw one card fewer", "15.4", "done")


@describes("mercy")
def describe_mercy(view: View, choice: Choice) -> Description:
    text = (
        "The guardian lets the unit go: no marker steps, no draw. "
        "The unit is banished to a dome that the other team picks"
    )
    return Description("Leave", "ask for mercy", text, "16.5", "mercy")
