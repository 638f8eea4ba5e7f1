"""The words and signs of Taidian's pieces."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.taidian.card_types import BURNS, TICKS, Card, Structure
from engine.games.taidian.cards import CARDS
from themes.glyphs import Glyphs

TRACK_SHORT = {"aim": "Aim", "strength": "Str", "skill": "Skill", "healing": "Heal"}
FATE_TEXTS = {
    "": "",
    "hit": "",
    "healed": "healed",
    "stole": "stole",
    "stopped": "stopped",
    "bombed": "bombed",
    "spared": "spared",
    "wasted": "wasted",
    "poisoned": "poisons",
    "cured": "cured",
}
FAILED = ("stopped", "spared", "wasted", "cured")
"""The fates of cards that had no effect."""
MINUS = "−"

_SIGNS: Mapping[str, tuple[str, str]] = {
    "aim": ("◎", "o"),
    "strength": ("◆", "#"),
    "skill": ("✦", "&"),
    "healing": ("♥", "="),
    "attack": ("†", "!"),
    "block": ("▣", "]"),
    "heal": ("✚", "+"),
    "poison": ("§", "~"),
    "truce": ("∞", "_"),
    "money": ("$", "$"),
    "deck": ("▤", "|"),
    "full": ("▮", "@"),
    "empty": ("▯", ","),
    "blow": ("━", "-"),
    "buys": ("•", "y"),
    "owned": ("◉", "0"),
    "point": ("▶", ">"),
}


def sign(glyphs: Glyphs, name: str) -> str:
    match name:
        case "energy":
            return glyphs.bolt
        case "structure":
            return glyphs.city
        case "counter":
            return glyphs.undo
        case "hand":
            return glyphs.card_back
    fine, plain = _SIGNS[name]
    return plain if glyphs.ascii_only else fine


def kind_of(row: Card) -> str:
    """The name of the sign for a card: the unit of its value, or its effect."""
    for kind in ("money", "energy", "attack", "block", "heal"):
        if getattr(row, kind):
            return kind
    return _EFFECT_SIGN.get(row.effect, "structure")


_EFFECT_SIGN = {"poison": "poison", "cure": "poison", "rob": "hand", "burn": "hand"}

_EFFECT_TEXTS = {
    "burn": f"burns {BURNS}",
    "poison": f"{TICKS} ticks",
    "rob": "steals 1",
    "bomb": "a structure",
    "cure": "ends Poison",
}


def effect_text(slug: str) -> str:
    """The effect of a card without a number, in at most eleven cells."""
    row = CARDS[slug]
    if not isinstance(row, Structure):
        return _EFFECT_TEXTS.get(row.effect, "")
    works = (
        (row.block_in_first_batch, f"blocks {row.block_in_first_batch}"),
        (row.healing_each_turn, f"heals {row.healing_each_turn}"),
        (row.energy_each_upgrade, f"+{row.energy_each_upgrade} energy"),
        (row.money_each_upgrade, f"+{row.money_each_upgrade} money"),
        (row.robbers_stopped, "no Robber"),
        (row.attack_in_first_batch, f"+{row.attack_in_first_batch} attack"),
        (row.swaps, f"swap {row.swaps}"),
    )
    return next((text for amount, text in works if amount), "")


def short_card_name(name: str) -> str:
    return name.replace("-", " ").split()[-1]
