"""Options of a game: an attrs class whose fields carry the texts that a screen shows.

draft: bool = option(True, "Draft", "Pick your Assistants by passing cards.")
first: str = option("random", "First player", "Who begins.", values=("random", "1", "2"))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import attrs

from engine.core.argument_checks import check_type
from engine.core.errors import BadGameError, BadOptionError
from engine.core.text import closest_word, suggest

T = TypeVar("T")

_SWITCH_VALUES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def option(
    default: Any,
    label: str,
    help: str,  # noqa: A002
    *,
    values: tuple[str, ...] = (),
    shared_default: Any = None,
    names: Mapping[str, str] = MappingProxyType({}),
    helps: Mapping[Any, str] = MappingProxyType({}),
    former: Mapping[str, str] = MappingProxyType({}),
    is_new: bool = False,
) -> Any:
    """The attrs field of one option: a switch (bool default), or one of the `values`.

    `shared_default` is the default when several people share one keyboard, if it differs. `names`
    are labels for values that are not clear by themselves; `helps` explain the values. `former` are
    values of earlier versions, each with its present name: a player may still write them, and a
    saved match keeps them, so that its fingerprints stay valid. The rules must therefore treat both
    alike. `is_new` marks an option that older saved matches do not know: its default is not saved,
    so that their fingerprints stay valid too. Raises BadGameError for a default that is neither a
    bool nor among the values.
    """
    _check_values(default, label, values, shared_default)
    metadata = {"label": label, "help": help, "values": values, "shared": shared_default}
    metadata |= {"names": names, "helps": helps, "former": former, "optional": is_new}
    # A record from elsewhere is structured without `parse_options`; its values must also fit.
    fits = attrs.validators.in_((*values, *former)) if values else None
    return attrs.field(default=default, metadata=metadata, validator=fits)


def _check_values(default: Any, label: str, values: Any, shared_default: Any) -> None:
    if isinstance(values, str) or not all(isinstance(value, str) for value in values):
        raise BadGameError(f"the option {label!r}: values must be strings, not {values!r}")
    for setting in (default, *([] if shared_default is None else [shared_default])):
        if values and setting not in values:
            raise BadGameError(
                f"the option {label!r}: {setting!r} is not one of its values {', '.join(values)}"
            )
        if not values and not isinstance(setting, bool):
            raise BadGameError(
                f"the option {label!r}: {setting!r} is not a bool; other options need `values`"
            )


def value_text(field: attrs.Attribute[Any], value: bool | str) -> str:
    """The label of an option's value: "on", "at random", "The Standing Game"."""
    if isinstance(value, bool):
        return "on" if value else "off"
    value = field.metadata["former"].get(value, value)
    return str(field.metadata["names"].get(value, value))


def help_text(field: attrs.Attribute[Any], value: bool | str) -> str:
    """The help text of an option, followed by the help text of this value if there is one."""
    return " ".join(filter(None, (field.metadata["help"], field.metadata["helps"].get(value))))


def shared_defaults(cls: type[Any]) -> dict[str, Any]:
    """The options whose defaults differ when several people share one keyboard."""
    values = {field.name: field.metadata.get("shared") for field in attrs.fields(cls)}
    return {name: value for name, value in values.items() if value is not None}


def parse_options(cls: type[T], texts: Mapping[str, str], *, is_shared: bool = False) -> T:
    """Options from `name=value` words; raises BadOptionError with a suggestion.

    `is_shared`: do several people share one keyboard? Some defaults differ then.
    """
    fields = {field.name: field for field in attrs.fields(cls)}  # type: ignore[arg-type]
    values: dict[str, Any] = shared_defaults(cls) if is_shared else {}
    check_option_names(cls, texts)
    for name, word in texts.items():
        values[name] = _parse(name, word, fields[name])
    return cls(**values)


def check_option_names(cls: type[Any], names: Iterable[str]) -> None:
    """Raise BadOptionError with a suggestion for a name that is not an option of the class."""
    known_names = [field.name for field in attrs.fields(cls)]
    for name in names:
        if name not in known_names:
            hint = suggest(name, known_names) if known_names else "the game has none"
            raise BadOptionError(f"no option {name!r:.60}; {hint}")


def options_from(cls: type[T], values: Mapping[str, bool | str] | None) -> T:
    """Options from values that a script gives; raises BadOptionError, or TypeError for others."""
    if values is not None and not isinstance(values, Mapping):
        raise TypeError(f'options are given as {{"name": value}}, not as {values!r}')
    texts = {}
    for name, value in (values or {}).items():
        check_type("the name of an option", name, str)
        if not isinstance(value, bool | str):
            raise TypeError(f"{name}={value!r}: the value of an option is a bool or a string")
        texts[name] = str(value) if isinstance(value, str) else "on" if value else "off"
    return parse_options(cls, texts)


def typed_value(value: str) -> str:
    """A value of an option in a form that a shell takes without quotes: "seat-1" for "seat 1"."""
    return value.replace(" ", "-")


def _parse(name: str, word: str, field: attrs.Attribute[Any]) -> bool | str:
    values: tuple[str, ...] = field.metadata["values"]
    if values:
        word = field.metadata["former"].get(word, word)
        word = {typed_value(value): value for value in values}.get(word, word)
        if word not in values:
            close = closest_word(word, values)
            hint = f"; did you mean {close!r}?" if close else ""
            raise BadOptionError(f"{name}={word!r} is not one of {', '.join(values)}{hint}")
        return word
    if word.lower() not in _SWITCH_VALUES:
        raise BadOptionError(f"{name}={word!r} is neither on nor off")
    return _SWITCH_VALUES[word.lower()]
