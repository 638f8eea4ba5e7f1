"""Henchmen and their masters (RULES.md 28.10 to 28.16)."""

from __future__ import annotations

from engine.games.ages.creatures.events import HenchmanBrought, HenchmanDrawn, LeftTheGame
from engine.games.ages.creatures.rules import call_off_hunters
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.sites.events import Imprisoned
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import ability


def draw_henchman(g: AgesState, master: int) -> Unit | None:
    """Draw a henchman for a character and return it; None if none is left (28.10)."""
    slug = g.henchmen.draw(g.chance)
    if slug is None:
        return None
    leader, health = g.units[master], PROFILES[slug].ratings.health
    unit = Unit(
        slug=slug,
        kind="henchman",
        team=leader.team,
        owner=leader.owner,
        health=health,
        max_health=health,
        starting_health=health,
        master=master,
    )
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


def leave_the_game(g: AgesState, unit: Unit, reason: str) -> None:
    """Take a unit out of the game without killing it (28.5, 28.14)."""
    g.emit(LeftTheGame, unit=unit.slug, space=g.space_name(unit.space), reason=reason)
    unit.fate, unit.space, unit.active = Fate.GONE, -1, False
    call_off_hunters(g, g.number(unit.slug))


def lose_master(g: AgesState, master: int, reason: str = "master killed") -> None:
    """Remove the henchmen of a master who was killed or has escaped (28.14, 32.6)."""
    for unit in henchmen_of(g, master):
        leave_the_game(g, unit, reason)


def remove_henchman_after_kill(g: AgesState, killer: Unit, victim: Unit) -> None:
    """Remove a henchman that has killed a character, unless it belongs to the Red Flag (28.13)."""
    if killer.kind != "henchman" or victim.kind != "character" or not killer.is_on_map:
        return
    if not ability(g.units[killer.master]).keeps_henchmen:
        leave_the_game(g, killer, "killed a character")


# Prison (28.16)


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
