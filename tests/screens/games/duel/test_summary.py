"""The end of a duel: the scores by their parts, the goals, and how it was won."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.state import Outcome
from engine.games.duel.cards import COMPANIES, REGIONS, SHARE_POINTS
from screens.games.duel.summary import curves, summary
from tests.screens.games.duel.tables import at_step, finished, with_sides
from tests.tools.pictures import missing_words, text
from themes.look import look

SEEDS = (1, 2, 3, 4)
WIDTHS = (60, 72, 84, 130)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_summary_names_winner_regions_and_goals(width: int, glyphs: str) -> None:
    for seed in SEEDS:
        view = finished(seed)
        assert view.outcome is not None
        picture = summary(view, width, look("dark", glyphs))
        winner = view.sides[view.outcome.winners[0]].inventor
        names = [region.name for region in REGIONS.values()]
        names += [side.inventor.split()[-1] for side in view.sides]
        assert f"{winner} wins" in text(picture)
        assert missing_words(picture, *names, "Cities", "Points", "goal") == []
        assert {strip.cell_length for strip in picture.strips} == {width}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parts_of_a_score_add_up_to_its_points(seed: int) -> None:
    view = finished(seed)
    lines = summary(view, 60, look()).lines()
    for region in view.regions:
        start = next(n for n, line in enumerate(lines) if f" {region.name} " in line)
        end = next(n for n in range(start, len(lines)) if "Points" in lines[n])
        sums = [0, 0]
        for line in lines[start + 2 : end]:
            parts = re.findall(r"-|\d[⌂▤] +\d+", line.split(maxsplit=2)[2])
            assert len(parts) == 2, line
            for seat, part in enumerate(parts):
                sums[seat] += int(part.split()[-1]) if part != "-" else 0
        shown = [int(number) for number in re.findall(r"\d+", lines[end])]
        assert shown == sums == list(region.points)


def test_every_company_with_placed_shares_has_its_line() -> None:
    view = finished(1)
    shown = text(summary(view, 84, look()))
    for side in view.sides:
        for slug, count in side.shares.items():
            assert COMPANIES[slug].name in shown
            assert f"{count}▤{SHARE_POINTS[count]:3}" in shown


def test_a_lead_by_tie_break_is_explained() -> None:
    view = finished(1)
    tied = evolve(view.regions[0], points=(4, 4), leader=0, reason="PR")
    view = evolve(view, regions=(tied, *view.regions[1:]))
    assert "leads (tie: PR)" in text(summary(view, 110, look()))


@pytest.mark.parametrize(("reason", "word"), [("PR", "PR)"), ("technologies", "chips)")])
@pytest.mark.parametrize("inventor", [each.inventor for each in COMPANIES.values()])
def test_the_tie_break_of_every_inventor_is_readable_at_80_columns(
    inventor: str, reason: str, word: str
) -> None:
    view = finished(1)
    tied = evolve(view.regions[0], points=(4, 4), leader=0, reason=reason)
    first = evolve(view.sides[0], inventor=inventor)
    view = evolve(view, regions=(tied, *view.regions[1:]), sides=(first, *view.sides[1:]))
    rows = text(summary(view, 80, look())).splitlines()
    assert any(f"♛ {inventor.split()[-1]}" in row and word in row for row in rows)


def test_how_the_duel_was_won_is_told() -> None:
    view = finished(1)
    outcome = Outcome(((1,), (0,)), (0, 1), "")
    by_goal = evolve(view, outcome=outcome, won_by="goal", phase=2)
    assert "wins  by reaching the personal goal, in phase 2" in text(summary(by_goal, 84, look()))
    regions = tuple(evolve(each, leader=1) for each in view.regions)
    by_regions = evolve(view, outcome=outcome, won_by="regions", regions=regions)  # type: ignore[arg-type]  # three
    assert "by leading 3 of 3 Regions" in text(summary(by_regions, 84, look()))


def test_curves_give_each_seats_numbers() -> None:
    view = at_step("turn")
    view = with_sides(
        view,
        own={"points": {"new-england": 1, "new-york": 4, "out-west": 0}, "pr": 9},
        rival={"points": {"new-england": 2, "new-york": 0, "out-west": 5}, "pr": 4},
    )
    assert curves(view)["points"] == (5, 7)
    assert curves(view)["PR"] == (9, 4)
    for values in curves(view).values():
        assert len(values) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_summary_tells_who_won_and_leaves_the_verdict_to_the_page(seed: int) -> None:
    view = finished(seed)
    assert view.outcome is not None
    (winner,) = view.outcome.winners
    for seat in (winner, 1 - winner, None):
        first = summary(evolve(view, seat=seat), 84, look()).lines()[0]
        assert f"★ {view.sides[winner].inventor} wins" in first
        assert "You" not in first
