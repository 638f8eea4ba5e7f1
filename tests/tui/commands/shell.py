"""Running the command line as a person would, in its own process."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.tools.running import run_python
from tui.__main__ import main

ROOT = Path(__file__).parents[3]


def wardenclyffe(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "tui", *words, environment=environment)


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
    return set(run_python("-c", MODULES_AFTER, *words, succeeds=True).stderr.split())


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)
