"""Choices are values that print as their verb and noun."""

from __future__ import annotations

from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from engine.core.choice import Answer, Choice, Decision, Description, choice
from engine.core.errors import NotOfferedError


def test_a_choice_prints_as_verb_and_noun() -> None:
    assert str(Choice("electrify", "albany")) == "electrify albany"
    assert str(Choice("keep all")) == "keep all"


def test_an_answer_prints_with_its_seat() -> None:
    assert str(Answer(1, Choice("electrify", "albany"))) == "seat=1: electrify albany"


def test_the_same_words_give_the_same_shared_choice() -> None:
    assert choice("lay", "card-01") is choice("lay", "card-01")
    assert choice("lay", "card-01") == Choice("lay", "card-01")
    assert choice("lay", "card-01") != choice("lay", "card-02")


def test_choices_can_be_members_and_keys() -> None:
    decision = Decision(0, "Lay a card", (choice("lay", "card-01"),))
    assert Choice("lay", "card-01") in decision.choices
    assert {Choice("lay", "x"): 1}[choice("lay", "x")] == 1


def test_a_choice_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        choice("lay", "card-01").noun = "card-02"  # type: ignore[misc]


@pytest.mark.parametrize("words", [("take", 3), (3,), ("take", None)])
def test_the_words_of_a_choice_are_strings(words: tuple[Any, ...]) -> None:
    with pytest.raises(
        TypeError, match=r"the verb and noun of a choice must be strings, not Choice\("
    ):
        choice(*words)
    with pytest.raises(TypeError, match="verb and noun of a choice must be strings"):
        Choice(*words)


def test_a_consequence_may_be_worked_out_when_it_is_read_and_is_worked_out_once() -> None:
    asked: list[str] = []

    def consequence() -> str:
        asked.append("asked")
        return "3 points"

    words = Description("Walk to", "U17", consequence, "10.1")
    assert not asked
    assert [words.consequence, words.consequence] == ["3 points", "3 points"]
    assert len(asked) == 1
    plain = Description("Walk to", "U17", "3 points", "10.1")
    assert words == plain
    assert repr(words) == repr(plain)
    assert "consequence='3 points'" in repr(plain)


def test_a_consequence_ends_without_a_stop_like_others() -> None:
    assert Description("Play", "Surge", "Draw one. Keep it.").consequence == "Draw one. Keep it"
    assert Description("Play", "Surge", lambda: "Draw one.").consequence == "Draw one"


def test_a_consequence_with_details_has_a_whole_text() -> None:
    short, long = "45% to win", lambda: "45% to win. The other draws a card."
    detailed = Description("Play", "Surge", short, whole=long)
    assert detailed.consequence == "45% to win"
    assert detailed.whole_consequence == "45% to win. The other draws a card"
    assert Description("Play", "Surge", short).whole_consequence == short
    assert detailed != Description("Play", "Surge", short)


def test_the_words_of_a_choice_in_another_order_get_the_offered_order() -> None:
    """They are not taken for it: of other choices the order says which card goes where."""
    sets = ("a b", "a b c", "a c b d")
    decision = Decision(0, "Return", tuple(choice("return", noun) for noun in sets))
    for wanted in ("return c b a", Choice("return", "c b a"), "c a return b"):
        with pytest.raises(NotOfferedError, match=r"; did you mean 'return a b c'\?$"):
            decision.find_choice(wanted)
