"""Conversion to and from plain data: one cattrs converter for all saved, sent or hashed values.

Unknown keys are refused. Transient fields are left out, and so are optional fields with their
default value, so that adding such a field does not change earlier saves. A field marked `saved_as`
keeps the key that it was first saved under. `canonical_bytes` gives the same bytes for the same
value on any machine, so that digests can be compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin

import attrs
from cattrs import Converter, transform_error
from cattrs.cols import homogenous_tuple_structure_factory, list_structure_factory
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.v import format_exception

from engine.core.errors import BadRecordError
from engine.core.text import one_line

T = TypeVar("T")

_NOT_SAVED = frozenset({"transient", "unsaved"})
"""The marks of fields that are not written; `State` explains them."""


def _overrides(cls: type) -> dict[str, Any]:
    plain = get_origin(cls) or cls  # Position[DuelState] has the fields of Position
    attrs.resolve_types(plain)
    return {field.name: _override(field.metadata) for field in attrs.fields(plain)}


def _override(marks: Mapping[Any, Any]) -> Any:
    """The way in which a field with these marks is written."""
    if not marks.keys().isdisjoint(_NOT_SAVED):
        return override(omit=True)
    is_optional = True if marks.get("optional") else None
    return override(omit_if_default=is_optional, rename=marks.get("saved_as"))


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True)

    def out(cls: type) -> Callable[[Any], dict[str, Any]]:
        return make_dict_unstructure_fn(cls, converter, **_overrides(cls))

    def back(cls: type) -> Callable[..., Any]:
        structure: Callable[..., Any] = make_dict_structure_fn(
            cls, converter, _cattrs_forbid_extra_keys=True, **_overrides(cls)
        )
        return _only_from((dict,), structure)

    def back_in_order(cls: type) -> Callable[..., Any]:
        is_list = get_origin(cls) is list
        factory = list_structure_factory if is_list else homogenous_tuple_structure_factory
        return _only_from((list, tuple), factory(cls, converter))

    converter.register_unstructure_hook_factory(attrs.has, out)
    converter.register_structure_hook_factory(attrs.has, back)
    converter.register_structure_hook_factory(_is_in_order, back_in_order)
    # cattrs would turn 3 into "3" and "x" into an error deep inside; plain values must match.
    for plain in (str, int, bool):
        converter.register_structure_hook(plain, _check_of_type(plain))
    converter.register_structure_hook(int | str, _check_of_type(int, str))
    converter.register_structure_hook(int | str | None, _check_of_type(int, str, NoneType))
    return converter


def _is_in_order(kind: Any) -> bool:
    """Is a type `list[T]` or `tuple[T, ...]`?"""
    origin, args = get_origin(kind), get_args(kind)
    return origin is list or (origin is tuple and args[1:] == (...,))


def _only_from(kinds: tuple[type, ...], structure: Callable[..., Any]) -> Callable[..., Any]:
    """Structure values of these kinds only; cattrs would take a string as a list of letters."""

    def check(value: Any, kind: Any) -> Any:
        if not isinstance(value, kinds):
            raise TypeError(f"expected {kinds[0].__name__}, found {value!r:.40}")
        return structure(value, kind)

    return check


def _check_of_type(*kinds: type) -> Callable[[Any, type], Any]:
    def check(value: Any, _: type) -> Any:
        if type(value) not in kinds:
            names = " or ".join(kind.__name__ for kind in kinds)
            raise TypeError(f"expected {names}, found {value!r:.40}")
        return value

    return check


_CONVERTER = _converter()


def to_plain(value: Any, kind: Any = None) -> Any:
    """A value as dicts, lists, strings and numbers, ready for JSON."""
    return _CONVERTER.unstructure(value, unstructure_as=kind)


def from_plain(plain: Any, kind: type[T]) -> T:
    """The value of type `kind`; raises BadRecordError with a one-line message."""
    try:
        return _CONVERTER.structure(plain, kind)
    except Exception as error:  # cattrs raises groups of many kinds, which all mean the same here
        complaint = "; ".join(transform_error(error, format_exception=_problem_text)[:3])
        raise BadRecordError(one_line(complaint)) from error


def _problem_text(error: BaseException, kind: type | None) -> str:
    """The message about a misfit, taken from our own validators where possible."""
    if isinstance(error, ValueError) and error.args:
        return f"invalid value ({error.args[0]})"
    return format_exception(error, kind)


def canonical_bytes(value: Any) -> bytes:
    """The value as JSON in bytes, the same on every machine."""
    plain = to_plain(value)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def digest(*parts: bytes) -> str:
    """A fingerprint in hex: SHA-256 over the parts, each preceded by its length."""
    total = sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big"))
        total.update(part)
    return total.hexdigest()
