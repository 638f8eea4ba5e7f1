"""Checks of what the texts of choices say, by what happens after the choice."""

from __future__ import annotations

import re
from typing import TypeVar

from engine.core.event import Event
from engine.games.ages.adventures.events import EncounterFaced
from engine.games.ages.moving.events import Walked
from engine.games.ages.opening.events import UnitPlaced
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import GuardianView, UnitView, View
from engine.testing import TriedChoice

E = TypeVar("E", bound=Event)


def unit_of(view: View, tried: TriedChoice) -> UnitView:
    """The unit that the choice names, the last of several, or else the one that acts."""
    units = {unit.slug: unit for unit in view.units}
    named = next((each for each in reversed(tried.choice.noun.split()) if each in units), "")
    if tried.choice.verb == "spare" and view.attack is not None:
        return view.units[view.attack.target]
    return units.get(named) or view.units[view.acting_unit]


def is_as_well(said: re.Match[str], tried: TriedChoice) -> bool:
    """1.6: the health of a unit, and how much it can have."""
    unit = unit_of(tried.before, tried)
    return (unit.health, unit.max_health) == (int(said["health"]), int(said["most"]))


def is_respected(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.1: units enter by their Respect."""
    return unit_of(tried.before, tried).ratings["respect"].value == int(said["respect"])


def lacks_rating(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.3: a card asks for more than the unit has."""
    ratings = {str(name): each.value for name, each in unit_of(tried.before, tried).ratings.items()}
    return ratings[said["rating"].lower()] == int(said["has"]) < int(said["needs"])


def is_share(said: re.Match[str], tried: TriedChoice) -> bool:
    """15.2: the encounters that a unit passes, of those of the set in play that nobody has seen."""
    view: View = tried.before
    seen = {
        *view.passed_encounters,
        *view.counters.values(),
        view.alliance.counter if view.alliance else "",
    }
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


def is_printed(said: re.Match[str], tried: TriedChoice) -> bool:
    """2.1: the ratings of a character, or of a creature that is let loose, as they are printed."""
    slug = tried.choice.noun.split()[0]
    creature = f"{TREASURES[slug].creature}-1" if slug in TREASURES else slug
    ratings = PROFILES[creature].ratings
    told = re.findall(r"([A-Z][a-z]+) (\d+)", said.group())
    return all(getattr(ratings, name.lower()) == int(value) for name, value in told)


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
            return walked is not None and walked.route[-1] == name
        case "start":
            return placed is not None and placed.space == name
    return (
        view.map.names[view.map.numbers_by_noun[tried.choice.noun]] == name
    )  # more is asked first


def encounter_ends(said: re.Match[str], tried: TriedChoice) -> bool:
    """15.2, 15.3: whether an encounter that was seen is passed is known before it is faced."""
    faced = event_of(tried, EncounterFaced)
    return faced is None or faced.passed is ("counts" in said.group())


def guardian_takes(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.2: a guardian lets pass for that many cards."""
    view: View = tried.before
    facing = next(each.slug for each in view.guardians if each.slug)
    return GUARDIANS[facing].pay == int(said["cards"])


def guardian_is_paid(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.2: the guardian of that name takes that many cards, and the unit has no more."""
    row = next(each for each in GUARDIANS.values() if each.name == said["name"])
    held = {len(unit.cards) for unit in tried.before.units if unit.owner == tried.seat}
    has_as_many = said["has"] is None or int(said["has"]) in held
    return row.pay == int(said["cards"]) and has_as_many


def guardians_can_be_paid(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.2, 16.7: of the guardians that can be turned up that number takes cards, and so on."""
    view: View = tried.before
    held = int(said["held"] or 0)
    least, most = int(said["least"]), int(said["most"] or said["least"])
    told = int(said["takers"]), int(said["every"]), least, most
    units = [unit for unit in view.units if unit.owner == tried.seat]
    holds_as_many = any(len(unit.cards) - len(_badges_of(unit)) == held for unit in units)
    return holds_as_many and any(
        told == (len(prices), len(rows), min(prices), max(prices))
        and int(said["paid"] or 0) == sum(price <= held for price in prices)
        for deck in view.guardians
        if (rows := _guardians_left(view, deck)) and (prices := [n for n in rows if n])
    )


def _guardians_left(view: View, deck: GuardianView) -> list[int]:
    """The prices of the guardians of an age that lie neither face up nor beaten beside a deck."""
    if deck.deck == 0:
        return [GUARDIANS[slug].pay for slug in deck.beaten]
    age = deck.age.removesuffix("-alternate")
    halves = [each for each in view.guardians if each.age in (age, f"{age}-alternate")]
    seen = [slug for half in halves for slug in [half.slug, *half.beaten]]
    rows = [row for row in GUARDIANS.values() if row.age == age]
    assert len(halves) > 1 or len(rows) == deck.deck + len([slug for slug in seen if slug])
    return [row.pay for row in rows if row.slug not in seen]


def _badges_of(unit: UnitView) -> list[str]:
    return [card for card in unit.open_cards if TREASURES[card].badge]
