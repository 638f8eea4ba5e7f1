"""A club: a real server process, and people who come to it with the real `ssh`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.e2e.person import PATIENCE, Person

_PORT = re.compile(r"ssh -p (\d+) ")


class Member(Person):
    """One visitor of several, whose screens continue while one of them is read.

    A client whose screen is not read is blocked, and sends no keys either.
    """

    company: list[Member]

    def look(self, seconds: float = 0.05) -> bool:
        """Read the output, here and on the others' screens."""
        for other in self.company:
            while other is not self and other.status is None and Person.look(other, 0):
                pass
        return super().look(seconds)


class Club:
    """One data directory, and the server that runs on it at the moment."""

    def __init__(self, folder: Path, config: str = "") -> None:
        self.folder = folder
        self.port = 0
        self._config = config
        self._people: list[Member] = []
        self._server: subprocess.Popen[str] | None = None

    # The server

    def open(self) -> None:
        """Start the server; after the first time at the same port."""
        command = [sys.executable, "-m", "tui", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data"), "--log", str(self.folder / "log")]
        if self._config:
            (self.folder / "server.toml").write_text(self._config)
            command += ["--config", str(self.folder / "server.toml")]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._server.stdout is not None
        line = self._server.stdout.readline()
        found = _PORT.search(line)
        assert found, f"the server says {line!r}"
        self.port = int(found[1])

    def stop(self, number: int = signal.SIGTERM) -> int:
        assert self._server is not None
        self._server.send_signal(number)
        status = self._server.wait(PATIENCE)
        if self._server.stdout is not None:
            self._server.stdout.close()
        self._server = None
        return status

    def close(self) -> None:
        """Disconnect all visitors and stop the server; no session may have crashed."""
        for person in self._people:
            person.kill()
        if self._server is not None:
            self.stop()
        log = (self.folder / "log").read_text()
        assert "session crashed" not in log, log

    # Its people

    def comes(
        self,
        name: str,
        *words: str,
        width: int = 120,
        height: int = 36,
        variables: Sequence[str] = (),
    ) -> Person:
        """Connect a visitor; words after the host are the command, `variables` are sent with it."""
        sent = ("-o", f"SetEnv={' '.join(variables)}") if variables else ()
        command = (*self._ssh(name), *sent, "-t", *self._where(name), *words)
        person = Member(command, width=width, height=height)
        person.company = self._people
        self._people.append(person)
        return person

    def runs(self, name: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = (*self._ssh(name), *self._where(name), *words)
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE
        )

    def key(self, name: str) -> Path:
        key = self.folder / f"{name}.key"
        if not key.exists():
            command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)]
            subprocess.run(command, check=True)
        return key

    def fingerprint(self, name: str) -> str:
        """The fingerprint of a visitor's key on the server."""
        command = ["ssh-keygen", "-l", "-f", f"{self.key(name)}.pub"]
        told = subprocess.run(command, check=True, capture_output=True, text=True)
        return told.stdout.split()[1]

    def _ssh(self, name: str) -> tuple[str, ...]:
        # The host's key is learned once: after a restart it must be the same.
        return (
            "ssh", "-F", os.devnull, "-p", str(self.port), "-i", str(self.key(name)),
            "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-o", "LogLevel=ERROR",
            "-o", f"UserKnownHostsFile={self.folder / 'known_hosts'}",
            "-o", "StrictHostKeyChecking=accept-new",
        )  # fmt: skip

    def _where(self, name: str) -> tuple[str, ...]:
        return (f"{name}@127.0.0.1",)
