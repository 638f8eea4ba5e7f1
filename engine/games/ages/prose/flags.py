"""Log lines of flags and escape."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages import events as e
from engine.games.ages.prose.phrases import tells
from engine.games.ages.rows.missions import TEAMS


@tells(e.FlagTaken)
def flag_taken(event: e.FlagTaken) -> str:
    """Say who carries a flag now."""
    return f"picks up the flag at {event.space}"


@tells(e.FlagFell)
def flag_fell(event: e.FlagFell) -> str:
    """Say where a flag lies now."""
    return f"drops the flag at {event.space}"


@tells(e.FlagScored)
def flag_scored(event: e.FlagScored) -> str:
    """Say how many flags are home."""
    return f"brings the flag home: {TEAMS[event.team]} has {count(event.count, 'flag')}"


@tells(e.Escaped)
def escaped(event: e.Escaped) -> str:
    """Say which character has escaped, and for how many points."""
    return f"escapes from the map at {event.space}: {count(event.points, 'point')}"
