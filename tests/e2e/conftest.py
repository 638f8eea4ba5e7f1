"""People for the end-to-end tests."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.person import Person

PROGRAM = (sys.executable, "-m", "tui")
Starts = Callable[..., Person]


@pytest.fixture
def starts(tmp_path: Path) -> Iterator[Starts]:
    (tmp_path / "settings.json").write_text(json.dumps({"pace": "instant"}))
    people: list[Person] = []

    def start(*arguments: str, **settings: Any) -> Person:
        command = (*PROGRAM, "--data", str(tmp_path), *arguments)
        people.append(Person(command, **settings))
        return people[-1]

    yield start
    for person in people:
        person.kill()
