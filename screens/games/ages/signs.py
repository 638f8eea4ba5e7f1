"""The words and signs of the pieces of Duel of Ages II and of its sites, and their legend."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from engine.games.ages.card_types import AdventureKey
from engine.games.ages.map.layout import Layout, Space
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS
from engine.games.ages.view_types import UnitView, View
from engine.games.ages.words import GUARDIAN, is_circle
from screens.games.ages.colours import TEAM_ROLE
from screens.table.painter import Signs
from themes.glyphs import Glyphs
from themes.look import Look


@frozen
class Sign:
    """A sign of the map in Unicode and in ASCII, and what it stands for in the legend."""

    unicode: str
    plain: str
    name: str = ""

    def sign_for(self, glyphs: Glyphs) -> str:
        return self.plain if glyphs.ascii_only else self.unicode


TERRAIN_SIGNS = {
    "clear": Sign("·", ".", "clear"),
    "woods": Sign('"', '"', "woods"),
    "swamp": Sign("%", "%", "swamp"),
    "water": Sign("~", "~", "water"),
    "deep water": Sign("≈", "-", "deep water"),
    "building": Sign("∩", "#", "building"),
    "rough": Sign("^", "^", "rough"),
    "fire": Sign("*", "*", "fire"),
    "obstacle": Sign("█", "&", "obstacle"),
    "dome": Sign("◎", "@", "dome"),
    "mesa": Sign("=", "=", "mesa, or pay"),
    "mesa woods": Sign('"', '"'),
    "slope": Sign("/", "/", "slope's foot"),
    "cavern": Sign(",", ",", "cave, path"),
    "cavern mouth": Sign("'", "'", "cave mouth"),
}
PATH = Sign(",", ",")
REACH, ROUTE = Sign("◦", ":"), Sign("•", "+")
"""Spaces within walking distance, and those on the way to the cursor."""
MARKERS = (Sign("▲", ">"), Sign("▼", "<"))
GROUND_CARDS, EXPERIENCE = Sign("▤", "$"), Sign("✦", "{")
RUIN, MONUMENT, FLAG = Sign("✗", "\\"), Sign("♦", "("), Sign("⚑", ")")
EXIT, TRIBUTE = Sign("»", "}"), Sign("◆", ";")
"""None of these is a letter: letters on the map are units, and some capitals sites."""


def terrain_sign(space: Space, glyphs: Glyphs) -> str:
    """The sign of a space; circles and paths of labyrinths have their own signs."""
    if space.site and space.site[-1].isdigit():
        return GUARDIAN if is_circle(space) else PATH.sign_for(glyphs)
    return TERRAIN_SIGNS[space.terrain].sign_for(glyphs)


# Names


@lru_cache(256)
def unit_letters(slugs: tuple[str, ...], avoided: str = "") -> dict[str, str]:
    """A different letter for each unit, of its name if possible, and none of the `avoided`."""
    letter_by_slug: dict[str, str] = {}
    for slug in slugs:
        name = [char for char in f"{short_name(slug)}{unit_name(slug)}".upper() if char.isalpha()]
        unavailable = {*avoided, *letter_by_slug.values()}
        free = (char for char in (*name, *map(chr, range(65, 91))) if char not in unavailable)
        letter_by_slug[slug] = next(free, "?")
    return letter_by_slug


def health_dots(unit: UnitView, glyphs: Glyphs, room: int) -> str:
    """Health as dots, one for each point, or as two numbers if there is little room."""
    if unit.max_health > room:
        return f"{unit.health}/{unit.max_health}"
    full = glyphs.bullet if not glyphs.ascii_only else "*"
    return full * unit.health + glyphs.dot * (unit.max_health - unit.health)


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


_OF_MISSIONS = {
    "flags": ("flag",),
    "lith": ("tribute",),
    "base": ("destroyed",),
    "escape": ("exit",),
    "labyrinth": ("circle", "White marker", "Black marker"),
    "encounters": ("encounter", "asks for 7"),
}
"""Signs that are only on the map if the mission has an achievement."""


def signs_in(view: View, signs: Signs) -> Signs:
    """The signs of the legend that the map of a match has or may get."""
    spaces = view.map.spaces if view.layout else ()
    terrains, sites = {each.terrain for each in spaces}, {each.site for each in spaces}
    absent = {each.name for name, each in TERRAIN_SIGNS.items() if name not in terrains}
    absent -= {"cave, path", "mesa, or pay"}  # They also have other meanings.
    sign_names = {SITE_SIGNS[site].name for site in sites if site in SITE_SIGNS}
    absent |= {each.name for each in SITE_SIGNS.values()} - sign_names
    goals = MISSIONS[view.mission].achievements
    for goal, text in _OF_MISSIONS.items():
        absent |= set(text) if goal not in goals else set()
    return tuple((sign, text) for sign, text in signs if text not in absent)


def legend(look: Look) -> Signs:
    glyphs = look.glyphs
    terrain = tuple(
        (each.sign_for(glyphs), each.name) for each in TERRAIN_SIGNS.values() if each.name
    )
    sites = tuple((each.sign_for(glyphs), each.name) for each in dict.fromkeys(SITE_SIGNS.values()))
    return (
        ("T", "White's unit"),
        ("t", "Black's unit"),
        ("T+", "three or more"),
        *terrain,
        (GUARDIAN, "circle"),
        ("?", "encounter"),
        ("7", "asks for 7"),
        (GROUND_CARDS.sign_for(glyphs), "cards lie here"),
        (MARKERS[0].sign_for(glyphs), "White marker"),
        (MARKERS[1].sign_for(glyphs), "Black marker"),
        (FLAG.sign_for(glyphs), "flag"),
        (TRIBUTE.sign_for(glyphs), "tribute"),
        (EXPERIENCE.sign_for(glyphs), "experience"),
        (RUIN.sign_for(glyphs), "destroyed"),
        (MONUMENT.sign_for(glyphs), "monument"),
        (EXIT.sign_for(glyphs), "exit"),
        *sites,
        (REACH.sign_for(glyphs), "in reach"),
        (ROUTE.sign_for(glyphs), "on the way"),
        *(() if glyphs.ascii_only else ((glyphs.filled_square, "open card"),)),
        *(() if glyphs.ascii_only else ((glyphs.card_back, "face down"),)),
    )
