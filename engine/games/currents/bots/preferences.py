"""How the greedy bot finds what weighs the choices of a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.currents.bots.value import Outlook

Preference: TypeAlias = Callable[[Choice], float]
"""The points that a choice is worth."""

prefers: Dispatch[str, Callable[[Outlook], Preference]] = Dispatch("preference of the greedy bot")
"""What weighs the choices of a decision, by the step of the sequence of play."""
