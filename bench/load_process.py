"""Child processes, measured by their figures in /proc."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

TICK = os.sysconf("SC_CLK_TCK")
PARENT = "BENCH_PARENT"
PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Make Linux end this process when its parent process ends, for any reason.

    A measurement can be aborted at any time, and its child processes would run for ever.
    """
    parent = os.environ.get(PARENT)
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is not None and os.getppid() != int(parent):
        sys.exit(1)  # it had already ended


def give_way() -> None:
    """Give this process the lowest priority, even if the measurement runs in real time."""
    os.nice(19)
    policy = os.sched_getscheduler(0)
    if policy in (os.SCHED_FIFO, os.SCHED_RR):
        os.sched_setscheduler(0, policy, os.sched_param(os.sched_get_priority_min(policy)))


def child_environment(**variables: str) -> dict[str, str]:
    """The environment for a process that is to end with this one."""
    return {**os.environ, PARENT: str(os.getpid()), **variables}


class Child:
    """A module that runs in a separate process, with a pipe each way."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.arguments = arguments
        self._folder = TemporaryDirectory(prefix="load-", ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=child_environment(TMPDIR=self._folder.name),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._folder.cleanup()

    def read(self) -> str:
        """The next line that it prints."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"process {self._process.pid} ended")
        return line.strip()

    def ask(self, *words: object) -> dict[str, Any]:
        """Send a command, wait for the answer and return it."""
        assert self._process.stdin is not None
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.read())
        return answer

    @property
    def family(self) -> list[int]:
        """The process and its children."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *map(int, children)]

    @property
    def cpu(self) -> float:
        """Seconds of CPU so far, with its children."""
        return sum(_cpu(pid) for pid in self.family)

    @property
    def memory(self) -> float:
        """Megabytes of memory of the process and its children."""
        return sum(_memory(pid) for pid in self.family)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / TICK


def _memory(pid: int) -> float:
    """The proportional set size, which counts shared memory only once."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError(f"no memory figures for {pid}")
