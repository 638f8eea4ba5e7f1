"""Hunters, sentinels and henchmen: how they come and go (RULES.md 28)."""

from __future__ import annotations

from engine.games.ages.card_types import UnitKind
from engine.games.ages.cards.rules import lose_card, reveal_card
from engine.games.ages.creatures.events import (
    HenchmanBrought,
    HenchmanDrawn,
    LeftTheGame,
    SentinelSetUp,
    Unleashed,
)
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.profiles import CREATURE_CARDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.events import Imprisoned
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit, new_unit
from engine.games.ages.units import Fate, ability, is_contested, is_creature


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
    kind: UnitKind = "hunter" if TREASURES[card].kind == "hunter" else "sentinel"
    creature = new_unit(slug, unit.team, unit.owner, kind)
    creature.fate, creature.entered = Fate.ON_MAP, True
    creature.space = creature.start_space = unit.space
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


def call_off_hunters(g: AgesState, target: int) -> None:
    """Remove the hunters whose target was killed or is out of the game (28.5)."""
    for unit in g.units:
        if unit.kind == "hunter" and unit.is_on_map and unit.target == target:
            leave_the_game(g, unit, "target gone")


def leave_the_game(g: AgesState, unit: Unit, reason: str) -> None:
    """Take a henchman or a creature out of the game without killing it (28.5, 28.8, 28.14)."""
    g.emit(LeftTheGame, unit=unit.slug, space=g.space_name(unit.space), reason=reason)
    unit.fate, unit.space, unit.active = Fate.GONE, -1, False
    if is_creature(unit):
        put_card_away(g, unit)
    call_off_hunters(g, g.number(unit.slug))


def leave_after_kill(g: AgesState, killer: Unit, victim: Unit) -> None:
    """Remove a sentinel that has killed a character or a henchman, and a henchman that has killed a
    character, unless it belongs to the Red Flag (28.8, 28.13).
    """
    if killer.kind == "sentinel":
        must_go = not is_creature(victim)
    elif killer.kind == "henchman":
        stays = ability(g.units[killer.master]).keeps_henchmen
        must_go = victim.kind == "character" and not stays
    else:
        return
    if must_go and killer.is_on_map:
        leave_the_game(g, killer, "killed a character")


# Henchmen (28.10 to 28.16)


def draw_henchman(g: AgesState, master: int) -> Unit | None:
    """Draw a henchman for a character and return it; None if none is left (28.10)."""
    slug = g.henchmen.draw(g.chance)
    if slug is None:
        return None
    leader = g.units[master]
    unit = new_unit(slug, leader.team, leader.owner, "henchman")
    unit.master = master
    g.units.append(unit)
    g.emit(HenchmanDrawn, unit=leader.slug, henchman=slug)
    return unit


def henchmen_of(g: AgesState, master: int) -> list[Unit]:
    return [unit for unit in g.units if unit.master == master and unit.is_alive]


def enter_with_master(g: AgesState, master: int) -> None:
    """Bring henchmen who are off the map into the space that their master enters (28.11)."""
    leader = g.units[master]
    for unit in henchmen_of(g, master):
        if unit.fate is Fate.OFF_MAP:
            unit.space, unit.fate, unit.entered = leader.space, Fate.ON_MAP, True
            g.emit(
                HenchmanBrought, unit=unit.slug, master=leader.slug, space=g.space_name(unit.space)
            )


def offer_to_bring(g: AgesState, master: int, old_space: int) -> None:
    """Let a master who was moved bring henchmen from the space it left (28.12)."""
    if old_space >= 0 and any(unit.space == old_space for unit in henchmen_of(g, master)):
        g.pending.insert(0, Pending(ask=Ask.BRING, unit=master, detail=old_space))


def lose_master(g: AgesState, master: int, reason: str = "master killed") -> None:
    """Remove the henchmen of a master who was killed or has escaped (28.14, 32.6)."""
    for unit in henchmen_of(g, master):
        leave_the_game(g, unit, reason)


def imprison_with_master(g: AgesState, master: int, captor: Unit) -> None:
    """Send the henchmen of a master who was imprisoned to the same prison."""
    for unit in henchmen_of(g, master):
        if unit.fate is not Fate.PRISON:
            send_to_prison(g, unit, captor)


def send_to_prison(g: AgesState, unit: Unit, captor: Unit) -> None:
    """Take a henchman from the map into a prison, with the Health that it has."""
    space = g.space_name(unit.space)
    unit.fate, unit.space, unit.active = Fate.PRISON, -1, False
    g.emit(Imprisoned, unit=unit.slug, captor=captor.slug, space=space, health=unit.health)


def free_with_master(g: AgesState, master: int) -> None:
    """Let the henchmen in prison enter with a master who comes free."""
    for unit in henchmen_of(g, master):
        if unit.fate is Fate.PRISON:
            unit.fate = Fate.OFF_MAP


def pay_for_prisoner(g: AgesState, henchman: Unit, prisoner: Unit, *, has_prison: bool) -> None:
    """Send a henchman that imprisoned a character to the other team's prison, or away."""
    if has_prison:
        send_to_prison(g, henchman, prisoner)
    else:
        leave_the_game(g, henchman, "imprisoned a character")
