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
from tui import serving
from tui.remote_app import Invitation
from tui.serving import invitation_to

ROOT = Path(__file__).parents[2]


def serve(*words: str) -> subprocess.CompletedProcess[str]:
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


def test_the_line_to_share() -> None:
    invitation = Invitation("games.example", 8022)
    assert invitation("KJ3FR") == "ssh -t -p 8022 NAME@games.example KJ3FR"
    assert Invitation("games.example", 22)("") == "ssh NAME@games.example"


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("games.example", "ssh -p 8022 NAME@games.example"),
        ("games.example:22", "ssh NAME@games.example"),
        ("[2001:db8::1]:2222", "ssh -p 2222 NAME@2001:db8::1"),
    ],
)
def test_the_line_to_share_has_the_address_that_the_operator_has_set(
    address: str, line: str
) -> None:
    assert invitation_to(Config(host="0.0.0.0", address=address), 8022)() == line


@pytest.mark.parametrize(
    ("host", "machine_name", "shown"),
    [
        ("192.0.2.7", "4f1c2d3e5a6b", "192.0.2.7"),
        ("0.0.0.0", "games.example", "games.example"),
        ("0.0.0.0", "4f1c2d3e5a6b", "HOST"),
        ("::", "wardenclyffe-7d9f8c5b4-x2k9p", "HOST"),
    ],
)
def test_the_line_to_share_never_has_the_name_of_a_container(
    monkeypatch: pytest.MonkeyPatch, host: str, machine_name: str, shown: str
) -> None:
    monkeypatch.setattr(serving, "gethostname", lambda: machine_name)
    assert invitation_to(Config(host=host), 8022)("KJ3FR") == f"ssh -t -p 8022 NAME@{shown} KJ3FR"


@pytest.mark.parametrize("address", ["", "games.example:22"])
def test_a_server_prints_its_line_and_the_fingerprint_of_its_key(
    tmp_path: Path, address: str
) -> None:
    config = tmp_path / "server.toml"
    config.write_text(f'host = "127.0.0.1"\nport = 0\naddress = "{address}"\n')
    command = [sys.executable, "-m", "tui", "serve", "--data", str(tmp_path)]
    command += ["--config", str(config), "--log", str(tmp_path / "log")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        invitation, key = server.stdout.readline(), server.stdout.readline()
        server.send_signal(signal.SIGTERM)
    shown = subprocess.run(
        ["ssh-keygen", "-l", "-f", str(tmp_path / "host_key")],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    line = r"ssh NAME@games\.example" if address else r"ssh -p [0-9]+ NAME@127\.0\.0\.1"
    assert re.fullmatch(f"Players connect with: {line}\n", invitation)
    assert key == f"The key of this server is {shown.split()[1]}\n"


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
