"""Plug-ins that other packages seem to offer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import metadata
from types import ModuleType
from typing import Any

import pytest

from engine import bots
from engine.core import registry
from engine.plugins import board_painters, entry_points
from engine.plugins.entry_points import PluginGroup

Offer = Callable[..., None]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Pretends that packages offer plug-ins: `offer("games", marbles=GAME)`."""
    offered: dict[str, list[metadata.EntryPoint]] = {}
    held = ModuleType("held_by_a_package")
    monkeypatch.setitem(sys.modules, "held_by_a_package", held)
    monkeypatch.setattr(metadata, "entry_points", lambda *, group: offered.get(group, []))
    monkeypatch.setattr(entry_points, "_is_named", lambda heading, path: True)
    for module, name in ((registry, "GAMES"), (board_painters, "PAINTERS"), (bots, "BOTS")):
        before: PluginGroup[Any] = getattr(module, name)
        monkeypatch.setattr(module, name, PluginGroup(before.group, before._kind, before._check))

    def add(kind: str, **things: Any) -> None:
        for word, thing in things.items():
            name, variable = word.replace("__", "."), f"{kind}_{word}_{len(vars(held))}"
            setattr(held, variable, thing)
            group = f"wardenclyffe.{kind}"
            point = metadata.EntryPoint(name, f"held_by_a_package:{variable}", group)
            offered.setdefault(group, []).append(point)

    return add
