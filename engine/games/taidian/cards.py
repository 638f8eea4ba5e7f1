"""The components of Taidian as rows: power-ups, cards, structures and characters.

RULES.md 15 to 17 describe every row, and 19 says which of them are our own design.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.taidian.card_types import Bonus, Card, Character, Structure, Track, WindowKind

TRACKS = {
    row.slug: row
    for row in (
        Track("aim", "Aim"),
        Track("strength", "Strength"),
        Track("skill", "Skill"),
        Track("healing", "Healing"),
    )
}

ROBBERY: frozenset[WindowKind] = frozenset({"robbery"})
DEFENCE: frozenset[WindowKind] = frozenset({"defence"})
COUNTER: frozenset[WindowKind] = frozenset({"counter"})
ARRIVAL: frozenset[WindowKind] = frozenset({"arrival"})
TICK: frozenset[WindowKind] = frozenset({"tick"})

# fmt: off
HAND_CARDS = {
    row.slug: row
    for row in (
        Card("coin", "Coin", "black", 1, "1 money.", money=1, start=4, stack=(20, 0)),
        Card("cash", "Cash", "black", 3, "2 money.", money=2, start=1, stack=(10, 2),
             plural="Cash"),
        Card("gold", "Gold", "black", 4, "3 money.", money=3, stack=(6, 2), plural="Gold"),
        Card("bolt", "Bolt", "black", 3, "2 energy.", energy=2, stack=(6, 2)),
        Card("flash", "Flash", "black", 5, "3 energy.", energy=3, stack=(4, 2),
             plural="Flashes"),
        Card("strike", "Strike", "black", 6, "5 energy.", energy=5, stack=(2, 2)),
        Card("burn-barrel", "Burn-Barrel", "black", 2,
             "Burn up to two cards in hand, in either kind of turn.",
             effect="burn", stack=(2, 1), short="Barrel", letter="U"),
        Card("punch", "Punch", "red", 3, "10 attack.",
             attack=10, symbol="strength", start=2, stack=(4, 2), plural="Punches"),
        Card("kick", "Kick", "red", 3, "5 attack; also strikes back when you are attacked.",
             attack=5, symbol="strength", defence_windows=DEFENCE, start=2, stack=(4, 2)),
        Card("nine-mm", "9mm", "red", 4, "15 attack; also shoots back when you are attacked.",
             attack=15, symbol="aim", defence_windows=DEFENCE, stack=(2, 2), plural="9mm guns"),
        Card("shotgun", "Shotgun", "red", 2,
             "5 attack; when you or an ally is attacked, it shoots back and stops all Robbers.",
             attack=5, symbol="aim", stops_robbers=True, defence_windows=ROBBERY | DEFENCE,
             aid_windows=ROBBERY | DEFENCE, stack=(2, 1)),
        Card("poison", "Poison", "red", 3,
             "Its victim loses 5 health at the start of your next four turns.",
             effect="poison", stack=(2, 1)),
        Card("robber", "Robber", "red", 1, "Take a random card from an opponent's hand.",
             effect="rob", stack=(2, 1)),
        Card("fire-bomb", "Fire Bomb", "red", 2, "Destroy a structure.",
             effect="bomb", stack=(2, 1)),
        Card("first-aid", "First Aid", "red", 2, "Heal 10 (yourself or another fighter).",
             heal=10, symbol="healing", effect="treat", stack=(4, 1), plural="First Aid"),
        Card("shield", "Shield", "blue", 2, "Block 10, also against counter-attacks.",
             block=10, symbol="skill", defence_windows=DEFENCE | COUNTER,
             aid_windows=DEFENCE | COUNTER, start=2, stack=(4, 2)),
        Card("medic", "Medic", "blue", 3, "Heal 15 when attacked or poisoned.",
             heal=15, symbol="healing", defence_windows=DEFENCE | TICK,
             aid_windows=DEFENCE | TICK, stack=(2, 1)),
        Card("antidote", "Antidote", "blue", 1, "End a Poison.",
             effect="cure", defence_windows=ARRIVAL | TICK, aid_windows=ARRIVAL | TICK,
             stack=(4, 1)),
    )
}

STRUCTURES = {
    row.slug: row
    for row in (
        Structure("bunker", "Bunker", "green", 4,
                  "Blocks 5 in the first batch against its owner in each turn.",
                  block_in_first_batch=5, short="Bunk", letter="B"),
        Structure("clinic", "Clinic", "green", 5, "Heals 5 at the start of its owner's turns.",
                  healing_each_turn=5, short="Clin", letter="C"),
        Structure("generator", "Generator", "green", 5, "1 energy in its owner's upgrading turns.",
                  energy_each_upgrade=1, short="Gen", letter="G"),
        Structure("vault", "Vault", "green", 4, "1 money in its owner's upgrading turns.",
                  money_each_upgrade=1, short="Vault", letter="V"),
        Structure("watchtower", "Watchtower", "green", 2,
                  "The first Robber against its owner in each turn fails.", robbers_stopped=1,
                  short="Tower", letter="W"),
        Structure("firing-range", "Firing Range", "green", 4,
                  "5 attack for one card of its owner's first batch in each turn.",
                  attack_in_first_batch=5, short="Range", letter="F"),
        Structure("workshop", "Workshop", "green", 3,
                  "Its owner may swap a card in hand at the start of upgrading turns.", swaps=1,
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
                  "His Shields block 5 more, and 10 more for another fighter.", "17.6",
                  health=155, bonus=Bonus(("shield",), 5, others=5)),
        Character("arata", "Yuki Arata", "pickpocket",
                  "Her Robbers look at two cards and keep one.", "17.7",
                  health=185, cards=("robber",), energy=2, cards_a_robber_draws=2),
        Character("marsh", "Gideon Marsh", "toxicologist",
                  "His Poisons do 5 more, Poison on him 5 less.", "17.8",
                  health=185, more_poison=5, less_poison=5),
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

POISON_DAMAGE = 5


def poison_damage(owner: str, victim: str = "") -> int:
    """The damage of a tick, to a character or to most; only theirs change it (10.2, 17.8)."""
    less = CHARACTERS[victim].less_poison if victim else 0
    return max(0, POISON_DAMAGE + CHARACTERS[owner].more_poison - less)


def structure_rows(slugs: Iterable[str]) -> list[Structure]:
    """The rows of those cards that are structures; a Barrel on the table has none."""
    return [STRUCTURES[slug] for slug in slugs if slug in STRUCTURES]
