"""The real OpenSSH client, on a real pseudo-terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.ssh.openssh import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


def test_a_person_with_a_key_comes_plays_and_leaves(served: Served) -> None:
    with served.call("tesla", key=served.key("tesla")) as person:
        person.see("tesla came for lobby -", "keys 0;", "size 80x24;")
        person.press("a", "up")
        person.see("keys 2; last up;")
        person.resize(100, 30)
        person.see("size 100x30;")
        person.press("\x1b[<0;11;6M\x1b[<0;11;6m")
        person.see("last click 10,5;")
        person.press("q")
        assert person.leaves() == 0
        assert "See you soon." in person.screen
        assert b"Traceback" not in person.received
    with served.call("tesla", key=served.key("tesla")) as again:
        again.see("tesla came for lobby")
    with served.call("tesla", key=served.key("edison")) as other:
        assert other.leaves() == 255
        assert "The name tesla belongs to another key." in other.screen
        assert "Permission denied" in other.screen


def test_no_command_no_subsystem(served: Served) -> None:
    said = served.run("guest", "uname -a; id")
    assert said.startswith("2\n")
    assert "it runs these commands only" in said
    assert "uid=" not in said
    assert "subsystem request failed" in served.run("guest", "-s", "sftp")


def test_no_forwarding(served: Served) -> None:
    said = served.run("guest", "-N", "-oExitOnForwardFailure=yes", "-R127.0.0.1:0:127.0.0.1:1")
    assert said.startswith("255\n")
    assert "remote port forwarding failed" in said
    said = served.run("guest", "-W127.0.0.1:22", say="hello")
    assert "Forwarding is not allowed" in said
    assert "administratively prohibited" in said


def test_agent_and_windows_are_not_forwarded(served: Served) -> None:
    with served.call("guest", "-A", "-X") as person:
        person.see("keys 0;")
        person.press("q")
        assert person.leaves() == 0


def test_the_log_has_lines_of_keys_and_values(served: Served) -> None:
    with served.call("tesla", key=served.key("tesla")) as person:
        person.see("tesla came for lobby")
    served.run("guest", "\x1b]0;owned\x07 level=error")
    lines = served.log.read_text().splitlines()
    assert any("event=listening" in line for line in lines)
    assert any('event="session begun" name=tesla address=127.0.0.1' in line for line in lines)
    assert any(
        "event=refused reason=command" in line and "\\u001b]0;owned" in line for line in lines
    )
    for line in lines:
        assert line.startswith("time=2")
        assert line.isprintable()


def test_too_many_connections_are_told_so_in_words(tmp_path: Path) -> None:
    with Served(tmp_path, "handshakes_per_minute_per_address=1") as served:
        assert served.run("guest", "turns").startswith("1\n")
        said = served.run("guest", "turns")
        assert said.startswith("255\n")
        assert "Too many connections from your address. Please wait a minute." in said
