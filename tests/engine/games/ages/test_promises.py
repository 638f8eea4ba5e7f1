"""Steps and draws of Duel of Ages II cost what their descriptions say.

Chances to hit and to pass are compared with a second model in `test_second_model.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

import pytest

from engine.core.choice import Choice
from engine.core.event import Event
from engine.core.match import Match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.calculations.challenge_cards import ChallengeResult, odds
from engine.games.ages.calculations.movement import way_to
from engine.games.ages.calculations.sight import range_between
from engine.games.ages.describe import describe
from engine.games.ages.describe.distances import costs_anywhere
from engine.games.ages.describe.melee_phrases import strikes_in
from engine.games.ages.describe.phrases import card_text
from engine.games.ages.events import (
    CardsPickedUp,
    Escaped,
    HonorTested,
    Imprisoned,
    Killed,
    PieceLaid,
    Prepared,
    PutInDome,
    RatingRaised,
    ShotsSaid,
    SiteChallenged,
    UnitPlaced,
    Walked,
)
from engine.games.ages.layout import RADIUS
from engine.games.ages.names import short_name
from engine.games.ages.profiles import PROFILES
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.rules.fighting.opfire import aims, opfire_weapons
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.view_types import UnitView, View
from engine.testing import BrokenContractError, Promise, TriedChoice, check_promises, random_play
from tests.tools.random_play import lying

E = TypeVar("E", bound=Event)
ENOUGH = 150
"""Decisions of a game that are looked at: some rounds."""
MANY, ONE_IN = 12, 9
"""Of the decisions with more choices than the first number, one in the second is tried."""


def step_costs(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1: a step takes that many of the points; where the move continues, the rest is left."""
    before, after = tried.before, tried.after
    if before.points != int(said["points"]):
        return False
    goes_on = after.acting_unit == before.acting_unit and after.step == before.step
    return not goes_on or before.points - after.points == int(said["cost"])


