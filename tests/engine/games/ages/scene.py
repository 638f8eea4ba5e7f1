"""From a few words about a table of Duel of Ages II to its whole state; see `table.py` beside it.

    g = state(white("tomyris", "d12"), black("hanno", "d12"), step=Step.MELEE)

The challenge cards that come next are given as "63 45": first 6-3, then 4-5.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core.chance import Chance
from engine.core.zones import Deck
from engine.games.ages.card_types import AGES, DECKS
from engine.games.ages.challenges.cards import CARDS
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import PlacedPiece, door_turns
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.profiles import CREATURE_CARDS, PROFILES
from engine.games.ages.sequence import BEGINNINGS
from engine.games.ages.setup import setup
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate

WELL = MISSIONS["well"]
DOMES = {"gold": 0, "blue": 2, "red": 4, "green": 6, "black": 8}


def layout(first: str = "sheepfold-downs", second: str = "harbor-row", age: str = "ancient") -> Any:
    """The map of the mission with these platters and a labyrinth of that age, nothing turned."""
    slot, i, j = WELL.labyrinth_slots[0]
    return (
        PlacedPiece(first, "platter", 0, 0),
        PlacedPiece(second, "platter", 1, 0),
        *(PlacedPiece(f"dome {DOMES[colour]}", s, di, dj) for colour, s, di, dj in WELL.dome_slots),
        PlacedPiece(f"labyrinth-{age}", slot, i, j, door_turns(slot, i, j, WELL.platters)[0]),
    )


MAP: Chart = chart(layout())
WHITE_PATHS = {f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")}
"""All paths of the labyrinth as passed by White, so that nobody of White wants one."""


def unit(slug: str, team: int, space: str | int, cards: str = "", **words: Any) -> Unit:
    """A unit in a space, or off the map with ""; a card with a star lies open."""
    health = PROFILES[slug].ratings.health
    made = Unit(
        slug=slug, team=team, owner=team, health=health, max_health=health, starting_health=health
    )
    if slug in HENCHMEN:
        made.kind = "henchman"
    elif slug in CREATURE_CARDS:
        made.kind = "hunter" if CREATURE_CARDS[slug].kind == "hunter" else "sentinel"
    if space != "":
        made.space = space if isinstance(space, int) else MAP.numbers[space.upper()]
        made.fate, made.entered, made.start_space = Fate.ON_MAP, True, made.space
    names = cards.split()
    made.cards = tuple(name.lstrip("*") for name in names)
    made.open_marks = tuple(name.startswith("*") for name in names)
    return evolve(made, **words)


def white(slug: str, space: str | int = "", cards: str = "", **words: Any) -> Unit:
    """A unit of White."""
    return unit(slug, 0, space, cards, **words)


def black(slug: str, space: str | int = "", cards: str = "", **words: Any) -> Unit:
    """A unit of Black."""
    return unit(slug, 1, space, cards, **words)


def stacked(digits: str) -> Deck:
    """A challenge deck with these cards on top."""
    first = digits.split()
    rest = [f"{a}{b}" for a, b in CARDS if f"{a}{b}" not in first]
    return Deck([*first, *rest])


def state(
    *units: Unit,
    step: Step = Step.FREE,
    whites: str = "",
    blacks: str = "",
    options: Options | None = None,
    commons: str = "",
    secrets: str = "",
    **words: Any,
) -> AgesState:
    """A table with these units, White first, at the start of a phase of the team in turn."""
    g = setup(options or Options(), 2, Chance(1))
    g.sides, g.units, g.layout = (0, 1), list(units), layout()
    g.challenge = [stacked(whites), stacked(blacks)]
    held = [card for each in units for card in each.cards]
    for deck in DECKS:
        for card in held:
            if card in g.decks[deck].cards:
                g.decks[deck].cards.remove(card)
    for card in reversed(commons.split()):
        g.decks["common"].cards.remove(card)
        g.decks["common"].cards.insert(0, card)
    for card in reversed(secrets.split()):
        g.decks["secret"].cards.remove(card)
        g.decks["secret"].cards.insert(0, card)
    g.henchmen.cards = [slug for slug in g.henchmen.cards if slug not in {u.slug for u in units}]
    g.counters, g.step = {}, step
    for name, value in words.items():
        setattr(g, name, value)
    if step in BEGINNINGS:
        g.phase = step
        experience = [each.active for each in g.units]
        BEGINNINGS[step](g)
        if step is not Step.FREE:
            for each, on in zip(g.units, experience, strict=True):
                each.active = on
    return g


def spaces(terrain: str, *, age: str = "", found: Chart = MAP) -> list[str]:
    """The names of the spaces of a terrain, without sites, in lower case."""
    return [
        name.lower()
        for name, space in zip(found.names, found.spaces, strict=True)
        if space.terrain == terrain and not space.site and (not age or space.age == age)
    ]


def site(name: str) -> str:
    """The name of a space of the labyrinth by its site, such as "war 0"."""
    return MAP.names[MAP.sites("labyrinth-ancient")[name]].lower()


def guardian(slug: str) -> dict[str, str]:
    """The face-up cards if this guardian is face up."""
    return {age: slug if GUARDIANS[slug].age == age else "" for age in AGES}


def line_of_clear(count: int) -> list[str]:
    """Names of clear spaces in a row, each beside the next, all at cost 1."""
    clear = set(spaces("clear"))
    for start in sorted(clear):
        row, column = start[0], int(start[1:])
        names = [f"{row}{column + 2 * step}" for step in range(count)]
        if all(name in clear for name in names):
            return names
    raise AssertionError("no such line")


FAR = spaces("clear", age="colonial")[-1]
"""A space far from the ones that `spaces("clear", age="ancient")` begins with."""
FIVE = line_of_clear(5)
"""Five clear spaces in a row."""


def number_of(name: str) -> int:
    """The number of a space."""
    return MAP.numbers[name.upper()]


def moved(*spaces_entered: str) -> dict[str, Any]:
    """The memory of a unit that moved through these spaces."""
    return {"walked_spaces": tuple(map(number_of, spaces_entered)), "spent": True}
