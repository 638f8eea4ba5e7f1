"""The components of Taidian as rows: power-ups, cards, structures and characters.

Ids are slugs; the state holds slugs only. RULES.md 15 to 17 tell every row in words, and 19 says
which contents are our own design.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

Colour: TypeAlias = Literal["red", "blue", "black", "green"]
Kind: TypeAlias = Literal["robbery", "arrival", "defence", "counter", "tick"]
"""The moments in which cards answer: Robbers are declared, Poison arrives, an attack is met, a
counter-attack is met, Poison ticks (8.3, 8.5, 8.6, 8.7, 10.3)."""
Deed: TypeAlias = Literal["", "rob", "bomb", "poison", "treat", "burn", "cure"]
"""What a card does beside adding numbers."""

HAND_SIZE = 5
HEALTH = 150
"""What characters start with, more or less; the option "100" gives two thirds (2.5, 14.2)."""
SECOND_OF_TWO = 10
"""How much more health the second has where only two fight (2.8)."""
POWER_UP = 10
"""Energy that a power-up takes (5.1), and what each level adds to a card (5.3)."""
MAX_LEVEL = 3
TICKS = 4
"""How often a Poison hurts (10.2)."""
BURNS = 2
"""Cards that may be burned in one turn (11.2)."""
LOOT = 3
"""Cards that a knock-out is worth (14.4)."""


@frozen
class Track:
    """One of the four power-ups (1.1)."""

    slug: str
    name: str


@frozen
class Card:
    """A kind of card in the market (15)."""

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
    deed: Deed = ""
    stops_robbers: bool = False
    own: frozenset[Kind] = frozenset()
    """The moments in which a fighter may play it for oneself."""
    aid: frozenset[Kind] = frozenset()
    """The moments in which it may be played for somebody else."""
    start: int = 0
    """How many lie in each starting deck."""
    stack: tuple[int, int] = (0, 1)
    """The size of its stack: a number, and what is added to it for each fighter."""
    short: str = ""
    """Its name on the table where there is little room; of structures only."""
    letter: str = ""
    """The letter that stands for it where there is no room for a name; of structures only."""


@frozen
class Structure(Card):
    """A green card, which works from the table (16)."""

    shelter: int = 0
    """Block in the first batch against its owner in a turn."""
    care: int = 0
    """Healing at the start of each own turn."""
    current: int = 0
    """Energy in each own upgrading turn."""
    interest: int = 0
    """Money in each own upgrading turn."""
    lookout: int = 0
    """Robbers that fail against its owner in each turn."""
    drill: int = 0
    """Attack for one card of the first batch in each own turn."""
    rework: int = 0
    """Cards that may be swapped at the start of each own upgrading turn."""


@frozen
class Bonus:
    """What a character adds to the value of some cards (17)."""

    cards: tuple[str, ...]
    amount: int
    others: int = 0
    """So much more when it is played for somebody else."""
    first_only: bool = False
    """Only with the first such card in each turn?"""

    def worth(self, *, first: bool, for_other: bool) -> int:
        """What it adds to one of its cards now."""
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
    """Off the first card bought in each upgrading turn."""
    structure_discount: int = 0
    fireproof: bool = False
    """Does the first structure that would be bombed stay?"""
    fingers: int = 1
    """Cards that a Robber draws, to keep one of them."""
    venom: int = 0
    """More damage with each tick of an own Poison."""
    antibodies: int = 0
    """Less damage from each tick of a Poison on this character."""
    upgrade_hand: int = HAND_SIZE
    """Cards drawn at the end of an own upgrading turn."""

    @property
    def short(self) -> str:
        """The family name, which is how the log calls the fighter."""
        return self.name.split()[-1]


TRACKS = {
    row.slug: row
    for row in (
        Track("aim", "Aim"),
        Track("strength", "Strength"),
        Track("skill", "Skill"),
        Track("healing", "Healing"),
    )
}

ROBBERY: frozenset[Kind] = frozenset({"robbery"})
DEFENCE: frozenset[Kind] = frozenset({"defence"})
COUNTER: frozenset[Kind] = frozenset({"counter"})
ARRIVAL: frozenset[Kind] = frozenset({"arrival"})
TICK: frozenset[Kind] = frozenset({"tick"})

# fmt: off
HAND_CARDS = {
    row.slug: row
    for row in (
        Card("coin", "Coin", "black", 1, "1 money.", money=1, start=4, stack=(20, 0)),
        Card("cash", "Cash", "black", 3, "2 money.", money=2, start=1, stack=(10, 2)),
        Card("gold", "Gold", "black", 4, "3 money.", money=3, stack=(6, 2)),
        Card("bolt", "Bolt", "black", 3, "2 energy.", energy=2, stack=(6, 2)),
        Card("flash", "Flash", "black", 5, "3 energy.", energy=3, stack=(4, 2)),
        Card("strike", "Strike", "black", 6, "5 energy.", energy=5, stack=(2, 2)),
        Card("burn-barrel", "Burn-Barrel", "black", 2,
             "Burn up to two cards of your hand, in either kind of turn.",
             deed="burn", stack=(2, 1), short="Barrel", letter="U"),
        Card("punch", "Punch", "red", 3, "10 attack.",
             attack=10, symbol="strength", start=2, stack=(4, 2)),
        Card("kick", "Kick", "red", 3, "5 attack; also strikes back when you are attacked.",
             attack=5, symbol="strength", own=DEFENCE, start=2, stack=(4, 2)),
        Card("nine-mm", "9mm", "red", 4, "15 attack; also shoots back when you are attacked.",
             attack=15, symbol="aim", own=DEFENCE, stack=(2, 2)),
        Card("shotgun", "Shotgun", "red", 2,
             "5 attack; when you or an ally are attacked it shoots back and stops all Robbers.",
             attack=5, symbol="aim", stops_robbers=True, own=ROBBERY | DEFENCE,
             aid=ROBBERY | DEFENCE, stack=(2, 1)),
        Card("poison", "Poison", "red", 3, "5 damage at the start of your next four turns.",
             deed="poison", stack=(2, 1)),
        Card("robber", "Robber", "red", 1, "Take a random card from an opponent's hand.",
             deed="rob", stack=(2, 1)),
        Card("fire-bomb", "Fire Bomb", "red", 2, "Destroy a structure.",
             deed="bomb", stack=(2, 1)),
        Card("first-aid", "First Aid", "red", 2, "Heal 10, yourself or anybody.",
             heal=10, symbol="healing", deed="treat", stack=(4, 1)),
        Card("shield", "Shield", "blue", 2, "Block 10, also against counter-attacks.",
             block=10, symbol="skill", own=DEFENCE | COUNTER, aid=DEFENCE | COUNTER,
             start=2, stack=(4, 2)),
        Card("medic", "Medic", "blue", 3, "Heal 15 when attacked or poisoned.",
             heal=15, symbol="healing", own=DEFENCE | TICK, aid=DEFENCE | TICK, stack=(2, 1)),
        Card("antidote", "Antidote", "blue", 1, "End a Poison.",
             deed="cure", own=ARRIVAL | TICK, aid=ARRIVAL | TICK, stack=(4, 1)),
    )
}

STRUCTURES = {
    row.slug: row
    for row in (
        Structure("bunker", "Bunker", "green", 4,
                  "Blocks 5 in the first batch against you in each turn.", shelter=5,
                  short="Bunk", letter="B"),
        Structure("clinic", "Clinic", "green", 5, "Heals 5 at the start of your turns.", care=5,
                  short="Clin", letter="C"),
        Structure("generator", "Generator", "green", 5, "1 energy in your upgrading turns.",
                  current=1, short="Gen", letter="G"),
        Structure("vault", "Vault", "green", 4, "1 money in your upgrading turns.", interest=1,
                  short="Vault", letter="V"),
        Structure("watchtower", "Watchtower", "green", 2,
                  "The first Robber against you in each turn fails.", lookout=1,
                  short="Tower", letter="W"),
        Structure("firing-range", "Firing Range", "green", 4,
                  "5 attack for one card of your first batch in each turn.", drill=5,
                  short="Range", letter="F"),
        Structure("workshop", "Workshop", "green", 3,
                  "Swap a card of your hand at the start of your upgrading turns.", rework=1,
                  short="Shop", letter="S"),
    )
}

CHARACTERS = {
    row.slug: row
    for row in (
        Character("calder", "Ines Calder", "field surgeon",
                  "Her First Aid and Medic heal 5 more.", "17.1",
                  health=155, bonus=Bonus(("first-aid", "medic"), 5)),
        Character("vane", "Marcus Vane", "prizefighter",
                  "His Punches attack for 5 more.", "17.2",
                  health=160, bonus=Bonus(("punch",), 5)),
        Character("qiao", "Lin Qiao", "power engineer",
                  "Her Strikes give 1 more energy.", "17.3",
                  health=155, energy=3, bonus=Bonus(("strike",), 1)),
        Character("fuentes", "Dario Fuentes", "smuggler",
                  "His first buy in an upgrading turn costs 1 less.", "17.4",
                  health=115, first_discount=1),
        Character("novak", "Petra Novak", "sharpshooter",
                  "Her first shot in each turn does 5 more.", "17.5",
                  health=185, cards=("shotgun",),
                  bonus=Bonus(("nine-mm", "shotgun"), 5, first_only=True)),
        Character("okafor", "Tomas Okafor", "bodyguard",
                  "His Shields block 5 more, and 10 more for somebody else.", "17.6",
                  health=155, bonus=Bonus(("shield",), 5, others=5)),
        Character("arata", "Yuki Arata", "pickpocket",
                  "Her Robbers look at two cards and keep one.", "17.7",
                  health=185, cards=("robber",), energy=2, fingers=2),
        Character("marsh", "Gideon Marsh", "toxicologist",
                  "His Poisons do 5 more, Poison on him 5 less.", "17.8",
                  health=185, venom=5, antibodies=5),
        Character("teles", "Bruna Teles", "builder",
                  "Structures cost her 1 less; the first one bombed stays.", "17.9",
                  health=120, structure_discount=1, fireproof=True),
        Character("ferrand", "Anouk Ferrand", "strategist",
                  "She draws six cards after an upgrading turn.", "17.10",
                  health=115, upgrade_hand=6),
    )
}
# fmt: on

CARDS: dict[str, Card] = {**HAND_CARDS, **STRUCTURES}
"""Everything that is in the market."""

PLACE = {slug: number for number, slug in enumerate(CARDS)}
"""The order in which cards are listed."""

START_DECK = tuple(slug for slug, row in CARDS.items() for _ in range(row.start))
SHORT_PUNCHES = ("punch", "punch")
"""Two more in each starting deck, for a shorter game (14.3)."""
POISON_DAMAGE = 5


def health_of(slug: str, start: int) -> int:
    """What a character starts with where others start with so much (2.5, 14.2)."""
    return in_fives(CHARACTERS[slug].health, start)


def in_fives(health: int, start: int) -> int:
    """The health for a table that starts with so much (14.2)."""
    return 5 * round(health * start / HEALTH / 5)


def stack_size(slug: str, seats: int) -> int:
    """How many cards of a kind the market holds at the start (2.7)."""
    base, each = CARDS[slug].stack
    return base + each * seats
