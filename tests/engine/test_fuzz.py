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
from engine.core.match import Match
from engine.testing import checked_play, random_matches
from engine.testing.random_matches import random_options
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


def test_a_sound_game_ends_with_a_summary(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "tiny", "--decisions", "50", "--check", "1") == 0
    said = capsys.readouterr()
    assert said.out.startswith("tiny: ")
    assert "nothing found" in said.out
    assert said.err == ""


def test_a_finding_prints_the_seed_and_the_log_and_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "mumbling", "--decisions", "50", "--check", "1") == 1
    first = capsys.readouterr().out
    assert "read the same" in first
    assert '"game":"mumbling"' in first
    assert "lay card-" in first
    again = first.splitlines()[-1].split("engine.fuzz ")[1].split()
    assert run(monkeypatch, *again) == 1
    assert capsys.readouterr().out == first


def test_an_unknown_game_gets_one_line_and_a_suggestion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "tinny") == 2
    assert capsys.readouterr().err == "fuzz: no game is called 'tinny'; did you mean 'tiny'?\n"


def test_a_run_covers_all_seats_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    seats, options = set(), set()

    def note(
        match: Match[high_card.HighCard], chance: object, *, check_interval: int
    ) -> tuple[int, int]:
        seats.add(match.charter.seat_count)
        options.add(tuple(match.charter.options.values()))
        return 1, 0

    monkeypatch.setattr(checked_play, "play_checked", note)
    fuzz.fuzz(high_card.GAME, decisions=100, seed=1, check_interval=1)
    assert seats == {2, 3, 4}
    assert options == {(swap, cards) for swap in (True, False) for cards in "234"}


def test_all_decisions_are_checked_when_asked_for() -> None:
    decisions, checked = checked_play.fuzz_game(high_card.GAME, 3, check_interval=1)
    assert decisions == checked
    decisions, checked = checked_play.fuzz_game(high_card.GAME, 3, check_interval=1_000)
    assert checked < decisions


def test_drawn_options_differ() -> None:
    drawn = {random_options(high_card.GAME, Chance(n)) for n in range(50)}
    assert len(drawn) == 6


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
