"""Trials: the tests of the Arbiter, taken with a card in the Chamber (RULES.md 14.15)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.dispatch import Dispatch
from engine.games.ages.cards.events import TrialTaken
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import trial_contest
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.experience.rules import gain_experience, level_up
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit

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
