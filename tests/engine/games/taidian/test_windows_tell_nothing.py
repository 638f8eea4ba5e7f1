"""The questions and their timing depend only on open information, never on a hand (9.5).

The same batch is struck at two tables that differ only in hidden cards. A seat that can play a
Shield at both does so at random, everything else is passed. The questions must come to the same
seats in the same order.
"""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.clone import clone
from engine.core.match import Match
from engine.core.match_access import position_of
from engine.core.position import Position
from engine.games.taidian import GAME
from engine.games.taidian.cards import CARDS, HAND_CARDS
from engine.games.taidian.state import Options, TaidianState
from engine.testing import play
from tests.engine.games.taidian.random_play import positions
from tests.engine.games.taidian.table import TaidianTable, brawl, has

TABLES = [
    (2, Options(punches=True, health="150")),
    (4, Options(punches=True)),
    (4, Options(teams="2", punches=True)),
    (6, Options(allies=False)),
]


def with_other_hands(match: Match[TaidianState], chance: Chance) -> Match[TaidianState]:
    """The table with as many cards in each hidden hand, a Shield and whatever else at random."""
    g = clone(position_of(match).state)
    for seat, fighter in enumerate(g.fighters):
        if seat != g.active and fighter.hand.cards:
            others = [chance.pick(list(HAND_CARDS)) for _ in fighter.hand.cards[1:]]
            fighter.hand.cards = ["shield", *others]
            fighter.seen_cards.clear()
    return Match(GAME, match.charter, Position(g))


def questions_in_step(one: Match[TaidianState], other: Match[TaidianState], lot: Chance) -> int:
    """Strike at both tables, give the same answers, and return how many rounds of them."""
    both, rounds = (one, other), 0
    for match in both:
        match.answer(match.pending[0].seat, match.pending[0].choices[-1])
    while one.pending and one.view(None).step in ("window", "keep"):
        assert [each.seat for each in one.pending] == [each.seat for each in other.pending]
        assert one.view(None).window == other.view(None).window
        rounds += 1
        for asked, alike in zip(one.pending, other.pending, strict=True):
            open_to_both = [
                each for each in asked.choices if each in alike.choices and shields(each)
            ]
            willing = open_to_both and lot.number_below(2) == 0
            for match, decision in zip(both, (asked, alike), strict=True):
                answer = open_to_both[0] if willing else decision.choices[-1]
                match.answer(decision.seat, answer)
    assert one.view(None).step == other.view(None).step
    return rounds


def shields(answer: Choice) -> bool:
    """Is it a Shield, for oneself or for another fighter?"""
    return "shield" in (answer.verb, answer.noun)


def strikes(seed: int, seats: int, options: Options) -> Iterator[Match[TaidianState]]:
    """The moments of a random game when a batch may be declared."""
    for match in positions(seed, seats, options):
        if match.pending and str(match.pending[0].choices[-1]) == "strike":
            yield match


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_who_is_asked_does_not_depend_on_hidden_cards(seats: int, options: Options) -> None:
    """9.5: in random games, with the hands dealt otherwise, until 50 rounds were asked."""
    asked, games = 0, (strikes(seed, seats, options) for seed in range(3, 23))
    for number, match in enumerate(islice(chain.from_iterable(games), 0, None, 3)):
        one, other = (with_other_hands(match, Chance(number, world)) for world in (1, 2))
        asked += questions_in_step(one, other, Chance(number))
        if asked > 50:
            return
    pytest.fail(f"only {asked} rounds of questions in twenty games")


@pytest.mark.parametrize("card", HAND_CARDS)
def test_no_single_card_changes_who_is_asked(card: str) -> None:
    """9.5: each kind of card in the hands of target, helper and bystander, one after the other."""

    for held in ((card, "coin"), ("coin", card), (card, card)):
        plain, table = laid_out(("coin", "coin")), laid_out(held)
        assert questions_in_step(plain.match, table.match, Chance(0)) == 7


def laid_out(held: tuple[str, str]) -> TaidianTable:
    """Everything that opens a moment is laid at the first target; the pickpocket attacks."""
    laid = ("robber", "poison", "kick")
    table = brawl(
        arata=has(hand=[*laid, "coin"]),
        qiao=has(hand=[held[0], "coin", "punch"]),
        vane=has(hand=[held[1], "coin"]),
    )
    play(table, "arata: attack")
    for card in laid:
        play(table, f"arata: lay {card}", "arata: at qiao")
    return table


@pytest.mark.parametrize("card", HAND_CARDS)
def test_a_poison_asks_each_fighter_who_holds_a_card(card: str) -> None:
    """10.3: at a tick the victim, then all others but its owner, whatever they hold."""
    holds = has(health=100, hand=[card])
    table = brawl(
        ferrand=holds, qiao=holds, vane=holds, teles=holds, poisons=[("ferrand", "qiao", 4)]
    )
    assert table.deciders() == ["qiao"]
    play(table, "qiao: pass")
    assert table.deciders() == ["vane", "teles"]
    for name in table.deciders():
        assert (len(table.choices_of(name)) > 1) == ("tick" in CARDS[card].aid_windows)
