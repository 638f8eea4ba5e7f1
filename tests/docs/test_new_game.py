"""The painter of docs/new-game.md is a board that holds what every board must."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core import registry
from engine.core.entry_points import PluginGroup
from screens.table.painters import painter
from screens.testing import check_board
from tests import tiny
from tests.docs.pages import ROOT, blocks


@pytest.fixture
def paint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The function of the guide, as the painter of a game that has none."""
    (code,) = blocks(ROOT / "docs/new-game.md")
    names: dict[str, Any] = {"__name__": __name__}
    exec(code.text, names)
    painters = PluginGroup("wardenclyffe.painters", "painter", lambda name, found: found)
    painters._found = {tiny.GAME.slug: SimpleNamespace(paint=names["paint"])}
    monkeypatch.setattr(registry, "PAINTERS", painters)
    painter.cache_clear()
    yield names["paint"]
    painter.cache_clear()


def test_the_painter_of_the_guide_paints_a_board(paint: Any) -> None:
    assert painter(tiny.GAME.slug).paint is paint
    check_board(tiny.GAME)
