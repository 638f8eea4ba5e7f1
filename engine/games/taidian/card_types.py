"""The components of Taidian: power-ups, cards, structures and characters.

Ids are slugs; the state holds slugs only. `cards.py` holds the rows.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

Colour: TypeAlias = Literal["red", "blue", "black", "green"]
WindowKind: TypeAlias = Literal["robbery", "arrival", "defence", "counter", "tick"]
"""The reaction windows, by the threat that the cards answer: Robbers are declared, Poison arrives,
an attack is met, a counter-attack is met, Poison ticks (8.3, 8.5, 8.6, 8.7, 10.3)."""
CardEffect: TypeAlias = Literal["", "rob", "bomb", "poison", "treat", "burn", "cure"]
"""The special effect of a card; `rules/effect_register.py` says when it works."""

HAND_SIZE = 5
HEALTH = 150
"""The health that all start with, and that a character's own health is relative to (2.5, 14.8)."""
SECOND_OF_TWO = 10
"""The extra health of the second fighter if only two fight (14.8)."""
POWER_UP = 10
"""The energy cost of a power-up (5.1), and the bonus of each level (5.3)."""
MAX_LEVEL = 3
TICKS = 4
"""The number of times that a Poison hurts (10.2)."""
BURNS = 2
"""Cards that may be burned in one turn (11.2)."""
LOOT = 3
"""Cards that a knock-out is worth (14.4)."""
NAME_ROOM = 8
"""The most letters of a card's short name."""


@frozen
class Track:
    """One of the four power-ups (1.1)."""

    slug: str
    name: str


@frozen
class Card:
    slug: str
    name: str
    colour: Colour
    cost: int
    text: str
    money: int = 0
    energy: int = 0
    attack: int = 0
    block: int = 0
    heal: int = 0
    symbol: str = ""
    """The track that raises its value."""
    effect: CardEffect = ""
    stops_robbers: bool = False
    defence_windows: frozenset[WindowKind] = frozenset()
    """The windows where a fighter may play it in their own defence."""
    aid_windows: frozenset[WindowKind] = frozenset()
    """The windows where it may be played for another fighter."""
    start: int = 0
    """The number of copies in each starting deck."""
    stack: tuple[int, int] = (0, 1)
    """The size of its stack: a number, and the addition for each fighter."""
    plural: str = ""
    """Its plural, if that is not the name with an s."""
    short: str = ""
    """Its short name; if empty, the last word of its name. Every structure has one."""
    letter: str = ""
    """The letter shown for it where there is no room for a name. Every structure has one."""

    @property
    def brief_name(self) -> str:
        """The name of the card where there is little room: "Barrel", "Bomb"."""
        return self.short or self.name.replace("-", " ").split()[-1]


@frozen
class Structure(Card):
    block_in_first_batch: int = 0
    """Block in the first batch against its owner in a turn."""
    healing_each_turn: int = 0
    """Healing at the start of each turn of its owner."""
    energy_each_upgrade: int = 0
    """Energy in each upgrading turn of its owner."""
    money_each_upgrade: int = 0
    """Money in each upgrading turn of its owner."""
    robbers_stopped: int = 0
    """Robbers that fail against its owner in each turn."""
    attack_in_first_batch: int = 0
    """Attack for one card of the first batch in each turn of its owner."""
    swaps: int = 0
    """Cards that may be swapped at the start of each upgrading turn of its owner."""


@frozen
class Bonus:
    """A character's bonus to the value of some cards (17)."""

    cards: tuple[str, ...]
    amount: int
    others: int = 0
    """The bonus when it is played for another fighter."""
    first_only: bool = False
    """Does only the first such card in each turn get it?"""

    def bonus_to_card(self, *, first: bool, for_other: bool) -> int:
        """The bonus to a card, if it is the `first` of the turn, or played `for_other` fighters."""
        if self.first_only and not first:
            return 0
        return self.amount + self.others if for_other else self.amount


@frozen
class Character:
    """A fighter's identity with its ability (17)."""

    slug: str
    name: str
    role: str
    text: str
    clause: str
    health: int = HEALTH
    cards: tuple[str, ...] = ()
    """Extra cards in the starting deck."""
    energy: int = 0
    bonus: Bonus | None = None
    first_discount: int = 0
    """Money off the first card bought in each upgrading turn."""
    structure_discount: int = 0
    fireproof: bool = False
    """Does the first structure that would be bombed stay?"""
    cards_a_robber_draws: int = 1
    """Cards that a Robber draws, to keep one of them."""
    more_poison: int = 0
    """More damage with each tick of this character's Poisons."""
    less_poison: int = 0
    """Less damage from each tick of a Poison on this character."""
    upgrade_hand: int = HAND_SIZE
    """Cards drawn at the end of this character's upgrading turns."""

    @property
    def short(self) -> str:
        """The family name, which the log uses for the fighter."""
        return self.name.split()[-1]
