"""Encounters, guardians, the Alliance, flags and escape, as text with chances and consequences."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Foretold, TriedChoice, said
from engine.games.ages.adventures.events import Escaped
from engine.games.ages.adventures.facts import CardsAsked, RewardDraws
from engine.games.ages.adventures.paths import guardian_of, path_gain_text
from engine.games.ages.adventures.phrases import guardian_results
from engine.games.ages.cards.texts import card_for
from engine.games.ages.phrases import (
    actor_of,
    describes,
    hex_place,
    of_card,
    of_fitting,
    of_unit,
    unit_place,
)
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
        return of_card("Pay", choice.noun, text, "15.4")
    cards = CardsAsked(guardian_of(view, actor_of(view)).pay)
    gain, then = path_gain_text(view, actor_of(view)), "; then the unit is dismissed to a dome"
    what = said("Sure to pass: ", gain, ", with ", RewardDraws(1), then)
    return Description("Pay", cards, what, "16.2", "pay")


WAYS = {
    "keep": ("Do not pay", "Keep your cards", "You draw one card fewer", "15.4"),
    "mercy": (
        "Leave",
        "ask for mercy",
        "The guardian lets the unit go: no marker steps, no draw. "
        "The unit is banished to a dome that the other team picks",
        "16.5",
    ),
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
"""The ways on from an encounter or a guardian, and their clauses, by verb."""


@describes(*WAYS)
def describe_way_on(view: View, choice: Choice) -> Description:
    places = {"accept": unit_place(actor_of(view).slug), "refuse": "done", "keep": "done"}
    return Description(*WAYS[choice.verb], places.get(choice.verb, choice.verb))


@describes("bribe")
def describe_bribe(view: View, choice: Choice) -> Description:
    return of_card("Pay", choice.noun, "The marker steps", "33.3")


# Flags and escape


@describes("flag")
def describe_flag(view: View, choice: Choice) -> Description:
    space_name = view.map.names[actor_of(view).space]
    text = "It falls where its bearer is killed or imprisoned"
    return Description("Pick up", "your flag", text, "32.3", hex_place(space_name))


@frozen
class FlagsHome(Fact):
    """The flags at home before and after another one (32.5)."""

    before: int

    def __str__(self) -> str:
        return f"Flags at home: from {self.before} to {self.before + 1}"

    def holds(self, tried: TriedChoice) -> bool:
        team = tried.before.sides[tried.seat]
        flags = tried.before.flags_scored[team], tried.after.flags_scored[team]
        return flags == (self.before, self.before + 1)


@describes("score")
def describe_score(view: View, choice: Choice) -> Description:
    text = FlagsHome(view.flags_scored[view.team or 0])
    return of_fitting("Bring the flag home", choice.noun, text, "32.5")


@frozen
class EscapePoints(Foretold):
    """The points of an escape (32.7)."""

    points: int

    kind = Escaped
    line = "Escape points: {points}"


@describes("escape")
def describe_escape(view: View, choice: Choice) -> Description:
    points = view.mission_row.points_of_escape(len(view.escape_teams) + 1)
    text = said(EscapePoints(points), ". Leaves the game, with all cards, and counts as alive")
    return of_unit("Escape", choice.noun, text, "32.6")
