"""The command sim: its report, for people and as JSON."""

from __future__ import annotations

import pytest

from engine.core.errors import NotOfferedError
from tests.tui.commands.shell import run_json
from tui.__main__ import main
from tui.commands import sim
from tui.commands.sim import Bar

SIM_KEYS = {
    *("game", "matches", "seed", "decisions", "seconds", "decisions_per_second", "seats"),
    *("first_seat_wins", "mean_decisions", "mean_rounds", "facts", "seeds"),
}


def test_sim_prints_one_object_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = run_json(
        capsys,
        *["sim", "duel", "--matches", "5", "--seed", "3", "--bots", "greedy,random", "--json"],
    )
    assert report.keys() >= SIM_KEYS
    assert (report["game"], report["matches"], report["seed"]) == ("duel", 5, 3)
    assert [seat["bot"] for seat in report["seats"]] == ["greedy", "random"]
    assert all({"bot", "wins", "draws", "mean_score"} <= seat.keys() for seat in report["seats"])
    assert sum(seat["wins"] for seat in report["seats"]) == 5


def test_sim_gives_the_same_results_with_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    reports = []
    for workers in "12":
        words = f"sim duel --matches 12 --seed 3 --workers {workers} --json"
        report = run_json(capsys, *words.split())
        del report["seconds"], report["decisions_per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_sim_understands_the_former_names_of_its_flags(capsys: pytest.CaptureFixture[str]) -> None:
    former = ["sim", "duel", "--games", "2", "--seats", "greedy,random"]
    report = run_json(capsys, *former, "--json")
    assert (report["matches"], report["seats"][0]["bot"]) == (2, "greedy")
    with pytest.raises(SystemExit):
        main(["sim", "--help"])
    told = capsys.readouterr().out
    assert "--bots" in told
    assert "--seats" not in told


def test_sim_without_a_seed_draws_one_and_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "duel", "--matches", "2", "--workers", "1", "--json"]
    first = run_json(capsys, *words)
    again = run_json(capsys, *words, "--seed", str(first["seed"]))
    assert first["decisions"] == again["decisions"]
    assert first["facts"] == again["facts"]


def test_sim_plays_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = "sim duel --matches 2 --seed 1 --set draft=off --set inventors=random --json"
    report = run_json(capsys, *words.split())
    assert report["options"]["draft"] is False
    assert report["options"]["inventors"] == "random"


def test_sim_tells_a_person_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["sim", "duel", "--matches", "8", "--seed", "3", "--bots", "greedy,random", "--swap"])
        == 0
    )
    said = capsys.readouterr()
    assert "8 matches, seed 3" in said.out
    assert "greedy" in said.out
    assert "won by:" in said.out
    assert "\r" not in said.out
    assert said.err == ""


def test_sim_counts_a_single_game_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "duel", "--matches", "1", "--seed", "3"]) == 0
    assert "1 match, seed 3" in capsys.readouterr().out


def test_the_largest_seed_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "duel", "--matches", "1", "--workers", "1", "--json", "--seed"]
    assert run_json(capsys, *words, str(2**64 - 1))["seed"] == 2**64 - 1


def test_an_error_in_a_bot_names_the_bot_and_the_match_on_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object, **settings: object) -> None:
        error = NotOfferedError("'lay card-99' is not offered to seat=1")
        error.add_note("when the bot 'cheating' was asked, at seat=1")
        error.add_note("in match 0 (seed 5) of the series")
        raise error

    monkeypatch.setattr(sim, "simulate", fail)
    assert main(["sim", "duel"]) == 2
    assert capsys.readouterr().err == (
        "wardenclyffe sim: 'lay card-99' is not offered to seat=1, when the bot 'cheating' was "
        "asked, at seat=1, in match 0 (seed 5) of the series\n"
    )


def test_a_bar_is_drawn_on_a_terminal_and_removed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sim, "is_terminal", lambda _file: True)
    with Bar(1000) as bar:
        bar(500)
        bar(501)  # a moment later: not drawn again
    assert capsys.readouterr().err == f"\r[{'#' * 15}{'.' * 15}] 500 of 1,000\r\x1b[K"


def test_a_bar_writes_nothing_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar(10) as bar:
        bar(5)
    assert capsys.readouterr().err == ""
