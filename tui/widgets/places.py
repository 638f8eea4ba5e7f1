"""Moving over a board with the arrow keys: which place is next in a direction."""

from __future__ import annotations

from collections.abc import Sequence

from tui.widgets.canvas import Target


def next_place(targets: Sequence[Target], place: str, x: int, y: int) -> str:
    """The place next to `place` in a direction; empty if there is none.

    Straight ahead counts more than aside, and a row of text is twice as high as a cell is wide.
    """
    here = next((target for target in targets if target.place == place), None)
    if here is None:
        return first(targets)
    from_x, from_y = _middle(here)
    ahead = []
    for other in targets:  # a map has more than a thousand
        to_x, to_y = _middle(other)
        along = (to_x - from_x) * x + (to_y - from_y) * y
        aside = abs((to_x - from_x) * y) + abs((to_y - from_y) * x)
        if along > 0 and aside <= 4 * along + 2 and other.place != place:
            ahead.append((along + 2 * aside, other.place))
    return min(ahead)[1] if ahead else ""


def first(targets: Sequence[Target]) -> str:
    """The place to begin at: the topmost, then the leftmost."""
    return min(targets, key=lambda target: (target.y, target.x)).place if targets else ""


def _middle(target: Target) -> tuple[float, float]:
    return target.x + target.width / 2, 2 * target.y + target.height
