"""The hooks of painters: those that are documented, known and asked for are the same."""

from __future__ import annotations

import inspect
import re

from screens.table import painters


def test_every_hook_is_documented_and_asked_for() -> None:
    listed = (painters.__doc__ or "").partition("It has")[2]
    documented = set(re.findall(r"`(\w+)(?:\(|`,)", listed))
    asked_for = set(re.findall(r'_hook\(slug, "(\w+)"', inspect.getsource(painters)))
    assert asked_for == painters.HOOKS
    assert documented >= painters.HOOKS
