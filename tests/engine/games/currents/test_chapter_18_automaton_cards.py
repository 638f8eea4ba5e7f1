"""RULES.md, chapter 18: the cards of the automata, each played on a fresh table; their shares."""

import pytest

from engine.games.currents.automata.rules import buy_for_automaton
from engine.games.currents.headquarters.divisions import Developed
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.propaganda.moves import CurrentMoved, FameMoved, PropagandaTaken
from engine.games.currents.state import Step
from engine.games.currents.technology.advances import Advanced
from tests.engine.games.currents.scene import Has, scene
from tests.engine.games.currents.table import automaton, currents, has

# Difficulty, turn, marker and bonus, track and level with $ for a patent, projects with two
# companies and with more, HQ.
CARDS = """
babbage  1 -       bulb-2$ 1/1 -
babbage  2 fame-1  main-2$ 1/2 -
babbage  3 -       bulb-3  1/2 man
babbage  4 main-1  -       1/2 fin
babbage  5 fame-2  main-3  1/2 inv
babbage  6 main-1  -       2/2 pro
lovelace 1 fame-1  bulb-2$ 1/1 -
lovelace 2 main-1  main-2$ 1/2 -
lovelace 3 fame-1  bulb-3$ 1/1 fin
lovelace 4 main-2  main-3  1/2 -
lovelace 5 fame-2  bulb-4$ 2/2 inv
lovelace 6 main-2  main-4$ 1/1 man
turing   1 fame-1  bulb-2$ 1/1 -
turing   2 main-1  main-2$ 1/2 fin
turing   3 fame-2  bulb-3$ 1/1 man
turing   4 main-2  main-3$ 1/2 -
turing   5 fame-2  bulb-4$ 1/1 inv
turing   6 main-2  main-4$ 2/2 works
hopper   1 fame-1  bulb-2$ 1/1 fin
hopper   2 main-1  main-3$ 1/1 -
hopper   3 fame-2  bulb-3$ 1/1 man
hopper   4 main-2  main-4$ 0/1 pro
hopper   5 fame-2  bulb-5$ 2/2 inv
hopper   6 main-2  main-5$ 1/2 works
"""
ROWS = [tuple(line.split()) for line in CARDS.split("\n") if line]
HQ = {
    "inv": "polyphase-laboratory",
    "man": "coil-shop",
    "fin": "royalty-office",
    "pro": "demonstration-hall",
    "works": "tesla-works",
}


@pytest.mark.parametrize("companies", [2, 3, 6])
@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]}-{row[1]}" for row in ROWS])
def test_what_each_card_does(row: tuple[str, ...], companies: int) -> None:
    """18.1, 18.2, 18.3, 18.4, 18.7: propaganda, technology, projects and HQ of each card."""
    difficulty, turn, marker, tech, projects, hq = row
    few, many = projects.split("/")
    names = ("edison", "brush", "maxim", "walker", "thomson")[: companies - 1]
    others = {name: has() for name in names}
    table = currents(
        **others,
        tesla=automaton(difficulty),
        present=[*names, "tesla"],
        step=Step.AUTOMATA,
        turn=int(turn),
        propaganda=["lamplit-torch-parade"],
    )
    events = table.all_events()
    fame = [event.before - event.now for event in events if isinstance(event, FameMoved)]
    sides = [event.now - event.before for event in events if isinstance(event, CurrentMoved)]
    kind, _, bonus = marker.partition("-")
    # The only propaganda card has fame 1 and nothing for the currents.
    risen = min(companies - 1, 1 + int(bonus or 0))
    assert fame == ([risen] if kind == "fame" else [])
    assert sides == ([int(bonus)] if kind == "main" else [])
    assert len([event for event in events if isinstance(event, PropagandaTaken)]) == bool(kind)
    advances = [
        (event.track, event.now, event.patented) for event in events if isinstance(event, Advanced)
    ]
    track, _, level = tech.partition("-")
    goal = (track.replace("main", "ac"), int(level.strip("$") or 0), level.endswith("$"))
    assert advances == ([goal] if track else [])
    claimed = len([event for event in events if isinstance(event, ProjectClaimed)])
    assert claimed == int(few if companies == 2 else many)
    developed = [event.card for event in events if isinstance(event, Developed)]
    assert developed == ([] if hq == "-" else [HQ[hq]])


def bought(difficulty: str, **words: object) -> str:
    """Whose share Tesla's automaton takes of a table with four companies."""
    companies: dict[str, object] = {
        "tesla": automaton(difficulty, price=20),
        "edison": has(price=30),
        "brush": has(price=10),
        "walker": has(price=30),
    }
    g = scene(**{**companies, **words})  # type: ignore[arg-type]
    before = dict(g.firm("tesla").shares)
    buy_for_automaton(g, g.firm("tesla"))
    after = g.firm("tesla").shares
    (share,) = [slug for slug, count in after.items() if count != before.get(slug, 0)] or [""]
    return share


def test_which_share_an_automaton_takes() -> None:
    """18.5: Babbage the lowest, Lovelace and Turing their own, Hopper the highest."""
    fame = ["walker", "edison", "brush", "tesla"]
    assert bought("babbage") == "brush"
    assert bought("lovelace") == bought("turing") == "tesla"
    assert bought("hopper") == "edison"
    assert bought("hopper", present=fame) == "walker"
    assert bought("turing", market={"tesla": 0}) == "edison"
    assert bought("hopper", market={"edison": 0, "walker": 0}) == "tesla"
    equal = automaton("hopper", price=30)
    assert bought("hopper", tesla=equal) == "tesla"
    full: Has = automaton("hopper", price=20, shares={"edison": 4})
    assert bought("hopper", tesla=full) == "walker"
    nothing = dict.fromkeys(("tesla", "edison", "brush", "walker"), 0)
    assert bought("hopper", market=nothing) == ""


def test_among_equal_prices_an_automaton_takes_its_own_company() -> None:
    """18.5: then the company with the better Present Fame."""
    fame = ["walker", "brush", "edison", "tesla"]
    for difficulty, price in (("hopper", 30), ("babbage", 10)):
        equal = automaton(difficulty, price=price)
        assert bought(difficulty, tesla=equal, present=fame) == "tesla"
    sold_out = {"tesla": 0}
    equal = automaton("turing", price=30)
    assert bought("turing", tesla=equal, present=fame, market=sold_out) == "walker"
    assert bought("turing", tesla=equal, present=fame[::-1], market=sold_out) == "edison"


def test_man_names_the_division_and_not_the_works() -> None:
    """18.6: both are developed with Man."""
    table = currents(step=Step.AUTOMATA, turn=6, walker=has(), brush=automaton("lovelace"))
    assert table.firm("brush").developed_cards == ("dynamo-foundry",)
    table = currents(step=Step.AUTOMATA, turn=6, walker=has(), brush=automaton("turing"))
    assert table.firm("brush").developed_cards == ("brush-works",)
