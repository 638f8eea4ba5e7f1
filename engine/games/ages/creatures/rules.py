"""Hunters and sentinels: how they come and go (RULES.md 28.2 to 28.9)."""

from __future__ import annotations

from engine.games.ages.cards.rules import lose_card, reveal_card
from engine.games.ages.creatures.events import LeftTheGame, SentinelSetUp, Unleashed
from engine.games.ages.rows.profiles import CREATURE_CARDS, PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import is_contested, is_creature


def unleash(g: AgesState, unit: Unit, card: str, target: str) -> None:
    """Set a hunter on an enemy; the hunter begins in the space of the card's owner (28.3)."""
    reveal_card(g, unit, card, "used")
    lose_card(unit, card, face_up=True)
    hunter = add_creature(g, unit, card)
    hunter.target = g.number(target)
    g.emit(
        Unleashed,
        unit=unit.slug,
        creature=hunter.slug,
        target=target,
        space=g.space_name(unit.space),
    )


def add_creature(g: AgesState, unit: Unit, card: str) -> Unit:
    """Place a card's creature in the unit's space and return it; the card stays with it (28.2)."""
    slug = next(
        slug
        for slug, row in CREATURE_CARDS.items()
        if row.slug == card and not any(each.slug == slug and each.is_alive for each in g.units)
    )
    health = PROFILES[slug].ratings.health
    creature = Unit(
        slug=slug,
        kind="hunter" if TREASURES[card].kind == "hunter" else "sentinel",
        team=unit.team,
        owner=unit.owner,
        health=health,
        max_health=health,
        starting_health=health,
        fate=Fate.ON_MAP,
        space=unit.space,
        start_space=unit.space,
        entered=True,
    )
    for number, each in enumerate(g.units):
        if each.slug == slug:
            g.units[number] = creature
            return creature
    g.units.append(creature)
    return creature


def place_sentinels(g: AgesState) -> None:
    """Place sentinels where their owners are and no enemy is, after opportunity fire (28.7)."""
    for unit in list(g.units):
        cards, unit.sentinels = unit.sentinels, ()
        for card in cards:
            if unit.is_on_map and card in unit.cards and not is_contested(g, unit):
                lose_card(unit, card, face_up=True)
                creature = add_creature(g, unit, card)
                g.emit(
                    SentinelSetUp,
                    unit=unit.slug,
                    creature=creature.slug,
                    space=g.space_name(unit.space),
                )


def put_card_away(g: AgesState, creature: Unit) -> None:
    """Discard the card of a creature that has left the map (28.2)."""
    card = CREATURE_CARDS[creature.slug]
    g.discards[card.deck].append(card.slug)


def call_off(g: AgesState, creature: Unit, reason: str) -> None:
    """Take a creature that was not killed off the map (28.5, 28.8)."""
    g.emit(LeftTheGame, unit=creature.slug, space=g.space_name(creature.space), reason=reason)
    creature.fate, creature.space = Fate.GONE, -1
    put_card_away(g, creature)
    call_off_hunters(g, g.number(creature.slug))


def call_off_hunters(g: AgesState, target: int) -> None:
    """Remove the hunters whose target was killed or is out of the game (28.5)."""
    for unit in g.units:
        if unit.kind == "hunter" and unit.is_on_map and unit.target == target:
            call_off(g, unit, "target gone")


def remove_sentinel_after_kill(g: AgesState, killer: Unit, victim: Unit) -> None:
    """Remove a sentinel that has killed a character or a henchman (28.8)."""
    if killer.kind == "sentinel" and killer.is_on_map and not is_creature(victim):
        call_off(g, killer, "killed a character")
