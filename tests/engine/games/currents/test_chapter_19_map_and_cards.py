"""RULES.md, chapter 19: the map and the cards, compared with the rows."""

import re

from engine.core.routes import UNREACHABLE, distances
from engine.games.currents import GAME
from engine.games.currents.cards import COMPANIES, COSTS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES, LINKS, cities_for
from engine.games.currents.names import ROMAN
from engine.rulebook import rulebook_of

FOUR_NUMBERS = re.compile(r" \d \d \d \d\b")
"""The numbers of a luminary or a propaganda card in its clause."""


def words(number: str) -> str:
    """A clause on one line."""
    return " ".join(rulebook_of(GAME).clauses[number].split())


def test_the_cities() -> None:
    """19.1: region, size and projects of each."""
    for city in CITIES.values():
        numbers = "-".join(ROMAN[number] for number in city.projects)
        assert f"{city.name} {city.region} {city.size} {numbers}" in words("19.1")
    assert len(CITIES) == 24
    assert len({(city.x, city.y) for city in CITIES.values()}) == 24


def test_the_links() -> None:
    """19.2: 35 of them; every map in play is connected."""
    names = {city.name: slug for slug, city in CITIES.items()}
    found = set()
    for part in words("19.2").removeprefix("Links join ").rstrip(".").split("; "):
        start, others = part.split(" to ")
        for other in re.split(r", | and ", others):
            found.add(frozenset((names[start], names[other])))
    assert found == {frozenset(link) for link in LINKS}
    assert len(LINKS) == 35
    for companies in (2, 4, 6):
        cities = cities_for(companies)
        steps = [
            [
                cities.index(b)
                for a, b in (*LINKS, *((y, x) for x, y in LINKS))
                if a == city and b in cities
            ]
            for city in cities
        ]
        assert UNREACHABLE not in distances(steps, [0])


def test_the_costs_of_technology() -> None:
    """19.3: Inv and Man of each step."""
    for track, name in (("ac", "AC"), ("dc", "DC"), ("bulb", "Bulb")):
        part = next(
            part for part in re.split(r"[:;] ", words("19.3")) if part.startswith(f"{name} ")
        )
        steps = COSTS[track]  # type: ignore[index]
        for level, (inv, man) in steps.items():
            assert f"{ROMAN[level]} {inv} and {man}" in part


def number_of_cards(told: str) -> int:
    """The number of cards that a clause gives at the beginning of a phase: "1, 9 cards: ..."."""
    found = re.match(r"\d, (\d+) cards: ", told)
    assert found, told
    return int(found[1])


def test_the_luminaries() -> None:
    """19.4: those of each phase, with their number and ratings; the inventors are in no phase."""
    for phase, told in enumerate(words("19.4").split("Phase ")[1:], 1):
        rows = [row for row in LUMINARIES.values() if row.phase == phase]
        for row in rows:
            r = row.ratings
            assert f"{row.name} {r.inv} {r.man} {r.fin} {r.pro}" in told
        assert len(rows) == len(FOUR_NUMBERS.findall(told)) == number_of_cards(told)
    assert sum(row.phase == 0 for row in LUMINARIES.values()) == len(COMPANIES)


def test_the_propaganda_cards() -> None:
    """19.5: those of each phase, with their number, fame, AC, DC and cash, in this order."""
    phases = words("19.5").split("Phase ")[1:]
    for row in PROPAGANDA.values():
        assert f"{row.name} {row.fame} {row.ac} {row.dc} {row.cash}" in phases[row.phase - 1]
    for phase in (1, 2, 3):
        names = [row.name for row in PROPAGANDA.values() if row.phase == phase]
        told = phases[phase - 1]
        assert len(names) == len(FOUR_NUMBERS.findall(told)) == number_of_cards(told)
        places = [phases[phase - 1].index(name) for name in names]
        assert places == sorted(places)
