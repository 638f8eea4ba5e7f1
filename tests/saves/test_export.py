"""Exports: readable, complete, and robust against bad input."""

from __future__ import annotations

import json
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, strategies as st

from engine.core.match import charter_for, start_match
from saves import export as exports
from saves.errors import BadExportError, FileTakenError, UnknownFileError
from saves.export import MAX_EXPORT_BYTES, from_text, read_export, to_text, write_export
from saves.fairness import new_fairness
from saves.loading import record_of
from saves.record import Player, new_id
from saves.verify import verify
from tests.sample_games import high_card
from tests.saves.sample_matches import played, taken_back

RECORD = played(5).record
HASHES = {"commitment": "0" * 64, "secret": "0" * 64}
TEXT = to_text(RECORD)


def changed(**keys: Any) -> str:
    return json.dumps({**json.loads(TEXT), **keys})


def without(key: str) -> str:
    plain = json.loads(TEXT)
    del plain[key]
    return json.dumps(plain)


def test_a_record_comes_back_as_it_was() -> None:
    assert from_text(TEXT) == RECORD
    assert from_text(to_text(played(0).record)) == played(0).record


def test_an_export_says_what_it_is_and_what_was_played() -> None:
    plain = json.loads(TEXT)
    assert plain["format"] == "wardenclyffe-match"
    assert plain["version"] == 3
    assert (plain["game"], plain["rules"], plain["seats"], plain["seed"]) == ("tiny", 1, 2, "7")
    assert plain["options"] == {"swap": True, "cards": "3"}
    assert plain["players"][1] == {"kind": "human", "name": "Bob"}
    assert len(plain["chain"]) == len(plain["entries"]) + 1


def test_an_export_has_a_line_for_each_answer() -> None:
    answer = RECORD.answers[2]
    line = f'    [{answer.seat}, "{answer.choice.verb}", "{answer.choice.noun}"],'
    assert line in TEXT.splitlines()


def test_names_stay_readable() -> None:
    named = evolve(RECORD, players=(Player("human", "Žofie 电"), *RECORD.players[1:]))
    assert '"Žofie 电"' in to_text(named)
    assert from_text(to_text(named)) == named


@pytest.mark.parametrize(("kind", "name"), [("human", "Eve"), ("random", "Ann")])
def test_a_changed_player_breaks_the_seal(kind: str, name: str) -> None:
    """Who played is not part of the chain, so that the seal must hold it."""
    players = json.loads(TEXT)["players"]
    players[0] = {"kind": kind, "name": name}
    with pytest.raises(BadExportError, match="seal does not match"):
        from_text(changed(players=players))


def test_an_export_from_before_there_were_seals_is_read_and_verified() -> None:
    plain = {**json.loads(without("seal")), "version": 1}
    record = from_text(json.dumps(as_version_2(plain)))
    assert record == RECORD
    assert verify(record).ok


def as_version_2(plain: dict[str, Any]) -> dict[str, Any]:
    """Plain data under the keys that it had before there were entries."""
    renamed = {"answers" if key == "entries" else key: plain[key] for key in plain}
    return {key: renamed[key] for key in renamed if key != "fairness"}


def test_an_export_from_before_there_were_entries_is_read_and_verified() -> None:
    plain = as_version_2({**json.loads(TEXT), "version": 2})
    assert from_text(json.dumps(plain)) == RECORD


def test_what_was_taken_back_is_exported(tmp_path: Path) -> None:
    for anew in (False, True):
        record = taken_back(played(4), 3, anew=anew).record
        assert from_text(to_text(record)) == record
        assert verify(record).ok


def test_what_the_seed_was_made_from_is_exported() -> None:
    charter = charter_for(high_card.GAME, seed="", seats=2)
    fairness = new_fairness(charter, ["Ann's", "Bob's"])
    match = start_match(high_card.GAME, seed=fairness.seed, seats=2)
    record = evolve(record_of(match), fairness=fairness)
    assert from_text(to_text(record)) == record
    assert verify(record).ok


def test_an_export_is_written_and_read(tmp_path: Path) -> None:
    write_export(tmp_path / "match.json", RECORD)
    assert read_export(tmp_path / "match.json") == RECORD


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text("years of work")
    with pytest.raises(FileTakenError, match="already exists"):
        write_export(path, RECORD)
    assert path.read_text() == "years of work"


