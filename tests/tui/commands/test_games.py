"""The commands games and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import registry
from tests.tui.commands.shell import ROOT, run_json, wardenclyffe
from tui.__main__ import main


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run_json(capsys, "games", "--json")["games"]
    assert [game["game"] for game in listed] == registry.slugs()
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
