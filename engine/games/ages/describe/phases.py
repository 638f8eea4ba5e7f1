"""Who acts next in a phase, and the end of a phase, in plain words with what follows."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count, listed
from engine.games.ages.describe.adventure_words import adventure_words
from engine.games.ages.describe.fighting import best_shot, ranged_weapons
from engine.games.ages.describe.words import (
    Words,
    acting,
    condition,
    describes,
    unit_of,
    unit_place,
)
from engine.games.ages.names import card_name, unit_name
from engine.games.ages.view_types import View

NEXT_PHASE = {
    "free actions": "Next: fire, if somebody can shoot, then moves",
    "fire": "Next: moves",
    "move": "Next: opportunity fire of the other team, then melee and adventures",
    "adventure": "Next: reinforcement, then the other team's turn",
}
"""What follows a phase, by its name."""


@describes("done")
def done(view: View, choice: Choice) -> Words:
    """Describe ending one's part of the phase."""
    label = "moves" if view.phase == "move" else view.phase
    if view.team is not None and view.sides.count(view.team) > 1:
        words = "The next seat of your team goes on; the phase ends when all of them are done"
        return "Done", label, words, "34.3", "done"
    return "Done", label, NEXT_PHASE.get(view.phase, "The next phase begins"), "7.2", "done"


@describes("finish")
def finish(view: View, choice: Choice) -> Words:
    """Describe being finished with a unit."""
    name = unit_name(acting(view).slug)
    return "Finish", name, "Does nothing more in this phase", "7.1", "done"


@describes("pass")
def pass_on(view: View, choice: Choice) -> Words:
    """Describe passing."""
    words = {
        "armor": "Wear nothing more",
        "opfire": "Do not shoot (again)",
        "tale": "Tell no tale",
        "hide": "Reveal no card",
        "step in": "Nobody takes the hit",
        "dying": "Play no card and be killed",
        "melee start": "Play no card",
        "parting": "Play nothing",
        "shed": "Keep it",
    }
    return "Pass", words.get(view.step, "Pass"), "", "7.2", "pass"


@describes("free")
def free(view: View, choice: Choice) -> Words:
    """Describe taking a unit for free actions."""
    unit = unit_of(view, choice.noun)
    cards = listed(card_name(each) for each in unit.known_cards)
    words = f"{condition(view, unit)}{f'. Has {cards}' if cards else ''}"
    return "Act with", unit_name(unit.slug), words, "8.2", unit_place(unit.slug)


@describes("destroy-with")
def destroy_with(view: View, choice: Choice) -> Words:
    """Describe taking a unit that can only destroy its cards."""
    unit = unit_of(view, choice.noun)
    words = "Nothing else can be done now: no card to play or to give, nothing to pick up"
    return "Destroy cards of", unit_name(unit.slug), words, "8.4", unit_place(unit.slug)


@describes("shoot")
def shoot(view: View, choice: Choice) -> Words:
    """Describe taking a unit to shoot."""
    unit = unit_of(view, choice.noun)
    best = best_shot(view, unit, ranged_weapons(view, unit))
    words = f"{best}{condition(view, unit)}. A unit that fires does not move"
    return "Shoot with", unit_name(choice.noun), words, "9.3", unit_place(choice.noun)


@describes("move")
def move(view: View, choice: Choice) -> Words:
    """Describe taking a unit to move."""
    unit = unit_of(view, choice.noun)
    going = unit.spent
    points = view.points if going else unit.ratings["speed"].value
    label = f"Go on with {unit_name(unit.slug)}" if going else unit_name(unit.slug)
    words = f"{count(points, 'point')}, {condition(view, unit)}"
    return "Move", label, words, "10.1", unit_place(unit.slug)


@describes("adventure")
def adventure(view: View, choice: Choice) -> Words:
    """Describe facing what is in a unit's space."""
    unit = unit_of(view, choice.noun)
    words = adventure_words(view, unit)
    return "Adventure", unit_name(unit.slug), words, "15.1", unit_place(unit.slug)


@describes("enter")
def enter(view: View, choice: Choice) -> Words:
    """Describe letting a unit enter before the others."""
    unit = unit_of(view, choice.noun)
    before = view.step == "enter"
    then = "you say where" if before else "a card is drawn for the dome"
    words, clause = f"Respect {unit.ratings['respect'].value}; {then}", "31.2" if before else "17.1"
    return "Bring in", unit_name(unit.slug), words, clause, unit_place(unit.slug)
