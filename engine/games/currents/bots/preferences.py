"""The register of the functions that weigh the choices of a decision for the greedy bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.currents.bots.value import Outlook

Preference: TypeAlias = Callable[[Choice], float]
"""The points that a choice is worth."""

prefers: Dispatch[str, Callable[[Outlook], Preference]] = Dispatch("preference of the greedy bot")
"""The functions that weigh the choices of a decision, by the step of the sequence of play."""
