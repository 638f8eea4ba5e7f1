"""The Burn-Barrel (RULES.md 11), a card in the hand or a structure (14.5)."""

from __future__ import annotations

from engine.core.flow import choose
from engine.games.taidian.card_types import BURNS
from engine.games.taidian.events import CardBurned, CardPlayed
from engine.games.taidian.ideas import BARREL, ENOUGH, burn_choices
from engine.games.taidian.rules.effect_register import when_played
from engine.games.taidian.rules.fighters import leave_hand
from engine.games.taidian.state import Step, TaidianState


@when_played("burn")
def open_barrel(g: TaidianState) -> None:
    """Move a barrel from the hand to the discard; one on the table stays (11.4, 14.5)."""
    seat, fighter = g.active, g.fighters[g.active]
    g.turn.barrel_used = True
    if BARREL not in fighter.structures:
        leave_hand(g, seat, BARREL)
        fighter.discard.add(BARREL)
        g.turn.played_cards.append(BARREL)
    g.emit(CardPlayed, seat=seat, card=BARREL, money=g.turn.money, energy=fighter.energy)
    g.step = Step.BURN


async def ask_what_to_burn(g: TaidianState) -> None:
    """Ask for an unused card from the hand to burn, two in a turn at most (11.2, 11.3)."""
    fighter = g.fighters[g.active]
    prompt = "Burn a card from your hand"
    answer = await choose(g.active, prompt, burn_choices(g), "11.2", reveals=False)
    if answer != ENOUGH:
        leave_hand(g, g.active, answer.noun)
        g.burned_cards.append(answer.noun)
        g.turn.burned_count += 1
        g.emit(CardBurned, seat=g.active, card=answer.noun)
    if answer == ENOUGH or g.turn.burned_count == BURNS or not fighter.hand.cards:
        g.step = Step.UPGRADE if g.turn.kind == "upgrade" else Step.LAY
