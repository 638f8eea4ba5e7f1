"""The fuzzer's command: its output and exit status."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

import pytest
from attrs import evolve

from engine import fuzz
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Description
from engine.core.match import Match, start_match
from engine.testing import checked_play, random_matches
from tests.sample_games import high_card

MUMBLING = evolve(
    high_card.GAME,
    slug="mumbling",
    describe=lambda view, choice: Description("Lay", "A card" if view.round > 1 else choice.noun),
)
"""From the second round on all choices read the same."""


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry._GAMES, "tiny": high_card.GAME, "mumbling": MUMBLING}
    monkeypatch.setattr(registry, "_GAMES", games)


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["fuzz", *words])
    return fuzz.main()


@pytest.mark.parametrize("limit", [("--decisions", "50"), ("--minutes", "0.01")])
def test_a_sound_game_ends_with_a_summary(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], limit: tuple[str, str]
) -> None:
    assert run(monkeypatch, "tiny", *limit, "--check", "1") == 0
    said = capsys.readouterr()
    assert "one decision in 1 checked, nothing found" in said.out
    assert said.err == ""


def test_a_finding_prints_the_seed_and_the_log_and_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "mumbling", "--decisions", "50", "--check", "1") == 1
    first = capsys.readouterr().out
    assert first.startswith("mumbling, seed 1, after answer ")
    assert "read the same" in first
    assert '"game":"mumbling"' in first
    assert '"options":' in first
    assert "lay card-" in first
    again = first.splitlines()[-1].split("engine.fuzz ")[1].split()
    assert run(monkeypatch, *again) == 1
    assert capsys.readouterr().out == first


def test_an_unknown_game_gets_one_line_and_a_suggestion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "tinny") == 2
    assert capsys.readouterr().err == "fuzz: no game is called 'tinny'; did you mean 'tiny'?\n"


def test_the_games_take_turns_until_there_are_enough_decisions() -> None:
    met: list[str] = []
    games = [high_card.GAME, evolve(high_card.GAME, slug="other")]
    matches, decisions = fuzz.fuzz(
        games,
        first_seed=1,
        check_interval=50,
        most_decisions=200,
        progress=lambda match, *_: met.append(match.game.slug),
    )
    assert decisions == len(met) == 200
    assert matches > 2
    assert set(met) == {"tiny", "other"}


def test_the_matches_cover_all_seats_and_rows_of_options() -> None:
    matches: list[Match[high_card.HighCard]] = [
        fuzz.fuzz_match(high_card.GAME, seed, check_interval=1_000) for seed in range(24)
    ]
    assert {match.charter.seat_count for match in matches} == {2, 3, 4}
    assert len({tuple(match.charter.options.values()) for match in matches}) == 6


@pytest.mark.parametrize(("interval", "are_all"), [(1, True), (1_000, False)])
def test_one_decision_in_an_interval_is_checked(interval: int, are_all: bool) -> None:
    match = start_match(high_card.GAME, seed=3)
    decisions, checked = checked_play.play_checked(match, Chance(3), check_interval=interval)
    assert (checked == decisions) == are_all


def test_a_few_rows_hold_every_pair_of_values() -> None:
    columns = [[f"{letter}{n}" for n in range(4)] for letter in "abcdefghij"]
    rows = random_matches.covering_rows(columns)
    assert len(rows) < 45, "all combinations would be a million"
    for one, other in combinations(range(len(columns)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == set(product(columns[one], columns[other]))


def test_a_game_with_few_combinations_of_options_plays_all_of_them() -> None:
    rows = random_matches.every_option(high_card.GAME)
    values = random_matches._values(high_card.GAME)
    assert len(rows) == len(set(rows)) == prod(len(each) for each in values.values())


@pytest.mark.parametrize(("length", "check_interval"), [(100, 1), (2_000, 33)])
def test_of_a_long_match_some_decisions_are_checked(
    monkeypatch: pytest.MonkeyPatch, length: int, check_interval: int
) -> None:
    asked: list[int] = []

    def noted(match: object, chance: object, *, check_interval: int) -> tuple[int, int]:
        asked.append(check_interval)
        return 1, 1

    monkeypatch.setattr(checked_play, "_random_match_length", lambda game, seed: length)
    monkeypatch.setattr(checked_play, "play_checked", noted)
    checked_play.check_every_decision(high_card.GAME, seed=1)
    assert asked == [check_interval]
