"""The plug-in of docs/api.md, installed with this project into a fresh environment.

Nothing is downloaded: both wheels are built by the hatchling that is installed here, and the
environment takes this one's dependencies, but not this project, from beside it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

from tests.docs.pages import ROOT, blocks
from tests.docs.test_examples import PLUGIN

PACKAGES = ("engine", "net", "saves", "screens", "themes", "tui")

SCRIPT = """
import sys

import engine
import wardenclyffe as w
from engine.testing import *
from screens.testing import *

print(engine.__file__)
report = w.simulate("marbles", matches=4, bots=["clever", "hasty"], seed=1)
print(report.seats[0].wins)
print(w.simulate("duel", matches=1, bots=["hasty", "random"], seed=1).seats[0].bot)
print(w.show(w.new_match("marbles", seed=1), ascii_only=True))
check_game(w.games()["marbles"])
check_board(w.games()["marbles"])
table = ScriptedTable(w.new_match("marbles", seed=1), {"ann": 0, "bob": 1})
play(table, "ann: " + table.choices_of("ann")[0])
assert table.deciders() == ["bob"], table.deciders()
assert not {"pytest", "tests"} & {name.partition(".")[0] for name in sys.modules}
"""

BROKEN = """
[wardenclyffe.games]
duel = marbles:GAME
missing = no_such_module:GAME
[wardenclyffe.painters]
marbles = marbles
"""


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run(
        [str(word) for word in command], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran


def built(source: Path, folder: Path) -> Path:
    folder.mkdir()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=source)
    (wheel,) = folder.glob("*.whl")
    return wheel


def write_plugin(folder: Path) -> Path:
    folder.mkdir()
    page = [each for each in blocks(ROOT / "docs/api.md") if each.heading == PLUGIN]
    assert [each.file for each in page] == [
        *("pyproject.toml", "marbles.py", "marbles_board.py", "marbles_bots.py")
    ]
    for block in page:
        (folder / block.file).write_text(block.text, "utf-8")
    return folder


def install(wheels: list[Path], home: Path) -> Path:
    venv.create(home, with_pip=False)
    commands = home / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python")]
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", *wheels, folder=home)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return commands


def test_a_package_of_ones_own_brings_a_game_a_board_and_bots(tmp_path: Path) -> None:
    ours = built(ROOT, tmp_path / "ours")
    theirs = built(write_plugin(tmp_path / "source"), tmp_path / "theirs")
    home = tmp_path / "home"
    commands = install([ours, theirs], home)
    wardenclyffe = commands / "wardenclyffe"

    listed = json.loads(run(wardenclyffe, "games", "--json", folder=tmp_path).stdout)
    games = {game["game"]: game for game in listed["games"]}
    assert listed["problems"] == []
    assert games["marbles"]["bots"] == ["random", "hasty", "clever"]
    assert games["duel"]["bots"] == ["random", "modest", "hasty", "greedy"]

    words = "sim marbles --matches 6 --bots clever,hasty --seed 1 --workers 2 --json"
    report = json.loads(run(wardenclyffe, *words.split(), folder=tmp_path).stdout)
    assert [seat["wins"] for seat in report["seats"]] == [6, 0]

    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    said = run(commands / "python", script, folder=tmp_path).stdout
    where, wins, bot, *board = said.splitlines()
    assert where.startswith(str(home))
    assert (wins, bot) == ("4", "hasty")
    assert "  15 marbles are left" in board
    assert "  " + "@" * 15 in board

    check_that_broken_plugins_stop_nothing(home, tmp_path)


def check_that_broken_plugins_stop_nothing(home: Path, folder: Path) -> None:
    """Break the package's entry points, and list the games again."""
    (offered,) = home.glob("lib/python*/site-packages/marbles-1.0.dist-info/entry_points.txt")
    offered.write_text(BROKEN)
    said = run(home / "bin/wardenclyffe", "games", folder=folder)
    assert "duel: Tesla vs. Edison: Duel, for 2 players" in said.stdout
    assert "marbles:" not in said.stdout
    told = [line.partition(" cannot be used: ")[2] for line in said.stderr.splitlines()]
    assert told == [
        "a built-in game has that name",
        "ModuleNotFoundError: No module named 'no_such_module'",
        "a module is not a Painter",
    ]


def test_the_wheel_holds_everything(tmp_path: Path) -> None:
    names = set(ZipFile(built(ROOT, tmp_path / "wheel")).namelist())
    assert {"wardenclyffe.py", "wardenclyffe/py.typed", "themes/app.tcss"} <= names
    for package in PACKAGES:
        assert f"{package}/py.typed" in names
        folders = {path.parent for path in (ROOT / package).rglob("*.py")}
        for path in (*folders, *(ROOT / package).rglob("*.md"), *(ROOT / package).rglob("*.tcss")):
            inside = path.relative_to(ROOT)
            name = str(inside / "__init__.py" if path.is_dir() else inside)
            assert name in names
    assert {f"engine/games/{game}/RULES.md" for game in ("duel", "lightning", "taidian")} <= names
    tops = {name.split("/")[0] for name in names if ".dist-info" not in name}
    assert tops == {*PACKAGES, "wardenclyffe.py", "wardenclyffe"}


def test_the_image_is_built_from_all_that_the_wheel_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    ignored = (ROOT / "deploy/Dockerfile.dockerignore").read_text("utf-8").split()
    for path in (*wheel["only-include"], *wheel["force-include"]):
        assert (ROOT / path).exists()
        assert path.split("/")[0] not in ignored
