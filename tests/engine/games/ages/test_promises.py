"""Steps and draws of Duel of Ages II cost what their descriptions say.

Chances to hit and to pass are compared with a second model in `test_second_model.py`.
"""

from __future__ import annotations

import re
from itertools import chain, islice

import pytest

from engine.core.choice import Choice
from engine.games.ages import GAME
from engine.games.ages.describe.words import card_words
from engine.games.ages.profiles import PROFILES
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import Options
from engine.games.ages.view_types import UnitView, View
from engine.testing import BrokenContractError, Moment, Promise, check_promises, random_play
from tests.random_play import lying

ENOUGH = 200
"""Decisions of a game that are tried: some rounds."""


def step_costs(said: re.Match[str], moment: Moment) -> bool:
    """10.1: a step takes that many of the points; where the move goes on, the rest is left."""
    before, after = moment.before, moment.after
    if before.points != int(said["points"]):
        return False
    goes_on = after.acting == before.acting and after.step == before.step
    return not goes_on or before.points - after.points == int(said["cost"])


def draw_takes(said: re.Match[str], moment: Moment) -> bool:
    """14.1: a draw takes one card of its deck, and one or two of the draws that are left."""
    before, after, deck = moment.before, moment.after, moment.choice.noun
    if (before.reward, before.decks[deck]) != (int(said["draws"]), int(said["cards"])):
        return False
    draws_on = after.reward > 0 and after.acting == before.acting
    taken = before.reward - after.reward if draws_on else int(said["taken"])
    return (taken, before.decks[deck] - after.decks[deck]) == (int(said["taken"]), 1)


def unit_of(view: View, moment: Moment) -> UnitView:
    """The unit that the choice names, or else the one that acts."""
    named = moment.choice.noun.split()[0] if moment.choice.noun else ""
    units = {unit.slug: unit for unit in view.units}
    return units.get(named) or view.units[view.acting]


def move_begins(said: re.Match[str], moment: Moment) -> bool:
    """10.1: a unit that moves has that many points."""
    after: View = moment.after
    moves = after.step == "move" and after.units[after.acting].slug == moment.choice.noun
    return not moves or after.points == int(said["points"])


def is_as_well(said: re.Match[str], moment: Moment) -> bool:
    """1.6: the health of a unit, and how much it can have."""
    unit = unit_of(moment.before, moment)
    return (unit.health, unit.most) == (int(said["health"]), int(said["most"]))


def is_respected(said: re.Match[str], moment: Moment) -> bool:
    """17.1: units enter by their Respect."""
    return unit_of(moment.before, moment).ratings["respect"].value == int(said["respect"])


def lacks_rating(said: re.Match[str], moment: Moment) -> bool:
    """14.3: a card asks for more than the unit has."""
    view: View = moment.before
    ratings = {str(name): each.value for name, each in view.units[view.acting].ratings.items()}
    return ratings[said["rating"].lower()] == int(said["has"]) < int(said["needs"])


def is_share(said: re.Match[str], moment: Moment) -> bool:
    """15.2: the encounters that a unit passes, of all of the set in play."""
    view: View = moment.before
    every = sum(met.blue == view.blue for met in ENCOUNTERS.values())
    share = round(100 * int(said["passed"]) / every)
    return (every, share) == (int(said["all"]), int(said["percent"]))


def is_sum(said: re.Match[str], moment: Moment) -> bool:
    """15.2: a rating is the sum of its parts, and passes if it is not below what is asked."""
    value = int(said["value"])
    parts = [int(each) for each in re.findall(r"(?:^|[+-])\d+", said["parts"] or said["value"])]
    return sum(parts) == value and (value >= int(said["needs"])) == (said["verdict"] == "passes")


def adds_up(said: re.Match[str], moment: Moment) -> bool:
    """2.2: a rating is the sum of its parts."""
    return sum(map(int, re.findall(r"(?:^|[+-])\d+", said["parts"]))) == int(said["value"])


def shots_are_worse(said: re.Match[str], moment: Moment) -> bool:
    """9.2: each shot after the first costs 2 of the chance to hit, for all of them."""
    return int(said["less"]) == 2 * (int(moment.choice.noun.split()[1]) - 1)


def is_printed(said: re.Match[str], moment: Moment) -> bool:
    """2.1: the ratings of a character, or of a creature that is let loose, as they are printed."""
    slug = moment.choice.noun.split()[0]
    creature = f"{TREASURES[slug].creature}-1" if slug in TREASURES else slug
    ratings = PROFILES[creature].ratings
    told = re.findall(r"([A-Z][a-z]+) (\d+)", said.group())
    return all(getattr(ratings, name.lower()) == int(value) for name, value in told)


