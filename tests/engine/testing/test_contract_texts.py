"""The checks find bad texts: each of these games has one bad prompt, description or log line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.choice import Choice, Decision, Description, Refusal, choice
from engine.core.event import Event
from tests.engine.testing.broken_games import asking, broken, finding


@pytest.mark.parametrize(
    ("prompt", "complaint"),
    [
        ("lay a card", "begins with a small letter"),
        ("Lay a card!.", "two punctuation marks"),
        (" ", "without a prompt"),
    ],
)
def test_a_prompt_with_a_slip(prompt: str, complaint: str) -> None:
    assert complaint in finding(asking(lambda g: (Decision(0, prompt, (choice("a"),)),)))


@pytest.mark.parametrize(
    ("describe", "complaint"),
    [
        (lambda choice: Description("Lay a card", "Some card"), "read the same"),
        (lambda choice: Description("", choice.noun), "has no group"),
        (
            lambda choice: Description("Lay a card", choice.noun, "Price +0 to 51"),
            "has a change of nothing: 'Price +0 to 51'",
        ),
        (
            lambda choice: {"swap": Description("Swap", choice.noun)}[choice.verb],
            "`describe` has no text for the choice 'lay card-",
        ),
        (lambda choice: Description("Lay", choice.noun, "A color of your neighbor"), "nothing"),
    ],
    ids=["twice", "no group", "a slip", "none", "the spelling is left to the author"],
)
def test_a_bad_description(describe: Callable[[Choice], Description], complaint: str) -> None:
    assert complaint in finding(broken(describe=lambda view, choice: describe(choice)))


@pytest.mark.parametrize(
    ("reason", "complaint"),
    [
        ("it has no wings ,", "the reason against fly has a space before"),
        ("has no wings", "the reason against fly has no subject"),
        ("", "refused without a reason"),
    ],
)
def test_a_bad_refusal(reason: str, complaint: str) -> None:
    refusal = Refusal(choice("fly"), reason, "1.1")
    assert complaint in finding(broken(why_not=lambda view, decision: (refusal,)))


def test_a_refusal_of_what_is_offered() -> None:
    def why_not(view: object, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(decision.choices[0], "it is taken", "1.1"),)

    assert "is offered and refused" in finding(broken(why_not=why_not))


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
