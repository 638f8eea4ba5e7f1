"""The checks find bad texts: each of these games has one bad prompt, description or log line."""

from __future__ import annotations

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


def test_a_log_line_that_begins_with_a_small_letter() -> None:
    assert "begins with a small letter" in finding(broken(tell=lambda event, seat: "a card"))


def test_a_refusal_of_what_is_offered() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(decision.choices[0], "it is taken", "1.1"),)

    assert "is offered and refused" in finding(broken(why_not=why_not))


def test_a_refusal_without_a_reason() -> None:
    def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
        return (Refusal(choice("fly"), "", "1.1"),)

    assert "refused without a reason" in finding(broken(why_not=why_not))


def test_a_log_line_of_two_lines() -> None:
    def tell(event: Event, seat: int | None) -> str:
        return "one\ntwo"

    assert "log line" in finding(broken(tell=tell))


def test_an_event_without_words() -> None:
    def tell(event: Event, seat: int | None) -> str:
        words: dict[str, str] = {}
        return words[type(event).__name__]

    assert "`tell` has no log line for the event Laid: KeyError('Laid')" in finding(
        broken(tell=tell)
    )


def test_a_choice_that_cannot_be_described() -> None:
    def describe(view: View, choice: Choice) -> Description:
        return {"swap": Description("Swap", choice.noun)}[choice.verb]

    assert "`describe` has no text for the choice 'lay card-" in finding(broken(describe=describe))
