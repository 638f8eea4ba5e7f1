"""The operator's settings. Every value has a default that suits a club's server."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from attrs import field, fields, frozen

from engine.core.codec import from_plain
from engine.core.errors import WardenclyffeError
from engine.core.text import one_line
from net.config_check import ConfigError, check_address, check_admins, check_port, check_settings


@frozen(kw_only=True)
class Limits:
    """Limits on resources for visitors, all counted per server process."""

    connections: int = 400
    """Connections in total, logged in or not."""
    connections_per_address: int = 20
    handshakes_per_minute: int = 600
    """New connections in total; a handshake costs some milliseconds of CPU."""
    handshakes_per_minute_per_address: int = 60
    names_per_hour_per_address: int = 20
    """Free names that keys from one address may claim."""
    sessions: int = 300
    """Apps running at the same time."""
    login_seconds: int = 20
    """Seconds from connecting to logging in, and from there to requesting a session."""
    idle_seconds: int = 7200
    """A session without a key press for this time is closed; its seat is kept."""
    stalled_seconds: int = 30
    """A terminal that reads no output for this time is closed."""
    keepalive_seconds: int = 30
    """Seconds between keep-alive requests; four unanswered ones close the connection."""
    keys_per_minute: int = 1800
    """Keys and clicks delivered to a session's app; the rest of a flood is dropped."""
    keys_per_minute_per_address: int = 3600
    """Keys and clicks delivered to all sessions from one address together."""
    pages_per_minute: int = 120
    """Pages that a session may open; beyond that its keys are delayed. A page costs as much CPU as
    ten keys."""
    pages_per_minute_per_address: int = 360
    """Pages that all sessions from one address may open together."""
    kilobytes_per_minute: int = 240
    """Data that a connection may send, protocol included; beyond that it is read more slowly."""
    tables: int = 500
    """Tables in total that are waiting for players or being played."""
    tables_per_player: int = 10
    """Tables that a player owns or sits at. All names of one key count as one player, and so do all
    guests of one address."""
    tables_per_network: int = 40
    """Unfinished tables that were created from one network."""
    spectators_per_table: int = 200
    chat_per_minute: int = 20
    chat_length: int = 240


@frozen(kw_only=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8022
    address: str = ""
    """The name of the machine that people type after `ssh`, if it differs from the host; with
    another port than the server's ("games.example.org:22"), they use that one."""
    message: str = ""
    """Message of the day, shown in the lobby."""
    allows_guests: bool = field(default=True, metadata={"saved_as": "guests"})
    """Are people without a key allowed?"""
    admins: tuple[str, ...] = ()
    """Fingerprints of administrators' keys ("SHA256:...")."""
    allows_webhooks: bool = field(default=True, metadata={"saved_as": "webhooks"})
    """May accounts have the server report their turns to a URL?"""
    metrics_port: int = 0
    """Loopback port for Prometheus; 0 disables it."""
    limits: Limits = field(factory=Limits)


def read_config(path: Path) -> Config:
    """The configuration in a TOML file; raises ConfigError for anything unknown or invalid."""
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is not valid TOML: {error}") from error
    except ValueError as error:  # only a number with thousands of digits
        raise ConfigError(f"{path}: a number in it is far too large") from error
    return parse_config(plain, source=str(path))


def parse_config(plain: dict[str, Any], *, source: str) -> Config:
    """A configuration from plain values; an error names the source and the setting."""
    try:
        return _checked_config(plain)
    except WardenclyffeError as error:
        raise ConfigError(one_line(f"{source}: {error}")) from error


def _checked_config(plain: dict[str, Any]) -> Config:
    check_settings(plain, Config)
    config = from_plain(plain, Config)
    for limit in fields(Limits):
        if getattr(config.limits, limit.name) < 1:
            raise ConfigError(f"limits.{limit.name} must be at least 1")
    check_port("port", config.port)
    check_port("metrics_port", config.metrics_port)
    check_address(config.address)
    check_admins(config.admins)
    return config
