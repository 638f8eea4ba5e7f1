"""The palette roles of the things in Duel."""

from __future__ import annotations

from engine.games.duel.cards import (
    ACQUIRE,
    ADVANCE,
    ELECTRIFY,
    MONOPOLIZE,
    PROPAGANDA,
    REGIONS,
    TECHNOLOGIES,
)

POWER_ROLE = {"AC": "hue1", "DC": "hue2"}
REGION_ROLE = dict(zip(REGIONS, ("hue3", "hue4", "hue5"), strict=True))
TECHNOLOGY_ROLE = dict(zip(TECHNOLOGIES, ("hue6", "hue7", "hue8"), strict=True))
ACTION_ROLE = {
    ELECTRIFY: "gold",
    ACQUIRE: "good",
    ADVANCE: "hue7",
    MONOPOLIZE: "bad",
    PROPAGANDA: "accent",
}


def power_role(power: str | None) -> str:
    return POWER_ROLE[power] if power else "muted"
