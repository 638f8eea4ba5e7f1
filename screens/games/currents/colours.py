"""The palette roles of the things in War of Currents."""

from __future__ import annotations

from engine.games.currents.card_types import Skill, Track
from engine.games.currents.cards import COMPANIES

COMPANY_ROLE = dict(zip(COMPANIES, ("hue1", "hue2", "hue3", "hue4", "hue5", "hue7"), strict=True))
TRACK_ROLE: dict[Track, str] = {"ac": "accent", "dc": "warn", "bulb": "hue6"}
SKILL_ROLE: dict[Skill, str] = {"inv": "accent", "man": "warn", "fin": "good", "pro": "hue4"}
