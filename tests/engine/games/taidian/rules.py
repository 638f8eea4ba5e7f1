"""RULES.md of Taidian as text, for tests that hold rows against clauses."""

from __future__ import annotations

from engine.games.taidian import GAME


def rules_text() -> str:
    """RULES.md as the rules screen shows it."""
    assert GAME.rules is not None
    return GAME.rules.read_text(encoding="utf-8")
