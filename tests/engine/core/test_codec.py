"""Plain data both ways: nothing lost, nothing guessed, the same bytes anywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import define, field, frozen
from hypothesis import given

from engine.core.codec import canonical_bytes, digest, from_plain, to_plain
from engine.core.errors import BadRecordError
from engine.core.match import Charter, start_match
from engine.core.match_access import position_of
from engine.core.position import Position
from tests.engine.core.test_clone import Everything, everything
from tests.sample_games import high_card


@frozen
class Card:
    name: str
    cost: int = 0
    rare: bool = False


@define
class Table:
    cards: list[Card]
    names: tuple[str, ...] = ()
    best: Card | None = None
    noise: list[str] | None = field(default=None, eq=False, metadata={"transient": True})


@given(everything)
def test_any_state_survives_json(thing: Everything) -> None:
    plain = json.loads(json.dumps(to_plain(thing)))
    assert from_plain(plain, Everything) == thing


def test_a_position_survives_json() -> None:
    match = start_match(high_card.GAME, seed=3, seats=3)
    match.answer(1, match.decision(1).choices[0])
    plain = json.loads(json.dumps(to_plain(position_of(match))))
    assert from_plain(plain, Position[high_card.HighCard]) == position_of(match)


def test_transient_fields_are_neither_written_nor_read() -> None:
    assert "noise" not in to_plain(Table([], noise=["hiss"]))
    with pytest.raises(BadRecordError, match="noise"):
        from_plain({"cards": [], "noise": None}, Table)


@pytest.mark.parametrize(
    ("plain", "complaint"),
    [
        ({"name": "lamp", "colour": "red"}, "colour"),
        ({"name": "lamp", "cost": "3"}, "cost"),
        ({"name": "lamp", "cost": 3.0}, "cost"),
        ({"name": "lamp", "cost": True}, "cost"),
        ({"name": "lamp", "rare": 1}, "rare"),
        ({"name": 7}, "name"),
        ({"name": None}, "name"),
        ({"cost": 1}, "name"),
        ([], "dict"),
        ("lamp", "dict"),
        (None, "dict"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(plain: Any, complaint: str) -> None:
    with pytest.raises(BadRecordError, match=complaint) as refused:
        from_plain(plain, Card)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "plain",
    [
        {"cards": "lamp"},
        {"cards": {"name": "lamp"}},
        {"cards": [], "names": "abc"},
        {"cards": [], "names": {"abc": 1}},
        {"cards": [], "names": [1]},
        {"cards": [], "best": []},
    ],
)
def test_a_word_is_no_list_and_a_dict_is_no_row(plain: Any) -> None:
    with pytest.raises(BadRecordError):
        from_plain(plain, Table)


def test_a_hostile_key_cannot_reach_the_terminal() -> None:
    with pytest.raises(BadRecordError) as refused:
        from_plain({"name": "lamp", "\x1b[2J\n": 1}, Card)
    assert str(refused.value).isprintable()


def test_a_refusal_says_where() -> None:
    with pytest.raises(BadRecordError, match=r"\$\.cards\[1\]\.cost"):
        from_plain({"cards": [{"name": "a"}, {"name": "b", "cost": "x"}]}, Table)


def test_options_in_a_charter_must_be_a_mapping() -> None:
    plain = {"game": "tiny", "rules": 1, "seats": 2, "seed": 1, "options": [1]}
    with pytest.raises(BadRecordError, match="options"):
        from_plain(plain, Charter)


def test_canonical_bytes_do_not_depend_on_the_order_of_keys() -> None:
    assert (
        canonical_bytes({"b": 1, "a": 2}) == canonical_bytes({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
    )
    assert (
        canonical_bytes(Card("Łódź")) == b'{"cost":0,"name":"\\u0141\\u00f3d\\u017a","rare":false}'
    )


def test_digests_tell_where_one_part_ends() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")
    assert digest(b"ab") == digest(b"ab")
    assert len(digest()) == 64
