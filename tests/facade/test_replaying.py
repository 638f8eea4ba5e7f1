"""Exports, and every position of a match."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.core.match import start_match
from saves.export import write_export
from saves.loading import from_record, record_of
from saves.sqlite import SqliteStore
from tests.facade.playing import played
from tests.sample_games import high_card


def test_an_export_without_a_readable_date_is_refused(tmp_path: Path) -> None:
    record = evolve(record_of(played(answers=3)), created="yesterday")
    write_export(tmp_path / "match.json", record)
    with pytest.raises(w.BadExportError, match=r"match.json has an invalid date: 'yesterday'"):
        w.replay(tmp_path / "match.json")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"options": {"drft": True}}, r"match.json: no option 'drft'; did you mean 'draft'\?$"),
        ({"seat_count": 5}, r"match.json: .* is played by 2 players, not by 5$"),
    ],
)
def test_an_export_of_a_match_that_no_game_can_begin_is_refused_with_the_name_of_the_file(
    change: dict[str, Any], said: str, tmp_path: Path
) -> None:
    record = record_of(played(answers=3))
    path = tmp_path / "match.json"
    write_export(path, evolve(record, charter=evolve(record.charter, **change)))
    with pytest.raises(w.BadExportError, match=said):
        w.replay(path)


def test_a_match_of_your_own_game_is_exported_and_replayed(tmp_path: Path) -> None:
    own: w.Game[Any, Any] = evolve(high_card.GAME, slug="own")
    match, path = played(own), tmp_path / "match.json"
    w.export(match, path)
    assert w.replay(path, game=own).end.digest() == match.digest()
    with pytest.raises(w.UnknownGameError, match="'own'; pass a game of your own as `game=`"):
        w.replay(path)
    with pytest.raises(w.BadExportError, match=r"match.json is a match of 'own', not 'duel'"):
        w.replay(path, game=w.games()["duel"])


def test_a_game_cannot_pass_for_another(tmp_path: Path) -> None:
    other: w.Game[Any, Any] = evolve(high_card.GAME, slug="duel")
    match = start_match(other, seed=1)
    path = tmp_path / "match.json"
    refused: tuple[Callable[[], object], ...] = (
        lambda: w.new_match(other, seed=1),
        lambda: w.bot(other, "random"),
        lambda: w.simulate(other, bots=["random", "random"]),
        lambda: w.show(match),
        lambda: w.export(match, path),
        lambda: w.replay(path, game=other),
    )
    for call in refused:
        with pytest.raises(w.SlugTakenError, match="another game is called 'duel'; choose another"):
            call()
    assert not path.exists()


def test_a_copy_is_replayed_and_exported_with_all_its_answers(tmp_path: Path) -> None:
    match = played(high_card.GAME, answers=3)
    copy = match.after(match.pending[0].seat, match.pending[0].choices[0]).copy()
    digests = [position.digest() for position in w.replay(copy)]
    assert digests[3:] == [match.digest(), copy.digest()]
    w.export(copy, tmp_path / "match.json")
    assert w.replay(tmp_path / "match.json", game=high_card.GAME).end.digest() == copy.digest()


def test_an_export_replaces_another_only_on_request(tmp_path: Path) -> None:
    match, path = played(high_card.GAME, answers=3), tmp_path / "match.json"
    w.export(played(high_card.GAME), path)
    with pytest.raises(w.FileTakenError, match="already exists; it was not changed") as taken:
        w.export(match, path)
    assert isinstance(taken.value, FileExistsError)
    w.export(match, path, overwrite=True)
    assert w.replay(path, game=high_card.GAME).end.log == match.log


def test_the_names_of_an_export_are_strings(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"players\[1\] must be a string, not 2"):
        w.export(played(high_card.GAME), tmp_path / "match.json", players=["Ada", 2])  # type: ignore[list-item]


def test_a_saved_match_is_found_by_its_id_also_inside_an_event_loop(tmp_path: Path) -> None:
    record = record_of(played(answers=9))
    store = SqliteStore.from_directory(str(tmp_path))
    asyncio.run(store.create(from_record(record)))
    store.close()

    async def in_a_notebook() -> int:
        return len(w.replay(record.id, data=tmp_path))

    assert len(w.replay(record.id, data=tmp_path)) == asyncio.run(in_a_notebook()) == 10
    with pytest.raises(w.UnknownMatchError):
        w.replay("nosuchmatch", data=tmp_path)


def test_what_cannot_be_replayed_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(w.UnknownFileError, match="there is no file") as missing:
        w.replay(tmp_path / "nothing.json")
    assert isinstance(missing.value, FileNotFoundError)
    path = tmp_path / "match.json"
    w.export(played(answers=3), path)
    path.write_text(path.read_text("utf-8").replace('"rules": 1', '"rules": 99'), "utf-8")
    with pytest.raises(w.OtherRulesError):
        w.replay(path)
    changed = json.loads(path.read_text("utf-8").replace('"rules": 99', '"rules": 1'))
    changed["entries"][0][2] = "nobody"
    path.write_text(json.dumps(changed), "utf-8")
    with pytest.raises(w.BadExportError, match="does not replay"):
        w.replay(path)
