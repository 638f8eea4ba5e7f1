"""Draft (RULES.md 4)."""

from __future__ import annotations

from engine.core.choice import Decision, legal
from engine.core.flow import choose_together
from engine.games.duel.cards import COMPANIES, HAND_SIZE
from engine.games.duel.events import (
    AssistantsDealt,
    AssistantsPassed,
    AssistantsReceived,
    PassMade,
    PhaseBegan,
)
from engine.games.duel.ideas import keep_ideas, pass_ideas
from engine.games.duel.state import DuelState

KEEP, PASS_ON = "Keep one Assistant; the other two go across", "Pass one Assistant across"


def deal_assistants(g: DuelState) -> None:
    """Deal three Assistants to each, and forget the cards passed in the last phase (4.1)."""
    g.emit(PhaseBegan, phase=g.phase, starter=COMPANIES[g.sides[g.starter].company].slug)
    for seat, side in enumerate(g.sides):
        hand = g.assistant_deck.deal(HAND_SIZE, g.chance)
        side.hand.add(*hand)
        side.passed_assistants.clear()
        g.emit(
            AssistantsDealt,
            seat=seat,
            assistants=tuple(hand),
            audience=(seat,),
        )


async def ask_both_to_keep_one(g: DuelState) -> None:
    """Ask both to keep one Assistant in secret, and pass the other two (4.2)."""
    answers = await choose_together(
        *[Decision(seat, KEEP, legal(keep_ideas(g, seat)), "4.2") for seat in (0, 1)]
    )
    card_lists = [
        [card for card in side.hand if card != answer.noun]
        for side, answer in zip(g.sides, answers, strict=True)
    ]
    exchange_assistants(g, card_lists)


async def ask_both_to_pass_one(g: DuelState) -> None:
    """Ask both seats to pass one Assistant of their new hand of three in secret (4.3)."""
    answers = await choose_together(
        *[Decision(seat, PASS_ON, legal(pass_ideas(g, seat)), "4.3") for seat in (0, 1)]
    )
    exchange_assistants(g, [[answer.noun] for answer in answers])


def exchange_assistants(g: DuelState, card_lists: list[list[str]]) -> None:
    """Hand the passed cards over, in both directions at once."""
    for seat, cards in enumerate(card_lists):
        side, other = g.sides[seat], g.sides[1 - seat]
        side.hand.give(cards, other.hand, g.chance)
        side.passed_assistants.extend(cards)
        secret = tuple(cards)
        g.emit(PassMade, seat=seat, count=len(cards))
        g.emit(AssistantsPassed, seat=seat, assistants=secret, audience=(seat,))
        g.emit(
            AssistantsReceived,
            seat=1 - seat,
            assistants=secret,
            audience=(1 - seat,),
        )
