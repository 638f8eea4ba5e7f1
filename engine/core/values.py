"""A decorator for small values that are made at every answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from attrs import frozen as frozen_for_checkers
else:
    # To mypy it is `frozen`. Freezing a value takes attrs longer than creating it.
    frozen_for_checkers = partial(define, unsafe_hash=True)

__all__ = ["frozen_for_checkers"]
