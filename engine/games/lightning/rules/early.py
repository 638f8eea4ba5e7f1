"""What the Power Cards do that are played before the tricks (RULES.md 11.1 to 11.15).

A card is a row of stages. Each stage is a segment of its own and asks, if it has to, before it
does anything else: so no secret that a stage has turned up needs to be turned up again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import permutations
from typing import TypeAlias

from engine.core.choice import Choice, Decision, choice
from engine.core.flow import choose, choose_together
from engine.games.lightning.cards import CARDS, NEGATIVES, POSITIVES, in_order, suits_in_use
from engine.games.lightning.events import (
    CardBuried,
    CardGiven,
    CardPlanted,
    CardPosted,
    CardRecovered,
    CardScrapped,
    CardsDrawn,
    CardsHidden,
    CardsPutAway,
    CardsSeen,
    CardStolen,
    ChequeCashed,
    CommonDeckOrdered,
    CommonDeckSeen,
    PowerDeclined,
    PowerFizzled,
    SuitNamed,
)
from engine.games.lightning.rules.decks import (
    draw,
    join_hand,
    leave_hand,
    put_away,
    turn_up_common,
)
from engine.games.lightning.rules.targets import opponents_to_choose, seat_noun, seat_of
from engine.games.lightning.state import LightningState

Stage: TypeAlias = Callable[[LightningState, int], Awaitable[None]]

KEEP_ALL = choice("keep all")
NOTHING_TO_PLANT = choice("nothing to plant")
LOOK = 3
SPARKS = 2


def hand_choices(g: LightningState, seat: int, verb: str) -> tuple[Choice, ...]:
    """Each kind of card in the hand once."""
    return card_choices(verb, g.sides[seat].hand.cards)


def card_choices(verb: str, cards: list[str]) -> tuple[Choice, ...]:
    """Each kind of these cards once, as a hand is sorted."""
    return tuple([choice(verb, card) for card in dict.fromkeys(in_order(cards))])


async def pick(g: LightningState, seat: int, prompt: str, offered: tuple[Choice, ...]) -> Choice:
    """Ask for one of the choices; a single one is taken without asking, as all know of it."""
    if len(offered) == 1:
        return offered[0]
    return await choose(seat, prompt, offered, CARDS[g.power.card].clause)


def fizzle(g: LightningState, seat: int) -> None:
    """The card finds nothing to work on (6.6)."""
    g.emit(PowerFizzled, seat=seat, card=g.power.card)


def hide(g: LightningState, seat: int, cards: list[str]) -> None:
    """Cards of the hand go to the Output Deck face down."""
    put_away(g.sides[seat], cards)
    g.emit(CardsPutAway, seat=seat, count=len(cards))
    g.emit(CardsHidden, seat=seat, cards=in_order(cards), audience=(seat,))


# Patent Grant (11.1)


async def draw_two(g: LightningState, seat: int) -> None:
    """Two cards from the Input Deck come to the hand."""
    cards = draw(g, seat, 2)
    g.sides[seat].hand.add(*cards)
    g.emit(CardsDrawn, seat=seat, count=len(cards))
    g.emit(CardsSeen, seat=seat, cards=in_order(cards), audience=(seat,))


async def put_one_away(g: LightningState, seat: int) -> None:
    """One card of the hand goes to the Output Deck, face down."""
    if not len(g.sides[seat].hand):
        fizzle(g, seat)
        return
    offered = hand_choices(g, seat, "put away")
    answer = await choose(seat, "Patent Grant: put one card away", offered, "11.1")
    hide(g, seat, [answer.noun])


# Investor's Cheque (11.2)


async def cash_the_cheque(g: LightningState, seat: int) -> None:
    """The top card of the Common Deck comes to the Output Deck."""
    cards = turn_up_common(g, 1)
    if not cards:
        fizzle(g, seat)
        return
    g.sides[seat].output.add(*cards)
    g.emit(ChequeCashed, seat=seat, card=cards[0])


# Sparks in the Workshop (11.3)


async def lose_two(g: LightningState, seat: int) -> None:
    """Two cards of the hand, drawn by lot, are put away."""
    hand = list(g.sides[seat].hand)
    g.chance.shuffle(hand)
    if not hand:
        fizzle(g, seat)
        return
    hide(g, seat, hand[:SPARKS])


# Industrial Spy (11.4)


async def steal(g: LightningState, seat: int) -> None:
    """One card of an opponent's hand, drawn by lot, comes to the own hand, for all to see."""
    rivals = [rival for rival in opponents_to_choose(g, seat) if len(g.sides[rival].hand)]
    if not rivals:
        fizzle(g, seat)
        g.power.stage += 1
        return
    offered = tuple(choice("spy on", seat_noun(rival)) for rival in rivals)
    answer = await pick(g, seat, "Industrial Spy: whose hand?", offered)
    target = g.power.target = seat_of(answer.noun)
    card = g.chance.pick(g.sides[target].hand.cards)
    leave_hand(g.sides[target], card)
    join_hand(g.sides[seat], card)
    g.emit(CardStolen, seat=seat, target=target, card=card)


