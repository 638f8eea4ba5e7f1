"""The choice of the next unit in a phase, and the end of a phase, as text with consequences."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, TriedChoice, Words, said
from engine.core.text import count, join_with_and
from engine.games.ages.adventures.phrases import adventure_text
from engine.games.ages.attacks.texts import unanswered_attack_text
from engine.games.ages.creatures.hunts import best_hunt
from engine.games.ages.fire.aims import shots_with
from engine.games.ages.fire.no_shot import why_nobody_shoots
from engine.games.ages.fire.shot import weapons_of
from engine.games.ages.fire.texts import best_shot_text, no_further_shot
from engine.games.ages.melee.phrases import coming_melees
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    condition_text,
    describes,
    fitting_name,
    of_fitting,
    sentences,
    unit_of,
    unit_place,
)
from engine.games.ages.sites.texts import no_further_gift
from engine.games.ages.view_types import UnitView, View

NEXT_PHASE = {
    "free actions": "Next: fire, if somebody can shoot, then moves",
    "fire": "Next: moves",
    "move": "Next: opportunity fire of the other team",
    "adventure": "Next: reinforcement, then the other team's turn",
}


ACTIONS = {"fire": "shots", "move": "moves", "adventure": "adventures"}
"""The actions that end with a phase, by its name; other phases are named after their action."""


@describes("done")
def describe_being_done(view: View, choice: Choice) -> Description:
    label = f"end the {ACTIONS.get(view.phase, view.phase)}"
    if view.team is not None and view.sides.count(view.team) > 1:
        text = "The next seat of your team continues; the phase ends when all of them are done"
        return Description("Done", label, text, "34.3", "done")
    following: Words = NEXT_PHASE.get(view.phase, "The next phase begins")
    if view.phase == "move":
        following = said(following, ", ", coming_melees(view))
    return Description("Done", label, following, "7.2", "done")


@describes("enough")
def describe_having_enough(view: View, choice: Choice) -> Description:
    return no_further_gift(view) if view.step == "tribute" else no_further_shot(view)


@describes("finish")
def describe_finish(view: View, choice: Choice) -> Description:
    name = unit_name(actor_of(view).slug)
    return Description("Finish", name, "Does nothing more in this phase", "7.1", "done")


BY_OPEN_FACTS = {
    "fire": ("No more shots", "Next: moves, in which all who did not shoot may walk"),
    "opfire": ("Nobody else shoots", "Next: melee and the adventures of the other team"),
    "hide": ("Reveal no card", "Only a card that hides its owner can be revealed now"),
    "armor": ("Reveal no armour", "Only armour can be revealed now"),
    "step in": ("Nobody takes the hit", "Only a Bodyguard or a Shield Thrall can take the hit"),
    "dying": (
        "Play no card and be killed",
        "Only a Last Stand can be played now, which keeps its owner alive",
    ),
    "melee start": ("Play no card", "Only an Old Debt or a hunter can be played now"),
    "parting": (
        "Play nothing",
        "Only a Parting Gift can be played now, to draw a card before leaving",
    ),
}
"""What a pass is called and says in steps that ask a seat about cards it might hold, even if it
does not."""
ASKED_ANYHOW = (
    "You are asked even if you hold no card for it, so that being asked gives nothing away"
)
OTHER_PASSES = {"tale": "Tell no tale", "receive": "Keep what is left", "shed": "Keep it"}


@describes("pass")
def describe_pass_on(view: View, choice: Choice) -> Description:
    step, own_units = view.step, [unit for unit in view.units if unit.team == view.team]
    label, told = BY_OPEN_FACTS.get(step, (OTHER_PASSES.get(step, "Pass"), ""))
    has_shot = any(unit.fired if step == "fire" else unit.finished for unit in own_units)
    if step in ("fire", "opfire") and not has_shot:
        label = "Nobody shoots"
    text = sentences(
        why_nobody_shoots(view),
        unanswered_attack_text(view),
        told,
        ASKED_ANYHOW if step in BY_OPEN_FACTS else "",
    )
    return Description("Pass", label, text, "24.14" if text else "7.2", "pass")


@describes("free")
def describe_free(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    cards = join_with_and(card_name(each) for each in unit.known_cards)
    hunt = best_hunt(view, unit)
    text = sentences(
        said("may unleash ", hunt) if hunt else "",
        said("has ", condition_text(view, unit)),
        f"cards: {cards}" if cards else "",
    )
    return of_fitting("Act with", unit.slug, text, "8.2")


@describes("destroy-with")
def describe_destroy_with(view: View, choice: Choice) -> Description:
    """Describe taking a unit that can only destroy its cards.

    It has no place on the board, because the letter beside a unit promises more than a loss.
    """
    unit = unit_of(view, choice.noun)
    group = "Destroy cards of"
    text = (
        "A destroyed card is lost permanently, and no enemy picks it up if its owner is killed. "
        "Nothing else can be done now: no card to play or to give, nothing to pick up"
    )
    return Description(group, fitting_name(unit.slug, group, ": "), text, "8.4")


@describes("shoot")
def describe_shoot(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    best = best_shot_text(shots_with(view, unit, weapons_of(view, unit)))
    condition = said(short_name(unit.slug), " has ", condition_text(view, unit))
    text = sentences(best, condition, "a unit that fires does not move")
    return of_fitting("Shoot with", unit.slug, text, "9.3")


@frozen
class HasPoints(Fact):
    """The points with which a unit begins its move, or goes on."""

    points: int

    line = "Has {points:point} to walk"

    def holds(self, tried: TriedChoice) -> bool:
        after = tried.after
        moves = after.step == "walk" and after.units[after.acting_unit].slug == tried.choice.noun
        return not moves or max(0, after.points) == self.points


@frozen
class EndsWalk(Fact):
    """The walk with points left that moving another unit ends (10.6)."""

    walker: str
    points: int

    def __str__(self) -> str:
        points = count(self.points, "point")
        return f"Ends the walk of {short_name(self.walker)}, with {points} left"

    def holds(self, tried: TriedChoice) -> bool:
        walker = tried.before.units[tried.before.acting_unit]
        is_over = tried.after.units[walker.number].finished
        return (walker.slug, tried.before.points, is_over) == (self.walker, self.points, True)


@describes("move")
def describe_move(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    going = unit.spent and unit.number == view.acting_unit
    points = max(0, view.points) if going else unit.ratings["speed"].value
    name = fitting_name(unit.slug, "Move: Go on with ") if going else unit_name(unit.slug)
    label = f"Go on with {name}" if going else name
    condition = condition_text(view, unit)
    text = said(HasPoints(points), ", and ", condition, ended_walk(view, unit))
    return Description("Move", label, text, "10.1", unit_place(unit.slug))


def ended_walk(view: View, unit: UnitView) -> Words:
    """The sentence about the walk with points left that moving a unit ends; "" if there is none."""
    if view.acting_unit in (-1, unit.number):
        return ""
    walker = view.units[view.acting_unit]
    if not walker.spent or walker.finished or view.points <= 0:
        return ""
    return said(". ", EndsWalk(walker.slug, view.points))


@describes("adventure")
def describe_adventure(view: View, choice: Choice) -> Description:
    text = adventure_text(view, unit_of(view, choice.noun))
    return of_fitting("Adventure", choice.noun, text, "15.1")
