"""The time of day, for stamps on records. The engine has no clock; saves may look at one."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """This moment in ISO 8601, in UTC, so that stamps sort as text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
