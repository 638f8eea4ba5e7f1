"""Loading a stored match that can continue, even if the rules have changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from engine.core import registry
from engine.core.choice import Decision, choice
from engine.core.flow import choose_together
from engine.core.game import Game
from engine.core.match import replayed_match, start_match
from engine.core.options import parse_options
from saves.errors import BadExportError, UnplayableMatchError
from saves.export import from_text, to_text
from saves.loading import from_record, record_of, restore_match
from saves.store import StoredMatch
from saves.verify import verify
from tests.contract.games import every_game, name_of
from tests.sample_games import high_card
from tests.saves.sample_matches import finished, played


@pytest.fixture
def rules() -> Iterator[Any]:
    """TableState the tiny game with changed rules, for one test."""

    def change(**changes: Any) -> None:
        game: Game[Any, Any] = attrs.evolve(high_card.GAME, **changes)
        registry.register(game)

    yield change
    registry.register(high_card.GAME)


async def other_words(g: high_card.HighCard) -> None:
    """The rules after a change: cards are put down, not laid."""
    asked = (Decision(seat, "Put down a card", (choice("put down"),)) for seat in (0, 1))
    await choose_together(*asked)


async def broken(g: high_card.HighCard) -> None:
    raise RuntimeError("an error in the rules")


def without_answer_2(stored: StoredMatch) -> StoredMatch:
    """A log that no longer fits."""
    answers = (stored.record.answers[0], *stored.record.answers[2:])
    return attrs.evolve(stored, record=attrs.evolve(stored.record, entries=answers))


def spoilt(stored: StoredMatch, position: str = "{}") -> StoredMatch:
    return attrs.evolve(stored, snapshot=attrs.evolve(stored.snapshot, position=position))


@pytest.mark.parametrize("answers", range(8))
def test_a_match_goes_on_at_the_very_same_decision(answers: int) -> None:
    stored = played(answers)
    loaded = restore_match(stored)
    expected = replayed_match(high_card.GAME, stored.record.charter, stored.record.answers)
    assert loaded.match.pending == expected.pending
    assert loaded.match.digest() == expected.digest()
    assert loaded.match.chronicle == expected.chronicle
    assert loaded.note == ""
    assert len(loaded.where_after) == answers + 1


def test_undo_reaches_as_far_as_before() -> None:
    loaded = restore_match(played(1))
    assert loaded.match.can_undo(0)


def test_a_finished_match_is_still_finished() -> None:
    assert restore_match(finished()).match.outcome is not None


def test_under_other_rules_a_match_goes_on_from_its_position(rules: Any) -> None:
    stored = played(2)
    rules(rules_version=2)
    loaded = restore_match(stored)
    assert loaded.note == "This match was played under rules 1; now 2."
    assert loaded.match.digest() == open_digest(stored)
    assert tuple(loaded.match.log) == stored.record.answers
    assert loaded.where_after == ("", "", "Round 2")


def test_if_the_turn_no_longer_fits_it_starts_again(rules: Any) -> None:
    stored = played(1)
    rules(rules_version=2, segment=other_words)
    loaded = restore_match(stored)
    assert loaded.note.endswith("now 2. The current turn starts again.")
    assert loaded.match.log == []
    assert loaded.match.pending[0].prompt == "Put down a card"


def test_a_log_that_no_longer_fits_is_no_reason_to_lose_the_match() -> None:
    stored = without_answer_2(played(4))
    loaded = restore_match(stored)
    assert loaded.note.startswith("The log of this match no longer fits the rules")
    assert loaded.match.digest() == open_digest(played(4))


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    """The link of the last answer seals the position that it led to."""
    stored = played(3)
    chain = (*stored.record.chain[:-1], "0" * 64)
    loaded = restore_match(attrs.evolve(stored, record=attrs.evolve(stored.record, chain=chain)))
    assert loaded.note.startswith("The log of this match no longer fits the rules")
    chain = ("0" * 64,)
    opening = attrs.evolve(played(0), record=attrs.evolve(played(0).record, chain=chain))
    assert restore_match(opening).note


@pytest.mark.parametrize("position", ["{}", "no JSON", '{"state": {}, "since": []}', "[]"])
def test_a_position_that_is_lost_as_well_is_an_error_that_names_the_match(position: str) -> None:
    stored = spoilt(without_answer_2(played(4)), position)
    with pytest.raises(
        UnplayableMatchError, match="match abc of tiny cannot be continued"
    ) as caught:
        restore_match(stored)
    assert str(caught.value).isprintable()


def test_a_lost_position_does_not_matter_while_the_log_replays() -> None:
    assert restore_match(spoilt(played(4))).match.digest() == open_digest(played(4))


def test_rules_that_crash_are_an_error_that_names_the_match(rules: Any) -> None:
    stored = played(3)
    rules(segment=broken)
    with pytest.raises(UnplayableMatchError, match=r"match abc .* an error in the rules"):
        restore_match(stored)


def test_an_unknown_game_is_an_error_that_names_the_match() -> None:
    stored = played(1)
    charter = attrs.evolve(stored.record.charter, game="chess")
    unknown = attrs.evolve(stored, record=attrs.evolve(stored.record, charter=charter))
    with pytest.raises(UnplayableMatchError, match=r"match abc of chess .* no game is called"):
        restore_match(unknown)


@pytest.mark.parametrize("stored", [played(0), played(5), finished()])
def test_an_honest_record_can_be_stored_with_its_position(stored: StoredMatch) -> None:
    assert from_record(stored.record) == stored


def test_a_dishonest_record_is_not_taken() -> None:
    record = without_answer_2(played(4)).record
    with pytest.raises(BadExportError, match="was not imported: answer 2"):
        from_record(record)


def open_digest(stored: StoredMatch) -> str:
    return replayed_match(high_card.GAME, stored.record.charter, stored.record.answers).digest()


def former_options(game: Game[Any, Any]) -> dict[str, str]:
    """The options of a game that have a value of an earlier version, with that value."""
    fields = attrs.fields(game.options)
    return {field.name: old for field in fields for old in field.metadata["former"]}


@pytest.mark.parametrize("game", [g for g in every_game() if former_options(g)], ids=name_of)
def test_a_match_with_values_of_an_earlier_version_is_verified_and_continues(
    game: Game[Any, Any],
) -> None:
    former = former_options(game)
    match = start_match(game, seed=3, options=game.options(**former))
    present = start_match(game, seed=3, options=parse_options(game.options, former))
    assert present.pending == match.pending
    for _ in range(4):
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    record = from_text(to_text(record_of(match)))
    assert former.items() <= record.charter.options.items()
    assert former.items().isdisjoint(present.charter.options.items())
    assert verify(record).ok
    loaded = restore_match(from_record(record))
    assert (loaded.match.digest(), loaded.note) == (match.digest(), "")


def test_a_match_of_older_rules_that_the_game_keeps_replays_and_verifies(rules: Any) -> None:
    stored_match = played(answers=3)
    rules(rules_version=3, oldest_rules=1)
    assert restore_match(stored_match).note == ""
    assert verify(stored_match.record).ok
    rules(rules_version=3, oldest_rules=2)
    assert restore_match(stored_match).note == "This match was played under rules 1; now 3."
    assert not verify(stored_match.record).ok
