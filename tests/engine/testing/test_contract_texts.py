"""The checks find bad texts: each of these games has one bad prompt, description or log line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.choice import Choice, Decision, Description, Refusal, choice
from engine.core.event import Event
from tests.engine.testing.broken_games import asking, broken, finding
from tests.sample_games.high_card import View


@pytest.mark.parametrize(
    ("prompt", "complaint"),
    [("lay a card", "begins with a small letter"), ("Lay a card!.", "two punctuation marks")],
)
def test_a_prompt_with_a_slip(prompt: str, complaint: str) -> None:
    assert complaint in finding(asking(lambda g: (Decision(0, prompt, (choice("a"),)),)))


def test_no_prompt() -> None:
    assert "without a prompt" in finding(asking(lambda g: (Decision(0, " ", (choice("a"),)),)))


def test_choices_that_read_the_same() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("Lay a card", "Some card")

    assert "read the same" in finding(broken(describe=describe))


def test_a_choice_without_words() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("", choice.noun)

    assert "has no group" in finding(broken(describe=describe))


def test_a_description_with_a_slip() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("Lay a card", choice.noun, "Price +0 to 51")

    assert "has a change of nothing: 'Price +0 to 51'" in finding(broken(describe=describe))


def test_the_spelling_is_left_to_the_author() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return Description("Lay a card", choice.noun, "The color of your neighbor's defense")

    assert finding(broken(describe=describe)) == "nothing"


def test_a_refusal_with_a_slip() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "it has no wings ,", "1.1"),)

    assert "the reason against fly has a space before" in finding(broken(why_not=why_not))


def test_a_refusal_that_is_not_one_sentence() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "has no wings", "1.1"),)

    assert "the reason against fly has no subject" in finding(broken(why_not=why_not))


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        (lambda event: "a card", "begins with a small letter"),
        (lambda event: "One\ntwo", "is not one line"),
        (lambda event: str(1 / 0), "the event Laid has no log line: ZeroDivisionError"),
    ],
)
def test_a_bad_log_line(
    monkeypatch: pytest.MonkeyPatch, told: Callable[[Event], str], complaint: str
) -> None:
    monkeypatch.setattr(Event, "told", told)
    assert complaint in finding(broken())


def test_a_refusal_of_what_is_offered() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(decision.choices[0], "it is taken", "1.1"),)

    assert "is offered and refused" in finding(broken(why_not=why_not))


def test_a_refusal_without_a_reason() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "", "1.1"),)

    assert "refused without a reason" in finding(broken(why_not=why_not))


def test_a_choice_that_cannot_be_described() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return {"swap": Description("Swap", choice.noun)}[choice.verb]

    assert "`describe` has no text for the choice 'lay card-" in finding(broken(describe=describe))
