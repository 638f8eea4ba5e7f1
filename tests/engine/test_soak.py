"""The soak: every decision of whole matches, and how a finding is played again."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine import soak
from engine.core import registry
from engine.core.choice import Description
from engine.core.match import Match
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard

MUMBLING = evolve(
    high_card.GAME,
    slug="mumbling",
    describe=lambda view, choice: Description("Lay", "A card" if view.round > 1 else choice.noun),
)
"""From the second round on all choices read the same."""


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", {"tiny": high_card.GAME, "mumbling": MUMBLING})


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["soak", *words])
    return soak.main()


def test_a_sound_game_is_played_until_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "tiny", "--minutes", "0.01") == 0
    assert "whole matches, nothing found" in capsys.readouterr().out


def test_a_finding_says_how_to_play_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "mumbling", "--minutes", "1") == 1
    first = capsys.readouterr().out
    assert first.startswith("mumbling, seed 1, after answer ")
    assert "read the same" in first
    assert '"options":' in first
    again = first.splitlines()[-1].split("engine.soak ")[1].split()
    assert run(monkeypatch, *again) == 1
    assert capsys.readouterr().out == first


def test_an_unknown_game_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "tinny") == 2
    assert capsys.readouterr().err.startswith("soak: no game is called 'tinny'")


def test_the_matches_cover_all_seats_and_rows_of_options() -> None:
    matches: list[Match[HighCard]] = [
        soak.soak_match(high_card.GAME, seed, lambda match: None) for seed in range(24)
    ]
    assert {match.charter.seat_count for match in matches} == {2, 3, 4}
    assert len({tuple(match.charter.options.values()) for match in matches}) == 6