def draws_again(said: re.Match[str], moment: Moment) -> bool:
    """14.10: with enough Respect a further Secret card is drawn for a cube."""
    view: View = moment.before
    has, needs = int(said["has"]), int(said["needs"])
    is_enough = said["verdict"].startswith("then")
    return view.units[view.acting].ratings["respect"].value == has and (has >= needs) == is_enough


PROMISES = (
    Promise("step", r"^(?P<cost>\d+) of (?P<points>\d+) points?", step_costs),
    Promise(
        "draw",
        r"Takes (?P<taken>\d) draws? of (?P<draws>\d+); (?P<cards>\d+) cards? in the deck",
        draw_takes,
    ),
    Promise("move", r"^(?P<points>\d+) points?(?=, Health)", move_begins),
    Promise("health", r"Health (?P<health>\d+) of (?P<most>\d+)", is_as_well),
    Promise("Respect", r"^Respect (?P<respect>\d+)", is_respected),
    Promise(
        "use", r"(?P<rating>Strength|Intellect) (?P<needs>\d+), has (?P<has>\d+)", lacks_rating
    ),
    Promise(
        "ratings",
        r"Speed \d+, Health \d+, Melee \d+(?:, (?:Respect|Power|Damage) \d+)+",
        is_printed,
    ),
    Promise(
        "redraw",
        r"Respect (?P<has>\d+), (?P<needs>\d+) is needed: (?P<verdict>then|no further)",
        draws_again,
    ),
    Promise("sum", r"(?P<value>\d+) \((?P<parts>\d+ printed, [^)]+)\)", adds_up),
    Promise("shots", r"-(?P<less>\d+) to hit for each shot", shots_are_worse),
    Promise(
        "unseen",
        r"passes (?P<passed>\d+) of the (?P<all>\d+) there are, (?P<percent>\d+) percent",
        is_share,
    ),
    Promise(
        "encounter",
        r"needs [A-Z][a-z]+ (?P<needs>\d+): (?P<verdict>passes|does not pass) with "
        r"(?P<value>\d+)(?: \((?P<parts>[^)]+)\))?",
        is_sum,
    ),
)
PRINTED = [
    *(card_words(card).rstrip(".") for card in TREASURES.values()),
    *(card.bonus for card in TREASURES.values() if card.bonus),
    *(row.ability.text.rstrip(".") for row in PROFILES.values() if row.ability.text),
]
"""What is printed on cards and characters: it promises nothing of its own."""
PLAIN = (
    "|".join(map(re.escape, sorted(PRINTED, key=len, reverse=True))),
    r"RIVET-77|Warden Unit 12|\b[A-Z][a-z]+ \d there",  # names of units
    r"1 point a space|Speed at most \d",  # what is printed on what flies
    r"\b(?:at|in|to) [A-Z]{1,2}\d+",  # a space
    r"[Hh]its \d+ percent of the time, [\d.]+ damage on average",  # `test_second_model.py`
    r"\d+ percent (?:on average|to pass|Amaze|Squeak|FOPP)",  # `test_second_model_of_sites.py`
    r"[A-Z][a-z]+ \d+ against \d+|\) against \d+",  # a rating, and what a guardian asks for
    r"; \d+ draws?$|\b\d+ draws?\b(?!.*in the deck)",  # what is printed on an encounter
)
"""Printed texts, names of spaces, and chances, which a second model measures."""


def test_what_a_choice_promises_is_what_happens() -> None:
    """10.1, 14.1: every number of every choice that is offered, in two missions."""
    well = islice(random_play(GAME, seed=1), ENOUGH)
    options = Options(mission="standing")
    standing = islice(random_play(GAME, seed=1, options=options), ENOUGH // 2)
    kept = check_promises(chain(well, standing), PROMISES, plain=PLAIN)
    missing = {each.name for each in PROMISES if not kept[each.name]}
    assert missing <= {"redraw", "shots", "use", "encounter", "sum"}, (
        "these come about in some games only"
    )


def is_step(view: View, choice: Choice) -> bool:
    """Is it a step of a walk?"""
    return choice.verb == "walk"


@pytest.mark.parametrize("words", ["0 of 6 points", "1 of 60 points"])
def test_a_promise_that_is_not_kept_is_found(words: str) -> None:
    """10.1: a wrong number is noticed."""
    with pytest.raises(BrokenContractError, match="not what happens"):
        check_promises(
            islice(random_play(lying(GAME, words, about=is_step), seed=1), ENOUGH),
            PROMISES,
            plain=PLAIN,
        )
