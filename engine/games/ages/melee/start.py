"""The start of melee: Old Debt, and hunters whose owners have the symbol (RULES.md 14.11, 28.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import PASS, Choice, choice
from engine.core.flow import choose
from engine.games.ages.cards.held import HUNTERS, might_hold, spare_count
from engine.games.ages.cards.rules import use_up
from engine.games.ages.creatures.rules import hunter_targets, unleash
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import profile_of

OLD_DEBT = "old-debt"
MIN_DEBT_CARDS = 2
"""The number of cards that an enemy must own to pay an old debt (21.64)."""


def onset_seats(g: AgesState) -> tuple[int, ...]:
    """The seats that are asked at the start of melee, the team in turn first (24.14)."""
    seats = {unit.owner for unit in g.units if might_act(g, unit)}
    return tuple(sorted(seats, key=lambda seat: (g.sides[seat] != g.team, seat)))


def might_act(g: AgesState, unit: Unit) -> bool:
    """Might the unit play something now, as far as open information tells?"""
    if not unit.is_on_map or unit.space not in g.melee_spaces_left:
        return False
    hunts = "pet" in profile_of(unit).symbols and might_hold(unit, HUNTERS)
    return hunts or might_hold(unit, frozenset({OLD_DEBT}))


async def ask_for_onset(g: AgesState) -> Step:
    """Ask the next seat for cards to play at the start of melee, until it passes (14.11)."""
    seat = g.onset[0]
    offered = tuple(
        each
        for unit in g.units
        if unit.owner == seat and might_act(g, unit)
        for each in onset_choices(g, unit)
    )
    answer = await choose(seat, "Start of melee: play a card?", (*offered, PASS), "14.11")
    if answer == PASS:
        g.onset = g.onset[1:]
        return Step.MELEE
    card, slug, target = answer.noun.split()
    unit = g.unit_of(slug)
    if answer.verb == "unleash":
        unleash(g, unit, card, target)
    else:
        call_debt(g, unit, g.number(target))
    return Step.MELEE_START


def onset_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices that the unit has at the start of melee: a card, its owner and its target."""
    for card in dict.fromkeys(unit.cards):
        for target in hunter_targets(g, unit, card, in_melee=True):
            yield choice("unleash", f"{card} {unit.slug} {target}")
    if OLD_DEBT in unit.cards:
        for debtor in g.team_units(1 - unit.team):
            rich = len(debtor.cards) >= MIN_DEBT_CARDS and spare_count(debtor)
            if rich and debtor.space == unit.space:
                yield choice("play", f"{OLD_DEBT} {unit.slug} {debtor.slug}")


def call_debt(g: AgesState, unit: Unit, debtor: int) -> None:
    """Make an enemy give a card, which the enemy's player picks (21.64)."""
    use_up(g, unit, OLD_DEBT)
    creditor = g.number(unit.slug)
    g.pending.append(Pending(ask=Ask.STEAL, unit=debtor, detail=creditor, cause=OLD_DEBT))
