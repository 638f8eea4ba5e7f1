"""Creatures and henchmen in the log."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.names import card_name, unit_name
from engine.games.ages.prose.phrases import tells


def definite_name(slug: str) -> str:
    """A creature or henchman after a verb: "the Sabre Cat", but "Wolfhound 2" by its number."""
    name = unit_name(slug)
    return name if name[-1].isdigit() else f"the {name}"


@tells(e.HenchmanDrawn)
def henchman_drawn(event: e.HenchmanDrawn) -> str:
    """Say who follows whom."""
    return f"has a henchman: {definite_name(event.henchman)}"


@tells(e.HenchmanBrought)
def henchman_brought(event: e.HenchmanBrought) -> str:
    """Say who went along."""
    return f"goes along with {unit_name(event.master)} to {event.space}"


@tells(e.Unleashed)
def unleashed(event: e.Unleashed) -> str:
    """Say which hunter is set on whom."""
    hunter, target = definite_name(event.creature), unit_name(event.target)
    return f"unleashes {hunter} at {event.space}, to hunt {target}"


@tells(e.SentinelBegun)
def sentinel_begun(event: e.SentinelBegun) -> str:
    """Say who sets up a sentinel instead of moving."""
    return f"stays to set up the {card_name(event.card)}"


@tells(e.SentinelSetUp)
def sentinel_set_up(event: e.SentinelSetUp) -> str:
    """Say where a sentinel stands."""
    return f"has set up {definite_name(event.creature)} at {event.space}"


@tells(e.LeftTheGame)
def left_the_game(event: e.LeftTheGame) -> str:
    """Say who is out of the game, and why."""
    reason = {
        "master killed": "its master was killed",
        "master escaped": "its master has escaped",
        "killed a character": "it has killed a character",
        "imprisoned a character": "it has taken a prisoner, and there is no prison for it",
        "target gone": "its target is gone",
    }[event.reason]
    return f"leaves the game: {reason}"
