"""Encounters, and labyrinths with their guardians (RULES.md 15, 16)."""

from __future__ import annotations

from engine.games.ages.achievements.rules import check_glory
from engine.games.ages.adventures.events import (
    EncounterFaced,
    GuardianChallenged,
    GuardianMet,
    GuardianPaid,
    MarkerStepped,
    MercyAsked,
    Strained,
)
from engine.games.ages.attacks.killing import kill
from engine.games.ages.card_types import Guardian
from engine.games.ages.cards.held import spare_count
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import can_pass, encounter_figure, guardian_contest
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.experience.rules import gain_experience
from engine.games.ages.opening.placing import place_encounters
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability, path_at

DRAWS = {ChallengeResult.PASS: 1, ChallengeResult.AMAZE: 2}


def meet_guardian(g: AgesState, unit: Unit) -> Step:
    """Turn up the guardian on top of the deck, unless one is face up (16.1, 24.10)."""
    fork = path_at(g, unit)
    assert fork is not None
    if not g.open_guardians[fork.age]:
        deck = g.guardians[fork.age]
        if not deck.cards:
            deck.cards, g.beaten_guardians[fork.age] = g.beaten_guardians[fork.age], []
            deck.shuffle(g.chance)
        guardian = deck.draw(g.chance)
        assert guardian is not None
        g.open_guardians[fork.age] = guardian
    g.emit(GuardianMet, unit=unit.slug, guardian=g.open_guardians[fork.age], path=fork.path)
    return Step.SITE


def challenge_guardian(g: AgesState, unit: Unit) -> Step:
    """Draw for the guardian's challenge and follow the result (16.2, 16.3)."""
    fork = path_at(g, unit)
    assert fork is not None
    guardian = GUARDIANS[g.open_guardians[fork.age]]
    contest = guardian_contest(g, unit, guardian)
    unit.adventure_bonus = 0
    result, card = resolve_challenge(g, unit, contest, "adventure")
    g.emit(
        GuardianChallenged,
        unit=unit.slug,
        guardian=guardian.slug,
        **challenge_numbers(contest, result, card),
    )
    pay_strain(g, unit, guardian.rating, result)
    if not unit.is_alive:
        return Step.ADVENTURE
    return apply_result(g, unit, result)


def apply_result(g: AgesState, unit: Unit, result: ChallengeResult) -> Step:
    """Carry out a result (16.3)."""
    number = g.number(unit.slug)
    if result is ChallengeResult.SQUEAK:
        gain_experience(g, unit, "Squeak")
    if result in DRAWS:
        send_off(g, unit)
        step_marker(g, unit)
        g.pending.append(Pending(ask=Ask.DRAW, unit=number, count=DRAWS[result]))
    way_out = Ask.BANISH if result is ChallengeResult.FOPP else Ask.DISMISS
    g.pending.append(Pending(ask=way_out, unit=number))
    return Step.SCORE if g.outcome else Step.ADVENTURE


def send_off(g: AgesState, unit: Unit) -> None:
    """Send off the guardian that is face up, once it is beaten or spared (16.1)."""
    fork = path_at(g, unit)
    assert fork is not None
    g.beaten_guardians[fork.age].append(g.open_guardians[fork.age])
    g.open_guardians[fork.age] = ""


def step_marker(g: AgesState, unit: Unit) -> None:
    """Move the marker on the path one step (16.4)."""
    fork = path_at(g, unit)
    assert fork is not None
    owner, place = g.path_markers.get(fork.path, (unit.team, 0))
    is_capture = owner != unit.team
    g.path_markers[fork.path] = (unit.team, 1 if is_capture else place + 1)
    g.emit(
        MarkerStepped,
        unit=unit.slug,
        path=fork.path,
        place=g.path_markers[fork.path][1],
        taken=is_capture,
    )
    check_glory(g)


