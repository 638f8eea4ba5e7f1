"""The sites of bases, the Arbiter's Hall and the Alliance: signs, colours and short names."""

from __future__ import annotations

from functools import lru_cache

from engine.games.ages.card_types import AdventureKey
from engine.games.ages.map.layout import Layout, Space
from engine.games.ages.rows.pieces import ADVENTURE_KEYS
from screens.games.ages.colours import TEAM_ROLE
from screens.games.ages.signs import Sign
from themes.glyphs import Glyphs

BASES = ("base-white", "base-black")
ARBITER_ROLE, ALLIANCE_ROLE = "hue4", "good"


_GATE = Sign("⊓", "[", "gate")
_STEP = Sign("∙", "_", "path")
_SIDE = Sign("♟", "h", "henchman")
SITE_SIGNS = {
    "main-gate": _GATE,
    "high-gate": _GATE,
    "low-gate": _GATE,
    "vortex": Sign("✚", "v", "vortex"),
    "headquarters": Sign("⌂", "H", "headquarters"),
    "vault": Sign("▣", "V", "vault"),
    "prison": Sign("▦", "P", "prison"),
    "chamber": Sign("♛", "A", "Arbiter"),
    "pool": Sign("◌", "p", "pool"),
    "fangs": Sign("▾", "f", "fangs"),
    "cave": Sign("◖", "c", "cave"),
    "end": Sign("★", "E", "Old Cassia"),
    **{f"step {number}": _STEP for number in range(6)},
    **{f"henchman {number}": _SIDE for number in (1, 3, 5)},
}


def site_sign(space: Space, glyphs: Glyphs) -> str:
    """The sign of a space's site; "" if it has none, or that of a labyrinth."""
    sign = SITE_SIGNS.get(space.site)
    return sign.sign_for(glyphs) if sign else ""


def piece_role(piece: str) -> str:
    """The role of an adventure key: its team's, the Arbiter's or the Alliance's; "" for others."""
    if piece in BASES:
        return TEAM_ROLE[BASES.index(piece)]
    return {"lith": ARBITER_ROLE, "alliance": ALLIANCE_ROLE}.get(piece, "")


def site_role(layout: Layout, space: Space) -> str:
    return piece_role(layout[space.piece].piece) or "bright"


@lru_cache(64)
def site_letters(layout: Layout, glyphs: Glyphs) -> str:
    """The capitals that represent sites on a map, which no unit may have as its letter."""
    signs = {each.sign_for(glyphs).upper() for each in sites_on(layout)}
    return "".join(sorted(sign for sign in signs if sign.isalpha()))


def sites_on(layout: Layout) -> list[Sign]:
    keys: list[AdventureKey] = [
        ADVENTURE_KEYS[placed.piece] for placed in layout if piece_role(placed.piece)
    ]
    slugs = (slug for key in keys for slug in key.sites.values())
    return list(dict.fromkeys(SITE_SIGNS[slug] for slug in slugs))
