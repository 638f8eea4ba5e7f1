"""High Card, a tiny game without a board: it proves that the core and the generic screens suffice.

Each seat holds cards from a shuffled deck. Each round all secretly lay a card at once; no two
cards are equal, so the highest takes the round. Its seat may swap a card in its hand with the deck.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import define, field, frozen

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, choice
from engine.core.event import Event
from engine.core.flow import choose, choose_together
from engine.core.game import Game, Where
from engine.core.options import option
from engine.core.state import Outcome, State
from engine.core.text import capital
from engine.core.zones import Deck, Pile, discard, hand

CARDS = tuple(f"card-{value:02}" for value in range(1, 25))


@frozen
class Options:
    swap: bool = option(True, "Swap", "The winner of a round may swap a card with the deck.")
    cards: str = option("3", "Cards", "How many cards each seat holds.", values=("2", "3", "4"))


@define(kw_only=True)
class HighCard(State):
    swap: bool
    deck: Deck
    hands: list[Pile]
    played: Pile = field(factory=discard)
    won: list[int]
    round: int = 1
    winner: int | None = None


@frozen
class View:
    seat: int | None
    hand: tuple[str, ...]
    hand_counts: tuple[int, ...]
    deck_count: int
    played: tuple[str, ...]
    won: tuple[int, ...]
    round: int
    outcome: Outcome | None


@frozen
class Laid(Event):
    cards: tuple[str, ...]
    winner: int | None

    @property
    def line(self) -> str:
        return f"{capital(', '.join(self.cards))}: seat {(self.winner or 0) + 1} takes the round"


@frozen
class Swapped(Event):
    seat: int

    @property
    def line(self) -> str:
        return f"Seat {self.seat + 1} swaps a card with the deck"


@frozen
class Drew(Event):
    seat: int
    card: str
    line = "You draw {card}"


def setup(options: Options, seats: int, chance: Chance) -> HighCard:
    deck = Deck(list(CARDS))
    deck.shuffle(chance)
    hands = [hand(deck.deal(int(options.cards), chance)) for _ in range(seats)]
    return HighCard(chance=chance, swap=options.swap, deck=deck, hands=hands, won=[0] * seats)


async def segment(g: HighCard) -> None:
    if g.winner is not None:
        await swap_a_card(g, g.winner)
        g.winner = None
    elif len(g.hands[0]):
        await lay_cards(g)
    else:
        best = max(g.won)
        order = sorted(set(g.won), reverse=True)
        ranking = tuple(tuple(s for s, won in enumerate(g.won) if won == n) for n in order)
        g.outcome = Outcome(ranking, tuple(g.won), f"{best} rounds won")


async def lay_cards(g: HighCard) -> None:
    asked = (
        Decision(seat, "Lay a card", tuple(choice("lay", card) for card in sorted(cards)))
        for seat, cards in enumerate(g.hands)
    )
    cards = tuple(given.noun for given in await choose_together(*asked))
    for seat, card in enumerate(cards):
        g.hands[seat].remove(card)
    g.played.add(*cards)
    seat = cards.index(max(cards))
    g.won[seat] += 1
    g.round += 1
    g.emit(Laid, cards=cards, winner=seat)
    if g.swap and len(g.hands[seat]) and len(g.deck):
        g.winner = seat


async def swap_a_card(g: HighCard, seat: int) -> None:
    offered = (*(choice("swap", card) for card in sorted(g.hands[seat])), choice("keep all"))
    given = await choose(seat, "Swap a card with the deck?", offered)
    if given.verb == "swap":
        g.hands[seat].remove(given.noun)
        card = g.deck.draw(g.chance)
        assert card is not None
        g.deck.cards.append(given.noun)  # not buried openly: the others do not see it
        g.hands[seat].add(card)
        g.emit(Swapped, seat=seat)
        g.emit(Drew, seat=seat, card=card, audience=(seat,))


def view(g: HighCard, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else tuple(sorted(g.hands[seat])),
        hand_counts=tuple(len(cards) for cards in g.hands),
        deck_count=len(g.deck),
        played=tuple(g.played),
        won=tuple(g.won),
        round=g.round,
        outcome=g.outcome,
    )


def shuffle_unseen(g: HighCard, seat: int | None, chance: Chance) -> None:
    hidden = [cards for owner, cards in enumerate(g.hands) if owner != seat]
    pool = [*g.deck.cards, *(card for cards in hidden for card in cards)]
    chance.shuffle(pool)
    for cards in hidden:
        cards.cards[:] = [pool.pop() for _ in cards.cards]
    g.deck.cards[:] = pool


def pieces(g: HighCard) -> Mapping[str, int]:
    return {"cards": len(g.deck) + len(g.played) + sum(len(cards) for cards in g.hands)}


def lay(card: str) -> Choice:
    return choice("lay", card)


GAME: Game[HighCard, View] = Game(
    slug="tiny",
    title="High Card",
    blurb="The highest card takes the round.",
    seat_counts=range(2, 5),
    rules_version=1,
    options=Options,
    state=HighCard,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=shuffle_unseen,
    where=lambda g: Where(g.round, f"Round {g.round}"),
    seat_name=lambda view, seat: f"Seat {seat + 1}",
    pieces=pieces,
)
