"""The `serve` command, and its guide."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from attrs import fields

from net.config import Config, Limits, parse_config
from tests.e2e.club import Club
from tui.remote_app import Invitation
from tui.serving import host_to_type

ROOT = Path(__file__).parents[2]


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command where it is refused."""
    command = (sys.executable, "-m", "tui", "serve", *words)
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", "70000"), "is not a port"),
        (("--config", "missing.toml"), "cannot read missing.toml"),
        (("--log", "no/such/folder/log"), "cannot write the log"),
        (("--prot", "1"), "did you mean '--port'?"),
    ],
)
def test_bad_words_get_one_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    refused = serve("--data", str(tmp_path), *words)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_port_in_use_gets_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = serve("--data", str(tmp_path), "--port", str(port))
    assert refused.returncode == 2
    assert "already in use" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_one_server_to_a_data_directory(tmp_path: Path) -> None:
    club = Club(tmp_path)
    club.open()
    try:
        refused = serve("--data", str(tmp_path / "data"), "--port", "0")
        assert refused.returncode == 2
        assert "another server uses" in refused.stderr
        assert club.stop(signal.SIGINT) == 0
    finally:
        club.close()
    log = (tmp_path / "log").read_text()
    assert [line.split("event=")[1].split()[0] for line in log.splitlines()] == [
        "listening", "stopping", "stopped",
    ]  # fmt: skip


def test_the_host_key_is_made_once_and_for_the_server_alone(tmp_path: Path) -> None:
    club = Club(tmp_path)
    keys = []
    for _ in range(2):
        club.open()
        club.stop()
        keys.append((tmp_path / "data" / "host_key").read_bytes())
    assert keys[0] == keys[1]
    assert (tmp_path / "data" / "host_key").stat().st_mode & 0o077 == 0


def test_the_line_to_share() -> None:
    invitation = Invitation("games.example", 8022)
    assert invitation("KJ3FR") == "ssh -t -p 8022 games.example KJ3FR"
    assert Invitation("games.example", 22)("") == "ssh games.example"
    assert host_to_type(Config(host="0.0.0.0", address="games.example")) == "games.example"
    assert host_to_type(Config(host="0.0.0.0")) == socket.gethostname()
    assert host_to_type(Config(host="192.0.2.7")) == "192.0.2.7"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return "[]" if value == () else str(value)


@pytest.mark.parametrize("settings", [Config, Limits])
def test_the_guide_tells_every_setting_with_its_default(settings: Any) -> None:
    guide = (ROOT / "docs" / "server.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| `([^`]*)` \|", guide, re.MULTILINE))
    usual = settings()
    for field in fields(settings):
        if field.name != "limits":
            key = field.metadata.get("saved_as", field.name)
            assert told[key] == _plain(getattr(usual, field.name)), key


def test_the_sample_settings_can_be_used() -> None:
    sample = (ROOT / "deploy" / "server.toml").read_text("utf-8")
    config = parse_config(tomllib.loads(sample), source="server.toml")
    assert config.address == "games.example.org"