def test_a_file_is_overwritten_on_request(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("an older export" * 10_000)
    write_export(path, RECORD, overwrite=True)
    assert read_export(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_into_a_directory_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExportError, match=r"cannot write .*: No such file"):
        write_export(tmp_path / "nowhere" / "match.json", RECORD)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the disk that is always full")
def test_an_export_that_does_not_fit_on_the_disk_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "open", lambda self, mode: FileIO("/dev/full", "w"))
    (tmp_path / "match.json").touch()
    with pytest.raises(BadExportError, match="No space left"):
        write_export(tmp_path / "match.json", RECORD)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("years of work", "not JSON"),
        (TEXT[:-20], "not JSON"),
        ("[]", "not a JSON object"),
        ("{}", "format is not 'wardenclyffe-match'"),
        ("[" * 100_000, "nested too deeply"),
        ('{"seed": ' + "9" * 5000 + "}", "a number of 5000 digits is too large"),
        ('{"format": "wardenclyffe-match", "format": "x"}', "key appears twice"),
        ('{"seed": NaN}', "NaN is not a number"),
        (changed(format="other"), "format is not"),
        (changed(version=4), "written by a later program"),
        (changed(version=0), "version is not 3"),
        (changed(version=True), "version is not 3"),
        (changed(version=1), "unknown key 'fairness'"),
        (changed(version=2), "unknown key 'fairness'"),
        (without("seal"), "'seal' is missing"),
        (changed(seal="0" * 64), "seal does not match"),
        (changed(created="2020-01-01"), "seal does not match"),
        (changed(updated="2020-01-01"), "seal does not match"),
        (changed(id="xyz"), "seal does not match"),
        (changed(players=json.loads(TEXT)["players"][::-1]), "seal does not match"),
        (changed(extra=1), "unknown key 'extra'"),
        (changed(**{"\x1b[2J\n": 1}), "unknown key"),
        (without("seed"), "'seed' is missing"),
        (changed(seed=7.5), "'seed' should be text"),
        (changed(fairness=[]), "'fairness' should be an object"),
        (changed(fairness={}), "missing"),
        (changed(fairness={**HASHES, "inputs": ["\x1b[2J"]}), "not typed"),
        (changed(fairness={**HASHES, "secret": "\ud800", "inputs": []}), "64 hex digits"),
        (changed(fairness={"commitment": 1, "secret": "", "inputs": []}), "expected str"),
        (changed(seats=True), "'seats' should be a whole number"),
        (changed(game=None), "'game' should be text"),
        (changed(options=[]), "'options' should be an object"),
        (changed(players={}), "'players' should be a list"),
        (changed(players=["Ann"]), "player 1: should be"),
        (changed(players=[{"kind": "human", "name": 3}]), "player 1: kind and name"),
        (changed(players=[{"kind": "human", "name": "\x1b[2J"}]), "player 1: .* is not a name"),
        (changed(players=[{"kind": "human", "name": ""}]), "is not a name"),
        (changed(players=[{"kind": "human", "name": "\u2800"}]), "letters without a shape"),
        (changed(players=[{"kind": "a b", "name": "Ann"}]), "is not a kind of player"),
        (changed(entries="none"), "'entries' should be a list"),
        (changed(entries=[[0, "lay"]]), "entry 1: should be"),
        (changed(entries=[[0, "lay", "card-01"], ["0", "lay", "x"]]), "entry 2: should be"),
        (changed(entries=[[False, "lay", "x"]]), "entry 1: should be"),
        (changed(entries=[{"back_to": 1}]), "entry 1: should be"),
        (changed(entries=[{"back_to": True, "anew": True}]), "entry 1: should be"),
        (changed(entries=[[0, "", "x"]]), "entry 1: the verb should not be empty"),
        (changed(chain=["a", None]), "link 1: should be text"),
        (changed(id="../../etc"), "is not the id of a match"),
    ],
)
def test_what_is_not_an_export_is_refused_in_one_clear_line(text: str, words: str) -> None:
    with pytest.raises(BadExportError, match=words) as caught:
        from_text(text)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\x00\xff", b"\xff\xfe{\x00}\x00"])
def test_a_binary_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    with pytest.raises(BadExportError, match="not a text file"):
        read_export(path)
    assert path.read_bytes() == content


def test_a_huge_file_is_refused_without_reading_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100 * MAX_EXPORT_BYTES)
    with pytest.raises(BadExportError, match="too large"):
        read_export(path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownFileError, match=r"there is no file '.*missing\.json'"):
        read_export(tmp_path / "missing.json")
    with pytest.raises(BadExportError, match="Is a directory"):
        read_export(tmp_path)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(key=st.sampled_from(sorted(exports._SHAPE)), value=JSON)
def test_any_value_under_any_key_is_taken_or_refused_but_never_a_crash(
    key: str, value: Any
) -> None:
    refused = ""
    try:
        record = from_text(json.dumps({**json.loads(TEXT), key: value}))
        assert from_text(to_text(record)) == record
    except BadExportError as error:
        refused = str(error)
    assert refused.isprintable()


def test_ids_can_be_read_aloud_and_differ() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert not set("".join(ids)) & set("01ilo")


def test_a_player_is_a_person_or_a_bot() -> None:
    assert Player("human", "Ann").is_human
    assert not Player("greedy", "Greedy").is_human
