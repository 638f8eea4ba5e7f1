"""The attacking turn (RULES.md 7): laying a batch card by card, until it is declared."""

from __future__ import annotations

from functools import cache

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.taidian.cards import CARDS
from engine.games.taidian.deck import ORDER
from engine.games.taidian.rules.barrel import barrel_choices, open_barrel
from engine.games.taidian.rules.batch import declare_batch
from engine.games.taidian.rules.fighters import opponents, other_seats, seat_of
from engine.games.taidian.rules.upgrading import END_TURN
from engine.games.taidian.state import LaidCard, Step, TaidianState

STRIKE = choice("strike")
RED = frozenset(slug for slug, row in CARDS.items() if row.colour == "red")
WEAPONS = frozenset(slug for slug, row in CARDS.items() if row.attack)
MIN_CARDS_AT_ONCE = 2
"""The least number of attack cards that may be laid all at once."""


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


def lay_choices(g: TaidianState) -> tuple[Choice, ...]:
    """The red cards that have a target, and the choices that end the laying (7.1 to 7.3)."""
    hand = g.fighters[g.active].hand.cards
    red = [card for card in hand if card in RED]
    if "fire-bomb" in red and not bomb_targets(g):
        red = [card for card in red if CARDS[card].effect != "bomb"]
    if g.turn.undeclared_batch:
        return with_all_at(g, red, red_choices(tuple(red), STRIKE))
    barrel = barrel_choices(g)
    offered = with_all_at(g, red, red_choices(tuple(red), END_TURN))
    return (*offered[:-1], *barrel, END_TURN) if barrel else offered


@cache
def red_choices(cards: tuple[str, ...], last: Choice) -> tuple[Choice, ...]:
    """The choice to lay each kind of card, and `last`, which ends the laying."""
    kinds = sorted(set(cards), key=ORDER.__getitem__)
    return (*(choice("lay", card) for card in kinds), last)


def with_all_at(g: TaidianState, red: list[str], offered: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, with laying all attack cards on one target if there are several (7.2)."""
    if len(red) < MIN_CARDS_AT_ONCE or sum([card in WEAPONS for card in red]) < MIN_CARDS_AT_ONCE:
        return offered
    slugs = tuple([g.fighters[seat].character for seat in opponents(g, g.active)])
    return (*offered[:-1], *all_at_choices(slugs), offered[-1])


@cache
def all_at_choices(slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    """The targets on whom all attack cards may be laid."""
    return tuple(choice("all at", slug) for slug in slugs)


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


def targets_of(g: TaidianState, card: str) -> list[int]:
    """The targets of a card: all for First Aid, else opponents; for bombs, with a structure."""
    match CARDS[card].effect:
        case "treat":
            standing = (
                seat for seat in other_seats(g, g.active) if not g.fighters[seat].fall_order
            )
            return [g.active, *standing]
        case "bomb":
            return bomb_targets(g)
    return opponents(g, g.active)


def bomb_targets(g: TaidianState) -> list[int]:
    """Opponents who have a structure in play (7.5)."""
    return [seat for seat in opponents(g, g.active) if g.fighters[seat].structures]


async def ask_for_a_target(g: TaidianState) -> None:
    """Ask for the target of the card just laid (7.2)."""
    *laid_before, laid_card = g.turn.undeclared_batch
    card, same = laid_card.card, laid_before[-1].target if laid_before else -1
    targets = sorted(targets_of(g, card), key=lambda seat: seat != same)
    slugs = tuple([g.fighters[seat].character for seat in targets])
    prompt = f"{CARDS[card].name}: on whom?"
    answer = await choose(g.active, prompt, target_choices(slugs), "7.3", reveals=False)
    aim_at(g, seat_of(g, answer.noun))


@cache
def target_choices(slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices of a target for a card."""
    return tuple(choice("at", slug) for slug in slugs)


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
    structures = sorted(g.fighters[laid_card.target].structures, key=ORDER.__getitem__)
    offered = tuple([choice("bomb", slug) for slug in structures])
    prompt = "Fire Bomb: which structure?"
    answer = await choose(g.active, prompt, offered, "7.5", reveals=False)
    laid_card.structure = answer.noun
    g.step = Step.LAY
