"""The checks find secrets that are told: each of these games tells one in its own way."""

from __future__ import annotations

import re

import pytest
from attrs import evolve, frozen

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, Description, choice
from engine.core.flow import choose
from engine.core.state import Outcome
from engine.testing import BrokenContractError
from engine.testing.checked_play import check_every_secret_is_shuffled, check_shuffle
from tests.engine.testing.broken_games import asking, broken, finding
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, View


def open_view(g: HighCard, seat: int | None) -> View:
    return evolve(high_card.view(g, 0), seat=seat)


def silent(g: HighCard, seat: int | None, chance: Chance) -> None:
    """A `shuffle_unseen` that rearranges nothing."""


def test_seats_that_do_not_see_the_same_although_the_game_says_so() -> None:
    game = broken(see_the_same=lambda view, one, other: True)
    assert "do not have the same view" in finding(game)


def test_eyes_that_are_the_same_for_one_seat_alone() -> None:
    game = broken(see_the_same=lambda view, one, other: view.seat == 0)
    assert "depends on whose view it is" in finding(game)


def test_eyes_that_are_the_same_in_a_view_without_a_seat() -> None:
    """Without such a field the check could not tell the eyes apart, and would fail obscurely."""

    @frozen
    class SeatlessView:
        deck_count: int
        outcome: Outcome | None

    game = broken(
        see_the_same=lambda view, one, other: True,
        view=lambda g, seat: SeatlessView(len(g.deck), g.outcome),
        shuffle_unseen=silent,
    )
    assert "the view needs a field `seat`" in finding(game)


def test_eyes_that_are_the_same_and_hear_other_events() -> None:
    game = broken(see_the_same=lambda view, one, other: True, view=open_view, shuffle_unseen=silent)
    assert "do not hear of the same events" in finding(game)


def test_a_view_that_shows_the_deck() -> None:
    def view(g: HighCard, seat: int | None) -> View:
        return evolve(high_card.view(g, seat), played=(*g.played, *g.deck.cards[:1]))

    assert "the view gives a secret away to seat=0" in finding(broken(view=view))


def test_a_view_that_shows_spectators_a_hand() -> None:
    def view(g: HighCard, seat: int | None) -> View:
        return high_card.view(g, seat or 0)

    assert "the view gives a secret away to seat=None" in finding(broken(view=view))


def test_choices_that_depend_on_the_hands_of_others() -> None:
    def asked(g: HighCard) -> tuple[Decision, ...]:
        best = max(card for cards in g.hands for card in cards)
        return (Decision(0, "Who has it?", (choice("guess", best), choice("pass"))),)

    assert "the question gives a secret away to seat=0" in finding(asking(asked))


def test_a_question_that_only_some_hands_raise() -> None:
    def asked(g: HighCard) -> tuple[Decision, ...]:
        holder = next(seat for seat, cards in enumerate(g.hands) if max(cards) == best_of(g))
        return (Decision(holder, "Show it?", (choice("show"), choice("hide"))),)

    assert "who is asked gives a secret away" in finding(asking(asked))


def best_of(g: HighCard) -> str:
    return max(card for cards in g.hands for card in cards)


def test_a_log_line_that_tells_all_what_one_drew() -> None:
    """The event has no audience, and the segment continues after it."""

    async def segment(g: HighCard) -> None:
        g.emit(high_card.Drew, seat=0, card=g.hands[0].cards[0])
        await high_card.segment(g)

    assert "seat=1 hears of 'card-" in finding(broken(segment=segment))


def test_a_shuffle_that_loses_cards() -> None:
    def shuffle_unseen(g: HighCard, seat: int | None, chance: Chance) -> None:
        high_card.shuffle_unseen(g, seat, chance)
        g.deck.cards.pop()

    assert "by shuffling" in finding(broken(shuffle_unseen=shuffle_unseen))


def test_a_segment_that_goes_on_after_turning_up_a_card() -> None:
    async def segment(g: HighCard) -> None:
        if g.round > 3:
            g.outcome = Outcome(((0, 1, 2),), tuple(g.won), "enough")
            return
        await choose(0, "Draw?", (choice("draw"),))
        card = g.deck.draw(g.chance)
        assert card is not None
        g.deck.bury([card])
        await choose(0, "Keep it?", (choice("keep", card),))
        g.round += 1

    assert re.search(
        "gives a secret away|keep card.* is not offered", finding(broken(segment=segment))
    )


def test_a_look_at_the_deck_that_can_be_taken_back() -> None:
    """The rules show a card without asking chance to turn it up."""

    async def segment(g: HighCard) -> None:
        if g.round > 3:
            g.outcome = Outcome(((0, 1, 2),), tuple(g.won), "enough")
            return
        await choose(0, "Look?", (choice("look"),))
        g.emit(high_card.Drew, seat=0, card=g.deck.cards[0], audience=(0,))
        g.round += 1
        await choose(0, "Go on?", (choice("go on"),))

    assert "log lines give a secret away to seat=0" in finding(broken(segment=segment))


def test_a_description_that_knows_too_much() -> None:
    """A game cannot do this with a view alone, but it could with a memory of the states."""
    seen: list[str] = []

    def view(g: HighCard, seat: int | None) -> View:
        seen[:] = g.deck.cards
        return high_card.view(g, seat)

    def describe(view: View, given: Choice) -> Description:
        return Description(given.verb, given.noun, consequence=f"next comes {seen[0]}")

    assert "the description of a choice" in finding(broken(view=view, describe=describe))


def test_a_shuffle_that_does_nothing() -> None:
    with pytest.raises(
        BrokenContractError, match=r"never changed anything .*\[0, 1, None\]; use .*nothing_unseen"
    ):
        check_shuffle(broken(shuffle_unseen=lambda g, seat, chance: None))


def test_a_shuffle_that_forgets_the_hands() -> None:
    """A view that shows every hand would pass, because the hands are the same in both matches."""

    def only_the_deck(g: HighCard, seat: int | None, chance: Chance) -> None:
        g.deck.shuffle_unseen(chance)

    with pytest.raises(BrokenContractError, match="never changed what only seat=0 sees"):
        check_every_secret_is_shuffled(broken(shuffle_unseen=only_the_deck))
