"""The headless commands: their output, and the packages they do not load."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.core import registry
from saves import record
from tests.tools.interrupting import interrupted
from tests.tui.commands.shell import ROOT, wardenclyffe
from tui.__main__ import main
from tui.commands import arguments

SIM_KEYS = {
    *("game", "matches", "seed", "decisions", "seconds", "decisions_per_second", "seats"),
    *("first_seat_wins", "mean_decisions", "mean_rounds", "facts"),
}


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The one object that a command prints."""
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


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


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run_json(capsys, "games", "--json")["games"]
    assert [game["game"] for game in listed] == registry.names()
    duel = next(game for game in listed if game["game"] == "duel")
    assert duel["seats"] == [2]
    assert {"random", "greedy"} <= set(duel["bots"])
    assert {option["name"] for option in duel["options"]} == {"draft", "inventors", "first"}
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "duel: Tesla vs. Edison: Duel, for 2 players" in shown
    assert "  Burn-Barrel (--set barrel=hand|structure): It is played from the hand" in shown


def test_rules_prints_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "duel"]) == 0
    text = Path(ROOT, "engine/games/duel/RULES.md").read_text("utf-8")
    assert capsys.readouterr().out == text


def test_rules_survive_a_terminal_that_knows_no_letters() -> None:
    ran = wardenclyffe("rules", "duel", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_only_commands_that_draw_list_the_options_about_drawing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command, draws in (("play duel", True), ("replay x", True), ("sim duel", False)):
        with pytest.raises(SystemExit):
            main([*command.split(), "--help"])
        said = capsys.readouterr().out
        assert ("--theme" in said, "--ascii" in said, "--data" in said) == (draws, draws, True)


@pytest.mark.parametrize("words", [["--help"], ["sim", "--help"], ["--version"]], ids=str)
def test_asking_for_help_is_no_mistake(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    said = capsys.readouterr()
    assert "wardenclyffe" in said.out
    assert said.err == ""


MODULES_AFTER = """
import sys
from tui.__main__ import main
from tui.commands import arguments
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules), file=sys.stderr)
"""


def modules_after(*words: str) -> set[str]:
    """Everything that a command has imported."""
    ran = subprocess.run(
        [sys.executable, "-c", MODULES_AFTER, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stderr.split())


@pytest.mark.parametrize(
    "words",
    [
        "sim duel --matches 2 --workers 1 --json",
        "sim duel --matches 2 --bots greedy,random",
        "games",
        "rules duel",
        "saves",
        "verify nowhere.json",
    ],
)
def test_headless_commands_do_not_import_textual(words: str, data: str) -> None:
    assert not modules_after(*words.split(), "--data", data) & {"textual", "rich", "screens"}


def test_help_imports_next_to_nothing() -> None:
    heavy = {
        *("textual", "rich", "attr", "attrs", "cattrs", "asyncio", "sqlite3", "engine", "saves"),
        *("importlib.metadata", "wardenclyffe"),
    }
    assert not modules_after("--help") & heavy


def test_a_reader_that_leaves_is_no_trouble() -> None:
    command = f"{sys.executable} -m tui rules duel | head -1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True
    )
    title, status = ran.stdout.splitlines()
    assert title.startswith("#")
    assert status in ("0", "141")
    assert ran.stderr == ""


def test_a_closed_pipe_ends_quietly() -> None:
    """The reader is gone before anything is written, so the write must fail."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "tui", "games", "--json"],
            cwd=ROOT,
            stdout=pipe,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.parametrize(
    ("workers", "terminate"), [("1", False), ("2", False), ("1", True), ("2", True)]
)
def test_an_interrupt_ends_a_series_with_what_was_played(workers: str, terminate: bool) -> None:
    command = [sys.executable, "-m", "tests.tui.commands.interrupted", "--workers", workers]
    ended = interrupted(command, after="playing\n", terminate=terminate)
    assert ended.status == 130
    stopped = re.fullmatch(
        r"wardenclyffe sim: stopped after ([\d,]+) of 1,000,000 matches\n", ended.complaints
    )
    assert stopped, ended.complaints
    played = stopped[1]
    assert f": {played} match" in ended.out.splitlines()[0]
    assert "wins" in ended.out


def test_an_interrupted_series_is_one_json_object_as_well() -> None:
    command = [sys.executable, "-m", "tests.tui.commands.interrupted", "--workers", "1", "--json"]
    ended = interrupted(command, after="playing\n")
    told = json.loads(ended.out)
    assert ended.status == 130
    assert 0 < told["matches"] < 1_000_000
    assert sum(seat["wins"] + seat["draws"] for seat in told["seats"]) >= told["matches"]


def test_the_command_line_takes_the_seeds_that_matches_get() -> None:
    assert arguments.MAX_SEED == record.MAX_SEED


def test_the_largest_seed_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "duel", "--matches", "1", "--workers", "1", "--json", "--seed"]
    assert run_json(capsys, *words, str(2**64 - 1))["seed"] == 2**64 - 1
