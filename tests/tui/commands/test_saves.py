"""Saved matches on the command line: out to a file and back again, checked on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saves.directory import lock_for_local_use, lock_for_server
from saves.record import Record
from tui.__main__ import main


def test_saves_lists_what_is_saved(
    saved: Record, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["saves", "--data", data]) == 0
    line = capsys.readouterr().out
    assert line.startswith(saved.id)
    assert "Ann, Greedy: " in line
    assert main(["--data", data, "saves", "--json"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert (match["id"], match["game"], match["finished"]) == (saved.id, "duel", True)
    assert match["answers"] == len(saved.answers)
    assert match["players"][0] == {"kind": "human", "name": "Ann"}


def test_an_empty_place_says_so(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["saves", "--data", data]) == 0
    assert capsys.readouterr().out == "No saved matches yet.\n"
    assert main(["saves", "--data", data, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"matches": []}


def test_an_export_comes_back_as_the_same_match(
    saved: Record, data: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "out.json", str(tmp_path / "elsewhere")
    assert main(["export", saved.id, "--data", data, "--output", str(file)]) == 0
    assert main(["export", saved.id, "--data", data]) == 0
    assert capsys.readouterr().out == file.read_text("utf-8")
    assert main(["verify", str(file)]) == 0
    assert main(["import", str(file), "--data", elsewhere]) == 0
    capsys.readouterr()
    assert main(["export", saved.id, "--data", elsewhere]) == 0
    assert capsys.readouterr().out == file.read_text("utf-8")


def test_an_export_does_not_overwrite(
    saved: Record, data: str, export_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = export_file.read_bytes()
    assert main(["export", saved.id, "--data", data, "-o", str(export_file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert export_file.read_bytes() == before


def test_a_match_is_not_taken_twice(
    saved: Record, data: str, export_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(export_file), "--data", data]) == 2
    assert f"match {saved.id} is already saved" in capsys.readouterr().err


def test_a_deleted_match_is_gone(
    saved: Record, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["delete", saved.id, "--data", data]) == 0
    assert capsys.readouterr().out == f"Match {saved.id} is deleted.\n"
    assert main(["delete", saved.id, "--data", data]) == 2


def test_verify_says_that_all_is_well(
    export_file: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(export_file)]) == 0
    assert (
        f"all steps are valid: {len(record.answers)} answers, finished" in capsys.readouterr().out
    )
    assert main(["verify", str(export_file), "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["ok"] is True
    assert verdict["answers"] == len(record.answers)


def test_an_unknown_option_is_named_with_the_file(
    export_file: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = export_file.read_text("utf-8").replace('"options": {', '"options": {"zz": true, ')
    export_file.write_text(text, "utf-8")
    for command in (["verify"], ["import", "--data", data]):
        assert main([*command, str(export_file)]) != 0
        error = capsys.readouterr().err
        assert f"{export_file}: " in error
        assert "no option 'zz'; " in error


def test_verify_finds_a_changed_seed(
    export_file: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    export_file.write_text(export_file.read_text("utf-8").replace('"seed": "7"', '"seed": "8"'))
    assert main(["verify", str(export_file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "link 0 does not match" in said.err
    assert main(["verify", str(export_file), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["ok"] is False
    assert said.err == ""
    assert main(["import", str(export_file), "--data", data]) == 2


def test_commands_that_write_refuse_a_directory_that_a_server_uses(
    saved: Record, data: str, export_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with lock_for_server(Path(data)):
        for words in (["delete", saved.id], ["import", str(export_file)]):
            assert main([*words, "--data", data]) == 2
            line = capsys.readouterr().err
            assert line.startswith(f"wardenclyffe {words[0]}: a server uses {data}; stop it first")
            assert line.count("\n") == 1
        assert main(["export", saved.id, "--data", data]) == 0, "reading is allowed"
        assert main(["saves", "--data", data]) == 0
    assert main(["delete", saved.id, "--data", data]) == 0


def test_commands_that_write_may_run_beside_an_open_game(saved: Record, data: str) -> None:
    with lock_for_local_use(Path(data)):
        assert main(["delete", saved.id, "--data", data]) == 0
