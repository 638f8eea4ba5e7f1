"""Melee between the teams (RULES.md 12), and the abilities that work in it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import PASS, Ban, Idea, idea, legal
from engine.core.flow import choose
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.attacks.events import FightBegan, HonorTested, TaleTold
from engine.games.ages.attacks.rules import begin_attack
from engine.games.ages.cards.held import HUNTERS, might_hold, spare_count
from engine.games.ages.cards.ideas import Reaction
from engine.games.ages.cards.rules import reveal_card, use_up
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import Contest
from engine.games.ages.challenges.ratings import rating_figure
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.creatures.hunts import hunter_targets
from engine.games.ages.creatures.rules import place_sentinels, unleash
from engine.games.ages.done_in_phase import KILLED_ONE, ONCE_MORE, STRUCK, mark_of_strike
from engine.games.ages.melee.fights import (
    HOLD,
    Strike,
    fight_ideas,
    fighters_in_melee,
    melee_targets,
    next_fighter_ideas,
    quickest_fighters,
    storyteller,
    strike_ideas,
    swords_of,
    tale_ideas,
)
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, ability, enemies_in, is_immune, profile_of

TWO_SWORDS = 2


def begin_melee(g: AgesState) -> None:
    """Begin the phase of melee: each space with units of both teams fights (12.1)."""
    g.acting_unit, g.hushed_unit, g.melee_space = -1, -1, -1
    place_sentinels(g)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()
    g.melee_spaces_left = [
        space
        for space in sorted({unit.space for unit in g.team_units(g.team)})
        if any(unit.space == space for unit in g.team_units(1 - g.team))
    ]
    g.onset = onset_seats(g)


async def ask_where_to_fight(g: AgesState) -> Step:
    if g.onset:
        return Step.MELEE_START
    if not g.melee_spaces_left:
        return Step.ADVENTURE
    if len(g.melee_spaces_left) == 1:
        return start_fight(g, g.melee_spaces_left[0])
    prompt = "Melee: which space fights next?"
    answer = await choose(g.first_seat(g.team), prompt, legal(fight_ideas(g)), "12.1")
    return start_fight(g, g.map.numbers_by_noun[answer.noun])


def start_fight(g: AgesState, space: int) -> Step:
    g.melee_spaces_left.remove(space)
    g.melee_space = space
    g.emit(FightBegan, space=g.space_name(space), units=tuple(u.slug for u in fighters_in_melee(g)))
    return Step.TALE if storyteller(g) else next_fighter(g)


async def ask_whom_to_tell_tale(g: AgesState) -> Step:
    """Ask which enemy she tells a tale, so that it does not attack her in this phase."""
    unit = storyteller(g)
    assert unit is not None
    prompt = f"{profile_of(unit).name} tells one more tale: to whom?"
    answer = await choose(unit.owner, prompt, legal(tale_ideas(g)), "20.3")
    if answer != PASS:
        g.hushed_unit = g.number(answer.noun)
        g.emit(TaleTold, unit=unit.slug, listener=answer.noun)
    return next_fighter(g)


# The acting units


def next_fighter(g: AgesState) -> Step:
    """Let the next unit by Wits act; among equals, the team in turn comes first (12.1, 24.6)."""
    quickest = quickest_fighters(g)
    if not quickest:
        g.acting_unit = -1
        return Step.MELEE
    if len(quickest) > 1:
        return Step.NEXT_FIGHTER
    g.acting_unit = g.number(quickest[0].slug)
    return Step.STRIKE


async def ask_who_acts_next(g: AgesState) -> Step:
    quickest = quickest_fighters(g)
    if not quickest:
        return next_fighter(g)
    seat = g.first_seat(quickest[0].team)
    answer = await choose(seat, "Melee: who acts next?", legal(next_fighter_ideas(g)), "12.1")
    g.acting_unit = g.number(answer.noun)
    return Step.STRIKE


# Strikes


async def ask_for_strike(g: AgesState) -> Step:
    unit = g.units[g.acting_unit]
    if (
        unit.finished
        or not unit.is_on_map
        or unit.space != g.melee_space
        or not may_attack_again(g, unit)
    ):
        unit.finished = True
        return next_fighter(g)
    prompt = f"{profile_of(unit).name} in melee: attack whom?"
    answer = await choose(unit.owner, prompt, legal(strike_ideas(g)), "12.2")
    if answer == HOLD:
        unit.finished = True
        return next_fighter(g)
    if answer.verb == "parley":
        unit.finished = True
        return parley(g, unit, g.unit_of(answer.noun))
    chosen = Strike.of(answer, table=g, attacker=unit)
    return strike(g, unit, g.unit_of(chosen.target), chosen.weapon)


def may_attack_again(g: AgesState, unit: Unit) -> bool:
    """May the unit attack, first or again by an ability, as far as open information tells?"""
    if not melee_targets(g, unit):
        return False
    if STRUCK not in unit.phase_actions:
        return True
    swords = swords_of(unit)
    skill = ability(unit)
    if skill.strikes_with_two:
        others = [c for c in unit.open_cards if TREASURES[c].kind == "melee"]
        has_another_weapon = unit.has_hidden or any(card not in swords for card in others)
        return 0 < len(swords) < TWO_SWORDS and has_another_weapon
    if skill.strikes_after_kill:
        return KILLED_ONE in unit.phase_actions and ONCE_MORE not in unit.phase_actions
    return skill.strikes_all


def strike(g: AgesState, unit: Unit, target: Unit, weapon: str) -> Step:
    """Attack in melee; a target in sanctuary may stop it (12.3, 20.39)."""
    if weapon:
        reveal_card(g, unit, weapon, "used")
    skill = ability(unit)
    if skill.strikes_after_kill and STRUCK in unit.phase_actions:
        unit.phase_actions += (ONCE_MORE,)
    unit.phase_actions += (STRUCK, mark_of_strike(target.slug))
    if skill.strikes_with_two and weapon:
        unit.phase_actions += (weapon,)
    safe = ability(target).is_sacred and STRUCK not in target.phase_actions
    if safe and not is_immune(unit) and not wins_honor_challenge(g, unit, target):
        unit.finished = True
        return next_fighter(g)
    is_second_strike = ONCE_MORE in unit.phase_actions
    may_go_on = skill.strikes_all or skill.strikes_with_two or skill.strikes_after_kill
    if is_second_strike or not may_go_on:
        unit.finished = True
    g.attack = Attack(
        attacker=g.number(unit.slug),
        target=g.number(target.slug),
        weapon=weapon,
        kind="melee",
        space=g.melee_space,
    )
    return begin_attack(g)


def wins_honor_challenge(g: AgesState, unit: Unit, target: Unit) -> bool:
    """Does the attacker win a challenge of Honor against a target in sanctuary (20.39)?"""
    result = compare_honor(
        g, unit, target, "sanctuary", lost_if=(ChallengeResult.FAIL, ChallengeResult.FOPP)
    )
    return result not in (ChallengeResult.FAIL, ChallengeResult.FOPP)


def parley(g: AgesState, unit: Unit, target: Unit) -> Step:
    """Set Honor against an enemy's; with a Pass or better the enemy loses its attack (20.19)."""
    result = compare_honor(
        g, unit, target, "parley", lost_if=(ChallengeResult.PASS, ChallengeResult.AMAZE)
    )
    if result in (ChallengeResult.PASS, ChallengeResult.AMAZE):
        target.finished = True
    return next_fighter(g)


