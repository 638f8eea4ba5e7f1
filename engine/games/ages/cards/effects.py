"""Cubes, monuments, medicine, gadgets and tests: how they are used (RULES.md 14, 21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.action import Action
from engine.core.choice import Ban, Idea, Refusal, choice, idea
from engine.core.dispatch import Dispatch
from engine.core.values import frozen_for_checkers
from engine.games.ages.card_types import Treasure
from engine.games.ages.cards.events import MonumentPlaced, Prepared, Slowed, TrialTaken
from engine.games.ages.cards.ideas import LAID_OPEN, Play, unusable_ban
from engine.games.ages.cards.rules import (
    check_limit,
    discard_card,
    draw_card,
    lose_card,
    reveal_card,
    use_up,
)
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import trial_contest
from engine.games.ages.challenges.ratings import (
    GALE,
    PLENTY,
    PLENTY_DRAWS,
    can_use,
    has_symbol,
    rating,
)
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.done_in_phase import mark_of_treatment
from engine.games.ages.experience.rules import (
    can_be_healed,
    gain_experience,
    heal,
    healing_ban,
    level_up,
    may_gain_health,
)
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import free_prisoner
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    Monument,
    allies_in,
    has_helper,
    is_creature,
    is_in_dome,
    units_on_map,
)

play_nouns: Dispatch[str, Callable[[AnyState, AnyUnit], Iterator[str]]] = Dispatch("use of a card")
"""The targets of a cube: the second noun of each choice, "" if it needs none."""
play_effects: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect of a card")
"""The effect of a played card."""
NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"
NO_TARGETS = {
    "exile-cube": "no enemy character with lower Respect is in reach of it",
    "jailbreak-cube": "nobody of the team is in prison",
}
"""The reasons why a cube is played on nobody, if they are not that no enemy is in reach."""


def play_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The uses of the unit's cubes and monuments (14.10, 14.13)."""
    for slug in dict.fromkeys(unit.known_cards):
        if TREASURES[slug].kind == "monument":
            yield choice("play", slug)
        elif slug in play_nouns:
            targets = list(play_nouns[slug](table, unit))
            yield from (Play(slug, target).choice for target in targets)
            if not targets:
                reason = no_target_text(table, unit, NO_TARGETS.get(slug, ""))
                yield Refusal(choice("play", slug), reason, "14.10")


def no_target_text(table: AnyState, unit: AnyUnit, reason: str = "") -> str:
    """The reason why a card has no target: from a dome nobody can be seen (5.4)."""
    if is_in_dome(table, unit) and "prison" not in reason:
        return NO_SIGHT
    return reason or "no unit is in reach of it"


def play_cube_or_monument(g: AgesState, unit: Unit, play: Play) -> None:
    slug = play.card
    if TREASURES[slug].kind == "monument":
        reveal_card(g, unit, slug, "played")
        place_monument(g, unit, slug)
        return
    use_up(g, unit, slug)
    play_effects[slug](g, unit, play.target)
    draw_after_cube(g, unit, slug)


def draw_after_cube(g: AgesState, unit: Unit, slug: str) -> None:
    """Draw another Secret card if the unit's Respect is high enough (14.10)."""
    if rating(g, unit, "respect") >= TREASURES[slug].redraw and g.can_draw_from("secret"):
        draw_card(g, g.number(unit.slug), "secret")
        check_limit(g, g.number(unit.slug))


# Cubes


@play_nouns("recall-cube", PLENTY, "tutor-cube")
def _no_noun(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    yield ""


@play_effects("recall-cube")
def recall_player_of_cube(g: AgesState, unit: Unit, noun: str) -> None:
    """Dismiss the unit that played the cube (21.59)."""
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(unit.slug)))


@play_effects(PLENTY)
def draw_plenty(g: AgesState, unit: Unit, noun: str) -> None:
    """Draw two Common cards (21.61)."""
    for _ in range(PLENTY_DRAWS):
        draw_card(g, g.number(unit.slug), "common")
    check_limit(g, g.number(unit.slug))


@play_effects("tutor-cube")
def level_up_by_cube(g: AgesState, unit: Unit, noun: str) -> None:
    """Level up once (21.62)."""
    level_up(g, unit, TREASURES["tutor-cube"].name)