async def give_back(g: LightningState, seat: int) -> None:
    """One card of the own hand goes to that opponent, for all to see."""
    offered = hand_choices(g, seat, "give")
    answer = await choose(seat, "Industrial Spy: give a card back", offered, "11.4")
    target = g.power.target
    assert target is not None
    leave_hand(g.sides[seat], answer.noun)
    join_hand(g.sides[target], answer.noun)
    g.emit(CardGiven, seat=seat, target=target, card=answer.noun)


# Pigeon Post (11.5)


async def post_to_the_left(g: LightningState, seat: int) -> None:
    """All pass a card at once."""
    senders = [each for each in range(g.seats) if len(g.sides[each].hand)]
    if not senders:
        fizzle(g, seat)
        return
    given = await choose_together(*(post_decision(g, sender) for sender in senders))
    for sender, answer in zip(senders, given, strict=True):
        leave_hand(g.sides[sender], answer.noun)
    for sender, answer in zip(senders, given, strict=True):
        target = (sender + 1) % g.seats
        join_hand(g.sides[target], answer.noun)
        g.emit(CardPosted, seat=sender, target=target, card=answer.noun)


def post_decision(g: LightningState, sender: int) -> Decision:
    """One seat's part of the post."""
    offered = hand_choices(g, sender, "pass")
    return Decision(sender, "Pigeon Post: pass a card to the left", offered, "11.5")


# Private Demonstration (11.6)


async def look_at_the_deck(g: LightningState, seat: int) -> None:
    """The top cards are for the looker's eyes."""
    cards = g.common.cards[:LOOK]
    if not cards:
        fizzle(g, seat)
        g.power.stage += 1
        return
    g.chance.reveals += 1
    g.looker, g.looked_at = seat, len(cards)
    g.emit(CommonDeckSeen, seat=seat, cards=tuple(cards), audience=(seat,))


async def put_back_in_order(g: LightningState, seat: int) -> None:
    """They go back in the order that the looker likes."""
    cards = g.common.cards[: g.looked_at]
    if len(cards) == 1:
        return
    orders = dict.fromkeys(permutations(cards))
    offered = tuple([Choice("order", " ".join(order)) for order in orders])
    prompt = "Private Demonstration: which order, top card first?"
    answer = await choose(seat, prompt, offered, "11.6")
    g.common.cards[: g.looked_at] = answer.noun.split()
    blur_the_returned(g)
    g.emit(CommonDeckOrdered, seat=seat, count=g.looked_at)


def blur_the_returned(g: LightningState) -> None:
    """If returned cards were among those looked at, nobody else knows any more where they begin."""
    unknown = len(g.common) - g.common.known
    if unknown - g.returned < g.looked_at:
        g.returned = unknown


# Scrap Heap (11.7)


