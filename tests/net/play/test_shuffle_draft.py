"""The shuffle of a match that is being set up: committed to its terms, and typed by one person."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core.match import charter_for
from net.play.shuffle_draft import ShuffleDraft
from saves.fairness import fairness_problem
from saves.record import Player
from tests.sample_games import high_card

GAME = high_card.GAME
PLAYERS = (Player("random", "Bot"), Player("human", "Ann"), Player("human", "Bob"))


def commitment(draft: ShuffleDraft, **options: Any) -> str:
    return draft.commitment(GAME, seats=3, options=GAME.options(**options))


def test_the_commitment_follows_the_terms_and_the_secret_stays() -> None:
    draft = ShuffleDraft()
    assert commitment(draft) == commitment(draft)
    assert commitment(draft) != commitment(draft, cards="2")
    assert commitment(draft) != commitment(ShuffleDraft())
    assert draft._secret not in repr(draft)


ARE_PEOPLE = [player.is_human for player in PLAYERS]


def test_the_first_person_typed_and_others_get_theirs_drawn() -> None:
    draft, options = ShuffleDraft(), GAME.options()
    fairness = draft.fairness(GAME, players=PLAYERS, options=options, characters=" my\nwords ")
    bot, typed, drawn = fairness.inputs
    assert (bot, typed) == ("", "my words")
    assert len(drawn) == 8
    charter = charter_for(GAME, seed=fairness.seed, seats=3, options=options)
    assert fairness_problem(fairness, charter, ARE_PEOPLE) == ""
    changed = evolve(charter, options={**charter.options, "cards": "2"})
    assert "commitment does not match" in fairness_problem(fairness, changed, ARE_PEOPLE)


def test_without_words_all_are_drawn() -> None:
    drawn = ShuffleDraft().fairness(GAME, players=PLAYERS, options=GAME.options(), characters="  ")
    assert [len(each) for each in drawn.inputs] == [0, 8, 8]
