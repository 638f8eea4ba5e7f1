"""The rules of Duel of Ages II, chapter 16: alternate labyrinths and split guardian decks."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.ages.card_types import Rating
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.opening.placing import split_guardians
from engine.games.ages.setup import setup
from engine.games.ages.state import Options
from engine.games.ages.units import deck_of, path_at
from tests.engine.games.ages.scene import black, layout, state, white


@pytest.mark.parametrize(
    ("path", "raised"),
    [
        ("power", ("respect", "armor")),
        ("discipline", ("strength", "intellect")),
        ("shadow", ("wits", "stealth")),
    ],
)
def test_what_alternate_paths_give(path: str, raised: tuple[Rating, ...]) -> None:
    """16.8: two ratings 2 higher for the team's characters of the age, at the dead end only."""
    g = state(white("tomyris", "d12"), white("pell", "d12"), black("hanno", "d14"))
    tomyris, pell, hanno = g.units
    plain = {each: [rating(g, u, each) for u in g.units] for each in raised}
    g.path_markers = {f"labyrinth-ancient-alternate {path}": (0, 2)}
    for each in raised:
        assert rating(g, tomyris, each) == plain[each][0] + 2
        assert [rating(g, u, each) for u in (pell, hanno)] == plain[each][1:]
    g.path_markers = {f"labyrinth-ancient-alternate {path}": (0, 1)}
    assert all(rating(g, tomyris, each) == plain[each][0] for each in raised)
    g.path_markers = {f"labyrinth-ancient {path}": (0, 2)}
    assert all(rating(g, tomyris, each) == plain[each][0] for each in raised)


def test_the_deck_is_split_where_both_lie() -> None:
    """16.9: half of the guardians for each; a single labyrinth has them all."""
    g = setup(Options(), 2, Chance(3))
    alternate = PlacedPiece("labyrinth-ancient-alternate", "u", -1, 0, 1)
    both = (*layout(), alternate)
    assert deck_of(both, "labyrinth-ancient-alternate") == "ancient-alternate"
    assert deck_of(both, "labyrinth-ancient") == "ancient"
    assert deck_of((alternate,), "labyrinth-ancient-alternate") == "ancient"
    before = set(g.guardians["ancient"].cards)
    g.layout = both
    split_guardians(g)
    halves = g.guardians["ancient"].cards, g.guardians["ancient-alternate"].cards
    assert sorted(map(len, halves)) == [4, 5]
    assert {*halves[0], *halves[1]} == before
    assert (g.open_guardians["ancient-alternate"], g.beaten_guardians["ancient-alternate"]) == (
        "",
        [],
    )


def test_each_labyrinth_has_its_own_guardian() -> None:
    """16.9: on a path of the alternate one the other deck counts."""
    both = (*layout(), PlacedPiece("labyrinth-ancient-alternate", "u", -1, 0, 1))
    g = state(white("tomyris", "d12"), black("hanno", "d14"), layout=both)
    unit = g.units[0]
    unit.space = g.map.sites("labyrinth-ancient-alternate")["power 0"]
    found = path_at(g, unit)
    assert found is not None
    assert (found.path, found.age) == ("labyrinth-ancient-alternate power", "ancient-alternate")
