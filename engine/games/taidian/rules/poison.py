"""The ticks of Poison (RULES.md 10). Its arrival is part of the batch (8.5)."""

from __future__ import annotations

from engine.games.taidian.cards import poison_damage
from engine.games.taidian.rules.batch import lose_health, mark_fallen
from engine.games.taidian.rules.falling import settle_falls
from engine.games.taidian.rules.replies import current_fight, end_poison
from engine.games.taidian.rules.windows import open_window
from engine.games.taidian.state import Fight, LaidCard, Poison, Stand, Step, TaidianState


def next_due(g: TaidianState) -> Poison | None:
    """The oldest Poison of the active seat that has not ticked in this turn (10.7)."""
    for poison in g.poisons:
        if poison.due:
            return poison
    return None


def damage_of(g: TaidianState, poison: Poison) -> int:
    fighters = g.fighters
    return poison_damage(fighters[poison.owner].character, fighters[poison.victim].character)


def tick_poisons(g: TaidianState) -> None:
    """Let one Poison tick after the other; the victim, then helpers, may answer (10.2, 10.3)."""
    poison = next_due(g)
    if poison is None:
        g.step = Step.START
        return
    damage = damage_of(g, poison)
    g.fight = Fight(
        attacker=poison.owner,
        is_tick=True,
        laid_cards=[LaidCard(card="poison", target=poison.victim, value=damage, fate="poisoned")],
        stands=[Stand(seat=poison.victim, attack=damage)],
    )
    open_window(g, "tick")


def deal_poison_damage(g: TaidianState) -> None:
    """Deal the damage of a tick, and end the Poison after the fourth (10.2, 10.4, 10.8)."""
    fight = current_fight(g)
    (stand,) = fight.stands
    lose_health(g, stand)
    if fight.laid_cards[0].fate != "cured":
        poison = next_due(g)
        assert poison is not None
        poison.due = False
        poison.ticks -= 1
        if not poison.ticks:
            end_poison(g, poison, cured=False)
    mark_fallen(fight, settle_falls(g, {stand.seat: fight.attacker}, Step.TICK))
