"""Drawing challenge cards or rolling dice (RULES.md 3)."""

from __future__ import annotations

from typing import TypedDict

from engine.games.ages.challenges.cards import ChallengeCard, ChallengeResult, result_of
from engine.games.ages.challenges.contests import Contest
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability
from engine.games.ages.view_types import ResultView, Term

SIDES = 10


class ChallengeNumbers(TypedDict):
    """The numbers in every event about a challenge (`events.base.Challenged`)."""

    rating: int
    against: int
    rating_parts: tuple[Term, ...]
    against_parts: tuple[Term, ...]
    card: ChallengeCard
    result: str


def draw_challenge(g: AgesState, team: int) -> ChallengeCard:
    """Draw the next card of a team's deck, or roll two dice; return the digits (3.2, 3.6)."""
    if g.has_dice:
        return g.chance.number_below(SIDES), g.chance.number_below(SIDES)
    deck = g.challenge[team]
    if not deck.cards:
        deck.cards, g.drawn_challenge_cards[team] = g.drawn_challenge_cards[team], []
        deck.shuffle(g.chance)
    card = deck.draw(g.chance)
    assert card is not None
    g.drawn_challenge_cards[team].append(card)
    return int(card[0]), int(card[1])


def resolve_challenge(
    g: AgesState, unit: Unit, contest: Contest, kind: str
) -> tuple[ChallengeResult, ChallengeCard]:
    """Carry out a unit's challenge; a FOPP beside Anansi costs it a card (3.3, 20.11)."""
    card = draw_challenge(g, unit.team)
    result = result_of(contest.difference, card, dice=g.has_dice)
    g.results += (
        ResultView(
            kind,
            contest.rating.value,
            contest.against.value,
            contest.difference,
            card,
            result.value,
        ),
    )
    if result is ChallengeResult.FOPP and unit.cards and unit.is_on_map:
        for number, thief in enumerate(g.units):
            is_enemy_here = (
                thief.is_on_map and thief.space == unit.space and thief.team != unit.team
            )
            if is_enemy_here and ability(thief).steals_on_fopp:
                g.pending.append(Pending(ask=Ask.STEAL, unit=g.number(unit.slug), detail=number))
    return result, card


def challenge_numbers(
    contest: Contest, result: ChallengeResult, card: ChallengeCard
) -> ChallengeNumbers:
    return {
        "rating": contest.rating.value,
        "against": contest.against.value,
        "rating_parts": contest.rating.parts,
        "against_parts": contest.against.parts,
        "card": card,
        "result": result.value,
    }
