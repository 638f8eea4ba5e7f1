"""Robbers (RULES.md 8.3, 17.7): they come before any defence, and only a Shotgun stops them."""

from __future__ import annotations

from engine.core.flow import choose
from engine.games.taidian.cards import structure_rows
from engine.games.taidian.events import (
    CardPutBack,
    CardStolen,
    RobberFoundNothing,
    RobberStopped,
    StolenCardSeen,
)
from engine.games.taidian.ideas import keep_choices, robbers_to_come
from engine.games.taidian.rules.effect_register import at_robbery, cards_in_phase, carry_out_effect
from engine.games.taidian.rules.fighters import character, leave_hand
from engine.games.taidian.rules.windows import open_window
from engine.games.taidian.state import LaidCard, Step, Stolen, TaidianState


def begin_robbery(g: TaidianState) -> None:
    """Let a Watchtower stop the first Robber, then ask for a Shotgun (8.3, 16.5)."""
    for laid_card in cards_in_phase(g, at_robbery):
        if is_watched(g, laid_card.target):
            g.turn.seats_with_used_watchtower.append(laid_card.target)
            stop_robber(g, laid_card, shotgun=False)
    if robbers_to_come(g):
        open_window(g, "robbery")
    else:
        g.step = Step.THEFT


def is_watched(g: TaidianState, seat: int) -> bool:
    """Does the seat have a Watchtower that has not stopped a Robber this turn (16.5)?"""
    structures = g.fighters[seat].structures
    lookouts = sum(row.robbers_stopped for row in structure_rows(structures))
    return g.turn.seats_with_used_watchtower.count(seat) < lookouts


def stop_robber(g: TaidianState, laid_card: LaidCard, *, shotgun: bool) -> None:
    """Use up a Robber without effect, stopped by a Shotgun or a Watchtower."""
    laid_card.fate = "stopped"
    g.emit(
        RobberStopped,
        seat=g.active,
        target=g.fighters[laid_card.target].character,
        card="shotgun" if shotgun else "watchtower",
    )


def next_robber(g: TaidianState) -> LaidCard | None:
    """The first Robber of the batch that is still to act."""
    return next(
        (laid_card for laid_card in cards_in_phase(g, at_robbery) if not laid_card.fate), None
    )


def let_next_robber_steal(g: TaidianState) -> None:
    """Let the next Robber act; after the last one, go on with the bombs (8.3, 8.4)."""
    laid_card = next_robber(g)
    if laid_card is None:
        g.step = Step.BOMBS
    else:
        carry_out_effect(g, at_robbery, laid_card)


@at_robbery("rob")
def rob_target(g: TaidianState, laid_card: LaidCard) -> None:
    """Take a random card from the target, if nothing stops the Robber and there is one (8.3)."""
    if laid_card.target in g.turn.guarded_seats:
        stop_robber(g, laid_card, shotgun=True)
    elif not g.fighters[laid_card.target].hand.cards:
        rob_nothing(g, laid_card)
    else:
        reach_for(g, laid_card)


def rob_nothing(g: TaidianState, laid_card: LaidCard) -> None:
    """Use up a Robber that finds an empty hand (8.3)."""
    laid_card.fate = "wasted"
    target = g.fighters[laid_card.target].character
    g.emit(RobberFoundNothing, seat=g.active, target=target)


def reach_for(g: TaidianState, laid_card: LaidCard) -> None:
    """Draw from the hand without looking; a pickpocket draws two to keep one (8.3, 17.7).

    She is asked even if both are of a kind; otherwise the others would learn that they are.
    """
    cards = list(g.fighters[laid_card.target].hand.cards)
    fingers = min(character(g.fighters[g.active]).cards_a_robber_draws, len(cards))
    stolen_cards = [cards.pop(g.chance.number_below(len(cards))) for _ in range(fingers)]
    if len(stolen_cards) == 1:
        take_stolen_card(g, laid_card, stolen_cards[0], returned_cards=[])
        return
    assert g.fight is not None
    g.fight.drawn_cards = stolen_cards
    g.step = Step.KEEP


async def ask_what_to_keep(g: TaidianState) -> None:
    """Ask the pickpocket which of the two to keep; the other goes back (17.7)."""
    fight, laid_card = g.fight, next_robber(g)
    assert fight is not None
    assert laid_card is not None
    offered = keep_choices(fight.drawn_cards)
    answer = await choose(g.active, "Keep one of the two cards", offered, "17.7")
    returned_cards = list(fight.drawn_cards)
    returned_cards.remove(answer.noun)
    fight.drawn_cards = []
    g.step = Step.THEFT
    take_stolen_card(g, laid_card, answer.noun, returned_cards=returned_cards)


def take_stolen_card(
    g: TaidianState, laid_card: LaidCard, card: str, *, returned_cards: list[str]
) -> None:
    """Move the card to the thief; only thief and victim know which (1.4, 8.3)."""
    thief, victim = g.fighters[g.active], g.fighters[laid_card.target]
    leave_hand(g, laid_card.target, card)
    thief.hand.add(card)
    g.turn.stolen_cards.append(Stolen(card, laid_card.target))
    laid_card.fate = "stole"
    target, eyes = victim.character, (g.active, laid_card.target)
    g.emit(CardStolen, seat=g.active, target=target)
    g.emit(StolenCardSeen, seat=g.active, target=target, card=card, audience=eyes)
    if character(thief).cards_a_robber_draws == 1:
        victim.seen_cards.clear()
    for other in returned_cards:
        remember_card(g, laid_card.target, other)


def remember_card(g: TaidianState, owner: int, card: str) -> None:
    """Note that the pickpocket knows this card in that hand (17.7).

    One that she has seen before may be the same: if the hand holds two of a kind, she knows one.
    """
    fighter = g.fighters[owner]
    if card not in fighter.seen_cards:
        fighter.seen_cards.append(card)
    target, eyes = fighter.character, (g.active, owner)
    g.emit(CardPutBack, seat=g.active, target=target, card=card, audience=eyes)
