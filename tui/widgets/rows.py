"""Lists that are longer than the room for them."""

from __future__ import annotations


def first_shown(cursor: int, count: int, room: int) -> int:
    """The first of `count` rows to show, so that the cursor stays in sight."""
    return max(0, min(cursor - room // 2, count - room))
