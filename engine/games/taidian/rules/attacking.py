"""The attacking turn (RULES.md 7): laying a batch card by card, until it is declared."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.taidian.cards import CARDS
from engine.games.taidian.deck import ORDER
from engine.games.taidian.ideas import (
    WEAPONS,
    lay_choices,
    structure_choices,
    target_ideas,
    targets_of,
)
from engine.games.taidian.rules.batch import declare_batch
from engine.games.taidian.rules.fighters import seat_of
from engine.games.taidian.rules.upgrading import open_barrel
from engine.games.taidian.state import LaidCard, Step, TaidianState


async def lay_a_card(g: TaidianState) -> None:
    """Add a red card to the batch, or strike with it, or end the turn (7.1, 7.2)."""
    answer = await choose(g.active, "Attack: lay cards, then strike", lay_choices(g), "7.2")
    match answer.verb:
        case "lay":
            pick_up(g, answer.noun)
        case "all at":
            lay_all_at(g, seat_of(g, answer.noun))
        case "strike":
            declare_batch(g)
        case "play" | "use":
            open_barrel(g)
        case _:
            g.step = Step.DRAW


def lay_all_at(g: TaidianState, target: int) -> None:
    """Lay all attack cards from the hand on one target; they are not declared yet (7.2, 7.4)."""
    hand = g.fighters[g.active].hand
    for card in sorted((card for card in hand.cards if card in WEAPONS), key=ORDER.__getitem__):
        hand.remove(card)
        g.turn.undeclared_batch.append(LaidCard(card=card, target=target))


def pick_up(g: TaidianState, card: str) -> None:
    """Move the card from the hand to the batch; the others do not see it yet (7.4)."""
    g.fighters[g.active].hand.remove(card)
    g.turn.undeclared_batch.append(LaidCard(card=card))
    targets = targets_of(g, card)
    if len(targets) == 1:
        aim_at(g, targets[0])
    else:
        g.step = Step.TARGET


# Targets (7.3, 7.5)


async def ask_for_a_target(g: TaidianState) -> None:
    """Ask for the target of the card just laid (7.2)."""
    prompt = f"{CARDS[g.turn.undeclared_batch[-1].card].name}: on whom?"
    answer = await choose(g.active, prompt, legal(target_ideas(g)), "7.3", reveals=False)
    aim_at(g, seat_of(g, answer.noun))


def aim_at(g: TaidianState, target: int) -> None:
    """Set the target; a Fire Bomb also asks for the structure (7.5)."""
    laid_card = g.turn.undeclared_batch[-1]
    laid_card.target = target
    g.step = Step.LAY
    if CARDS[laid_card.card].effect == "bomb":
        structures = g.fighters[target].structures
        if len(structures) == 1:
            laid_card.structure = structures[0]
        else:
            g.step = Step.STRUCTURE


async def ask_for_a_structure(g: TaidianState) -> None:
    """Ask which structure the Fire Bomb is to destroy (7.5)."""
    laid_card = g.turn.undeclared_batch[-1]
    prompt = "Fire Bomb: which structure?"
    answer = await choose(g.active, prompt, structure_choices(g), "7.5", reveals=False)
    laid_card.structure = answer.noun
    g.step = Step.LAY
