"""RULES.md, chapter 9: advancing in technology."""

from engine.games.currents.card_types import Track
from engine.games.currents.options import Options
from engine.games.currents.technology.advances import Advanced
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import currents, has


def test_one_track_and_one_or_more_luminaries() -> None:
    """9.1: each set of luminaries that suffices is offered."""
    table = currents(tesla=has(luminaries=["edwin-houston", "francis-upton"]), edison=has())
    play(table, "tesla: advance ac 3")
    assert table.choices_of("tesla") == [
        "exhaust edwin-houston francis-upton",
        "exhaust edwin-houston nikola-tesla",
        "exhaust francis-upton nikola-tesla",
        "exhaust edwin-houston francis-upton nikola-tesla",
    ]
    play(table, "tesla: exhaust edwin-houston francis-upton")
    assert table.firm("tesla").levels["ac"] == 3
    assert table.firm("tesla").awake == ("nikola-tesla",)


def test_inv_and_man_must_cover_all_levels() -> None:
    """9.2: no money is paid."""
    table = currents(brush=has(cash=0), tesla=has())
    words = [each for each in table.choices_of("brush") if each.startswith("advance")]
    assert words == [
        "advance ac 2",
        "advance ac 3",
        "advance dc 2",
        *("advance bulb 2", "advance bulb 3"),
    ]
    table = currents(thomson=has(cash=0), tesla=has())
    words = [each for each in table.choices_of("thomson") if each.startswith("advance")]
    assert words == ["advance ac 2", "advance dc 2", "advance bulb 2"]
    play(table, "thomson: advance bulb 2", "thomson: exhaust elihu-thomson")
    assert table.cash("thomson") == 0


def test_the_ends_of_the_tracks() -> None:
    """9.3, 20.17: AC and Bulb end at V, DC at IV, or at V if that option is on."""
    levels: dict[Track, int] = {"ac": 5, "dc": 4, "bulb": 5}
    strong = ["charles-steinmetz", "bertha-lamme"]
    table = currents(tesla=has(levels=levels, luminaries=strong), edison=has())
    assert not [each for each in table.choices_of("tesla") if each.startswith("advance")]
    table = currents(
        tesla=has(levels=levels, luminaries=strong), edison=has(), options=Options(dc_levels="five")
    )
    assert [each for each in table.choices_of("tesla") if each.startswith("advance")] == [
        "advance dc 5"
    ]


def test_a_patent_asks_for_fin() -> None:
    """9.4: at least as much as levels risen; then the price goes up by the level."""
    table = currents(edison=has(luminaries=["henry-villard"]), tesla=has())
    play(table, "edison: advance bulb 3", "edison: exhaust henry-villard thomas-edison")
    assert table.firm("edison").patents == ("bulb 3",)
    assert table.price("edison") == 15
    table = currents(edison=has(), tesla=has())
    play(table, "edison: advance bulb 3", "edison: exhaust thomas-edison")
    (advanced,) = table.events_of(Advanced)
    assert advanced.patented
    brush = currents(brush=has(), tesla=has())
    play(brush, "brush: advance bulb 3", "brush: exhaust charles-brush")
    (advanced,) = brush.events_of(Advanced)
    assert not advanced.patented
    assert brush.price("brush") == 12
    table = currents(edison=has(), tesla=has(patents=["bulb 2"]))
    play(table, "edison: advance bulb 2", "edison: exhaust thomas-edison")
    assert table.firm("edison").patents == ()


def test_a_level_that_was_passed_over_can_still_be_patented() -> None:
    """9.5: by others who stop there."""
    table = currents(edison=has(levels={"bulb": 3}), tesla=has())
    check_not_offered(table, "edison: advance bulb 2")
    play(
        table, "edison: rest thomas-edison", "tesla: advance bulb 2", "tesla: exhaust nikola-tesla"
    )
    assert table.firm("tesla").patents == ("bulb 2",)


def test_case_5_two_advance_two_levels_without_enough_fin() -> None:
    """9.2, 9.4: Inv 5 and Man 3 suffice for AC III; Fin 1 for two levels does not earn a patent."""
    team = ["francis-upton", "edwin-houston"]
    table = currents(tesla=has(luminaries=team), edison=has())
    play(table, "tesla: advance ac 3", "tesla: exhaust edwin-houston francis-upton")
    assert table.firm("tesla").levels["ac"] == 3
    assert table.view().patents == {}
    assert table.price("tesla") == 12