def draw_takes(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.1: a draw takes one card of its deck, and one or two of the draws that are left."""
    before, after, deck = tried.before, tried.after, tried.choice.noun
    if (before.reward, before.decks[deck]) != (int(said["draws"]), int(said["cards"])):
        return False
    draws_on = after.reward > 0 and after.acting_unit == before.acting_unit
    taken = before.reward - after.reward if draws_on else int(said["taken"])
    return (taken, before.decks[deck] - after.decks[deck]) == (int(said["taken"]), 1)


def unit_of(view: View, tried: TriedChoice) -> UnitView:
    """The unit that the choice names, the last of several, or else the one that acts."""
    units = {unit.slug: unit for unit in view.units}
    named = next((each for each in reversed(tried.choice.noun.split()) if each in units), "")
    if tried.choice.verb == "spare" and view.attack is not None:
        return view.units[view.attack.target]
    return units.get(named) or view.units[view.acting_unit]


def move_begins(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1: a unit that moves has that many points."""
    after: View = tried.after
    moves = after.step == "move" and after.units[after.acting_unit].slug == tried.choice.noun
    return not moves or after.points == int(said["points"])


def is_as_well(said: re.Match[str], tried: TriedChoice) -> bool:
    """1.6: the health of a unit, and how much it can have."""
    unit = unit_of(tried.before, tried)
    return (unit.health, unit.max_health) == (int(said["health"]), int(said["most"]))


def is_respected(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.1: units enter by their Respect."""
    return unit_of(tried.before, tried).ratings["respect"].value == int(said["respect"])


def is_highest_waiting(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.1: the highest Respect among the enemies that have never entered, and who has it."""
    view: View = tried.before
    foes = [
        unit
        for unit in view.units
        if unit.team != view.team and unit.fate == "off map" and not unit.entered
        if PROFILES[unit.slug].ability.slug != "precedence"  # 20.43: this one counts for nobody
    ]
    respect = {PROFILES[unit.slug].name: unit.ratings["respect"].value for unit in foes}
    return respect[said["name"]] == max(respect.values()) == int(said["respect"])


def melee_is_as_said(said: re.Match[str], tried: TriedChoice) -> bool:
    """12.1, 13.1: the first striker where the step ends, the chance of a hit, its damage."""
    after: View = tried.after
    if after.phase != "move" or tried.before.acting_unit != after.acting_unit:
        return True  # the game went on: others may have come or fallen
    strikes = strikes_in(
        after, after.units[after.acting_unit], after.units[after.acting_unit].space
    )
    told = re.findall(r"(\d+) %(?: of the time)?, ([\d.]+)", said.group())
    return told == [(f"{100 * each.odds.hit:.0f}", f"{each.odds.damage:.1f}") for each in strikes]


def coming_melee_is_as_said(said: re.Match[str], tried: TriedChoice) -> bool:
    """12.1, 13.1: the strikes in a space that both teams hold after the moves."""
    view: View = tried.before
    at = view.map.numbers[said["space"]]
    units = [u for u in view.units if u.is_on_map and u.space == at and u.team == view.turn]
    told = re.findall(r"(\d+) %(?: of the time)?, ([\d.]+)", said["strikes"])
    strikes = strikes_in(view, units[0], at)
    others = int(said["others"] or 0)
    return len(units) == others + 1 and told == [
        (f"{100 * each.odds.hit:.0f}", f"{each.odds.damage:.1f}") for each in strikes
    ]


def dome_is_near(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1, 17.2: the points from the dome to the nearest encounter or the labyrinth."""
    view: View = tried.after
    event = event_of(tried, PutInDome)
    assert event is not None
    costs = costs_anywhere(view, next(u for u in view.units if u.slug == event.unit))
    spaces = enumerate(view.map.spaces)
    sites = [at for at, space in spaces if space.site]
    goals = view.counters if said["what"].lower() == "encounter" else sites
    return min(costs[at] for at in goals if at in costs) == int(said["points"])


def enemy_is_near(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.8, 17.2: the nearest enemy of the unit that goes to the dome, over anything."""
    view: View = tried.before
    dome = view.map.domes[int(tried.choice.noun)]
    team = view.units[view.acting_unit].team
    away = {
        short_name(u.slug): range_between(view.map, dome, u.space)
        for u in view.units
        if u.is_on_map and u.team != team
    }
    return away[said["name"]] == min(away.values()) == int(said["spaces"])


def is_aimed(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.8: the distance from the shooter to the space that is shot at."""
    view: View = tried.before
    assert view.attack is not None
    shooter, at = view.units[view.attack.attacker], view.map.numbers_by_noun[tried.choice.noun]
    return range_between(view.map, shooter.space, at) == int(said["away"])


def lacks_rating(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.3: a card asks for more than the unit has."""
    ratings = {str(name): each.value for name, each in unit_of(tried.before, tried).ratings.items()}
    return ratings[said["rating"].lower()] == int(said["has"]) < int(said["needs"])


def is_share(said: re.Match[str], tried: TriedChoice) -> bool:
    """15.2: the encounters that a unit passes, of those of the set in play that nobody has seen."""
    view: View = tried.before
    seen = {*view.met, *view.counters.values(), view.alliance.counter if view.alliance else ""}
    left = [met for slug, met in ENCOUNTERS.items() if slug not in seen]
    every = sum(met.blue == view.has_blue_encounters for met in left)
    share = round(100 * int(said["passed"]) / every)
    return (every, share) == (int(said["all"]), int(said["percent"]))


def is_sum(said: re.Match[str], tried: TriedChoice) -> bool:
    """15.2: a rating is the sum of its parts, and passes if it is not below the required value."""
    value = int(said["value"])
    parts = [int(each) for each in re.findall(r"(?:^|[+-])\d+", said["parts"] or said["value"])]
    return sum(parts) == value and (value >= int(said["needs"])) == (said["verdict"] == "passes")


def adds_up(said: re.Match[str], tried: TriedChoice) -> bool:
    """2.2: a rating is the sum of its parts."""
    return sum(map(int, re.findall(r"(?:^|[+-])\d+", said["parts"]))) == int(said["value"])


def shots_are_worse(said: re.Match[str], tried: TriedChoice) -> bool:
    """9.2: each shot after the first costs 2 of the chance to hit, for all of them."""
    return int(said["less"]) == 2 * (int(tried.choice.noun.split()[1]) - 1)


def is_printed(said: re.Match[str], tried: TriedChoice) -> bool:
    """2.1: the ratings of a character, or of a creature that is let loose, as they are printed."""
    slug = tried.choice.noun.split()[0]
    creature = f"{TREASURES[slug].creature}-1" if slug in TREASURES else slug
    ratings = PROFILES[creature].ratings
    told = re.findall(r"([A-Z][a-z]+) (\d+)", said.group())
    return all(getattr(ratings, name.lower()) == int(value) for name, value in told)


def draws_again(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.10: with enough Respect a further Secret card is drawn for a cube."""
    view: View = tried.before
    has, needs = int(said["has"]), int(said["needs"])
    is_enough = said["verdict"].startswith("then")
    return (
        view.units[view.acting_unit].ratings["respect"].value == has and (has >= needs) == is_enough
    )


def event_of(tried: TriedChoice, kind: type[E]) -> E | None:
    """The first event of a kind that came of the choice."""
    return next((each for each in tried.events if isinstance(each, kind)), None)


def is_there(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1, 11.2, 12.1, 31.2: the space that the label names is where it happens."""
    view: View = tried.before
    name = f"{said['space']}{said['below'] or ''}"
    walked, placed = event_of(tried, Walked), event_of(tried, UnitPlaced)
    match tried.choice.verb:
        case "walk":
            return walked is not None and walked.way[-1] == name
        case "start":
            return placed is not None and placed.space == name
    return (
        view.map.names[view.map.numbers_by_noun[tried.choice.noun]] == name
    )  # more is asked first


def comes_to_dome(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.2, 31.4: the dome of that number, at that space."""
    event = event_of(tried, PutInDome)
    assert event is not None
    return (event.dome, event.space) == (int(said["number"]), said["space"])


def says_shots(said: re.Match[str], tried: TriedChoice) -> bool:
    """9.2: that many shots are announced."""
    event = event_of(tried, ShotsSaid)
    return event is not None and event.shots == int(said["shots"])


def raises_all(said: re.Match[str], tried: TriedChoice) -> bool:
    """18.1: an experience marker adds 1 to all ratings but Health and Damage."""
    view: View = tried.before
    before, after = (
        view.units[view.acting_unit].ratings,
        tried.after.units[view.acting_unit].ratings,
    )
    raised = {name for name in before if after[name].value - before[name].value == 1}
    return raised == before.keys() - {"health", "damage"}


def becomes(said: re.Match[str], tried: TriedChoice) -> bool:
    """18.4: a rating is raised by one level, from the first number to the second."""
    view: View = tried.before
    event = event_of(tried, RatingRaised)
    ratings = {str(name): each.value for name, each in view.units[view.acting_unit].ratings.items()}
    told = int(said["now"]), int(said["then"])
    return event is not None and (ratings[event.rating], event.value) == told


def is_beaten(said: re.Match[str], tried: TriedChoice) -> bool:
    """19.3, 26.8: what a prisoner or a dead one counts for combat, as the achievement then says."""
    target = unit_of(tried.before, tried)
    counted = 1 if target.health < target.starting_health else 2
    before, after = (_combat(view, target.team) for view in (tried.before, tried.after))
    return after - before == int(said["points"]) - counted


def _combat(view: View, team: int) -> int:
    """The combat points of a team."""
    goal = next(each for each in view.goals if each.slug == "combat")
    return (goal.white, goal.black)[team]


def is_taken(said: re.Match[str], tried: TriedChoice) -> bool:
    """26.8: a prisoner has that much Health."""
    event = event_of(tried, Imprisoned)
    return event is not None and event.health == int(said["health"])


def falls(said: re.Match[str], tried: TriedChoice) -> bool:
    """13.7: that many cards fall to the ground."""
    event = event_of(tried, Killed)
    return event is not None and event.dropped == int(said["cards"])


def escapes_for(said: re.Match[str], tried: TriedChoice) -> bool:
    """32.6: that many points for the escape."""
    event = event_of(tried, Escaped)
    return event is not None and event.points == int(said["points"])


def deed_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """26.3, 27.2: the rating and the opposing number, with the chances of all results."""
    event = event_of(tried, SiteChallenged)
    told = int(said["rating"]), int(said["against"])
    percents = sum(map(int, re.findall(r"(\d+) %", said["odds"])))
    return event is not None and (event.rating, event.against) == told and 98 <= percents <= 102


def parley_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """20.19: Honor against Honor, and the chance of a Pass or better."""
    event = event_of(tried, HonorTested)
    assert event is not None
    found = odds(event.rating - event.against, dice=tried.before.has_dice)
    chance = float(found[ChallengeResult.PASS] + found[ChallengeResult.AMAZE])
    told = int(said["rating"]), int(said["against"]), int(said["percent"])
    return (event.rating, event.against, round(100 * chance)) == told


def sentinel_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """28.7: a sentinel as it is printed."""
    row = PROFILES[f"{TREASURES[tried.choice.noun].creature}-1"]
    shot = row.ability.shot
    assert shot is not None
    reach = row.ratings.health, shot.nearest, shot.farthest, shot.power, shot.damage
    return reach == tuple(int(said[each]) for each in ("health", "near", "far", "power", "damage"))


def is_prepared(said: re.Match[str], tried: TriedChoice) -> bool:
    """21.53: the Field Manual adds that much."""
    event = event_of(tried, Prepared)
    return event is not None and event.amount == int(said["more"])


def is_platter(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.1: the spaces of a platter are those within its radius."""
    return int(said["spaces"]) == 1 + 3 * RADIUS * (RADIUS + 1)


def is_turned(said: re.Match[str], tried: TriedChoice) -> bool:
    """30.3: a piece is turned that far when it is laid."""
    event = event_of(tried, PieceLaid)
    return event is not None and event.turn == int(said["turn"])


def colours_are(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.2: all domes of that colour."""
    view: View = tried.before
    found = view.map
    spaces = {
        found.names[space]
        for number, space in found.domes.items()
        if DOME_KEYS[number].colour == said["colour"]
    }
    return spaces == set(said["spaces"].split(" or "))


def domes_are(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.4: with dice the domes have the displayed numbers."""
    view: View = tried.before
    return view.map.names[view.map.domes[int(said["number"])]] == said["space"]


def heals(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.6, 18.3: Health before and after, and the greatest Health after."""
    view: View = tried.before
    name = said["name"]
    number = next(
        (each.number for each in view.units if PROFILES[each.slug].name == name), view.acting_unit
    )
    before, after = view.units[number], tried.after.units[number]
    told = int(said["before"]), int(said["after"]), int(said["most"])
    return (before.health, after.health, after.max_health) == told


def picks_up(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.3: that many cards lie there."""
    event = event_of(tried, CardsPickedUp)
    return event is not None and event.count == int(said["cards"])


def guardian_takes(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.2: a guardian lets pass for that many cards."""
    view: View = tried.before
    facing = next(each.facing for each in view.guardians if each.facing)
    return GUARDIANS[facing].pay == int(said["cards"])


def guardian_is_paid(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.2: the guardian of that name takes that many cards, and the unit has no more."""
    row = next(each for each in GUARDIANS.values() if each.name == said["name"])
    held = {len(unit.cards) for unit in tried.before.units if unit.owner == tried.seat}
    has_as_many = said["has"] is None or int(said["has"]) in held
    return row.pay == int(said["cards"]) and has_as_many


def loses_shots(said: re.Match[str], tried: TriedChoice) -> bool:
    """9.2: that many shots were left."""
    before: View = tried.before
    return before.attack is not None and before.attack.left == int(said["shots"])


def takes_item(said: re.Match[str], tried: TriedChoice) -> bool:
    """26.17, 27.3: the walker has an item afterwards, which is worth 3 points."""
    before: View = tried.before
    after: View = tried.after
    return after.units[before.acting_unit].has_tribute and int(said["points"]) == 3


def has_gifts(said: re.Match[str], tried: TriedChoice) -> bool:
    """27.3: the item, the cards that do not lie open, and the points of all of them."""
    view: View = tried.before
    unit = unit_of(view, tried)
    hidden = [card for card in unit.cards if not card.shown or view.are_cards_open]
    spare = sum(not TREASURES[card.slug].badge for card in hidden)
    told = bool(said["item"]), int(said["cards"] or 0), int(said["points"])
    return told == (unit.has_tribute, spare, 3 * unit.has_tribute + spare)


def counter_stands(said: re.Match[str], tried: TriedChoice) -> bool:
    """27.4: the counter of the Arbiter now, or after a gift."""
    lith = (tried.after if tried.choice.verb == "offer" else tried.before).lith
    owner = "" if not lith else "White" if lith > 0 else "Black"
    return (abs(lith), owner) == (int(said["points"]), said["team"] or "")


def gives_points(said: re.Match[str], tried: TriedChoice) -> bool:
    """27.3: a gift moves the counter that far."""
    moved: int = tried.after.lith - tried.before.lith
    return abs(moved) == int(said["points"])


LABELS = (
    Promise("space", r"^(?P<space>[A-Z]{1,2}\d+)(?P<below> below)?(?=$|, )", is_there),
    Promise("dome", r"^the \w+ dome (?P<number>\d) at (?P<space>[A-Z]{1,2}\d+)$", comes_to_dome),
    Promise("lying", r"^(?P<cards>\d+) cards?$", picks_up),
    Promise("number of shots", r", (?P<shots>\d) shots?$", says_shots),
)
PROMISES = (
    *LABELS,
    Promise("lost shots", r"^(?P<shots>\d) shots? (?:is|are) lost", loses_shots),
    Promise("item", r"Takes a tribute item: (?P<points>\d) points", takes_item),
    Promise(
        "gifts",
        r"(?P<item>a tribute item)?(?: and )?(?:(?P<cards>\d+) cards?(?: face down)?)?"
        r", (?P<points>\d+) points?(?=;|\.|$)",
        has_gifts,
    ),
    Promise("counter", r"counter stands at (?P<points>\d+)(?: for (?P<team>\w+))?", counter_stands),
    Promise("gift", r"^(?P<points>\d) points?: the counter", gives_points),
    Promise("raise", r"^[A-Z][a-z]+ (?P<now>\d+) becomes (?P<then>\d+)", becomes),
    Promise("beaten", r"(?P<points>-?\d) combat points?", is_beaten),
    Promise("prisoner", r"prison with Health (?P<health>\d+)", is_taken),
    Promise("dropped", r"(?P<cards>\d+) cards? on the ground$", falls),
    Promise("escape", r"^Escape points: (?P<points>\d+)", escapes_for),
    Promise(
        "deed",
        r"^[A-Z][a-z]+ (?P<rating>\d+)(?: \([^)]*\))? against (?P<against>\d+): (?P<odds>\d.*)$",
        deed_is,
    ),
    Promise(
        "parley",
        r"Honor (?P<rating>\d+) against (?P<against>\d+): "
        r"the attack is lost (?P<percent>\d+) %",
        parley_is,
    ),
    Promise(
        "sentinel",
        r"Health (?P<health>\d+), [A-Z][a-z]+ \d+, range (?P<near>\d) to (?P<far>\d+), "
        r"Power (?P<power>\d+), Damage (?P<damage>\d+)$",
        sentinel_is,
    ),
    Promise(
        "medicine",
        r"(?:(?P<name>[A-Z][\w. -]+): )?Health (?P<before>\d+) to (?P<after>\d+) of (?P<most>\d+)",
        heals,
    ),
    Promise("manual", r"^\+(?P<more>\d) on the next adventure", is_prepared),
    Promise("platter", r"^A platter of (?P<spaces>\d+) spaces", is_platter),
    Promise("turn", r"^Turned by (?P<turn>\d) (?:sixth|third)s?", is_turned),
    Promise("domes", r"(?<= )(?P<number>\d) at (?P<space>[A-Z]+\d+)(?=,| and|$)", domes_are),
    Promise(
        "colours",
        r"(?P<colour>gold|blue|red|green|black) (?P<spaces>[A-Z]+\d+(?: or [A-Z]+\d+)*)(?=,|$)",
        colours_are,
    ),
    Promise("payment", r"^with (?P<cards>\d) cards?$", guardian_takes),
    Promise(
        "coming melee",
        r"melee at (?P<space>[A-Z]{1,2}\d+(?: below)?): (?P<strikes>first .*?"
        r"(?: damage|, [\d.]+)(?:, kills \d+ %)?)(?:; \d+ cards? face down may change that)?"
        r"(?:, and (?P<others>\d+) others? of your team)?(?=$|;)",
        coming_melee_is_as_said,
    ),
    Promise(
        "near dome",
        r"(?P<what>[Ee]ncounter|[Ll]abyrinth) (?P<points>\d+) points? away",
        dome_is_near,
    ),
    Promise("enemy near", r"nearest enemy (?P<name>.+), (?P<spaces>\d+) spaces?", enemy_is_near),
    Promise("distance", r"(?<=\. )(?P<away>\d+) away(?=, )", is_aimed),
    Promise(
        "price",
        r"(?P<name>[A-Z][\w' -]+): [A-Z][a-z]+ \d+(?: \([^)]*\))? against \d+, "
        r"\d+ % to pass, or sure for (?P<cards>\d) cards?(?: \(has (?P<has>\d)\))?",
        guardian_is_paid,
    ),
    Promise("experience", r"All ratings but Health and Damage \+1 until", raises_all),
    Promise("step", r"(?:^|\. )(?P<cost>\d+) of (?P<points>\d+) points?", step_costs),
    Promise(
        "draw",
        r"Takes (?P<taken>\d) draws? of (?P<draws>\d+); (?P<cards>\d+) cards? in the deck",
        draw_takes,
    ),
    Promise("move", r"^(?P<points>\d+) points?(?=, Health)", move_begins),
    Promise("health", r"Health (?P<health>\d+) of (?P<most>\d+)", is_as_well),
    Promise("Respect", r"(?:^|\. )Respect (?P<respect>\d+)", is_respected),
    Promise(
        "melee",
        r"Melee: first .*? \d+ %.*?, [\d.]+(?: damage)?(?:, kills \d+ %)?(?=$|;|\. )",
        melee_is_as_said,
    ),
    Promise(
        "rival",
        r"is (?:enough|too little): (?P<name>.+), an enemy off the map, has (?P<respect>\d+)",
        is_highest_waiting,
    ),
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
        r"passes (?P<passed>\d+) of the (?P<all>\d+) unseen \((?P<percent>\d+) %\)",
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
    *(card_text(card).rstrip(".") for card in TREASURES.values()),
    *(card.bonus for card in TREASURES.values() if card.bonus),
    *(row.ability.text.rstrip(".") for row in PROFILES.values() if row.ability.text),
]
"""Printed text of cards and characters: it makes no promise."""
PLAIN = (
    "|".join(map(re.escape, sorted(PRINTED, key=len, reverse=True))),
    "|".join(re.escape(row.name) for row in PROFILES.values() if re.search(r"\d", row.name)),
    "|".join(re.escape(short_name(slug)) for slug in PROFILES if re.search(r"\d", slug)),
    r"\b\w+ dome \d\b",  # the name of a piece
    r"cost 1 in this turn",  # an ability
    r"1 point a space|Speed at most \d",  # what is printed on what flies
    r"[Mm]ay be shot at .*",  # `test_who_may_shoot_at_a_walk_was_told`
    r"\b(?:at|in|to|or) [A-Z]{1,2}\d+",  # a space
    r"[Hh]its \d+ % of the time, [\d.]+ damage on average",  # `test_second_model.py`
    r"(?:terrain|height|Cold Aim|Light in Caverns|Spotter) [+-]\d+ Stealth",  # cover, chapter 5
    r", kills \d+ %",  # `test_the_chance_to_kill_counts_all_pairs_of_cards`
    r"\d+ % (?:on average|to pass|Amaze|Squeak|FOPP)",  # `test_second_model_of_sites.py`
    r"[A-Z][a-z]+ \d+ against \d+|\) against \d+",  # a rating, and what a guardian asks for
    r"\d+ cards? face down may change that",
    r"; \d+ draws?$|\b\d+ draws?\b(?!.*in the deck)",  # what is printed on an encounter
)
"""Printed texts, names of spaces, and chances, which a second model measures."""


def sampled(matches: Iterable[Match[AgesState]]) -> Iterator[Match[AgesState]]:
    """Each decision with few choices, and some of those about spaces, which have many."""
    for number, match in enumerate(islice(matches, ENOUGH)):
        many = any(len(asked.choices) > MANY for asked in match.pending)
        if number % ONE_IN == 0 or not many:
            yield match


TABLES = [
    *(Options(mission=mission) for mission in MISSIONS),
    Options(challenge="dice", encounters="blue"),
    Options(mission="ring", map="mission", selection="standard"),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda each: f"{each.mission}, {each.challenge}")
def test_what_a_choice_promises_is_what_happens(options: Options) -> None:
    """10.1, 14.1: every number of every choice that is tried, in its label and in what follows."""
    matches = random_play(GAME, seed=1, options=options)
    kept = check_promises(sampled(matches), PROMISES, plain=PLAIN)
    missing = {name for name in ("space", "step", "move", "health") if not kept[name]}
    assert not missing


Shot = tuple[str, str, int]
"""A target, its shooter, and the space."""


def shots_told(view: View, choice: Choice) -> set[Shot]:
    """The shots at a walk that its description names."""
    unit = view.units[view.acting_unit]
    way = way_to(view, unit, view.points, view.map.numbers_by_noun[choice.noun])
    said = describe(view, choice).consequence.partition("ay be shot at ")[2]
    told = set()
    for foe in view.units:
        name = short_name(foe.slug)
        where = re.search(rf"{name} at (\d+ spaces|(?:[A-Z]+\d+(?: below)?(?:, | and )?)+)", said)
        if where and "spaces" not in where[1]:
            named = set(re.split(", | and ", where[1].strip(", ")))
            told |= {(unit.slug, foe.slug, at) for at in way if view.map.names[at] in named}
        elif name in said:
            told |= {(unit.slug, foe.slug, at) for at in way}
    return told


def shots_possible(g: AgesState) -> set[Shot]:
    """All shots that the other team could fire now at the ones that moved."""
    return {
        (target, unit.slug, space)
        for unit in g.team_units(1 - g.team)
        for weapon in opfire_weapons(g, unit)
        for target, spaces in aims(g, unit, weapon).items()
        for space in spaces
    }


@pytest.mark.parametrize("mission", ["well", "standing", "way-out"])
def test_who_may_shoot_at_a_walk_was_told(mission: str) -> None:
    """11.1, 24.14: nobody can shoot at a walk whose description did not say so, in any space."""
    told: set[Shot] = set()
    shots, offered = 0, dict[int, set[Shot]]()
    for match in random_play(GAME, seed=4, options=Options(mission=mission)):
        g = position_of(match).state
        told |= offered.get(g.units[g.acting_unit].space, set()) if g.units else set()
        offered = {}
        if g.step is Step.WALK and not g.pending:
            view: View = match.view(match.pending[0].seat)
            walks = [each for each in match.pending[0].choices if each.verb == "walk"]
            offered = {
                view.map.numbers_by_noun[each.noun]: shots_told(view, each) for each in walks
            }
        elif g.step is Step.OPFIRE and not any(unit.kind == "sentinel" for unit in g.units):
            assert shots_possible(g) <= told
            shots += len(shots_possible(g))
        elif g.step is Step.FREE:
            told = set()
    assert shots


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
