"""Settings are remembered, and a bad file never stops anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tui.settings import FILE, Settings, load_settings, save_settings


def test_they_come_back_as_they_were_saved(tmp_path: Path) -> None:
    chosen = Settings(theme="safe", vi_keys=True, name="Ann", keys={"undo": "U"})
    save_settings(tmp_path / "new", chosen)
    found = load_settings(tmp_path / "new")
    assert found.settings == chosen
    assert found.notice == ""
    assert [each.name for each in (tmp_path / "new").iterdir()] == [FILE]


def test_without_a_file_there_are_defaults_and_no_notice(tmp_path: Path) -> None:
    assert load_settings(tmp_path).settings == Settings()
    assert load_settings(tmp_path).notice == ""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[]", "not an object"),
        (b"[" * 100_000, ""),
        (b'{"theme": "neon"}', "theme cannot be 'neon'"),
        (b'{"theme": ["dark"]}', "theme cannot be"),
        (b'{"vi_keys": 1}', "vi_keys cannot be 1"),
        (b'{"name": "\\ud800"}', "name cannot be"),
        (b'{"name": "\\u001b[2J"}', "name cannot be"),
        (b'{"name": "' + b"a" * 41 + b'"}', "name cannot be"),
        (b'{"colour": "red"}', "unknown setting 'colour'"),
        (b'{"keys": {"undo": 3}}', "keys cannot be"),
        (b'{"keys": {"undo": "h"}}', "both"),
        (b'{"keys": {"fly": "f"}}', "no action 'fly'"),
    ],
)
def test_a_bad_file_is_kept_aside_and_said(tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / FILE).write_bytes(content)
    found = load_settings(tmp_path)
    assert found.settings == Settings()
    assert words in found.notice
    assert "settings.json.bad" in found.notice
    assert (tmp_path / "settings.json.bad").read_bytes() == content
    assert not (tmp_path / FILE).exists()
    assert load_settings(tmp_path).notice == "", "it is said once"


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    found = load_settings(tmp_path)
    assert found.settings == Settings()
    assert "cannot be read" in found.notice


def test_part_of_the_settings_may_be_given(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({"pace": "calm"}))
    assert load_settings(tmp_path).settings == Settings(pace="calm")


def test_saving_replaces_the_old_file_as_a_whole(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(theme="light"))
    save_settings(tmp_path, Settings(theme="contrast"))
    assert json.loads((tmp_path / FILE).read_text())["theme"] == "contrast"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_with_the_names_of_older_versions_is_read(tmp_path: Path) -> None:
    keys = {"eyes": "E", "lobby.look_on": "W", "undo": "U", "take": "x"}
    (tmp_path / FILE).write_text(
        json.dumps({"asked": "own", "moment": "long", "bell": False, "keys": keys})
    )
    found = load_settings(tmp_path)
    assert found.notice == ""
    assert found.settings.automatic_pass_seconds == 4
    assert not found.settings.rings_bell
    assert found.settings.teams_to_help == "own"
    assert found.settings.keys == {"viewer": "E", "lobby.watch": "W", "undo": "U", "choose": "x"}
    save_settings(tmp_path, found.settings)
    assert load_settings(tmp_path) == found
    assert "moment" not in json.loads((tmp_path / FILE).read_text())
