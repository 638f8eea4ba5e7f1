"""The printed row of every unit: characters, and henchmen and creatures in the same form."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.dispatch import require
from engine.games.ages.card_types import Ability, Character, Creature, Henchman, Ratings, UnitKind
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import CREATURES, HENCHMEN
from engine.games.ages.rows.treasures import TREASURES

CREATURE_KINDS: tuple[UnitKind, ...] = ("hunter", "sentinel")
CREATURE_CARDS = {
    f"{card.creature}-{copy}": card
    for card in TREASURES.values()
    if card.creature
    for copy in range(1, card.copies + 1)
}
"""The card of each creature, by the creature's slug: the second wolfhound is `wolfhound-2`."""


def _henchman_profile(row: Henchman) -> Character:
    ability = Ability(
        row.slug,
        row.name,
        row.text,
        shot=row.shot,
        flies=row.flies,
        easy_terrain=row.easy_terrain,
        heals=row.heals,
        bonuses=row.bonuses,
    )
    natures = ("Machine",) if row.is_machine else ()
    return Character(row.slug, row.name, "Henchman", row.age, "", "", natures, row.ratings, ability)


def _creature_profile(slug: str, row: Creature) -> Character:
    card = CREATURE_CARDS[slug]
    assert card.age is not None
    shot, copy = row.shot, slug.rpartition("-")[2]
    aim, point = (row.aim if shot and shot.rating == name else 0 for name in ("aim", "point"))
    ratings = Ratings(
        speed=row.speed,
        health=row.health,
        wits=row.wits,
        melee=row.melee,
        power=row.power,
        damage=row.damage,
        aim=aim,
        point=point,
        throw=0,
        react=row.react,
        stealth=row.stealth,
        armor=row.armor,
        strength=0,
        intellect=0,
        honor=0,
        respect=0,
    )
    name = row.name if card.copies == 1 else f"{row.name} {copy}"
    ability = Ability(card.kind, card.kind.title(), _NATURES[card.kind], shot=shot)
    title = card.kind.title()
    return Character(slug, name, title, card.age, "", "", (row.symbol.title(),), ratings, ability)


_NATURES = {
    "hunter": "Attacks its target only, and walks past all others",
    "sentinel": "Stays where it was set up, shoots and fights",
}


def _all_profiles() -> Iterator[Character]:
    yield from CHARACTERS.values()
    yield from map(_henchman_profile, HENCHMEN.values())
    for slug, card in CREATURE_CARDS.items():
        require([card.creature], CREATURES, f"row in rows/creatures.py; {slug!r} names it")
        yield _creature_profile(slug, CREATURES[card.creature])


PROFILES = {row.slug: row for row in _all_profiles()}
"""Every unit that can be in play, by its slug."""
