"""Robbers (RULES.md 8.3, 17.7): they come before any defence, and only a Shotgun stops them."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.games.taidian.cards import CARDS, structure_rows
from engine.games.taidian.deck import ORDER
from engine.games.taidian.events import (
    CardPutBack,
    CardStolen,
    RobberFoundNothing,
    RobberStopped,
    StolenCardSeen,
)
from engine.games.taidian.rules.fighters import character, leave_hand
from engine.games.taidian.rules.windows import open_window, robbers_to_come
from engine.games.taidian.state import Laid, Step, Stolen, TaidianState


def begin_robbery(g: TaidianState) -> None:
    """Let a Watchtower stop the first Robber, then ask for a Shotgun (8.3, 16.5)."""
    assert g.fight is not None
    for laid in g.fight.laid:
        if CARDS[laid.card].effect == "rob" and is_watched(g, laid.target):
            g.turn.watched.append(laid.target)
            stop_robber(g, laid, shotgun=False)
    if robbers_to_come(g):
        open_window(g, "robbery")
    else:
        g.step = Step.THEFT


def is_watched(g: TaidianState, seat: int) -> bool:
    """Does the seat have a Watchtower that has not stopped a Robber this turn (16.5)?"""
    structures = g.fighters[seat].structures
    lookouts = sum(row.robbers_stopped for row in structure_rows(structures))
    return g.turn.watched.count(seat) < lookouts


def stop_robber(g: TaidianState, laid: Laid, *, shotgun: bool) -> None:
    """Use up a Robber without effect, stopped by a Shotgun or a Watchtower."""
    laid.fate = "stopped"
    g.emit(
        RobberStopped,
        seat=g.active,
        target=g.fighters[laid.target].character,
        by="shotgun" if shotgun else "watchtower",
    )


def next_robber(g: TaidianState) -> Laid | None:
    """The first Robber of the batch that is still to act."""
    assert g.fight is not None
    for laid in g.fight.laid:
        if CARDS[laid.card].effect == "rob" and not laid.fate:
            return laid
    return None


def let_next_robber_steal(g: TaidianState) -> None:
    """Let the next Robber take a random card, if nothing stops it and there is one (8.3)."""
    laid = next_robber(g)
    if laid is None:
        g.step = Step.BOMBS
    elif laid.target in g.turn.guarded:
        stop_robber(g, laid, shotgun=True)
    elif not g.fighters[laid.target].hand.cards:
        rob_nothing(g, laid)
    else:
        reach_for(g, laid)


def rob_nothing(g: TaidianState, laid: Laid) -> None:
    """Use up a Robber that finds an empty hand (8.3)."""
    laid.fate = "wasted"
    target = g.fighters[laid.target].character
    g.emit(RobberFoundNothing, seat=g.active, target=target)


def reach_for(g: TaidianState, laid: Laid) -> None:
    """Draw from the hand without looking; a pickpocket draws two to keep one (8.3, 17.7).

    She is asked even if both are of a kind; otherwise the others would learn that they are.
    """
    cards = list(g.fighters[laid.target].hand.cards)
    fingers = min(character(g.fighters[g.active]).cards_a_robber_draws, len(cards))
    stolen_cards = [cards.pop(g.chance.number_below(len(cards))) for _ in range(fingers)]
    if len(stolen_cards) == 1:
        take_stolen_card(g, laid, stolen_cards[0], back=[])
        return
    assert g.fight is not None
    g.fight.drawn = stolen_cards
    g.step = Step.KEEP


async def ask_what_to_keep(g: TaidianState) -> None:
    """Ask the pickpocket which of the two to keep; the other goes back (17.7)."""
    fight, laid = g.fight, next_robber(g)
    assert fight is not None
    assert laid is not None
    kinds = sorted(set(fight.drawn), key=ORDER.__getitem__)
    offered = tuple([choice("keep", card) for card in kinds])
    answer = await choose(g.active, "Keep one of the two cards", offered, "17.7")
    back = list(fight.drawn)
    back.remove(answer.noun)
    fight.drawn = []
    g.step = Step.THEFT
    take_stolen_card(g, laid, answer.noun, back=back)


def take_stolen_card(g: TaidianState, laid: Laid, card: str, *, back: list[str]) -> None:
    """Move the card to the thief; only thief and victim know which (1.4, 8.3)."""
    thief, victim = g.fighters[g.active], g.fighters[laid.target]
    leave_hand(g, laid.target, card)
    thief.hand.add(card)
    g.turn.stolen.append(Stolen(card, laid.target))
    laid.fate = "stole"
    target, eyes = victim.character, (g.active, laid.target)
    g.emit(CardStolen, seat=g.active, target=target)
    g.emit(StolenCardSeen, seat=g.active, target=target, card=card, audience=eyes)
    if character(thief).cards_a_robber_draws == 1:
        victim.seen.clear()
    for other in back:
        remember_card(g, laid.target, other)


def remember_card(g: TaidianState, owner: int, card: str) -> None:
    """Note that the pickpocket knows this card in that hand (17.7).

    One that she has seen before may be the same: if the hand holds two of a kind, she knows one.
    """
    fighter = g.fighters[owner]
    if card not in fighter.seen:
        fighter.seen.append(card)
    target, eyes = fighter.character, (g.active, owner)
    g.emit(CardPutBack, seat=g.active, target=target, card=card, audience=eyes)
