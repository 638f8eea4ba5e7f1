"""The adventure of the Alliance: impress its inhabitants, step by step (RULES.md 33)."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_valor, measures
from engine.games.ages.adventures.events import (
    AllianceStepped,
    AllianceWon,
    InhabitantFaced,
    InhabitantReplaced,
)
from engine.games.ages.alliance.path import (
    BRANCHES,
    LAST_PLACE,
    SIDE_OFFSET,
    Alliance,
    marker_progress,
    site_at,
)
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.challenges.contests import can_pass, encounter_figure
from engine.games.ages.creatures.rules import draw_henchman
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.missions import ALLIANCE, BASES, BLACK, WHITE
from engine.games.ages.setup import draw_first_cards
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit, new_unit
from engine.games.ages.units import AnyState, AnyUnit, Fate, profile_of

REFUSE, ONWARD, HENCHMAN = choice("refuse"), choice("onward"), choice("henchman")
ACCEPT, REPLACE = choice("accept"), choice("replace")


def alliance_of(g: AgesState) -> Alliance:
    assert g.alliance is not None
    return g.alliance


def may_meet(table: AnyState, unit: AnyUnit) -> bool:
    """Is the character at its team's marker, and has that not reached the end (33.2, 33.6)?"""
    alliance = table.alliance
    if alliance is None or not alliance.counter or unit.kind != "character":
        return False
    place = alliance.places[unit.team]
    return place != LAST_PLACE and unit.space == table.map.sites(ALLIANCE)[site_at(place)]


def meet_inhabitant(g: AgesState, unit: Unit) -> Step:
    """Turn up the inhabitant, and compare as with any encounter (33.3)."""
    alliance = alliance_of(g)
    encounter = ENCOUNTERS[alliance.counter]
    if not alliance.seen:
        g.chance.reveals += 1
        alliance.seen = True
    if encounter.rating is None:
        return (
            Step.ALLIANCE_BRIBE if spare_cards(unit) else settle_meeting(g, unit, has_passed=False)
        )
    return settle_meeting(g, unit, has_passed=can_pass(g, unit, encounter))


async def ask_for_bribe(g: AgesState) -> Step:
    """Ask for a card where the inhabitant wants one; without it the test is failed (33.3)."""
    unit = g.units[g.acting_unit]
    encounter = ENCOUNTERS[alliance_of(g).counter]
    offered = (*(choice("bribe", card) for card in spare_cards(unit)), REFUSE)
    prompt = f"{encounter.name}: pay a card to pass, or keep it and fail?"
    answer = await choose(unit.owner, prompt, offered, "33.3")
    if answer != REFUSE:
        discard_card(g, unit, answer.noun, "paid")
    return settle_meeting(g, unit, has_passed=answer != REFUSE)


def settle_meeting(g: AgesState, unit: Unit, *, has_passed: bool) -> Step:
    """Log the result; continue with the marker's step, or with the character's exit (33.4,
    33.5)."""
    alliance = alliance_of(g)
    encounter = ENCOUNTERS[alliance.counter]
    figure = encounter_figure(g, unit, encounter) if encounter.rating else None
    g.emit(
        InhabitantFaced,
        unit=unit.slug,
        encounter=encounter.slug,
        rating=figure.value if figure else 0,
        parts=figure.parts if figure else (),
        passed=has_passed,
    )
    unit.adventure_bonus = 0
    if not has_passed:
        return Step.ALLIANCE_REFUSED
    place = alliance.places[unit.team]
    branches = (
        place in BRANCHES and place not in alliance.taken_places[unit.team] and len(g.henchmen) > 0
    )
    return Step.ALLIANCE_STEP if branches else step_on(g, unit)


async def ask_which_way(g: AgesState) -> Step:
    unit = g.units[g.acting_unit]
    prompt = "Where does the marker step?"
    answer = await choose(unit.owner, prompt, (ONWARD, HENCHMAN), "33.4")
    return step_on(g, unit) if answer == ONWARD else step_aside(g, unit)


def step_on(g: AgesState, unit: Unit) -> Step:
    """Move the marker one space along the path, from a side space back to it (33.4)."""
    alliance = alliance_of(g)
    place = alliance.places[unit.team]
    alliance.places[unit.team] = place - SIDE_OFFSET if place > SIDE_OFFSET else place + 1
    g.emit(AllianceStepped, unit=unit.slug, place=alliance.places[unit.team])
    if alliance.places[unit.team] == LAST_PLACE:
        win_alliance(g, unit)
    return dismiss_from_alliance(g, unit)


def step_aside(g: AgesState, unit: Unit) -> Step:
    """Move the marker into the side space and let the character draw a henchman (33.4)."""
    alliance = alliance_of(g)
    place = alliance.places[unit.team]
    alliance.taken_places[unit.team].append(place)
    alliance.places[unit.team] = place + SIDE_OFFSET
    g.emit(AllianceStepped, unit=unit.slug, place=place + SIDE_OFFSET)
    draw_henchman(g, g.number(unit.slug))
    return dismiss_from_alliance(g, unit)


def dismiss_from_alliance(g: AgesState, unit: Unit) -> Step:
    """Replace the inhabitant and dismiss the character (33.4)."""
    replace_inhabitant(g)
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(unit.slug)))
    return Step.ADVENTURE


async def ask_how_to_leave(g: AgesState) -> Step:
    """Ask how a character that has failed leaves: dismissed, or banished (33.5)."""
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name} has not passed: how does it leave?"
    answer = await choose(unit.owner, prompt, (ACCEPT, REPLACE), "33.5")
    ask = Ask.DISMISS
    if answer == REPLACE:
        replace_inhabitant(g)
        ask = Ask.BANISH
    g.pending.append(Pending(ask=ask, unit=g.number(unit.slug)))
    return Step.ADVENTURE


def replace_inhabitant(g: AgesState) -> None:
    """Place a new inhabitant, unseen; if none are left, reshuffle the ones that were met (33.3)."""
    alliance = alliance_of(g)
    if not g.pool.cards and g.passed_encounters:
        g.pool.cards, g.passed_encounters = g.passed_encounters, []
        g.pool.shuffle(g.chance)
    slug = g.pool.draw(g.chance)
    if slug is not None:
        g.passed_encounters.append(alliance.counter)
        alliance.counter, alliance.seen = slug, False
        g.emit(InhabitantReplaced)


def win_alliance(g: AgesState, unit: Unit) -> None:
    """Give a new character for the last space, and the key to the first team there (33.6)."""
    alliance = alliance_of(g)
    first = alliance.winner < 0
    if first:
        alliance.winner = unit.team
    slug = g.reserve.draw(g.chance)
    g.emit(AllianceWon, unit=unit.slug, is_first=first, character=slug or "")
    if slug is None:
        return
    number = len(g.units)
    g.units.append(new_unit(slug, unit.team, unit.owner))
    draw_first_cards(g, number)
    check_valor(g)
    base = BASES[unit.team]
    if any(placed.piece == base for placed in g.layout):
        new = g.units[number]
        new.space, new.fate, new.entered = g.map.sites(base)["headquarters"], Fate.ON_MAP, True
    else:
        g.pending.append(Pending(ask=Ask.DISMISS, unit=number))


@measures("alliance")
def alliance_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The steps of the markers; the marker that won the key counts one more (33.7)."""
    alliance = g.alliance or Alliance()
    white, black = (
        LAST_PLACE + 1 if alliance.winner == team else marker_progress(alliance.places[team])
        for team in (WHITE, BLACK)
    )
    return white, black
