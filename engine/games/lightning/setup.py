"""Setup (RULES.md 3): the deck in use, twelve cards each, nine kept."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.choice import Decision
from engine.core.flow import choose_together
from engine.core.subsets import cards_in
from engine.core.zones import Deck
from engine.games.lightning.deck import deck_of, sorted_cards
from engine.games.lightning.events import CardsDealt, CardsReturned, CommonDeckMade, GameBegan
from engine.games.lightning.ideas import return_choices
from engine.games.lightning.state import LightningState, Options, Side

CARDS_DEALT = 12
SMALL_UP_TO = 4
"""Up to this number of players the small deck is used, unless an option says otherwise (2.7)."""


def setup(options: Options, seats: int, chance: Chance) -> LightningState:
    """The table before the deal (2.6, 2.7, 3.1)."""
    small = seats <= SMALL_UP_TO if options.small_deck == "auto" else options.small_deck == "on"
    dealer = chance.number_below(seats)
    return LightningState(
        chance=chance,
        small=small,
        beginner=options.beginner,
        powers_by_choice=options.pre_power_optional,
        tie_reopens=options.tie_reopens,
        dealer=dealer,
        first_dealer=dealer,
        sides=[Side() for _ in range(seats)],
        common=Deck(list(deck_of(small=small, beginner=options.beginner))),
    )


def deal_twelve(g: LightningState) -> None:
    """Shuffle the deck and deal twelve cards to each player (3.2)."""
    g.emit(GameBegan, cards=len(g.common), dealer=g.dealer)
    g.common.shuffle(g.chance)
    for seat in g.order():
        cards = g.common.deal(CARDS_DEALT, g.chance)
        g.sides[seat].hand.cards = cards
        g.emit(CardsDealt, seat=seat, cards=sorted_cards(cards), audience=(seat,))


async def ask_all_to_return_three(g: LightningState) -> None:
    """Ask all for the three cards that go back, in secret (3.3)."""
    prompt = "Return three of your twelve cards"
    answers = await choose_together(
        *(Decision(seat, prompt, return_choices(g, seat), "3.3") for seat in range(g.seats))
    )
    for seat, answer in enumerate(answers):
        take_back(g, seat, cards_in(answer))
    make_common_deck(g)


def take_back(g: LightningState, seat: int, cards: list[str]) -> None:
    """Take three cards back; the nine kept become the Input Deck (3.3, 3.5)."""
    side = g.sides[seat]
    for card in cards:
        side.hand.remove(card)
    side.returned_cards = cards
    side.input_deck.cards = side.hand.cards
    side.hand.cards = []
    side.input_deck.shuffle(g.chance)
    g.emit(CardsReturned, seat=seat, cards=sorted_cards(cards), audience=(seat,))


def make_common_deck(g: LightningState) -> None:
    """Put the returned cards, mixed and unseen, under the rest (3.4)."""
    returned_cards = [card for side in g.sides for card in side.returned_cards]
    g.chance.shuffle(returned_cards)
    g.common.cards += returned_cards
    g.returned_count = len(returned_cards)
    g.emit(CommonDeckMade, cards=len(g.common), returned_count=len(returned_cards))
