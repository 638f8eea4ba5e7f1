"""Board painters of other packages."""

from __future__ import annotations

from types import ModuleType

import pytest

from engine.plugins.problems import plugin_problems
from tests.engine.plugins.conftest import Offer


@pytest.mark.parametrize(
    ("name", "painter", "reason"),
    [
        ("duel", ModuleType("painter"), "a built-in game has its own board"),
        ("marbles", ModuleType("painter"), "a module is not a Painter"),
    ],
)
def test_a_painter_that_cannot_be_used_costs_one_line(
    offer: Offer, name: str, painter: object, reason: str
) -> None:
    offer("painters", **{name: painter})
    (problem,) = plugin_problems()
    assert problem == f"the painter {name!r} of another package cannot be used: {reason}"
