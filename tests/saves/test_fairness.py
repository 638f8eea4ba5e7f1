"""The commitment and the seed, by the description in docs/fairness.md."""

from __future__ import annotations

import hashlib
from typing import Any

import attrs
import pytest

from engine.core.match import charter_for, start_match
from saves.fairness import (
    MAX_INPUT_LENGTH,
    Fairness,
    commitment_to,
    input_from,
    new_fairness,
    new_input,
    new_secret,
)
from saves.loading import record_of
from saves.record import Record
from saves.verify import verify
from tests.sample_games import high_card

TERMS = charter_for(high_card.GAME, seed="", seats=2)


def hash_of(*parts: str) -> str:
    """A hash of texts, each preceded by its length, without our functions."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part.encode()).to_bytes(8, "big") + part.encode())
    return total.hexdigest()


def fair_record(*inputs: str) -> Record:
    """A match whose seed was made from a secret and these characters."""
    fairness = new_fairness(TERMS, inputs)
    match = start_match(high_card.GAME, seed=fairness.seed, seats=2)
    match.answer(0, match.decision(0).choices[0])
    return attrs.evolve(record_of(match), fairness=fairness)


def test_the_commitment_and_the_seed_are_the_hashes_that_are_described() -> None:
    terms = '{"game":"tiny","options":{"cards":"3","swap":true},"rules":1,"seats":2,"seed":""}'
    fairness = Fairness(commitment_to("ab" * 32, TERMS), "ab" * 32, ("Ann", "", "Žofie"))
    assert fairness.commitment == hash_of("wardenclyffe commitment", "ab" * 32, terms)
    assert fairness.seed == hash_of("wardenclyffe seed", "ab" * 32, "Ann", "", "Žofie")


def test_every_part_changes_the_seed() -> None:
    fairness = new_fairness(TERMS, ["a", "b"])
    others = (
        attrs.evolve(fairness, secret=new_secret()),
        attrs.evolve(fairness, inputs=("a", "c")),
        attrs.evolve(fairness, inputs=("b", "a")),
        attrs.evolve(fairness, inputs=("ab", "")),
    )
    assert len({each.seed for each in (fairness, *others)}) == 5


def test_a_fair_record_is_verified() -> None:
    assert verify(fair_record("Ann", "Bob")).ok


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"secret": "cd" * 32}, "the commitment does not match"),
        ({"commitment": "0" * 64}, "the commitment does not match"),
        ({"inputs": ("Eve", "Bob")}, "the seed does not follow"),
        ({"inputs": ("Ann",)}, "one for each person"),
        ({"inputs": ("AnnBob", "")}, "one for each person"),
    ],
)
def test_what_was_changed_afterwards_is_found(changes: dict[str, Any], problem: str) -> None:
    record = fair_record("Ann", "Bob")
    assert record.fairness is not None
    verdict = verify(attrs.evolve(record, fairness=attrs.evolve(record.fairness, **changes)))
    assert (verdict.ok, verdict.step) == (False, 0)
    assert problem in verdict.problem


def test_other_terms_break_the_commitment() -> None:
    """A server that knew its secret could otherwise pick options that suit the cards."""
    fairness = new_fairness(TERMS, ["a", "b"])
    options = high_card.Options(cards="2")
    match = start_match(high_card.GAME, seed=fairness.seed, seats=2, options=options)
    verdict = verify(attrs.evolve(record_of(match), fairness=fairness))
    assert "the commitment does not match" in verdict.problem


def test_secrets_have_256_bits_and_are_not_printed() -> None:
    secrets = {new_secret() for _ in range(200)}
    assert len(secrets) == 200
    assert {len(bytes.fromhex(each)) for each in secrets} == {32}
    fairness = new_fairness(TERMS)
    assert fairness.secret not in repr(fairness)


def test_typed_characters_are_plain_and_few() -> None:
    typed = input_from("  tower \x1b[2J\n of power ")
    assert typed.isprintable()
    assert typed == typed.strip() == input_from(typed)
    assert len(input_from("x" * 1000)) == MAX_INPUT_LENGTH
    assert new_input() != new_input()
