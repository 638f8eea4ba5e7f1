"""Running the command line as a person would, in its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tui.__main__ import main

ROOT = Path(__file__).parents[3]


def wardenclyffe(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tui", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


MODULES_AFTER = """
import sys
from tui.__main__ import main
from tui.commands import arguments
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules), file=sys.stderr)
"""


def modules_after(*words: str) -> set[str]:
    """Everything that a command has imported."""
    ran = subprocess.run(
        [sys.executable, "-c", MODULES_AFTER, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stderr.split())


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)
