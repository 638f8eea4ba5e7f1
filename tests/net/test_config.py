"""Settings: every value has a default, and what does not fit is one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import asyncssh
import pytest

from engine.core.codec import to_plain
from net.config import Config, Limits, parse_config, read_config
from net.config_check import ConfigError


def test_an_empty_file_gives_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "server.toml"
    path.write_text("")
    assert read_config(path) == Config()


def test_what_is_set_is_set_and_the_rest_stays(tmp_path: Path) -> None:
    path = tmp_path / "server.toml"
    path.write_text('host = "::"\nguests = false\n[limits]\nsessions = 5\n')
    config = read_config(path)
    assert (config.host, config.allows_guests, config.port) == ("::", False, 8022)
    assert config.limits == Limits(sessions=5)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("port = 70000", "a port is a number from 0 to 65535"),
        ("port = -1", "a port is a number"),
        ("metrics_port = 65536", "a port is a number"),
        ('port = "8022"', "port must be a whole number without quotes, not '8022'"),
        ("port = true", "port must be a whole number"),
        ("guests = 1", "guests must be true or false, without quotes, not 1"),
        ("message = 5", "message must be text in quotes, not 5"),
        ("prot = 8022", "no setting is called 'prot'; did you mean 'port'?"),
        ("zzz = 1", "no setting is called 'zzz'; docs/server.md lists the settings"),
        ("sessions = 5", "'sessions'; sessions belongs below the line [limits]"),
        ("[limits]\nport = 5", "'limits.port'; port belongs on top"),
        ("limits = 5", "limits is a section: write its settings below a line [limits]"),
        ("[limits]\nsessions = 1.5", "limits.sessions must be a whole number"),
        ('address = "ssh -p 22 me@host"', "address: 'ssh -p 22 me@host' is not the name of a"),
        ('address = "host:70000"', "address: 'host:70000' is not"),
        ('address = "host:0"', "address: 'host:0' is not"),
        ("[limits]\nsessions = 0", "limits.sessions must be at least 1"),
        ("[limits]\nidle_seconds = -5", "limits.idle_seconds must be at least 1"),
        ("[limits]\nsesions = 5", "'limits.sesions'; did you mean 'limits.sessions'?"),
        ("admins = [1]", "admins must be a list of texts"),
        ('admins = "ada"', "admins must be a list of texts"),
        ('admins = ["ada"]', "admins: 'ada' is not the fingerprint of a key"),
        ('admins = ["SHA256:short"]', "admins: 'SHA256:short' is not"),
        ('admins = ["ssh-ed25519 AAAAC3Nza ada@home"]', "ssh-keygen -l -f FILE.pub"),
        (f'admins = ["SHA256:{43 * "a"}", "MD5:aa:bb"]', "admins: 'MD5:aa:bb' is not"),
        ("port = = 1", "is not valid TOML"),
        ('"\\u001b[2J" = 1', "server.toml"),
        (f"port = {'9' * 5000}", "far too large"),
    ],
)
def test_what_does_not_fit_is_one_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(text)
    with pytest.raises(ConfigError) as caught:
        read_config(path)
    assert complaint in str(caught.value)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "server.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ConfigError, match="server"):
        read_config(path)


@pytest.mark.parametrize(
    "address", ["", "games.example", "games.example:22", "192.0.2.7", "[2001:db8::1]:22", "[::1]"]
)
def test_an_address_has_a_port_or_none(address: str) -> None:
    assert parse_config({"address": address}, source="a test").address == address


def test_an_administrator_is_the_fingerprint_of_a_key() -> None:
    fingerprint = asyncssh.generate_private_key("ssh-ed25519").get_fingerprint()
    config = parse_config({"admins": [fingerprint]}, source="a test")
    assert config.admins == (fingerprint,)


def test_plain_values_are_checked_alike() -> None:
    with pytest.raises(ConfigError, match="the command line"):
        parse_config({"port": 99999}, source="the command line")


def test_the_guide_for_operators_tells_every_setting_with_its_default() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| `(.+?)` \|", guide, re.MULTILINE))
    settings = {**to_plain(Limits()), **to_plain(Config())}
    del settings["limits"]
    assert told == {name: json.dumps(value) for name, value in settings.items()}
