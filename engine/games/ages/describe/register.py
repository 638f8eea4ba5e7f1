"""The register of the functions that describe choices."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.games.ages.view_types import View

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""
