"""A server has its data directory alone; games at one keyboard share theirs."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from saves.directory_lock import lock_for_local_use, lock_for_server
from saves.errors import DataDirectoryError, InUseError


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
