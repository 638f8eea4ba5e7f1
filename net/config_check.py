"""Checks of an operator's settings before they are used: each error names the setting in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_origin

import attrs

from engine.core.errors import WardenclyffeError
from engine.core.text import suggest

FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}\Z")
ADDRESS = re.compile(
    r"(?P<host>[\w.-]+|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?\Z", re.IGNORECASE
)
"""A name or an address, with a port if players use another than the server; IPv6 in brackets."""
MAX_PORT = 65535
_WANTED_TEXTS = {
    str: "text in quotes",
    int: "a whole number without quotes",
    bool: "true or false, without quotes",
    tuple: 'a list of texts, such as ["one", "two"]',
}


class ConfigError(WardenclyffeError):
    """A configuration file that cannot be used."""


def check_settings(plain: Mapping[str, Any], config_type: type[Any]) -> None:
    """Check the names and the types of the settings in a file against the attrs class for them.

    Raises ConfigError.
    """
    known_types = dict(_types_of(config_type))
    sections = {name.partition(".")[0] for name in known_types if "." in name}
    for name, value in _settings_in(plain, sections):
        if name in sections:
            raise ConfigError(f"{name} is a section: write its settings below a line [{name}]")
        if name not in known_types:
            raise ConfigError(f"no setting is called {name!r}; {_advice(name, known_types)}")
        _check_type(name, value, known_types[name])


def _types_of(config_type: type[Any], section: str = "") -> Iterator[tuple[str, Any]]:
    """The full name and the type of each setting; those of a nested class are a section."""
    attrs.resolve_types(config_type)
    for each in attrs.fields(config_type):
        name = section + each.metadata.get("saved_as", each.name)
        if attrs.has(each.type):
            yield from _types_of(each.type, f"{name}.")
        else:
            yield name, each.type


def _settings_in(plain: Mapping[str, Any], sections: set[str]) -> Iterator[tuple[str, Any]]:
    for name, value in plain.items():
        if name in sections and isinstance(value, Mapping):
            yield from ((f"{name}.{each}", inner) for each, inner in value.items())
        else:
            yield name, value


def _advice(name: str, known_types: Mapping[str, Any]) -> str:
    """The place where a setting belongs, if only that is wrong; else the most similar name."""
    last_word = name.rpartition(".")[2]
    for known_name in known_types:
        section, _, known_word = known_name.rpartition(".")
        if known_word == last_word:
            return f"{last_word} belongs {f'below the line [{section}]' if section else 'on top'}"
    return suggest(name, list(known_types), otherwise="docs/server.md lists the settings")


def _check_type(name: str, value: Any, wanted_type: Any) -> None:
    plain_type = get_origin(wanted_type) or wanted_type
    if plain_type is tuple:
        fits = isinstance(value, list) and all(isinstance(each, str) for each in value)
    else:
        fits = type(value) is plain_type
    if not fits:
        raise ConfigError(f"{name} must be {_WANTED_TEXTS[plain_type]}, not {value!r:.40}")


def check_admins(admins: tuple[str, ...]) -> None:
    """Check that each administrator is the fingerprint of a key.

    A name is refused: until its owner has claimed it, anybody could.
    """
    for each in admins:
        if not FINGERPRINT.match(each):
            raise ConfigError(
                f"admins: {each[:60]!r} is not the fingerprint of a key (SHA256: and 43 more "
                "characters); 'ssh-keygen -l -f FILE.pub' shows it"
            )


def check_port(name: str, port: int) -> None:
    """Check that a number can be a port, or 0."""
    if not 0 <= port <= MAX_PORT:
        raise ConfigError(f"{name}: a port is a number from 0 to {MAX_PORT}, not {port}")


def check_address(address: str) -> None:
    """Check the address that invitations contain; it may be empty."""
    match = ADDRESS.match(address)
    if address and not (match and 0 < int(match["port"] or 22) <= MAX_PORT):
        raise ConfigError(
            f"address: {address[:60]!r} is not the name of a machine, with or without a port, "
            "such as 'games.example.org' or 'games.example.org:22'"
        )
