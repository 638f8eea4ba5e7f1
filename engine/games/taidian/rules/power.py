"""Energy and power-ups (RULES.md 5)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP
from engine.games.taidian.events import PoweredUp
from engine.games.taidian.ideas import track_ideas
from engine.games.taidian.state import Fighter, Step, TaidianState


def gain_energy(g: TaidianState, seat: int, amount: int) -> None:
    """Add energy; ten of it lead to a power-up at once (5.1)."""
    fighter = g.fighters[seat]
    fighter.energy += amount
    if fighter.energy >= POWER_UP:
        if can_power_up(fighter):
            g.step = Step.POWER_UP
        else:
            fighter.energy = POWER_UP


def can_power_up(fighter: Fighter) -> bool:
    """Is any track below its third level (5.2, 5.4)?"""
    return min(fighter.levels.values()) < MAX_LEVEL


async def ask_for_a_track(g: TaidianState) -> None:
    """Ask for the track that ten energy raise by a level (5.1)."""
    fighter = g.fighters[g.active]
    offered = legal(track_ideas(g))
    answer = await choose(g.active, "Power up a track", offered, "5.1", reveals=False)
    fighter.energy -= POWER_UP
    fighter.levels[answer.noun] += 1
    g.emit(
        PoweredUp,
        seat=g.active,
        track=answer.noun,
        level=fighter.levels[answer.noun],
        energy=fighter.energy,
    )
    g.step = Step.UPGRADE
    gain_energy(g, g.active, 0)
