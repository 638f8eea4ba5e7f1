"""Small secrets between two starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.ssh.server import new_host_key
from saves.errors import SaveError
from saves.key_file import read_or_create_secret


def test_a_secret_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "key"
    first = read_or_create_secret(path, new_host_key)
    assert read_or_create_secret(path, new_host_key) == first
    assert first.startswith(b"-----BEGIN OPENSSH PRIVATE KEY-----")
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_folder_is_made_too(tmp_path: Path) -> None:
    assert read_or_create_secret(tmp_path / "a" / "b" / "key", lambda: b"secret") == b"secret"


def test_of_two_processes_that_begin_at_once_both_get_the_same(tmp_path: Path) -> None:
    path = tmp_path / "key"

    def make() -> bytes:
        path.write_bytes(b"the other was quicker")
        return b"mine"

    assert read_or_create_secret(path, make) == b"the other was quicker"


def test_a_process_that_dies_while_writing_leaves_no_half_secret(tmp_path: Path) -> None:
    path = tmp_path / "key"

    def die() -> bytes:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        read_or_create_secret(path, die)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_not_a_secret(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_bytes(b"")
    with pytest.raises(SaveError, match="is empty"):
        read_or_create_secret(path, lambda: b"secret")


@pytest.mark.parametrize("what", ["a folder", "a file on the way"])
def test_what_cannot_be_kept_is_said_in_one_line(tmp_path: Path, what: str) -> None:
    path = tmp_path / "key"
    if what == "a folder":
        path.mkdir()
    else:
        path.write_text("x")
        path = path / "key"
    with pytest.raises(SaveError, match="cannot read or write") as caught:
        read_or_create_secret(path, lambda: b"secret")
    assert "\n" not in str(caught.value)
