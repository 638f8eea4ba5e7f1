"""RULES.md 5: energy and power-ups."""

import pytest

from engine.games.taidian.cards import TRACKS
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade

TOP = dict.fromkeys(TRACKS, 3)


@pytest.mark.parametrize(
    ("energy", "cards", "left"),
    [(8, ["bolt"], 0), (8, ["bolt", "flash"], 3), (9, ["bolt"], 1), (7, ["flash"], 0)],
)
def test_ten_energy_become_a_level(energy: int, cards: list[str], left: int) -> None:
    """5.1: take 10 away and raise one track; the remainder stays."""
    table = brawl(ferrand=has(hand=[*cards, "coin"], energy=energy), qiao=has())
    upgrade(table, "play all")
    assert table.choices_of("ferrand") == [f"power up {track}" for track in TRACKS]
    play(table, "ferrand: power up aim")
    assert table.fighter("ferrand").energy == left
    assert table.fighter("ferrand").levels["aim"] == 1


def test_twenty_energy_become_two_levels() -> None:
    """5.1: again, while you have 10 or more."""
    table = brawl(ferrand=has(hand=["strike", "strike", "bolt"], energy=9), qiao=has())
    upgrade(table, "play all", "power up skill", "power up skill")
    assert table.fighter("ferrand").energy == 1
    assert table.fighter("ferrand").levels["skill"] == 2
    assert "end turn" in table.choices_of("ferrand")


def test_a_power_up_cannot_wait() -> None:
    """5.1: as soon as you have 10 energy."""
    table = brawl(ferrand=has(hand=["bolt", "coin"], energy=8), qiao=has())
    upgrade(table, "play bolt")
    check_not_offered(table, "ferrand: end turn", "ferrand: play coin")


def test_a_track_ends_at_three() -> None:
    """5.2: a track has three levels."""
    table = brawl(ferrand=has(hand=["bolt"], energy=8, levels={"aim": 3, "skill": 3}), qiao=has())
    upgrade(table, "play bolt")
    assert table.choices_of("ferrand") == ["power up strength", "power up healing"]
    check_refusal(table, "ferrand: power up aim", clause="5.2", reason="Aim is at its top")


@pytest.mark.parametrize(
    ("track", "card", "loss"),
    [
        ("strength", "punch", 20),
        ("strength", "kick", 15),
        ("aim", "nine-mm", 25),
        ("aim", "punch", 10),
    ],
)
def test_a_level_adds_ten_to_each_card_with_the_symbol(track: str, card: str, loss: int) -> None:
    """5.3: each level adds 10 to every card with the track's symbol."""
    table = brawl(ferrand=has(hand=[card], levels={track: 1}), qiao=has(health=100))
    strike(table, card)
    assert table.health("qiao") == (100 - loss,)


def test_levels_count_in_defence_and_counter_attacks_too() -> None:
    """5.3: attack, block or healing, whenever it is played."""
    table = brawl(
        ferrand=has(health=100, hand=["nine-mm"]),
        qiao=has(
            health=50,
            hand=["shield", "medic", "kick"],
            levels={"skill": 1, "healing": 2, "strength": 3},
        ),
    )
    strike(table, "nine-mm")
    play(table, "qiao: play shield", "qiao: play medic", "qiao: play kick")
    assert table.health("ferrand", "qiao") == (65, 85)


def test_with_everything_at_the_top_energy_stops_at_ten() -> None:
    """5.4: with all tracks at the third level your energy stops at 10."""
    table = brawl(ferrand=has(hand=["strike", "strike"], energy=4, levels=TOP), qiao=has())
    upgrade(table, "play all")
    assert table.fighter("ferrand").energy == 10
    assert "end turn" in table.choices_of("ferrand")


def test_the_last_level_leaves_ten_at_most() -> None:
    """5.4: the overflow of the last power-up also stops at 10."""
    levels = TOP | {"healing": 2}
    table = brawl(ferrand=has(hand=["strike"] * 3, energy=9, levels=levels), qiao=has())
    upgrade(table, "play all", "power up healing")
    assert table.fighter("ferrand").energy == 10
    assert table.fighter("ferrand").levels == TOP
