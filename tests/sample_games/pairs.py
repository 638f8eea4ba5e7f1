"""Pairs, the tiny game asked in sets: each round all secretly lay up to two cards in one choice."""

from __future__ import annotations

from itertools import combinations

from attrs import evolve

from engine.core.choice import Choice, Decision, Description, choice
from engine.core.flow import choose_together
from engine.core.game import Game
from engine.core.state import Outcome
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, Laid, View

NOTHING = choice("lay", "nothing")


def sum_of(cards: tuple[str, ...]) -> int:
    return sum(int(card[-2:]) for card in cards)


def cards_in(given: Choice) -> tuple[str, ...]:
    return () if given == NOTHING else tuple(given.noun.split())


async def segment(g: HighCard) -> None:
    """A round, as long as there are cards; then the end."""
    if g.round <= 2:
        await lay_cards(g)
    else:
        g.outcome = Outcome(((0,), (1,)), tuple(g.won), f"{g.won[0]} to {g.won[1]}")


async def lay_cards(g: HighCard) -> None:
    """All lay none, one or two cards; the highest sum takes the round."""
    asked = (
        Decision(seat, "Lay up to two cards", offered(sorted(cards)), "2.1")
        for seat, cards in enumerate(g.hands)
    )
    laid = [cards_in(given) for given in await choose_together(*asked)]
    for seat, cards in enumerate(laid):
        for card in cards:
            g.hands[seat].remove(card)
        g.played.add(*cards)
    seat = laid.index(max(laid, key=sum_of))
    g.won[seat] += 1
    g.round += 1
    g.emit(Laid, cards=tuple(card for cards in laid for card in cards), winner=seat)


def offered(hand: list[str]) -> tuple[Choice, ...]:
    sets = [cards for size in (1, 2) for cards in combinations(hand, size)]
    return (NOTHING, *(choice("lay", " ".join(cards)) for cards in sets))


def describe(view: View, given: Choice) -> Description:
    cards = cards_in(given)
    if not cards:
        return Description("Lay nothing", "No card", "worth nothing", "2.1", "nothing")
    kind = "card:" if len(cards) == 1 else "cards:"
    label = " + ".join(str(int(card[-2:])) for card in cards)
    place = f"{kind}{given.noun}"
    return Description(f"Lay {len(cards)}", label, f"worth {sum_of(cards)}", "2.1", place)


GAME: Game[HighCard, View] = evolve(
    high_card.GAME, slug="pairs", title="Pairs", segment=segment, describe=describe
)
