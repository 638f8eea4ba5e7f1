"""Hidden information (RULES.md 1.4), and its rearrangement for imagined matches.

Hands and the order of decks are secret, and so is a batch until it is declared. A stolen card is
known only to thief and victim; a card that a pickpocket put back is known to her. At the end of
every turn the active hand goes to the open discard, so no secret is older than a turn.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.ideas import is_structure
from engine.games.taidian.rules.robbers import next_robber
from engine.games.taidian.state import Fighter, Step, Stolen, TaidianState


def known_cards(g: TaidianState, owner: int, viewer: int | None) -> list[str]:
    """The cards of another's hand that the viewer knows to be there."""
    if viewer is None or not g.fighters[viewer].character:
        return []
    cards: list[str] = []
    if CHARACTERS[g.fighters[viewer].character].cards_a_robber_draws > 1:
        cards += g.fighters[owner].seen_cards
    if owner == g.active:
        cards += [each.card for each in g.turn.stolen_cards if each.owner == viewer]
    return cards


def shuffle_unseen(g: TaidianState, seat: int | None, chance: Chance) -> None:
    """Rearrange in place everything that the seat cannot know."""
    if seat != g.active:
        take_back_batch(g)
        hide_thefts(g, seat, chance)
    drawing = g.fight is not None and bool(g.fight.drawn_cards)
    seat_robbed = robbed_seat(g) if drawing else -1
    for owner, fighter in enumerate(g.fighters):
        if owner == seat:
            chance.shuffle(fighter.deck.cards)
        elif owner == seat_robbed and seat == g.active:
            assert g.fight is not None
            shuffle_fighter(
                g, fighter, [*known_cards(g, owner, seat), *g.fight.drawn_cards], chance
            )
        else:
            shuffle_fighter(g, fighter, known_cards(g, owner, seat), chance)
    if drawing and seat not in (g.active, seat_robbed):
        draw_otherwise(g, g.fighters[seat_robbed], chance)


def robbed_seat(g: TaidianState) -> int:
    laid_card = next_robber(g)
    assert laid_card is not None
    return laid_card.target


def take_back_batch(g: TaidianState) -> None:
    """Take the batch back: the others do not know whether anything is being laid (7.4)."""
    turn = g.turn
    g.fighters[g.active].hand.add(*(laid_card.card for laid_card in turn.undeclared_batch))
    turn.undeclared_batch.clear()
    if g.step in (Step.TARGET, Step.STRUCTURE):
        g.step = Step.LAY


def hide_thefts(g: TaidianState, seat: int | None, chance: Chance) -> None:
    """Exchange stolen cards for any that, to others, the victim may have held (8.3)."""
    thief = g.fighters[g.active]
    for place, stolen in enumerate(g.turn.stolen_cards):
        if stolen.owner == seat:
            continue
        owner = g.fighters[stolen.owner]
        zones = (owner.hand.cards, owner.deck.cards)
        swappable = [
            (zone, i) for zone in zones for i, card in enumerate(zone) if not is_structure(g, card)
        ]
        swap = chance.number_below(len(swappable) + 1)
        if swap < len(swappable):
            zone, i = swappable[swap]
            other, zone[i] = zone[i], stolen.card
            thief.hand.remove(stolen.card)
            thief.hand.add(other)
            g.turn.stolen_cards[place] = Stolen(other, stolen.owner)


def shuffle_fighter(
    g: TaidianState, fighter: Fighter, known_hand: list[str], chance: Chance
) -> None:
    """Mix hand and deck except for the known cards; a structure is never in a hand (6.4)."""
    hidden_cards = list(fighter.hand.cards)
    for card in known_hand:
        if card in hidden_cards:
            hidden_cards.remove(card)
    known_count = len(fighter.hand.cards) - len(hidden_cards)
    pool = [*hidden_cards, *fighter.deck.cards]
    chance.shuffle(pool)
    hand = [card for card in pool if not is_structure(g, card)][: len(hidden_cards)]
    for card in hand:
        pool.remove(card)
    known_cards = list(fighter.hand.cards)
    for card in hidden_cards:
        known_cards.remove(card)
    assert len(known_cards) == known_count
    fighter.hand.cards = known_cards + hand
    fighter.deck.cards = pool


def draw_otherwise(g: TaidianState, robbed_fighter: Fighter, chance: Chance) -> None:
    """Replace the two cards of the pickpocket, unknown to others, by any two of the hand (17.7)."""
    assert g.fight is not None
    hand = list(robbed_fighter.hand.cards)
    chance.shuffle(hand)
    g.fight.drawn_cards = hand[: len(g.fight.drawn_cards)]
