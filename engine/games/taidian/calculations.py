"""The origin of a card's value: print, level, ability and structure, as parts of a sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.games.taidian.card_types import POWER_UP
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS
from engine.games.taidian.view_types import FighterView, FightView, LaidView, StandView

SumPart: TypeAlias = tuple[str, int]
"""The name of a part of a sum, and its amount."""

RANGE, BUNKER = "firing-range", "bunker"
CARDS_GIVE = "cards"
"""The part of a sum that is printed on the cards."""


def printed_number(slug: str) -> int:
    row = CARDS[slug]
    return row.money or row.energy or row.attack or row.block or row.heal


def value_parts(fighter: FighterView, slug: str, value: int) -> list[SumPart]:
    """The parts of a card's value for a fighter: print, level, then the rest.

    The rest is named after the fighter's ability.
    """
    row, printed_value = CARDS[slug], printed_number(slug)
    parts: list[SumPart] = [("printed", printed_value)]
    if row.symbol:
        level = min(POWER_UP * fighter.levels[row.symbol], value - printed_value)
        parts.append((TRACKS[row.symbol].name, level))
    remainder = value - sum(amount for _, amount in parts)
    name = CHARACTERS[fighter.character].short if fighter.character else "ability"
    return [part for part in (*parts, (name, remainder)) if part[1] > 0]


def laid_parts(attacker: FighterView, laid_card: LaidView, *, first: bool) -> list[SumPart]:
    """The parts of a laid card's value; `first` if it is the first attack card of its batch."""
    parts = value_parts(attacker, laid_card.card, laid_card.value)
    name, rest = parts[-1] if parts else ("", 0)
    if not first or RANGE not in attacker.structures or name in ("printed", *_TRACK_NAMES):
        return parts
    drill = min(STRUCTURES[RANGE].attack_in_first_batch, rest)
    bonus = CHARACTERS[attacker.character].bonus
    if bonus is not None and laid_card.card in bonus.cards and rest <= bonus.amount:
        return parts
    last_parts: list[SumPart] = [(name, rest - drill), (CARDS[RANGE].name, drill)]
    return [*parts[:-1], *(part for part in last_parts if part[1])]


_TRACK_NAMES = tuple(track.name for track in TRACKS.values())


def attack_parts(
    attacker: FighterView, laid_cards: Sequence[LaidView], target: int, first: LaidView | None
) -> list[SumPart]:
    """The parts of the attack at one target; parts of the same name are added up."""
    total: dict[str, int] = {}
    for each in laid_cards:
        if each.target == target and CARDS[each.card].attack:
            for name, amount in laid_parts(attacker, each, first=each is first):
                key = CARDS_GIVE if name == "printed" else name
                total[key] = total.get(key, 0) + amount
    return list(total.items())


def first_weapon(laid_cards: Sequence[LaidView]) -> LaidView | None:
    return next((each for each in laid_cards if CARDS[each.card].attack), None)


def block_parts(fight: FightView, stand: StandView) -> list[SumPart]:
    """The parts of a target's block: Shields, and the Bunker."""
    shields = sum(
        each.value for each in fight.replies if each.target == stand.seat and CARDS[each.card].block
    )
    shields = min(shields, stand.block)
    parts: list[SumPart] = [("Shields", shields), (CARDS[BUNKER].name, stand.block - shields)]
    return [part for part in parts if part[1]]


def sum_text(parts: Sequence[SumPart]) -> str:
    """A sum as text: "10 printed + 10 Strength"."""
    return " + ".join(f"{amount} {name}" for name, amount in parts)
