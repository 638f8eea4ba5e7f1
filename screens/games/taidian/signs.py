"""The words, signs and palette roles of Taidian's pieces, and the legend of the signs."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.taidian.card_types import BURNS, TICKS, Card, Structure
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import FighterView, View
from themes.glyphs import Glyphs
from themes.look import Look

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


COLOUR_ROLE = {"red": "bad", "blue": "hue2", "black": "gold", "green": "good"}
"""The role of a card by its colour in the rules."""
TRACK_ROLE = {"aim": "hue7", "strength": "warn", "skill": "hue2", "healing": "good"}
BLOCK = COLOUR_ROLE["blue"]
"""The role of protection against damage."""


def card_role(slug: str) -> str:
    """The role of a card: for black cards by their yield, else by the card's colour."""
    row = CARDS[slug]
    if row.energy:
        return "accent"
    if row.colour == "black" and not row.money:
        return "text"
    return COLOUR_ROLE[row.colour]


def seat_role(view: View, seat: int) -> str:
    return f"seat{(view.fighters[seat].side if view.has_teams else seat) + 1}"


def health_role(fighter: FighterView) -> str:
    """The role of health: good above half of the starting value, warn above a quarter, else bad."""
    share = fighter.health / max(fighter.cap, 1)
    return "good" if share > 0.5 else "warn" if share > 0.25 else "bad"


MEANINGS = (
    ("money", "money, a price"),
    ("energy", "energy"),
    ("attack", "attack"),
    ("block", "block"),
    ("heal", "heal"),
    ("counter", "struck back"),
    ("aim", "Aim"),
    ("strength", "Strength"),
    ("skill", "Skill"),
    ("healing", "Healing"),
    ("poison", "Poison, ticks"),
    ("structure", "structures"),
    ("hand", "cards in hand"),
    ("deck", "cards in deck"),
    ("truce", "truce"),
)


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    """Values, tracks and a fighter's belongings; the marks of the market, and the fallen."""
    glyphs = look.glyphs
    signs = tuple((sign(glyphs, name), text) for name, text in MEANINGS)
    market = (
        (sign(glyphs, "buys"), "can be bought"),
        (glyphs.dot, "hand can pay"),
        (sign(glyphs, "owned"), "yours already"),
    )
    return (*signs, *market, (glyphs.cross, "fallen"))
