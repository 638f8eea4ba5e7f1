"""Where saved matches lie; a server has that place alone, games at one keyboard share it."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from saves import directory
from saves.directory import lock_for_local_use, lock_for_server
from saves.errors import DataDirectoryError, InUseError


@pytest.fixture(autouse=True)
def _no_directory_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(directory.VARIABLE, raising=False)


def test_the_chosen_directory_comes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(directory.VARIABLE, str(tmp_path / "environment"))
    assert directory.data_directory(tmp_path / "chosen") == tmp_path / "chosen"
    assert directory.data_directory() == tmp_path / "environment"
    assert (tmp_path / "environment").is_dir()


def test_without_a_choice_the_users_own_data_directory_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "user_data_path", lambda name, appauthor: tmp_path / name)
    monkeypatch.setenv(directory.VARIABLE, "")
    assert directory.data_directory() == tmp_path / "wardenclyffe"


def test_a_relative_choice_and_a_tilde_become_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert directory.data_directory("here") == tmp_path / "here"
    assert directory.data_directory("~/there") == tmp_path / "there"


def test_the_directory_is_for_its_owner_alone(tmp_path: Path) -> None:
    made = directory.data_directory(tmp_path / "made")
    assert made.stat().st_mode & 0o077 == 0


def test_nothing_is_left_in_the_directory_by_the_check(tmp_path: Path) -> None:
    assert list(directory.data_directory(tmp_path).iterdir()) == []


@pytest.mark.parametrize("name", ["file", "file/below", "null\0character", "/proc/nowhere"])
def test_what_cannot_be_a_directory_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(DataDirectoryError, match="cannot store matches in") as caught:
        directory.data_directory(tmp_path / name)
    assert "\n" not in str(caught.value)
    assert (tmp_path / "file").read_text() == "mine"


def test_the_database_lies_in_the_directory(tmp_path: Path) -> None:
    assert directory.database_path(tmp_path).parent == tmp_path


def test_a_server_keeps_everybody_else_out(tmp_path: Path) -> None:
    with lock_for_server(tmp_path):
        with pytest.raises(InUseError, match="another server uses"), lock_for_server(tmp_path):
            pass
        with pytest.raises(InUseError, match="a server uses"), lock_for_local_use(tmp_path):
            pass
    with lock_for_local_use(tmp_path):
        pass


def test_open_games_share_a_directory_and_keep_a_server_out(tmp_path: Path) -> None:
    open_games = (lock_for_local_use(tmp_path), lock_for_local_use(tmp_path))
    with open_games[0], open_games[1], pytest.raises(InUseError, match="a game is open in"):
        lock_for_server(tmp_path).__enter__()
    with lock_for_server(tmp_path):
        pass


def test_without_locks_a_game_can_be_played_but_no_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: object, how: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with lock_for_local_use(tmp_path):
        pass
    with pytest.raises(DataDirectoryError, match="cannot lock"), lock_for_server(tmp_path):
        pass
