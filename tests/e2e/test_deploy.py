"""The files for operators: the health check of the container, and the unit of systemd."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.ssh.openssh import Served

DEPLOY = Path(__file__).parents[2] / "deploy"
CHECK = DEPLOY / "healthcheck.py"


def checked(port: int | str) -> int:
    """The exit status of the health check of a port."""
    command = (sys.executable, str(CHECK), str(port))
    return subprocess.run(command, timeout=30, check=False).returncode


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as served:
        yield served


def test_a_server_that_answers_is_healthy_and_notes_no_refusal(served: Served) -> None:
    assert [checked(served.port) for _ in range(3)] == [0, 0, 0]
    served.stop()
    assert "event=refused" not in served.log.read_text()
    assert checked(served.port) == 1


def test_another_service_on_the_port_is_not_healthy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        command = (sys.executable, str(CHECK), str(port))
        with subprocess.Popen(command) as check:
            line, _ = other.accept()
            with line:
                line.sendall(b"SSH-2.0-OpenSSH_9.2p1\r\n")
            assert check.wait(30) == 1


def test_the_image_checks_the_port_that_it_exposes() -> None:
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    words = re.search(r"^HEALTHCHECK (?:.*\\\n)?.*CMD (\[.*\])$", image, re.MULTILINE)
    assert words is not None
    _, script, port = json.loads(words[1])
    assert f"COPY deploy/{CHECK.name} {script}" in image
    assert f"EXPOSE {port}" in image


def test_the_unit_may_listen_on_port_22_and_keeps_its_files_to_itself() -> None:
    lines = (DEPLOY / "wardenclyffe.service").read_text("utf-8").splitlines()
    assert "AmbientCapabilities=CAP_NET_BIND_SERVICE" in lines
    assert "CapabilityBoundingSet=CAP_NET_BIND_SERVICE" in lines
    assert "UMask=0077" in lines


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "wardenclyffe.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    unit.write_text(re.sub("(?m)^ExecStart=[^ ]+", "ExecStart=/bin/true", text))
    command = ("systemd-analyze", "verify", "--man=no", str(unit))
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in done.stderr.splitlines() if unit.name in line] == []