async def scrap_one(g: LightningState, seat: int) -> None:
    """A card of the hand may leave the game."""
    if not len(g.sides[seat].hand):
        fizzle(g, seat)
        return
    offered = (*hand_choices(g, seat, "scrap"), KEEP_ALL)
    answer = await choose(seat, "Scrap Heap: remove a card from the game?", offered, "11.7")
    if answer == KEEP_ALL:
        g.emit(PowerDeclined, seat=seat, card=g.power.card)
        return
    leave_hand(g.sides[seat], answer.noun)
    g.removed.add(answer.noun)
    g.emit(CardScrapped, seat=seat, card=answer.noun)


# Bad Press (11.8)


async def plant_a_negative(g: LightningState, seat: int) -> None:
    """Who holds no Negative card is asked as well, so that the question itself tells nothing."""
    rivals = opponents_to_choose(g, seat)
    if not rivals:
        fizzle(g, seat)
        return
    bad = [card for card in dict.fromkeys(in_order(g.sides[seat].hand.cards)) if card in NEGATIVES]
    offered = [choice("plant", f"{card} {seat_noun(rival)}") for card in bad for rival in rivals]
    prompt = "Bad Press: which card, and for whom?"
    answer = await choose(seat, prompt, tuple(offered) or (NOTHING_TO_PLANT,), "11.8")
    if answer == NOTHING_TO_PLANT:
        fizzle(g, seat)
        return
    card, noun = answer.noun.split()
    target = seat_of(noun)
    leave_hand(g.sides[seat], card)
    g.sides[target].output.add(card)
    g.emit(CardPlanted, seat=seat, target=target, card=card)


# Notebook Found (11.9)


async def recover_one(g: LightningState, seat: int) -> None:
    """A card of the Output Deck comes to the hand and is shown."""
    side = g.sides[seat]
    if not side.output.cards and not side.tucked.cards:
        fizzle(g, seat)
        return
    offered = card_choices("recover", side.output.cards + side.tucked.cards)
    answer = await choose(seat, "Notebook Found: take a card back", offered, "11.9")
    card = answer.noun
    if card in side.output:
        side.output.remove(card)
    else:
        side.tucked.remove(card)
    join_hand(side, card)
    g.emit(CardRecovered, seat=seat, card=card)


# Creditors at the Door (11.10)


async def lose_a_positive(g: LightningState, seat: int) -> None:
    """A Positive card of the hand, drawn by lot, goes under the Common Deck."""
    good = [card for card in g.sides[seat].hand if card in POSITIVES]
    if not good or not len(g.common):
        fizzle(g, seat)
        return
    card = g.chance.pick(good)
    leave_hand(g.sides[seat], card)
    g.common.bury([card])
    g.emit(CardBuried, seat=seat, card=card)


# Alternating Current (11.11) and the other lasting cards


async def name_a_suit(g: LightningState, seat: int) -> None:
    """The suit counts more in this round."""
    offered = tuple(choice("name", suit) for suit in suits_in_use(small=g.small))
    answer = await choose(seat, "Alternating Current: name a suit", offered, "11.11")
    g.sides[seat].suit = answer.noun
    g.emit(SuitNamed, seat=seat, suit=answer.noun)


async def lie_in_force(g: LightningState, seat: int) -> None:
    """Nothing to do now; what the card changes is asked for when it matters."""


EARLY_POWERS: dict[str, tuple[Stage, ...]] = {
    "patent-grant": (draw_two, put_one_away),
    "investors-cheque": (cash_the_cheque,),
    "sparks-in-the-workshop": (lose_two,),
    "industrial-spy": (steal, give_back),
    "pigeon-post": (post_to_the_left,),
    "private-demonstration": (look_at_the_deck, put_back_in_order),
    "scrap-heap": (scrap_one,),
    "bad-press": (plant_a_negative,),
    "notebook-found": (recover_one,),
    "creditors-at-the-door": (lose_a_positive,),
    "alternating-current": (name_a_suit,),
    "wireless-link": (lie_in_force,),
    "war-of-currents": (lie_in_force,),
    "blackout": (lie_in_force,),
    "insulation": (lie_in_force,),
}
