"""Encounters (RULES.md 15)."""

from __future__ import annotations

from engine.games.ages.adventures.events import EncounterFaced
from engine.games.ages.cards.held import spare_count
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.challenges.contests import encounter_figure
from engine.games.ages.opening.placing import place_encounters
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability


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
    has_passed = figure.value >= encounter.value
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
