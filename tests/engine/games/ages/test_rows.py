"""RULES.md, chapters 20 to 23: every row reads as the rules say."""

from __future__ import annotations

import re
from itertools import takewhile

from engine.games.ages import GAME
from engine.games.ages.card_types import RATINGS, Ratings
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import DOME_KEYS, PLATTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import Options
from engine.rulebook import rulebook_of

CLAUSES = {n: " ".join(text.split()) for n, text in rulebook_of(GAME).clauses.items()}
CARDS = {card.name: card for card in TREASURES.values()}


def ratings_after(clause: str) -> str:
    """The list of ratings that follows a clause of RULES.md, on one line."""
    blocks = rulebook_of(GAME).blocks
    at = next(n for n, block in enumerate(blocks) if block.number == clause) + 1
    return ", ".join(block.text for block in takewhile(lambda it: it.kind == "item", blocks[at:]))


def listed(ratings: Ratings) -> str:
    """Printed ratings as RULES.md lists them: all of them by name, in the order of 2.1."""
    return ", ".join(f"{name.title()} {getattr(ratings, name)}" for name in RATINGS)


def check_characters(*numbers: int) -> None:
    """Compare clauses of chapter 20 with the rows of the characters."""
    rows = list(CHARACTERS.values())
    for number in numbers:
        text, row = CLAUSES[f"20.{number}"], rows[number - 1]
        assert row.name in text
        assert row.title in text
        assert ratings_after(f"20.{number}") == listed(row.ratings)
        for symbol in row.symbols:
            assert symbol.title() in text
        assert row.ability.name in text
        assert row.ability.text in text
        assert ("(mental)" in text) == row.ability.mental


def check_treasures(*numbers: int) -> None:
    """Compare clauses of chapter 21 with the rows of the cards."""
    for number in numbers:
        text = CLAUSES[f"21.{number}"]
        row = CARDS[text.partition(",")[0]]
        assert row.deck.title() in text
        copies = re.search(r"\((\d)\)", text)
        assert (int(copies[1]) if copies else 1) == row.copies
        if row.strength or row.intellect:
            assert f"Strength {row.strength} and Intellect {row.intellect}" in text
        assert re.search(rf", {row.limit}[,:]", text)
        assert row.symbol.title() in text
        assert not row.age or row.age.title() in text
        assert not row.redraw or f"Respect {row.redraw}" in text
        assert not row.needs or "Needs" in text
        if row.shot:
            shot = row.shot
            assert shot.rating.title() in text
            assert f"range {shot.nearest} to {shot.farthest}" in text
            assert f"Power {shot.power}, Damage {shot.damage}" in text
            assert f"{shot.opfire} opportunity shot" in text
            assert ("area" in text) == shot.is_area
        elif row.kind == "melee":
            assert f"hit {row.hit:+d}, Power {row.power}, Damage {row.damage}" in text
        assert row.text in text
        assert row.bonus in text


def test_characters_1_to_9() -> None:
    """20.1, 20.2, 20.3, 20.4, 20.5, 20.6, 20.7, 20.8, 20.9: as the rows."""
    check_characters(*range(1, 10))


def test_characters_10_to_18() -> None:
    """20.10, 20.11, 20.12, 20.13, 20.14, 20.15, 20.16, 20.17, 20.18: as the rows."""
    check_characters(*range(10, 19))


def test_characters_19_to_27() -> None:
    """20.19, 20.20, 20.21, 20.22, 20.23, 20.24, 20.25, 20.26, 20.27: as the rows."""
    check_characters(*range(19, 28))


def test_characters_28_to_36() -> None:
    """20.28, 20.29, 20.30, 20.31, 20.32, 20.33, 20.34, 20.35, 20.36: as the rows."""
    check_characters(*range(28, 37))


def test_characters_37_to_45() -> None:
    """20.37, 20.38, 20.39, 20.40, 20.41, 20.42, 20.43, 20.44, 20.45: as the rows."""
    check_characters(*range(37, 46))


def test_characters_46_to_48() -> None:
    """20.46, 20.47, 20.48: as the rows."""
    check_characters(*range(46, 49))


def test_treasures_1_to_9() -> None:
    """21.1, 21.2, 21.3, 21.4, 21.5, 21.6, 21.7, 21.8, 21.9: as the rows."""
    check_treasures(*range(1, 10))


def test_treasures_10_to_18() -> None:
    """21.10, 21.11, 21.12, 21.13, 21.14, 21.15, 21.16, 21.17, 21.18: as the rows."""
    check_treasures(*range(10, 19))


def test_treasures_19_to_27() -> None:
    """21.19, 21.20, 21.21, 21.22, 21.23, 21.24, 21.25, 21.26, 21.27: as the rows."""
    check_treasures(*range(19, 28))