@play_nouns("exile-cube")
def _enemies_to_exile(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    respect = rating(table, unit, "respect")
    for other in units_on_map(table, 1 - unit.team):
        lower = not is_creature(other) and rating(table, other, "respect") < respect
        if lower and can_see(table, unit, other.space, TREASURES["exile-cube"].cube_range):
            yield other.slug


@play_effects("exile-cube")
def exile_enemy(g: AgesState, unit: Unit, noun: str) -> None:
    """Banish an enemy character (21.60)."""
    g.pending.append(Pending(ask=Ask.BANISH, unit=g.number(noun)))


@play_nouns("jailbreak-cube")
def _prisoners_to_free(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    yield from (each.slug for each in table.units if each.is_in_prison and each.team == unit.team)


@play_effects("jailbreak-cube")
def break_jail(g: AgesState, unit: Unit, noun: str) -> None:
    """Free a prisoner from the unit's team, who is then dismissed (21.76)."""
    free_prisoner(g, g.unit_of(noun), unit)


@play_nouns(GALE)
def _spaces_for_gale(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    for space in sorted({other.space for other in units_on_map(table, 1 - unit.team)}):
        if can_see(table, unit, space, TREASURES[GALE].cube_range):
            yield table.map.noun(space)


@play_effects(GALE)
def raise_gale(g: AgesState, unit: Unit, noun: str) -> None:
    """Slow all enemies in a space until the team's next free actions (21.77)."""
    space = g.map.numbers_by_noun[noun]
    for other in g.team_units(1 - unit.team):
        if other.space == space:
            other.slowed = True
            g.emit(Slowed, unit=other.slug)


def can_see(table: AnyState, unit: AnyUnit, space: int, farthest: int) -> bool:
    """Is a space in sight of a unit, and at most `farthest` spaces away?"""
    is_near = range_between(table.map, unit.space, space) <= farthest
    return is_near and line_of_sight(table.map, unit.space, space) is not None


# Monuments


def place_monument(g: AgesState, unit: Unit, slug: str) -> None:
    """Place a monument in the unit's space; discard one that is already there (14.13)."""
    lose_card(unit, slug, face_up=True)
    replaced_card = ""
    for each in [each for each in g.monuments if each.space == unit.space]:
        g.monuments.remove(each)
        g.discards[TREASURES[each.card].deck].append(each.card)
        replaced_card = each.card
    g.monuments.append(Monument(unit.space, slug, unit.team))
    g.emit(
        MonumentPlaced,
        unit=unit.slug,
        card=slug,
        space=g.space_name(unit.space),
        replaced_card=replaced_card,
    )


USED = Ban("it was used in this phase", "14.6")


@frozen_for_checkers
class Treatment(Action, verb="use"):
    """A use of a medical card, for its owner and perhaps an ally."""

    card: str
    ally: str = ""


def treatment_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The uses of the unit's medical cards (14.6)."""
    for slug in dict.fromkeys(unit.known_cards):
        card = TREASURES[slug]
        if card.kind != "medical":
            continue
        ban = unusable_ban(table, unit, slug)
        if ban is None and mark_of_treatment(slug) in unit.phase_actions:
            ban = USED
        is_of_use = ban is not None or does_more(table, unit, card)
        yield idea(choice("use", slug), ban if is_of_use else healing_ban(table, unit))
        if ban is None and card.symbol_heals_ally and has_symbol(unit, card):
            for ally in allies_in(table, unit, unit.space):
                if can_be_healed(table, ally):
                    yield Treatment(slug, ally.slug).choice


def does_more(table: AnyState, unit: AnyUnit, card: Treasure) -> bool:
    """Does a medical card do something for a unit that is not wounded (21.36, 21.48)?"""
    return card.teaches or (card.health_grows > 0 and may_gain_health(table, unit))


def health_healed(table: AnyState, unit: AnyUnit, card: Treasure) -> int:
    """The Health that a medical card brings its owner, before the limit (21, 28.26)."""
    amount = card.heals + card.symbol_heals * has_symbol(unit, card)
    return amount + has_helper(table, unit, "stretcher-bearer")


def treat(g: AgesState, unit: Unit, treatment: Treatment) -> None:
    """Heal the owner, and with the symbol, for some cards, an ally (21)."""
    slug, card = treatment.card, TREASURES[treatment.card]
    reveal_card(g, unit, slug, "used")
    unit.phase_actions += (mark_of_treatment(slug),)
    heal(g, unit, health_healed(g, unit, card), card.name)
    if card.health_grows and may_gain_health(g, unit):
        unit.max_health += card.health_grows
        heal(g, unit, card.health_grows, card.name)
    if card.teaches:
        gain_experience(g, unit, card.name)
    if treatment.ally:
        heal(g, g.unit_of(treatment.ally), card.symbol_heals_ally, card.name)
    if card.limit == "once":
        discard_card(g, unit, slug, "used up", face_up=True)


MANUAL = "field-manual"
LIES_OPEN = Ban("it lies open and helps already", "14.8")


def ready_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The gadgets, packs and stealth cards that the unit may lay open (14.8)."""
    hidden = unit.hidden_cards
    for card in dict.fromkeys(unit.known_cards):
        if card in LAID_OPEN:
            ban = unusable_ban(table, unit, card)
            yield idea(choice("ready", card), ban or (None if card in hidden else LIES_OPEN))


def lay_open(g: AgesState, unit: Unit, card: str) -> None:
    reveal_card(g, unit, card, "ready")


# The Field Manual (21.53)


def may_prepare(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit not prepared yet, and does it have a manual that it could use?"""
    may_use_manual = MANUAL in unit.known_cards and not unit.adventure_bonus
    return may_use_manual and can_use(table, unit, TREASURES[MANUAL])


def use_manual(g: AgesState, unit: Unit) -> None:
    """Use the manual for the next adventure of this phase."""
    card = TREASURES[MANUAL]
    unit.adventure_bonus = card.adventure_bonus + has_symbol(unit, card)
    reveal_card(g, unit, MANUAL, "used")
    g.emit(Prepared, unit=unit.slug, amount=unit.adventure_bonus)
    discard_card(g, unit, MANUAL, "used up", face_up=True)


trial_rewards: Dispatch[str, Callable[[AgesState, int, bool], None]] = Dispatch("reward of a test")
"""Functions that give a unit the reward of a test: for a Pass, or with True for an Amaze."""


def take_trial(g: AgesState, unit: Unit, card: str) -> None:
    """Take a test; then the unit is sent away (14.15)."""
    number = g.number(unit.slug)
    reveal_card(g, unit, card, "used")
    contest = trial_contest(g, unit, TREASURES[card])
    unit.adventure_bonus, g.results = 0, ()
    result, challenge_card = resolve_challenge(g, unit, contest, "adventure")
    g.emit(
        TrialTaken,
        unit=unit.slug,
        test=card,
        **challenge_numbers(contest, result, challenge_card),
    )
    discard_card(g, unit, card, "used up", face_up=True)
    if result is ChallengeResult.SQUEAK:
        gain_experience(g, unit, "Squeak")
    if result in (ChallengeResult.PASS, ChallengeResult.AMAZE):
        trial_rewards[card](g, number, result is ChallengeResult.AMAZE)
    way_out = Ask.BANISH if result is ChallengeResult.FOPP else Ask.DISMISS
    g.pending.append(Pending(ask=way_out, unit=number))


@trial_rewards("riddle-of-glass")
def solve_riddle(g: AgesState, number: int, is_amazed: bool) -> None:
    """Level up once, or twice with an Amaze (21.66)."""
    for _ in range(2 if is_amazed else 1):
        level_up(g, g.units[number], TREASURES["riddle-of-glass"].name)


@trial_rewards("weight-of-the-crown")
def bear_crown(g: AgesState, number: int, is_amazed: bool) -> None:
    """Draw two cards, or four with an Amaze (21.67)."""
    g.pending.append(Pending(ask=Ask.DRAW, unit=number, count=4 if is_amazed else 2))


@trial_rewards("the-two-doors")
def pick_door(g: AgesState, number: int, is_amazed: bool) -> None:
    """Draw two cards, and with an Amaze also level up (21.81)."""
    g.pending.append(Pending(ask=Ask.DRAW, unit=number, count=2))
    if is_amazed:
        level_up(g, g.units[number], TREASURES["the-two-doors"].name)
