"""The sites of bases, the Arbiter's Hall and the Alliance on the map."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.ages.map.chart import chart
from engine.games.ages.map.slots import map_by_lot
from engine.games.ages.rows.missions import ALL_MISSIONS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS
from screens.games.ages.map_parts.hex_art import background, hex_areas
from screens.games.ages.signs import SITE_SIGNS, TERRAIN_SIGNS, piece_role, sites_on
from themes.look import look

STANDING, _ = map_by_lot(ALL_MISSIONS["standing"], Chance(3))
EVERYTHING, _ = map_by_lot(ALL_MISSIONS["neighbours"], Chance(3))


def test_every_site_of_a_key_with_an_owner_has_a_sign() -> None:
    for key in ADVENTURE_KEYS.values():
        if piece_role(key.slug):
            assert set(key.sites.values()) <= set(SITE_SIGNS), key.slug


def test_a_sign_means_one_thing() -> None:
    """Neither another site nor a terrain has it, in either glyph set."""
    names = {each.name for each in SITE_SIGNS.values()}
    signs = {(each.unicode, each.name) for each in SITE_SIGNS.values()}
    plain = {(each.plain, each.name) for each in SITE_SIGNS.values() if each.name != "path"}
    assert len(signs) == len(names) == len(plain) + 1
    terrains = {sign for each in TERRAIN_SIGNS.values() for sign in (each.unicode, each.plain)}
    assert not {sign for sign, _ in signs} & terrains
    assert not {sign for sign, _ in plain} & terrains


def test_a_base_is_painted_with_its_sites_in_the_colour_of_its_team() -> None:
    picture = background(STANDING, 1, look())
    found = chart(STANDING)
    for site, space in found.sites("base-black").items():
        spot = hex_areas(STANDING, 1)[space]
        cell = picture.strips[spot.y].crop(spot.x, spot.x + 1)
        assert cell.text == SITE_SIGNS[site].unicode


def test_the_key_of_the_map_names_the_sites_that_are_there() -> None:
    names = [each.name for each in sites_on(STANDING)]
    assert names == [
        "gate", "vortex", "headquarters", "vault", "prison", "Arbiter", "pool", "fangs", "cave",
    ]  # fmt: skip
    assert {"henchman", "Old Cassia"} <= {each.name for each in sites_on(EVERYTHING)}
