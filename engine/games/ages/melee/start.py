"""The start of melee: Old Debt, and hunters whose owners have the symbol (RULES.md 14.11, 28.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import PASS, Ban, Idea, idea, legal
from engine.core.flow import choose
from engine.games.ages.cards.held import HUNTERS, might_hold, spare_count
from engine.games.ages.cards.ideas import Reaction
from engine.games.ages.cards.rules import use_up
from engine.games.ages.creatures.hunts import hunter_targets
from engine.games.ages.creatures.rules import unleash
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, enemies_in, profile_of

OLD_DEBT = "old-debt"
MIN_DEBT_CARDS = 2
"""The number of cards that an enemy must own to pay an old debt (21.64)."""
TOO_POOR = Ban("this unit has too few cards to pay a debt", "21.64")


def onset_seats(g: AgesState) -> tuple[int, ...]:
    """The seats that are asked at the start of melee, the team in turn first (24.14)."""
    seats = {unit.owner for unit in g.units if might_act(g, unit)}
    return tuple(sorted(seats, key=lambda seat: (g.sides[seat] != g.team, seat)))


def might_act(table: AnyState, unit: AnyUnit) -> bool:
    """Might the unit play something now, as far as open information tells?"""
    if not unit.is_on_map or unit.space not in table.melee_spaces_left:
        return False
    hunts = "pet" in profile_of(unit).symbols and might_hold(unit, HUNTERS)
    return hunts or might_hold(unit, frozenset({OLD_DEBT}))


async def ask_for_onset(g: AgesState) -> Step:
    """Ask the next seat for cards to play at the start of melee, until it passes (14.11)."""
    seat = g.onset[0]
    offered = legal(onset_ideas(g, seat))
    answer = await choose(seat, "Start of melee: play a card?", offered, "14.11")
    if answer == PASS:
        g.onset = g.onset[1:]
        return Step.MELEE
    play = Reaction.of(answer)
    unit = g.unit_of(play.owner)
    if play.verb == "unleash":
        unleash(g, unit, play.card, play.target)
    else:
        call_debt(g, unit, g.number(play.target))
    return Step.MELEE_START


def onset_ideas(table: AnyState, seat: int) -> Iterator[Idea]:
    """The cards that a seat may play at the start of melee, with their owners and targets."""
    for unit in table.units:
        if unit.owner == seat and might_act(table, unit):
            yield from _onset_ideas_of(table, unit)
    yield PASS


def _onset_ideas_of(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    for card in dict.fromkeys(unit.known_cards):
        for target in hunter_targets(table, unit, card, in_melee=True):
            yield Reaction("unleash", card, unit.slug, target.slug).choice
    if OLD_DEBT in unit.known_cards:
        for debtor in enemies_in(table, unit, unit.space):
            ban = None if can_pay_debt(debtor) else TOO_POOR
            yield idea(Reaction("play", OLD_DEBT, unit.slug, debtor.slug).choice, ban)


def can_pay_debt(debtor: AnyUnit) -> bool:
    """Does an enemy have enough cards, and one that it can give (21.64)?"""
    return len(debtor.cards) >= MIN_DEBT_CARDS and spare_count(debtor) > 0


def call_debt(g: AgesState, unit: Unit, debtor: int) -> None:
    """Make an enemy give a card, which the enemy's player picks (21.64)."""
    use_up(g, unit, OLD_DEBT)
    creditor = g.number(unit.slug)
    g.pending.append(Pending(ask=Ask.STEAL, unit=debtor, detail=creditor, cause=OLD_DEBT))
