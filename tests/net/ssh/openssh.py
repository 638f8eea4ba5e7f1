"""The `ssh` that people have, and a server in another process for it."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.e2e.person import PATIENCE, Person


class Served:
    def __init__(self, folder: Path, *limits: str) -> None:
        for tool in ("ssh", "ssh-keygen"):
            if shutil.which(tool) is None:
                raise AssertionError(f"these tests need {tool}: install the OpenSSH client")
        self.folder = folder
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.net.ssh.server_process", str(folder), *limits],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.port = self.process.stdout.readline().strip()
        assert self.port, self.log.read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def key(self, name: str) -> Path:
        path = self.folder / name
        if not path.exists():
            make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path)]
            subprocess.run(make, check=True)
        return path

    def command(self, name: str, *words: str, key: Path | None = None) -> list[str]:
        settings = [
            "StrictHostKeyChecking=accept-new",
            f"UserKnownHostsFile={self.folder / 'known_hosts'}",
            "IdentitiesOnly=yes",
            f"IdentityFile={key or 'none'}",
            "PreferredAuthentications=publickey,keyboard-interactive",
        ]
        options = [*(f"-o{setting}" for setting in settings), f"-p{self.port}"]
        options += [word for word in words if word.startswith("-")]
        command = [word for word in words if not word.startswith("-")]
        return ["ssh", "-F", "none", *options, f"{name}@127.0.0.1", *command]

    def call(self, name: str, *words: str, key: Path | None = None) -> Person:
        return Person(self.command(name, *words, key=key), width=80, height=24)

    def run(self, name: str, *words: str, key: Path | None = None, say: str = "") -> str:
        """The exit status of a script that calls, and all output."""
        done = subprocess.run(
            self.command(name, *words, key=key),
            input=say,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return f"{done.returncode}\n{done.stdout}{done.stderr}"
