"""Finding a match by its id or its file."""

from __future__ import annotations

from pathlib import Path

import pytest

import wardenclyffe
from saves.errors import UnknownFileError, UnknownMatchError
from saves.lookup import find_record


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    path = tmp_path / "first.json"
    wardenclyffe.export(wardenclyffe.new_match("duel", seed=1), str(path))
    return path


def test_what_looks_like_a_file_is_read_as_one(exported: Path) -> None:
    assert find_record(str(exported), None).charter.seed == "1"


def test_a_file_that_is_not_there_gets_the_name_of_a_neighbour(exported: Path) -> None:
    with pytest.raises(UnknownFileError, match=r"there is no file .*did you mean .*first\.json"):
        find_record(str(exported.with_name("frist.json")), None)
    with pytest.raises(UnknownFileError, match=r"no file '/nowhere/at-all\.json'$"):
        find_record("/nowhere/at-all.json", None)


def test_an_id_that_is_not_there_gets_the_command_that_lists_them(tmp_path: Path) -> None:
    with pytest.raises(UnknownMatchError, match="'wardenclyffe saves' lists them"):
        find_record("abc", str(tmp_path))
