"""RULES.md, chapter 8: free actions."""

from __future__ import annotations

import pytest

from engine.games.ages.challenges.ratings import rating
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import MAP, black, spaces, state, white
from tests.engine.games.ages.standing_game import FAR as GROUND_FAR, HOME, standing
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_experience_ends_in_the_next_free_actions() -> None:
    """8.1, 18.1: it raises all ratings but Health and Damage, then it is over."""
    table = ages(white("tomyris", A, experience=1), black("pell", B))
    play(table, "white: free tomyris", "white: experience")
    ratings = table.unit("tomyris").ratings
    raised = {name for name, found in ratings.items() if found.value == found.printed_value + 1}
    assert raised == {*ratings} - {"health", "damage"}
    assert table.unit("tomyris").experience == 0
    g = state(white("tomyris", A, active=True), black("pell", B))
    assert not g.units[0].active


def test_giving() -> None:
    """8.2, 8.7: to an ally in the space; who held a card in the phase does not get it back."""
    table = ages(
        white("tomyris", A, "yew-bow"),
        white("hanno", A),
        white("pell", A),
        black("skarn", B),
    )
    play(table, "white: free tomyris", "white: give yew-bow hanno", "white: finish")
    play(table, "white: free hanno", "white: give yew-bow pell", "white: finish")
    play(table, "white: destroy-with pell")
    assert not [words for words in table.choices_of("white") if words.startswith("give")]
    assert "destroy yew-bow" in table.choices_of("white")


def test_who_neither_gives_nor_takes() -> None:
    """8.2: the Hollow Rider and Skarn trade no cards."""
    table = ages(white("skarn", A, "boar-spear"), white("hanno", A, "yew-bow"), black("pell", B))
    play(table, "white: destroy-with skarn")
    assert not [words for words in table.choices_of("white") if words.startswith("give")]
    play(table, "white: finish", "white: destroy-with hanno")
    assert not [words for words in table.choices_of("white") if words.startswith("give")]


def test_picking_up() -> None:
    """8.3: all cards of the space, open or face down as they were; not in a contested space."""
    cards = {A.upper(): ("*boar-spear", "1yew-bow")}
    table = ages(white("tomyris", A), black("pell", B), ground=dict(cards))
    assert [card.known for card in table.view("white").ground[MAP.numbers[A.upper()]]] == [
        True,
        False,
    ]
    play(table, "white: free tomyris", "white: pick-up")
    unit = table.unit("tomyris", "white")
    assert [(card.slug, card.shown) for card in unit.cards] == [
        ("boar-spear", True),
        ("yew-bow", False),
    ]
    assert not table.view().ground
    g = ages(white("tomyris", A, experience=1), black("pell", A), ground=dict(cards))
    play(g, "white: free tomyris")
    check_not_offered(g, "white: pick-up")


def test_a_unit_that_can_only_destroy_says_so() -> None:
    """8.4: it is offered apart, so that nobody opens it for nothing."""
    table = ages(
        white("tomyris", A, "yew-bow"),
        white("hanno", B, "willow-salve", health=1),
        black("pell", C),
    )
    assert table.choices_of("white") == ["free hanno", "destroy-with tomyris", "done"]


def test_destroying() -> None:
    """8.4: the card goes to the discards, where all see it."""
    table = ages(white("tomyris", A, "yew-bow"), black("pell", B))
    play(table, "white: destroy-with tomyris", "white: destroy yew-bow")
    assert table.view().discards["common"] == ("yew-bow",)


def test_one_marker_at_a_time() -> None:
    """8.5: a second one waits."""
    table = ages(white("tomyris", A, "yew-bow", experience=2), black("pell", B))
    play(table, "white: free tomyris", "white: experience")
    check_not_offered(table, "white: experience")


def test_an_ability_once_in_a_phase() -> None:
    """8.6: also in a contested space, unless it says otherwise."""
    table = ages(
        white("rivet-77", A, "yew-bow boar-spear", health=3), black("pell", A), step=Step.FREE
    )
    play(table, "white: free rivet-77", "white: ability yew-bow")
    assert table.health("rivet-77") == 4
    check_not_offered(table, "white: ability boar-spear")
    assert rating(state(white("pell", A), black("hanno", B)), black("hanno", B), "speed") == 6


@pytest.mark.parametrize("rules_version", [1, 2])
def test_a_unit_with_nothing_but_a_badge_is_not_asked(rules_version: int) -> None:
    """8.4, 14.12: a badge is not destroyed."""
    table = ages(
        white("tomyris", A, "*badge-of-the-owl"),
        white("hanno", B, "yew-bow"),
        black("pell", C),
        rules_version=rules_version,
    )
    offered = table.choices_of("white")
    assert ("destroy-with tomyris" in offered) == (rules_version == 1)
    assert "destroy-with hanno" in offered
    alone = ages(white("tomyris", A, "*badge-of-the-owl"), black("pell", C, "yew-bow"))
    assert alone.view().phase != "free actions" or alone.deciders() == ["black"]


def test_a_unit_whose_cards_were_all_moved_destroys_none() -> None:
    """8.7: a card that was taken out of the vault is not destroyed in the phase."""
    table = standing(
        white("hanno", HOME["vault"]),
        black("pell", GROUND_FAR),
        step=Step.FREE,
        vaults=[("0yew-bow",), ()],
    )
    play(table, "white: free hanno", "white: take-out yew-bow", "white: finish")
    assert "destroy-with hanno" not in table.choices_of(table.deciders()[0])
