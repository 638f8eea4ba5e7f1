"""Python in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_python(
    *words: str | Path,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    succeeds: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run Python with these words and further variables; `succeeds` expects the exit status 0."""
    ran = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=cwd,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0 or not succeeds, f"{ran.stdout}\n{ran.stderr}"
    return ran
