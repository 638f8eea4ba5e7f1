"""A match: answers, undo, copies, and a seat's information."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.choice import Answer, Description, choice
from engine.core.codec import to_plain
from engine.core.errors import (
    BadGameError,
    BadRecordError,
    BadSeatCountError,
    CannotUndoError,
    MatchOverError,
    NotAskedError,
    NotOfferedError,
    UnknownSeatError,
)
from engine.core.event import Event
from engine.core.flow import choose
from engine.core.match import Charter, replayed_match, start_match
from engine.core.match_access import live_state_of, position_of
from engine.core.state import Outcome
from tests.engine.core.high_card_steps import KEEP, begin, finish, first_choice, lay_first_cards
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, lay

# Answering


def test_a_match_begins_at_its_first_decision() -> None:
    match = begin(seats=3)
    assert [asked.seat for asked in match.pending] == [0, 1, 2]
    assert match.outcome is None
    assert match.where.text == "Round 1"
    assert match.charter == Charter("tiny", 1, 3, "1", {"swap": True, "cards": "3"})


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = begin()
    before = match.digest()
    with pytest.raises(NotOfferedError, match="'lay card-99' is not offered to seat=0"):
        match.answer(0, lay("card-99"))
    assert (match.digest(), match.log, len(match.pending)) == (before, [], 2)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = begin()
    given = first_choice(match, 0)
    match.answer(0, given)
    with pytest.raises(NotAskedError, match="seat=0 has nothing to decide now"):
        match.answer(0, given)


def test_an_answer_returns_what_happened() -> None:
    match = begin()
    one, two = first_choice(match, 0), first_choice(match, 1)
    assert match.answer(0, one) == ()
    (laid,) = match.answer(1, two)
    assert isinstance(laid, high_card.Laid)
    assert laid.cards == (one.noun, two.noun)
    assert match.chronicle == [(), (), (laid,)]
    assert match.log == [Answer(0, one), Answer(1, two)]


def test_a_match_that_is_over_takes_no_more_answers() -> None:
    match = begin()
    finish(match)
    assert match.outcome is not None
    assert match.pending == ()
    with pytest.raises(MatchOverError):
        match.answer(0, KEEP)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_is_not_played_by_a_wrong_number(seats: int) -> None:
    with pytest.raises(BadSeatCountError, match="High Card is played by 2 to 4 players, not by"):
        begin(seats=seats)


def test_a_charter_with_impossible_options_is_refused() -> None:
    charter = Charter("tiny", 1, 2, 1, {"swap": True, "cards": "99"})
    with pytest.raises(BadRecordError, match="cards"):
        replayed_match(high_card.GAME, charter, [])


# Secret answers given together


def test_imagined_matches_do_not_hold_the_secret_answers_of_others() -> None:
    match = begin(seats=2)
    match.answer(1, first_choice(match, 1))
    imagined = match.imagine(0, Chance(9))
    assert [asked.seat for asked in imagined.pending] == [0, 1]
    assert imagined.decision(0) == match.decision(0)


def test_imagined_matches_keep_what_the_seat_knows_and_shuffle_the_rest() -> None:
    match = begin(seats=2)
    imagined = [match.imagine(0, Chance(n)) for n in range(10)]
    assert all(each.view(0) == match.view(0) for each in imagined)
    assert len({each.view(1).hand for each in imagined}) > 5


def test_imagined_matches_know_neither_the_dice_to_come_nor_the_seed() -> None:
    match = begin()
    real = position_of(match).state.chance.key
    imagined = match.imagine(0, Chance(9))
    assert position_of(imagined).state.chance.key != real
    assert position_of(imagined.copy()).state.chance == position_of(imagined).state.chance
    assert imagined.charter.seed != match.charter.seed


async def roll_and_ask_twice(g: HighCard) -> None:
    for seat in (0, 1):
        g.won[seat] = g.chance.number_below(1_000_000)
        await choose(seat, "Again?", (KEEP,))


def test_imagined_matches_keep_the_dice_that_lie_on_the_table() -> None:
    game = evolve(high_card.GAME, segment=roll_and_ask_twice)
    match = start_match(game, seed=4, seats=2)
    imagined = match.imagine(0, Chance(9))
    assert imagined.view(0) == match.view(0)
    match.answer(0, KEEP)
    imagined.answer(0, KEEP)
    assert imagined.view(0).won[0] == match.view(0).won[0]
    assert imagined.view(0).won[1] != match.view(0).won[1]
    assert match.imagine(1, Chance(9)).view(1) == match.view(1)


def test_imagining_leaves_the_match_alone() -> None:
    match = begin()
    before = match.digest()
    finish(match.imagine(0, Chance(9)))
    assert match.digest() == before


def test_the_log_lines_of_a_seat_have_no_secrets_of_others() -> None:
    match = begin()
    seat = lay_first_cards(match)
    match.answer(seat, first_choice(match, seat))
    drawn = f"You draw {match.chronicle[-1][-1].card}"  # type: ignore[attr-defined]
    assert match.log_lines(seat)[-1] == drawn
    assert match.log_lines(1 - seat) == match.log_lines(None) == match.log_lines(seat)[:-1]
    with pytest.raises(UnknownSeatError):
        match.log_lines(2)


# Taking back


def test_the_last_answer_can_be_taken_back() -> None:
    match = begin()
    before = match.digest()
    match.answer(0, first_choice(match, 0))
    assert match.can_undo(0)
    match.undo(0)
    assert (match.digest(), match.log, match.chronicle) == (before, [], [()])
    assert [asked.seat for asked in match.pending] == [0, 1]


def test_an_answer_cannot_be_taken_back_when_another_seat_has_answered() -> None:
    match = begin(seats=3)
    match.answer(0, first_choice(match, 0))
    match.answer(1, first_choice(match, 1))
    assert not match.can_undo(0)
    with pytest.raises(CannotUndoError, match="seat=1 has answered since"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.log == []


def test_nobody_takes_back_an_answer_that_laid_the_others_open() -> None:
    """The seat that answers last would see the other cards first and then choose again."""
    match = begin()
    match.answer(0, first_choice(match, 0))
    assert match.is_final(1, first_choice(match, 1))
    match.answer(1, first_choice(match, 1))
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_a_turned_up_card_cannot_be_taken_back() -> None:
    match = begin()
    seat = lay_first_cards(match)
    match.answer(seat, first_choice(match, seat))
    assert match.log[-1].choice.verb == "swap"
    with pytest.raises(CannotUndoError, match="something was revealed since"):
        match.undo(seat)


def test_an_answer_that_reveals_nothing_can_be_taken_back_across_segments() -> None:
    match = begin()
    seat = lay_first_cards(match)
    before, events = match.digest(), match.chronicle[:]
    match.answer(seat, KEEP)
    assert match.pending[0].prompt == "Lay a card"
    match.undo(seat)
    assert (match.digest(), match.chronicle) == (before, events)


def test_an_answer_is_final_if_it_reveals() -> None:
    match = begin()
    seat = lay_first_cards(match)
    before = match.digest()
    assert match.is_final(seat, first_choice(match, seat))
    assert not match.is_final(seat, KEEP)
    assert match.digest() == before


def test_the_answer_that_ends_a_match_cannot_be_taken_back() -> None:
    """It reveals nothing, and is final all the same."""

    async def segment(g: high_card.HighCard) -> None:
        await choose(0, "Give up?", (choice("yes"),))
        g.outcome = Outcome(((1,), (0,)), (0, 0), "gave up")

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    assert match.is_final(0, choice("yes"))
    match.answer(0, choice("yes"))
    assert not match.can_undo(0)
    with pytest.raises(CannotUndoError, match="the match is over"):
        match.undo(0)
    assert match.outcome is not None


def test_a_seat_that_has_not_answered_is_told_so() -> None:
    match = begin(seats=3)
    with pytest.raises(CannotUndoError, match="seat=0 has not answered anything yet"):
        match.undo(0)
    match.answer(1, first_choice(match, 1))
    with pytest.raises(CannotUndoError, match="seat=0 has not answered anything yet"):
        match.undo(0)


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert not begin().can_undo(0)


# Sights


def test_the_label_of_a_choice_gets_its_text() -> None:
    """A label alone does not answer: two choices may have the same one."""
    labelled = evolve(
        high_card.GAME,
        describe=lambda view, given: Description("Lay", f"The card {given.noun or 'none'}"),
    )
    match = start_match(labelled, seed=1)
    text = str(match.pending[0].choices[1])
    label = f"the card {match.pending[0].choices[1].noun}"
    for call in (match.answer, match.describe):
        with pytest.raises(NotOfferedError, match=rf"'{label}' is not .* did you mean '{text}'\?"):
            call(0, label)
    assert match.log == []


def test_a_log_line_that_is_no_text_is_a_fault_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "told", lambda event: None)
    match = start_match(high_card.GAME, seed=1)
    finish(match)
    words = "the game 'tiny': the line of .* must be a string, empty for none, not None"
    for read in (lambda: match.log_lines(0), lambda: str(match)):
        with pytest.raises(BadGameError, match=words):
            read()


def test_the_rules_of_the_charter_are_known_to_every_copy_and_are_not_saved() -> None:
    newest = evolve(high_card.GAME, rules_version=3, oldest_rules=2)
    charter = evolve(start_match(newest, seed=1).charter, rules_version=2)
    old_match = replayed_match(newest, charter, ())
    assert live_state_of(old_match).rules_version == 2
    assert live_state_of(old_match.copy()).rules_version == 2
    assert "rules_version" not in to_plain(live_state_of(old_match))