def compare_honor(
    g: AgesState, unit: Unit, target: Unit, reason: str, *, lost_if: tuple[ChallengeResult, ...]
) -> ChallengeResult:
    """Test Honor against Honor; `lost_if` are the results that cost an attack."""
    contest = Contest(rating_figure(g, unit, "honor"), rating_figure(g, target, "honor"))
    g.results = ()
    result, card = resolve_challenge(g, unit, contest, "honor")
    loser = target.slug if reason == "parley" else unit.slug
    g.emit(
        HonorTested,
        unit=unit.slug,
        target=target.slug,
        ability=reason,
        loser=loser if result in lost_if else "",
        **challenge_numbers(contest, result, card),
    )
    return result


OLD_DEBT = "old-debt"
MIN_DEBT_CARDS = 2
"""The number of cards that an enemy must own to pay an old debt (21.64)."""
TOO_POOR = Ban("this unit has too few cards to pay a debt", "21.64")


# The start of melee: Old Debt, and hunters whose owners have the symbol (14.11, 28.3)


def onset_seats(g: AgesState) -> tuple[int, ...]:
    """The seats that are asked at the start of melee, the team in turn first (24.14)."""
    seats = {unit.owner for unit in g.units if might_act(g, unit)}
    return tuple(sorted(seats, key=lambda seat: (g.sides[seat] != g.team, seat)))


def might_act(table: AnyState, unit: AnyUnit) -> bool:
    """Might the unit play something now, as far as open information tells?"""
    if not unit.is_on_map or unit.space not in table.melee_spaces_left:
        return False
    hunts = "pet" in profile_of(unit).symbols and might_hold(unit, HUNTERS)
    return hunts or might_hold(unit, frozenset({OLD_DEBT}))


async def ask_for_onset(g: AgesState) -> Step:
    """Ask the next seat for cards to play at the start of melee, until it passes (14.11)."""
    seat = g.onset[0]
    offered = legal(onset_ideas(g, seat))
    answer = await choose(seat, "Start of melee: play a card?", offered, "14.11")
    if answer == PASS:
        g.onset = g.onset[1:]
        return Step.MELEE
    play = Reaction.of(answer)
    unit = g.unit_of(play.owner)
    if play.verb == "unleash":
        unleash(g, unit, play.card, play.target)
    else:
        call_debt(g, unit, g.number(play.target))
    return Step.MELEE_START


def onset_ideas(table: AnyState, seat: int) -> Iterator[Idea]:
    """The cards that a seat may play at the start of melee, with their owners and targets."""
    for unit in table.units:
        if unit.owner == seat and might_act(table, unit):
            yield from _onset_ideas_of(table, unit)
    yield PASS


def _onset_ideas_of(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    for card in dict.fromkeys(unit.known_cards):
        for target in hunter_targets(table, unit, card, in_melee=True):
            yield Reaction("unleash", card, unit.slug, target.slug).choice
    if OLD_DEBT in unit.known_cards:
        for debtor in enemies_in(table, unit, unit.space):
            ban = None if can_pay_debt(debtor) else TOO_POOR
            yield idea(Reaction("play", OLD_DEBT, unit.slug, debtor.slug).choice, ban)


def can_pay_debt(debtor: AnyUnit) -> bool:
    """Does an enemy have enough cards, and one that it can give (21.64)?"""
    return len(debtor.cards) >= MIN_DEBT_CARDS and spare_count(debtor) > 0


def call_debt(g: AgesState, unit: Unit, debtor: int) -> None:
    """Make an enemy give a card, which the enemy's player picks (21.64)."""
    use_up(g, unit, OLD_DEBT)
    creditor = g.number(unit.slug)
    g.pending.append(Pending(ask=Ask.STEAL, unit=debtor, detail=creditor, cause=OLD_DEBT))
