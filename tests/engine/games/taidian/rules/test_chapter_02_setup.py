"""RULES.md 2: setup."""

from collections import Counter

import pytest

from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES
from engine.games.taidian.deck import health_of
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.taidian.table import TaidianTable, new_game

PICK = Options(characters="pick", first="seat 1")


def owned(table: TaidianTable, name: str) -> Counter[str]:
    own = table.fighter(name)
    return Counter([*own.hand, *own.deck, *own.discard])


def test_characters_are_drawn_by_lot() -> None:
    """2.1: at random, so that all ten come up at the first seat."""
    drawn = {new_game(seed=seed).view().fighters[0].character for seed in range(60)}
    assert drawn == set(CHARACTERS)


def test_characters_can_be_picked_in_seat_order() -> None:
    """2.1: or picked in seat order if that option is chosen; no character is dealt twice."""
    table = new_game(PICK, seats=3)
    assert table.deciders() == ["1"]
    assert table.choices_of("1") == [f"character {slug}" for slug in CHARACTERS]
    play(table, "1: character vane")
    check_not_offered(table, "2: character vane")
    play(table, "2: character novak", "3: character teles")
    assert [each.name for each in table.view().fighters] == [
        "Marcus Vane",
        "Petra Novak",
        "Bruna Teles",
    ]


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [
        (4, "2", (0, 1, 0, 1)),
        (6, "3", (0, 1, 2, 0, 1, 2)),
        (8, "4", (0, 1, 2, 3, 0, 1, 2, 3)),
        (5, "2", (0, 1, 0, 1, 0)),
        (4, "none", (0, 1, 2, 3)),
    ],
)
def test_teams_sit_alternately(seats: int, teams: str, sides: tuple[int, ...]) -> None:
    """2.2: team members sit alternately, or each player fights alone."""
    fighters = new_game(Options(teams=teams), seats=seats).view().fighters
    assert tuple(each.side for each in fighters) == sides


def test_the_first_player_is_drawn_by_lot() -> None:
    """2.3: at random, so that every seat comes up."""
    assert {new_game(seats=4, seed=seed).view().first for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_seat_can_be_made_to_begin() -> None:
    """2.3: or is the first seat if that option is chosen."""
    tables = [new_game(Options(first="seat 1"), seats=4, seed=seed) for seed in range(10)]
    assert {table.view().first for table in tables} == {0}
    assert {tuple(table.deciders()) for table in tables} == {("1",)}


def test_the_starting_deck() -> None:
    """2.4: 4 Coin, 1 Cash, 2 Shield, 2 Kick and 2 Punch."""
    table = new_game(PICK)
    play(table, "1: character vane", "2: character novak")
    eleven = Counter({"coin": 4, "cash": 1, "shield": 2, "kick": 2, "punch": 2})
    assert owned(table, "1") == eleven
    assert owned(table, "2") == eleven + Counter(["shotgun"])


def test_all_start_with_the_same_health() -> None:
    """2.5: all fighters start with 150 health."""
    for seats in (2, 5):
        fighters = new_game(seats=seats).view().fighters
        assert {(each.health, each.cap) for each in fighters} == {(150, 150)}


@pytest.mark.parametrize("slug", CHARACTERS)
def test_what_each_character_starts_with(slug: str) -> None:
    """2.5: energy and extra cards are the character's, tracks at 0; 14.8: and so is health."""
    table = new_game(Options(characters="pick", first="seat 1", health="150"))
    other = "vane" if slug != "vane" else "novak"
    play(table, f"1: character {slug}", f"2: character {other}")
    row, fighter = CHARACTERS[slug], table.fighter("1")
    assert (fighter.health, fighter.cap, fighter.energy) == (row.health, row.health, row.energy)
    assert set(fighter.levels.values()) == {0}
    assert fighter.structures == ()
    assert sum(owned(table, "1").values()) == 11 + len(row.cards)


def test_all_draw_five() -> None:
    """2.6: each player shuffles their deck and draws five cards."""
    for seed in range(5):
        fighters = new_game(seats=5, seed=seed).view().fighters
        assert [each.hand_count for each in fighters] == [5] * 5
    hands = {new_game(PICK_FIRST, seed=seed).fighter("1").hand for seed in range(12)}
    assert len(hands) > 5


PICK_FIRST = Options(first="seat 1")


@pytest.mark.parametrize(("health", "more"), [("150", 10), ("100", 5)])
def test_the_second_of_two_has_more_health(health: str, more: int) -> None:
    """14.8: if only two fight, the one who goes second has 10 health more."""
    for seed in range(6):
        view = new_game(Options(health=health), seed=seed).view()
        for fighter in view.fighters:
            usual = health_of(fighter.character, int(health), balanced=True)
            extra = 0 if fighter.seat == view.first else more
            assert (fighter.health, fighter.cap) == (usual + extra, usual + extra)


def test_with_three_the_place_changes_nothing() -> None:
    """14.8: if only two fight."""
    for fighter in new_game(Options(health="150"), seats=3).view().fighters:
        assert fighter.cap == health_of(fighter.character, 150, balanced=True)


@pytest.mark.parametrize("seats", [2, 8])
def test_the_stacks_of_the_market(seats: int) -> None:
    """2.7: as chapter 15 says; structures have one card for each fighter."""
    table = new_game(seats=seats)
    for slug in STRUCTURES:
        assert table.stack(slug) == seats
    assert table.stack("coin") == 20
    assert table.stack("punch") == 4 + 2 * seats
    assert table.stack("poison") == 2 + seats
    assert {stack.slug for stack in table.view().market} == set(CARDS)
