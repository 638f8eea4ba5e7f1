"""The export of a match: one JSON file that a person can read and `verify` can check.

Every value is checked, because an imported file may contain anything.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from engine.core.choice import Answer, Choice
from engine.core.codec import canonical_bytes, digest, from_plain, to_plain
from engine.core.errors import BadRecordError
from engine.core.match import Charter
from engine.core.text import has_blank_letters, one_line
from saves.entries import Entry, TakenBack
from saves.errors import BadExportError, FileTakenError, UnknownFileError
from saves.fairness import Fairness
from saves.record import Player, Record

FORMAT = "wardenclyffe-match"
VERSION = 3
"""Since version 2 an export has a seal; since version 3 it has the entries of the chain, answers
that were taken back included, and what the seed was made from. Older ones are read as before."""
UNSEALED_VERSION = 1

MAX_EXPORT_BYTES = 8 * 1024 * 1024
"""Bytes. The longest match so far has needed a fiftieth of this."""

MAX_NUMBER_DIGITS = 100
"""The maximum number of digits in a number; no match needs a quarter of this."""

_SHAPE: dict[str, tuple[type, str]] = {
    "format": (str, "text"),
    "version": (int, "a whole number"),
    "id": (str, "text"),
    "created": (str, "text"),
    "updated": (str, "text"),
    "game": (str, "text"),
    "rules": (int, "a whole number"),
    "seats": (int, "a whole number"),
    "seed": (str, "text"),  # a number in versions 1 and 2
    "fairness": (dict, "an object"),  # null if the seed was typed
    "options": (dict, "an object"),
    "players": (list, "a list"),
    "entries": (list, "a list"),
    "chain": (list, "a list"),
    "seal": (str, "text"),
}


_FIRST_VERSIONS: dict[str, int] = {"seal": 2, "fairness": 3, "entries": 3}
"""The versions that first had a key."""


def to_text(record: Record) -> str:
    """The record as JSON, one line for each entry and each link."""
    charter, fairness = record.charter, record.fairness
    plain: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "id": record.id,
        "created": record.created,
        "updated": record.updated,
        "game": charter.game,
        "rules": charter.rules_version,
        "seats": charter.seat_count,
        "seed": charter.seed,
        "fairness": None if fairness is None else to_plain(fairness),
        "options": dict(charter.options),
        "players": [{"kind": player.kind, "name": player.name} for player in record.players],
        "entries": [_plain_entry(each) for each in record.entries],
        "chain": list(record.chain),
        "seal": seal_of(record),
    }
    return "{\n" + ",\n".join(f'  "{key}": {_laid_out(plain[key])}' for key in plain) + "\n}\n"


def _plain_entry(entry: Entry) -> Any:
    if isinstance(entry, Answer):
        return [entry.seat, entry.choice.verb, entry.choice.noun]
    return {"back_to": entry.answers, "anew": entry.anew}


def seal_of(record: Record) -> str:
    """The fingerprint of the data outside the chain: the id, the dates, and the players."""
    players = [[player.kind, player.name] for player in record.players]
    sealed_fields = [record.id, record.created, record.updated, players, list(record.chain[-1:])]
    return digest(canonical_bytes(sealed_fields))


def from_text(text: str) -> Record:
    """The record in the text; raises BadExportError with a one-line reason."""
    plain = _json_object(text)
    _check_kind(plain)
    _check_shape(plain)
    charter = Charter(
        plain["game"], plain["rules"], plain["seats"], plain["seed"], plain["options"]
    )
    try:
        record = Record(
            plain["id"],
            charter,
            players=_converted_items("player", plain["players"], _player),
            entries=_converted_items("entry", plain["entries"], _entry),
            chain=_converted_items("link", plain["chain"], _link),
            created=one_line(plain["created"]),
            updated=one_line(plain["updated"]),
            fairness=_fairness(plain["fairness"]),
        )
    except (ValueError, BadRecordError) as error:
        raise BadExportError(one_line(error)) from error
    if plain["seal"] not in (None, seal_of(record)):
        raise BadExportError("its seal does not match: the players, the dates or the id changed")
    return record


def read_export(path: Path) -> Record:
    """The record in a file; raises UnknownFileError or BadExportError."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_EXPORT_BYTES + 1)
    except FileNotFoundError as error:
        raise UnknownFileError(f"there is no file {str(path)!r}") from error
    except OSError as error:
        raise BadExportError(f"cannot read {path}: {error.strerror or error}") from error
    if len(content) > MAX_EXPORT_BYTES:
        raise BadExportError(f"{path} is too large for an exported match")
    try:
        return from_text(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadExportError(f"{path} is not an exported match: it is not a text file") from error
    except BadExportError as error:
        raise BadExportError(f"{path} is not a valid exported match: {error}") from error


def write_export(path: Path, record: Record, *, overwrite: bool = False) -> None:
    """Write the record to a file.

    An existing file raises FileTakenError and is not changed, unless `overwrite` is True. Raises
    BadExportError if the file cannot be written.
    """
    content = to_text(record).encode("utf-8")
    try:
        if overwrite:
            _replace_file(path, content)
        else:
            _create_file(path, content)
    except FileExistsError as error:
        raise FileTakenError(f"{path} already exists; it was not changed") from error
    except OSError as error:
        raise BadExportError(f"cannot write {path}: {error.strerror or error}") from error


def _create_file(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        _write_or_remove(file, content, path)


def _replace_file(path: Path, content: bytes) -> None:
    """Write a file beside the old one and rename it: a failure leaves the old one as it was."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        _write_or_remove(file, content, part)
    part.replace(path)


def _write_or_remove(file: BinaryIO, content: bytes, path: Path) -> None:
    try:
        file.write(content)
        file.flush()
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _laid_out(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return json.dumps(value, ensure_ascii=False)
    lines = (f"    {json.dumps(item, ensure_ascii=False)}" for item in value)
    return "[\n" + ",\n".join(lines) + "\n  ]"


def _whole_number(digits: str) -> int:
    if len(digits) > MAX_NUMBER_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits is too large")
    return int(digits)


def _json_object(text: str) -> dict[str, Any]:
    try:
        plain = json.loads(
            text,
            parse_constant=_no_constant,
            parse_int=_whole_number,
            object_pairs_hook=_no_repeats,
        )
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else one_line(error)
        raise BadExportError(f"not JSON ({reason})") from error
    if not isinstance(plain, dict):
        raise BadExportError("not a JSON object")
    return plain


def _no_constant(word: str) -> None:
    raise ValueError(f"{word} is not a number")


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise ValueError("a key appears twice")
    return plain


def _check_kind(plain: dict[str, Any]) -> None:
    if plain.get("format") != FORMAT:
        raise BadExportError(f"its format is not {FORMAT!r}")
    version = plain.get("version")
    if type(version) is int and version > VERSION:
        raise BadExportError(f"written by a later program (format {version}, here {VERSION})")
    if type(version) is not int or not UNSEALED_VERSION <= version <= VERSION:
        raise BadExportError(f"its version is not {VERSION}")


def _check_shape(plain: dict[str, Any]) -> None:
    version = plain["version"]
    shape = {key: kind for key, kind in _SHAPE.items() if version >= _FIRST_VERSIONS.get(key, 1)}
    if "entries" not in shape:
        shape["answers"] = _SHAPE["entries"]
    for key in plain:
        if key not in shape:
            raise BadExportError(f"unknown key {one_line(key)!r:.60}")
    for key, (kind, text) in shape.items():
        if key not in plain:
            raise BadExportError(f"{key!r} is missing")
        is_old_seed = key == "seed" and type(plain[key]) is int
        is_typed_seed = key == "fairness" and plain[key] is None
        if type(plain[key]) is not kind and not is_old_seed and not is_typed_seed:
            raise BadExportError(f"{key!r} should be {text}")
    plain.setdefault("seal", None)
    plain.setdefault("fairness", None)
    plain.setdefault("entries", plain.get("answers"))


def _converted_items(name: str, items: list[Any], make: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Every item, converted; a BadExportError names the first that is not valid."""
    converted_items = []
    for number, item in enumerate(items, 0 if name == "link" else 1):
        try:
            converted_items.append(make(item))
        except ValueError as error:
            raise BadExportError(f"{name} {number}: {one_line(error)}") from error
    return tuple(converted_items)


def _player(item: Any) -> Player:
    if not isinstance(item, dict) or item.keys() != {"kind", "name"}:
        raise ValueError('should be {"kind": ..., "name": ...}')
    if not all(type(word) is str for word in item.values()):
        raise ValueError("kind and name should be text")
    if has_blank_letters(item["name"]):
        raise ValueError(f"{one_line(item['name'], longest=40)!r} has letters without a shape")
    return Player(item["kind"], item["name"])


def _fairness(item: Any) -> Fairness | None:
    return None if item is None else from_plain(item, Fairness)


def _entry(item: Any) -> Entry:
    if not isinstance(item, dict):
        return _answer(item)
    if {key: type(value) for key, value in item.items()} != {"back_to": int, "anew": bool}:
        raise ValueError('should be [seat, verb, noun] or {"back_to": ..., "anew": ...}')
    return TakenBack(item["back_to"], item["anew"])


def _answer(item: Any) -> Answer:
    if not isinstance(item, list) or [type(part) for part in item] != [int, str, str]:
        raise ValueError("should be [seat, verb, noun]")
    seat, verb, noun = item
    if not verb:
        raise ValueError("the verb should not be empty")
    return Answer(seat, Choice(verb, noun))


def _link(item: Any) -> str:
    if type(item) is not str:
        raise ValueError("should be text")
    return str(item)
