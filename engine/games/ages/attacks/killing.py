"""The consequences of a kill or capture: cards, henchmen, the attacker's ability."""

from __future__ import annotations

from engine.games.ages.achievements.rules import check_valor
from engine.games.ages.attacks.events import Killed
from engine.games.ages.cards.rules import drop_cards
from engine.games.ages.creatures.rules import (
    call_off_hunters,
    leave_after_kill,
    lose_master,
    put_card_away,
)
from engine.games.ages.done_in_phase import KILLED_ONE
from engine.games.ages.flags.rules import drop_flag
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate, ability, is_creature


def kill(g: AgesState, unit: Unit, killer: Unit | None, space: int | None = None) -> None:
    """Take a unit out of the game; its cards fall where it was hit (13.7, 11.5)."""
    death_space = unit.space if space is None else space
    unit.fate, unit.space, unit.health, unit.active = Fate.KILLED, -1, 0, False
    drop_flag(g, unit, death_space)
    unit.has_tribute = False
    number = g.number(unit.slug)
    cards_dropped = 0
    if killer and try_take_protection_money(g, unit, killer):
        g.pending.append(Pending(ask=Ask.FALL, unit=number, detail=death_space))
    else:
        g.pending = [
            each for each in g.pending if not (each.unit == number and each.ask is Ask.STEAL)
        ]
        cards_dropped = drop_cards(g, unit, death_space)
    g.emit(
        Killed,
        unit=unit.slug,
        killer=killer.slug if killer else "",
        space=g.space_name(death_space),
        cards_dropped=cards_dropped,
    )
    lose_master(g, number)
    call_off_hunters(g, number)
    if is_creature(unit):
        put_card_away(g, unit)
    if killer:
        leave_after_kill(g, killer, unit)
        note_kill(killer)
    check_valor(g)


def try_take_protection_money(g: AgesState, unit: Unit, taker: Unit) -> bool:
    """Let Knuckles Moran take a card from his victim, and return whether there was one (20.38)."""
    must_pay = taker.is_alive and ability(taker).robs_victims and bool(unit.cards)
    if must_pay:
        number, thief = g.number(unit.slug), g.number(taker.slug)
        g.pending.append(Pending(ask=Ask.STEAL, unit=number, detail=thief))
    return must_pay


def note_kill(killer: Unit) -> None:
    """Remember that Skarn has killed or imprisoned somebody in this phase (20.48)."""
    if ability(killer).strikes_after_kill:
        killer.phase_actions += (KILLED_ONE,)
