"""Moving over a board with the arrow keys: the next place in a direction."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field

from tui.widgets.canvas import Target

ROW_HEIGHT = 2
"""The height of a row in cell widths."""
BESIDE = (1, 24)
"""The cost of leaving the cursor's line for a target that is still beside the current one: moving
vertically, and moving horizontally."""
ASIDE = (12, 1000)
"""The cost of leaving the line for a target that is not beside the current one; left and right go
there only if nothing else is ahead.
"""


NEAR_ROWS = 4
"""The number of rows to a smaller target in the same starting row that "right" goes to first."""


@define
class Walk:
    """The movement of a cursor over a board: a step goes to the nearest place in its direction.

    A cursor that continues in a direction keeps to its starting line, so that it goes straight
    through staggered places, such as hexes, and back the same way.
    """

    spot: Target | None = None
    """The target under the cursor: a place can have several targets on a board."""
    _goes_across: bool | None = field(default=None, init=False)
    """Was the last step horizontal? None before the first one."""
    _line: float = field(default=0.0, init=False)
    """The row or the column that the cursor moves along."""

    def step(self, targets: Sequence[Target], place: str, x: int, y: int) -> str:
        """The place next to `place` in a direction; empty if there is none.

        For a place that is not on the board it is the first place.
        """
        origin = self._find(targets, place)
        if origin is None:
            return first_place(targets)
        goes_across = x != 0
        if self.spot is None or self.spot.place != place or goes_across != self._goes_across:
            self._goes_across, self._line = goes_across, _line_of(origin, goes_across=goes_across)
        twin = _twin(targets, origin, x)
        if twin is not None:
            self.spot = twin
            return twin.place
        forward, start = x + y, origin.x if goes_across else origin.y
        ahead = (
            (cost, each.y, each.x, number)
            for number, each in enumerate(targets)
            if ((each.x if goes_across else each.y) - start) * forward
            >= 0  # Most are rejected here.
            and (cost := self._cost(origin, each, forward)) is not None
        )
        nearest = min(ahead, default=None)
        self.spot = origin if nearest is None else targets[nearest[-1]]
        return "" if nearest is None else self.spot.place

    def _find(self, targets: Sequence[Target], place: str) -> Target | None:
        """The target of a place where the cursor is, or another target of it if it has moved."""
        spots = [each for each in targets if each.place == place]
        return self.spot if self.spot in spots else next(iter(spots), None)

    def _cost(self, origin: Target, other: Target, forward: int) -> float | None:
        """The distance of a target in a direction; None if it is not ahead.

        Targets can be nested, such as the cards of a player in the panel of that player: a target
        that begins later is ahead, and on the way back one that ends earlier.
        """
        goes_across = bool(self._goes_across)
        begin, end = _span(other, goes_across=goes_across)
        from_begin, from_end = _span(origin, goes_across=goes_across)
        is_apart = end <= from_begin if forward < 0 else begin >= from_end
        gap = (begin - from_begin) * forward
        if gap < 0 or other.place == origin.place:
            return None
        if gap == 0 and (end - from_end) * forward >= 0:
            return None
        gap = gap or (0 if goes_across else NEAR_ROWS)
        if forward < 0 and is_apart:
            gap = from_begin - end + 1
        aside, is_beside = self._cost_aside(origin, other)
        if not (is_apart or is_beside):
            return None
        return gap * (1 if goes_across else ROW_HEIGHT) + aside

    def _cost_aside(self, origin: Target, other: Target) -> tuple[float, bool]:
        """The cost of leaving the line for a target, and whether it is beside `origin`."""
        goes_across = not self._goes_across
        begin, end = _span(other, goes_across=goes_across)
        from_begin, from_end = _span(origin, goes_across=goes_across)
        is_beside = begin < from_end and from_begin < end
        if begin <= self._line < end:
            return 0, is_beside
        if is_beside:
            return BESIDE[not goes_across], True
        distance = begin - self._line if self._line < begin else self._line - end
        return ASIDE[not goes_across] + distance * (
            1 if goes_across else ROW_HEIGHT * ROW_HEIGHT
        ), False


def next_place(targets: Sequence[Target], place: str, x: int, y: int) -> str:
    """The place next to `place` in a direction, for a new movement; empty if there is none."""
    return Walk().step(targets, place, x, y)


def place_at_steps(targets: Sequence[Target], place: str, steps: int) -> str:
    """The place after or before `place` in reading order, wrapping around at the ends."""
    spots = sorted(targets, key=lambda each: (each.y, each.x))
    order = list(dict.fromkeys(each.place for each in spots))
    if place not in order:
        return first_place(targets)
    return order[(order.index(place) + steps) % len(order)]


def first_place(targets: Sequence[Target]) -> str:
    return min(targets, key=lambda target: (target.y, target.x)).place if targets else ""


def _twin(targets: Sequence[Target], origin: Target, steps: int) -> Target | None:
    if not steps:
        return None
    targets_at_origin = (each for each in targets if each.x == origin.x and each.y == origin.y)
    size = origin.width, origin.height
    twins = {each.place: each for each in targets_at_origin if (each.width, each.height) == size}
    index = list(twins).index(origin.place) + steps
    return list(twins.values())[index] if 0 <= index < len(twins) else None


def _span(target: Target, *, goes_across: bool) -> tuple[int, int]:
    if goes_across:
        return target.x, target.x + target.width
    return target.y, target.y + target.height


def _line_of(target: Target, *, goes_across: bool) -> float:
    """The line along which a cursor leaves a target: its first row, or its middle column."""
    return target.y + 0.5 if goes_across else target.x + target.width / 2
