"""How a match stands: who would win now, and how near the end is."""

from __future__ import annotations

from engine.games.lightning.standing import is_last_round, is_last_trick, standing_of, standings
from tests.engine.games.lightning.random_play import TABLES, positions
from tests.engine.games.lightning.table import MORE, has, trick


def test_who_would_win_now_by_known_cards() -> None:
    """10.4: the highest score; a hidden hand is not counted."""
    table = trick(
        1,
        ["no-degree"],
        common=MORE,
        ann=has(hand=["edison-medal"]),
        bob=has(hand=["radio-patent-upheld"], output=["arc-lamp-patent"]),
    )
    assert standings(table.view("ann"))[0] == (
        "If it ended now: you win, 25:15 of Seat 2, by the cards you know"
    )
    assert standings(table.view("ann"))[1] == "Known cards: now you win, 25:15 of Seat 2"
    assert standings(table.view("bob"))[2] == "If it ended now: you win, 45:0 known"
    assert standings(table.view(""))[-1] == "now Seat 2 wins, 15:0 known"


def test_the_tie_break_decides_and_all_can_be_level() -> None:
    """10.5: level scores compare without Value cards."""
    five = ["value-colorado", "colorado-10"]
    plain = has(hand=["surge"], output=["mothers-inventions"])
    table = trick(1, ["no-degree"], common=MORE, ann=has(output=five), bob=plain)
    assert standing_of(table.view("")).winners == (1,)
    assert standings(table.view(""))[1] == (
        "If it ended now: Seat 2 wins, tied at 5, with more points apart from Value cards"
    )
    assert standings(table.view(""))[-1] == "now Seat 2 wins, tied at 5"
    table = trick(1, ["no-degree"], common=MORE, ann=has(), bob=has(hand=["surge"]))
    assert standings(table.view(""))[-1] == "all are tied at 0"


def test_the_last_trick_is_the_one_that_empties_the_common_deck() -> None:
    """9.1: over random games the claim is true, and the last trick is always announced."""
    for seats, options in TABLES:
        announced = False
        for match in positions(3, seats, options):
            view = match.view(None)
            if announced:
                assert view.outcome is not None or is_last_trick(view)
            announced = is_last_trick(view)
            assert is_last_round(view) or not announced


def test_the_last_round_is_named() -> None:
    """7.1: three cards serve the two-card trick and the one-card trick, four do not."""
    for left, last in ((3, True), (4, False)):
        table = trick(3, ["no-degree"], common=MORE[:left], ann=has(), bob=has(hand=["surge"]))
        assert is_last_round(table.view("")) is last
