"""Copies are equal to the original and share nothing with it that can change."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

import pytest
from attrs import define, field, frozen, make_class
from hypothesis import given, strategies as st

from engine.core.clone import clone
from engine.core.codec import canonical_bytes
from engine.core.errors import BadGameError


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@frozen
class Card:
    name: str
    cost: int | None = None


@define
class Stack:
    cards: list[str] = field(factory=list)


@define
class Everything:
    """A field of each kind that a state may hold."""

    number: int
    word: str
    maybe: int | None
    colour: Colour
    power: Literal["AC", "DC"]
    card: Card
    pair: tuple[int, str]
    words: tuple[str, ...]
    many: list[str]
    cards: list[Card]
    stack: Stack
    maybe_stack: Stack | None
    stacks: list[Stack]
    open_stacks: tuple[Stack, ...]
    grid: list[list[int]]
    counts: dict[str, int]
    by_name: dict[str, Stack]
    deep: dict[str, list[list[Stack]]]


numbers = st.integers(-3, 3)
words = st.text("abc", max_size=3)
cards = st.builds(Card, words, st.none() | numbers)
stacks = st.builds(Stack, st.lists(words, max_size=3))
everything = st.builds(
    Everything,
    number=numbers,
    word=words,
    maybe=st.none() | numbers,
    colour=st.sampled_from(Colour),
    power=st.sampled_from(["AC", "DC"]),
    card=cards,
    pair=st.tuples(numbers, words),
    words=st.lists(words, max_size=3).map(tuple),
    many=st.lists(words, max_size=3),
    cards=st.lists(cards, max_size=3),
    stack=stacks,
    maybe_stack=st.none() | stacks,
    stacks=st.lists(stacks, max_size=3),
    open_stacks=st.lists(stacks, max_size=2).map(tuple),
    grid=st.lists(st.lists(numbers, max_size=2), max_size=2),
    counts=st.dictionaries(words, numbers, max_size=3),
    by_name=st.dictionaries(words, stacks, max_size=3),
    deep=st.dictionaries(words, st.lists(st.lists(stacks, max_size=2), max_size=2), max_size=2),
)


def changeable(thing: Any) -> list[Any]:
    """Every object below this one that could be changed in place."""
    match thing:
        case Everything() | Stack():
            below = [getattr(thing, name) for name in type(thing).__slots__ if name[0] != "_"]
        case list() | tuple():
            below = list(thing)
        case dict():
            below = list(thing.values())
        case _:
            return []
    found = [each for item in below for each in changeable(item)]
    return found if isinstance(thing, tuple) else [thing, *found]


@given(everything)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(original: Everything) -> None:
    before = canonical_bytes(original)
    copy = clone(original)
    assert copy == original
    assert copy is not original
    theirs = {id(thing) for thing in changeable(original)}
    assert not any(id(thing) in theirs for thing in changeable(copy))
    copy.deep["new"] = []
    copy.stack.cards.append("x")
    copy.grid.append([1])
    assert canonical_bytes(original) == before


def test_frozen_values_are_shared() -> None:
    card = Card("lamp")
    shelf = make_class("Shelf", {"card": field(type=Card)})(card)
    assert clone(shelf).card is card


@define
class Noisy:
    heard: list[str] | None = field(default=None, metadata={"transient": True})


def test_transient_fields_start_afresh() -> None:
    assert clone(Noisy(["a"])).heard is None


@pytest.mark.parametrize(
    "kind",
    [set[str], object, Any, list[set[str]], dict[str, object], tuple[Stack, int]],
    ids=str,
)
def test_what_a_state_cannot_hold_is_refused(kind: Any) -> None:
    odd = make_class("Odd", {"thing": field(type=kind)})
    with pytest.raises(BadGameError, match=r"Odd\.thing: a state cannot hold"):
        clone(odd(None))


@pytest.mark.parametrize("kind", [list[int] | dict[str, int], int | list[int] | None], ids=str)
def test_a_choice_of_kinds_that_can_change_is_refused(kind: Any) -> None:
    odd = make_class("Odd", {"thing": field(type=kind)})
    with pytest.raises(BadGameError, match=r"Odd\.thing: a state cannot hold"):
        clone(odd(None))


@define
class Shelf:
    words: list[str] = field(factory=list)
    grid: list[list[int]] = field(factory=list)
    stack: Stack = field(factory=Stack)
    maybe: Stack | None = None
    stacks: dict[str, Stack] = field(factory=dict)


@pytest.mark.parametrize(
    ("name", "held", "said"),
    [
        ("words", {"a"}, "words is a list[str], but it holds {'a'}"),
        ("words", None, "words is a list[str], but it holds None"),
        ("grid", [3], "grid is a list[list[int]], but it holds [3]"),
        ("stack", ["a"], "stack is a Stack, but it holds ['a']"),
        ("maybe", 3, "maybe is a tests.engine.core.test_clone.Stack | None, but it holds 3"),
        ("stacks", {"a": 3}, "but it holds {'a': 3}"),
    ],
)
def test_a_field_that_holds_something_else_is_named(name: str, held: Any, said: str) -> None:
    shelf = Shelf()
    setattr(shelf, name, held)
    with pytest.raises(BadGameError, match=rf"^Shelf\.{name} is a .*") as caught:
        clone(shelf)
    assert str(caught.value).endswith(said)


def test_a_field_of_an_object_deep_inside_is_named() -> None:
    shelf = Shelf(stacks={"a": Stack(cards=None)})  # type: ignore[arg-type]
    with pytest.raises(BadGameError, match=r"^Stack\.cards is a list\[str\], but it holds None$"):
        clone(shelf)


def test_a_field_without_a_value_is_named() -> None:
    bare = Stack.__new__(Stack)
    with pytest.raises(BadGameError, match=r"Stack\.cards has no value"):
        clone(bare)


def test_a_type_that_is_not_there_is_named() -> None:
    lost = make_class("Lost", {"thing": field(type="Nowhere")})  # type: ignore[call-overload]
    with pytest.raises(BadGameError, match="a type of Lost cannot be found: name 'Nowhere'"):
        clone(lost(None))