def test_treasures_28_to_36() -> None:
    """21.28, 21.29, 21.30, 21.31, 21.32, 21.33, 21.34, 21.35, 21.36: as the rows."""
    check_treasures(*range(28, 37))


def test_treasures_37_to_45() -> None:
    """21.37, 21.38, 21.39, 21.40, 21.41, 21.42, 21.43, 21.44, 21.45: as the rows."""
    check_treasures(*range(37, 46))


def test_treasures_46_to_52() -> None:
    """21.46, 21.47, 21.48, 21.49, 21.50, 21.51, 21.52: as the rows."""
    check_treasures(*range(46, 53))


def test_treasures_53_to_61() -> None:
    """21.53, 21.54, 21.55, 21.56, 21.57, 21.58, 21.59, 21.60, 21.61: as the rows."""
    check_treasures(*range(53, 62))


def test_treasures_62_to_70() -> None:
    """21.62, 21.63, 21.64, 21.65, 21.66, 21.67, 21.68, 21.69, 21.70: as the rows."""
    check_treasures(*range(62, 71))


def test_treasures_71_to_79() -> None:
    """21.71, 21.72, 21.73, 21.74, 21.75, 21.76, 21.77, 21.78, 21.79: as the rows."""
    check_treasures(*range(71, 80))


def test_treasures_80_to_87() -> None:
    """21.80, 21.81, 21.82, 21.83, 21.84, 21.85, 21.86, 21.87: as the rows."""
    check_treasures(*range(80, 88))


def test_every_treasure_has_its_clause() -> None:
    """21.1: a clause for each row, and a row for each clause."""
    named = [text.partition(",")[0] for n, text in CLAUSES.items() if n.startswith("21.")]
    assert sorted(named) == sorted(card.name for card in TREASURES.values())


def test_guardians_by_age() -> None:
    """22.1, 22.2, 22.3, 22.4: names, places, ratings and payments."""
    for number, age in enumerate(("ancient", "colonial", "modern", "future"), 1):
        rows = [row for row in GUARDIANS.values() if row.age == age]
        assert len(rows) == 9
        for row in rows:
            cards = f"or {row.pay} card" if row.pay else "no payment"
            asks = f"{row.name} ({row.setting}, {row.circle}) {row.rating.title()} {row.value}"
            assert f"{asks}, {cards}" in CLAUSES[f"22.{number}"]


def test_encounters_by_colour() -> None:
    """22.5, 22.6: names, ages, ratings and draws."""
    for number, blue in ((5, False), (6, True)):
        rows = [row for row in ENCOUNTERS.values() if row.blue == blue]
        assert len(rows) == (18 if blue else 36)
        for row in rows:
            asks = f"{row.rating.title()} {row.value}" if row.rating else "pay a card"
            assert f"{row.name} ({row.age.title()}) {asks}, {row.draws}" in CLAUSES[f"22.{number}"]


def test_platters_and_domes() -> None:
    """23.1, 23.2: seven platters, ten domes, two of each colour."""
    for platter in PLATTERS.values():
        assert f"{platter.name} ({platter.age.title()})" in CLAUSES["23.1"]
    for key in DOME_KEYS.values():
        assert f"{key.number} {key.colour} {key.age.title()}" in CLAUSES["23.2"]
    colours = [key.colour for key in DOME_KEYS.values()]
    assert {colours.count(colour) for colour in colours} == {2}


def test_the_mission() -> None:
    """23.3: three against three, a pair of platters, five domes, a labyrinth, N = 7."""
    well = MISSIONS["well"]
    assert (well.characters, len(well.platters), well.domes) == (3, 2, 5)
    assert (well.labyrinths, well.apart, well.rounds, well.extra_common) == (1, 4, 7, 1)
    assert well.achievements == ("combat", "encounters", "labyrinth")


def test_the_options_of_a_table() -> None:
    """23.4: challenge, encounters, length, variable end, cards."""
    plain = Options()
    assert (plain.challenge, plain.encounters, plain.length) == ("deck", "gold", "mission")
    assert (plain.variable_end, plain.cards) == (True, "hidden")
    assert (plain.selection, plain.map, plain.placing) == ("mission", "random", "random")


def test_ring_of_steel() -> None:
    """23.6: four against four, a pair of platters, two labyrinths, 8 rounds for certain."""
    ring = MISSIONS["ring"]
    assert (ring.characters, ring.characters_of_many, ring.selection) == (4, 6, "standard")
    assert (len(ring.platters), ring.domes, ring.labyrinths, ring.keys) == (2, 6, 2, ())
    assert (ring.apart, ring.entry, ring.rounds) == (0, "double distance", 8)
    assert (ring.variable, ring.has_glory, ring.extra_common) == (False, False, 1)
    assert ring.achievements == ("combat", "labyrinth")
