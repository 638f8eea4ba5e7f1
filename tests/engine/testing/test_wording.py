"""Slips in texts are found, and good texts have none."""

from __future__ import annotations

import pytest

from engine.testing.wording import is_sentence, slip_in, slip_in_refusal


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Takes  a card", "two spaces"),
        ("Takes a card ", "a space at its start or end"),
        ("Takes a card , then ends", "a space before a punctuation mark"),
        ("Takes a card ( or two)", "a space after an opening parenthesis"),
        ("You win!. Then it ends", "two punctuation marks in a row"),
        ("You win.. Then it ends", "two punctuation marks in a row"),
        ("You win, : then it ends", "a space before a punctuation mark"),
        ("You win,: then it ends", "two punctuation marks in a row"),
        ("Takes a card:", "a comma, a colon or a semicolon at its end"),
        ("Takes a card ()", "nothing between parentheses"),
        ("Price +0 to 51", "a change of nothing"),
        ("Cash -$0 now", "a change of nothing"),
        ("Cash -$0k now", "a change of nothing"),
        ("Each share costs $0k less", "a count of nothing"),
        ("Seat 1 has 0 cards", "a count of nothing"),
        ("3 money and 0 energy", "a count of nothing"),
        ("Seat 1 has 1 cards", "a plural after 1"),
        ("It takes the the card", "the same word twice"),
        ("Takes {card}", "a brace"),
        ("Takes a card (or two", "a parenthesis without its partner"),
    ],
)
def test_a_slip_has_a_name(text: str, slip: str) -> None:
    assert slip_in(text) == slip


@pytest.mark.parametrize(
    "text",
    [
        "",
        "H. G. Wells (Jr.), 2 cards: +10 or -5",
        "Wait... what? Then 0.5 damage, -0.5 on average",
        "William Stanley Jr.",
        "Aim 0, 10 cards, 1 card; 0 beats totals below 0",
        "Armor 3 towards Colorado: give back one of yours",
        "The gray color of your favor: You hit 69 % of them",
    ],
)
def test_a_good_text_has_no_slip(text: str) -> None:
    assert not slip_in(text)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("It opens 2 projects.", True),
        ("7 points are missing!", True),
        ("it opens 2 projects.", False),
        ("It opens 2 projects", False),
        ("", False),
    ],
)
def test_a_sentence_begins_and_ends_like_one(text: str, *, is_one: bool) -> None:
    assert is_sentence(text) == is_one


@pytest.mark.parametrize(
    ("reason", "slip"),
    [
        ("has finished in this phase", "no subject"),
        ("needs Inv 5 and Man 4", "no subject"),
        ("choose an opponent", "no subject"),
        ("exactly three", "no verb"),
        ("only in woods", "no verb"),
        ("it costs 10 points, you have 5", "two clauses without a conjunction"),
        ("you hold it: it is your company's", "a colon"),
        ("The deck is empty.", "a full stop at its end"),
        ("the deck  is empty", "two spaces"),
        ("it costs 10 points, and you have 5", ""),
        ("only characters have adventures", ""),
        ("Jean Gray Jr. holds Bulbs", ""),
    ],
)
def test_the_reason_of_a_refusal_is_one_sentence(reason: str, slip: str) -> None:
    assert slip_in_refusal(reason) == slip
