"""RULES.md, chapter 15: encounters."""

from __future__ import annotations

from typing import Any

from engine.core.match_access import live_state_of
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, MAP, black, spaces, white
from tests.engine.games.ages.table import AgesTable, ages

A, B, C = spaces("clear", age="ancient")[:3]


def faced(unit: str, encounter: str, cards: str = "", **words: Any) -> AgesTable:
    """A unit of White on that encounter, in the adventure phase."""
    return ages(
        white(unit, A, cards),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): encounter, B.upper(): "dice-at-the-well"},
        **words,
    )


def test_facing_what_is_there() -> None:
    """15.1: each site once in a phase, even in a contested space."""
    table = faced("rivet-77", "dice-at-the-well")
    table = ages(
        white("pell", A),
        black("rivet-77", A),
        step=Step.ADVENTURE,
        counters={A.upper(): "wrestling-ring", B.upper(): "dice-at-the-well"},
    )
    assert table.choices_of("white") == ["adventure pell", "done"]
    play(table, "white: adventure pell")
    assert table.view().turn == 1, "nothing is left to do"


def test_passing_an_encounter() -> None:
    """15.2: a rating with +1 for the same age; the counter goes, cards are drawn, it counts."""
    table = faced("hanno", "oracle-question")
    play(table, "white: adventure hanno")
    assert table.choices_of("white") == ["draw common", "draw secret", "draw elite"]
    assert table.view().goals[1].white == 1
    assert MAP.numbers[A.upper()] not in table.view().counters


def test_not_passing_an_encounter() -> None:
    """15.3, 15.5: the counter stays, is remembered, and no challenge card is drawn."""
    table = faced("hanno", "debate-engine")
    play(table, "white: adventure hanno")
    assert table.view().counters[MAP.numbers[A.upper()]] == "debate-engine"
    assert table.view().challenge[0] == 100


def test_a_counter_that_asks_for_a_card() -> None:
    """15.4, 24.12: pay for the whole reward, or draw one card fewer."""
    table = faced("hanno", "black-market", "yew-bow")
    play(table, "white: adventure hanno")
    assert table.choices_of("white") == ["pay yew-bow", "keep"]
    paid = faced("hanno", "black-market", "yew-bow")
    play(paid, "white: adventure hanno", "white: pay yew-bow")
    assert paid.view().reward == 3
    play(table, "white: keep")
    assert table.view().reward == 2
    poor = faced("hanno", "workshop")
    play(poor, "white: adventure hanno")
    assert poor.view().reward == 1


def test_paying_with_an_open_card_reveals_nothing() -> None:
    """15.4, 1.5: so it can be taken back; one that was face down cannot."""
    for card, final in (("*boar-spear", False), ("boar-spear", True)):
        table = ages(
            white("hanno", A, card),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={A.upper(): "black-market", FAR.upper(): "workshop"},
        )
        play(table, "white: adventure hanno")
        before = live_state_of(table.match).chance.reveals
        play(table, "white: pay boar-spear")
        assert (live_state_of(table.match).chance.reveals > before) == final


def test_an_empty_map_is_stocked_anew() -> None:
    """6.5: at once."""
    table = ages(
        white("hanno", A),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "oracle-question"},
    )
    play(table, "white: adventure hanno")
    assert len(table.view().counters) > 5
