"""Fast copies of states. One cloner is generated per attrs class, from its annotations.

Immutable values are shared, lists and dicts of them are copied shallowly, and only mutable attrs
classes are copied recursively. That takes microseconds where `copy.deepcopy` takes milliseconds.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import attrs

from engine.core.errors import BadGameError

T = TypeVar("T")

_PLAIN = (str, int, float, bool, bytes, NoneType)


def clone(value: T) -> T:
    """A copy of an attrs object that shares no mutable part with the original.

    Raises BadGameError if a field holds a value of a type other than the declared one, as far
    as that matters.
    """
    try:
        copy: T = cloner(type(value))(value)  # type: ignore[arg-type]  # mypy: classes hash
    except (AttributeError, TypeError, ValueError) as error:
        complaint = next(_misfits(value), f"a {type(value).__name__} cannot be copied: {error}")
        raise BadGameError(complaint) from error
    return copy


@cache
def cloner(cls: type[T]) -> Callable[[T], T]:
    """The generated cloner of an attrs class; raises BadGameError for a type it cannot copy."""
    try:
        attrs.resolve_types(cls)  # type: ignore[type-var]
    except NameError as error:
        raise BadGameError(f"a type of {cls.__name__} cannot be found: {error}") from error
    names: dict[str, Any] = {"cls": cls, "bare": object.__new__}
    lines = ["def clone(old):", "    new = bare(cls)"]
    for field in attrs.fields(cls):  # type: ignore[arg-type]
        if field.metadata.get("transient"):
            names[f"default_{field.name}"] = field.default
            lines.append(f"    new.{field.name} = default_{field.name}")
        else:
            try:
                copy_code = _copy_of(field.type, f"old.{field.name}", names)
            except TypeError as error:
                raise BadGameError(f"{cls.__name__}.{field.name}: {error}") from error
            lines.append(f"    new.{field.name} = {copy_code}")
    lines.append("    return new")
    exec("\n".join(lines), names)  # built from field names and types of our own classes only
    return names["clone"]  # type: ignore[no-any-return]


def _misfits(instance: Any) -> Iterator[str]:
    """Describe each field of an attrs object or a nested one whose value has a wrong type."""
    cls = type(instance)
    for field in attrs.fields(cls) if attrs.has(cls) else ():
        name = f"{cls.__name__}.{field.name}"
        value = getattr(instance, field.name, attrs.NOTHING)
        if value is attrs.NOTHING:
            yield f"{name} has no value"
        elif not _is_of_type(field.type, value):
            kind = field.type if get_origin(field.type) else getattr(field.type, "__name__", "")
            yield f"{name} is a {kind}, but it holds {reprlib.repr(value)}"
        else:
            yield from _misfits_among(value)


def _misfits_among(value: Any) -> Iterator[str]:
    """Describe the misfits in one object, or in a list, tuple or dict at any depth."""
    if isinstance(value, (list, tuple, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _misfits_among(each)
    else:
        yield from _misfits(value)


def _is_of_type(kind: Any, value: Any) -> bool:
    """Does a value have this type for a cloner?"""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(_is_of_type(arg, value) for arg in args)
    if origin is dict:
        return isinstance(value, dict) and all(
            _is_of_type(args[1], each) for each in value.values()
        )
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return isinstance(value, origin) and all(_is_of_type(args[0], each) for each in value)
    return not isinstance(kind, type) or isinstance(value, kind)


def _copy_of(kind: Any, old: str, names: dict[str, Any]) -> str:
    """The expression that copies the value of type `kind` found at the expression `old`."""
    if _is_immutable(kind):
        return old
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        (some,) = (arg for arg in args if arg is not NoneType)
        return f"None if {old} is None else {_copy_of(some, old, names)}"
    if origin is list:
        item = _copy_of(args[0], "item", names)
        return f"{old}[:]" if item == "item" else f"[{item} for item in {old}]"
    if origin is tuple and args[1:] == (...,):
        return f"tuple([{_copy_of(args[0], 'item', names)} for item in {old}])"
    if origin is dict:
        value = _copy_of(args[1], "value", names)
        if value == "value":
            return f"{old}.copy()"
        return f"{{key: {value} for key, value in {old}.items()}}"
    if isinstance(kind, type) and attrs.has(kind):
        name = f"clone_{kind.__name__}_{len(names)}"
        names[name] = cloner(kind)
        return f"{name}({old})"
    raise TypeError(f"a state cannot hold {kind!r}: the cloner does not know how to copy it")


def _is_immutable(kind: Any) -> bool:
    """Can a value of this type be shared between copies?"""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return True
    if origin in (Union, UnionType, tuple, frozenset):
        return all(arg is ... or _is_immutable(arg) for arg in args)
    if not isinstance(kind, type) or origin is not None:
        return False
    if attrs.has(kind):
        return attrs.inspect(kind).is_frozen
    return issubclass(kind, (*_PLAIN, Enum))