def pay_guardian(g: AgesState, unit: Unit, guardian: Guardian) -> Step:
    """Pay the cards that the guardian asks for (16.2)."""
    g.pending.append(Pending(ask=Ask.PAY, unit=g.number(unit.slug), count=guardian.pay))
    return Step.GUARDIAN_PAID


def pass_by_payment(g: AgesState) -> Step:
    """Treat a payment as a Pass (16.2)."""
    unit = g.units[g.acting_unit]
    fork = path_at(g, unit)
    assert fork is not None
    guardian = GUARDIANS[g.open_guardians[fork.age]]
    g.emit(GuardianPaid, unit=unit.slug, guardian=guardian.slug, cards=guardian.pay)
    return apply_result(g, unit, ChallengeResult.PASS)


def beg_for_mercy(g: AgesState, unit: Unit, guardian: Guardian) -> Step:
    """Send the guardian away and banish the character (16.5)."""
    send_off(g, unit)
    g.emit(MercyAsked, unit=unit.slug, guardian=guardian.slug)
    g.pending.append(Pending(ask=Ask.BANISH, unit=g.number(unit.slug)))
    return Step.ADVENTURE


def pay_strain(g: AgesState, unit: Unit, rating: str, result: ChallengeResult) -> None:
    """Take 1 Health from John Henry for a FOPP with Strength, which may kill him (20.9)."""
    if result is ChallengeResult.FOPP and rating == "strength" and ability(unit).strains_on_fopp:
        unit.health -= 1
        g.emit(Strained, unit=unit.slug, health=unit.health)
        if unit.health == 0:
            kill(g, unit, None)


def face_encounter(g: AgesState, unit: Unit) -> Step:
    """Turn the encounter up; pass it, or turn it down again (15.2, 15.3)."""
    slug = g.counters[g.space_name(unit.space)]
    encounter = ENCOUNTERS[slug]
    if g.space_name(unit.space) not in g.seen_spaces:
        g.chance.reveals += 1
        g.seen_spaces.append(g.space_name(unit.space))
    if encounter.rating is None:
        if spare_count(unit):
            return Step.SITE
        return pay_encounter(g, unit, "")
    figure = encounter_figure(g, unit, encounter)
    has_passed = can_pass(g, unit, encounter)
    unit.adventure_bonus = 0
    g.emit(
        EncounterFaced,
        unit=unit.slug,
        encounter=slug,
        space=g.space_name(unit.space),
        rating=figure.value,
        parts=figure.parts,
        passed=has_passed,
        draws=encounter.draws if has_passed else 0,
    )
    if has_passed:
        pass_encounter(g, unit, encounter.draws)
    return Step.ADVENTURE


def pay_encounter(g: AgesState, unit: Unit, card: str) -> Step:
    """Pay a card for the whole reward, or draw one card fewer (15.4)."""
    slug = g.counters[g.space_name(unit.space)]
    draws = ENCOUNTERS[slug].draws - (not card)
    if card:
        discard_card(g, unit, card, "paid")
    g.emit(
        EncounterFaced,
        unit=unit.slug,
        encounter=slug,
        space=g.space_name(unit.space),
        rating=0,
        passed=True,
        draws=draws,
    )
    pass_encounter(g, unit, draws)
    return Step.ADVENTURE


def pass_encounter(g: AgesState, unit: Unit, draws: int) -> None:
    """Take the counter from the map and draw; an empty map is stocked again (15.2, 6.5)."""
    number = g.number(unit.slug)
    g.passed_encounters.append(g.counters.pop(g.space_name(unit.space)))
    g.seen_spaces.remove(g.space_name(unit.space))
    g.encounters_passed_by_team[unit.team] += 1
    unit.encounters_passed += 1
    if draws:
        g.pending.append(Pending(ask=Ask.DRAW, unit=number, count=draws))
    if ability(unit).teaches_after_encounter:
        g.pending.append(Pending(ask=Ask.TEACH, unit=number))
    if not g.counters:
        place_encounters(g, is_repeated=True)
