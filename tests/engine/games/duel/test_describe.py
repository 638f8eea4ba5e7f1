"""Choices as text: the announced consequence is the real one."""

import pytest

from engine.core.choice import Choice, Description
from engine.games.duel import GAME
from engine.games.duel.cards import CITIES
from engine.games.duel.state import Options
from engine.testing import play
from tests.engine.games.duel.random_play import every_game, positions
from tests.engine.games.duel.table import DuelTable, duel, has, played
from tests.tools.clauses_of_games import clauses


def described(table: DuelTable, name: str, words: str) -> Description:
    seat = table.seat(name)
    choice = next(c for c in table.match.decision(seat).choices if str(c) == words)
    return GAME.describe(table.view(name), choice)


@every_game
def test_every_choice_can_be_read(seed: int, seats: int, options: Options) -> None:
    """5.4: group, label and place are given, the clause exists, no two choices read the same."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            view = match.view(decision.seat)
            words = [GAME.describe(view, choice) for choice in decision.choices]
            assert decision.clause in clauses("duel")
            assert all(each.group and each.label and each.place for each in words)
            assert all(each.clause in clauses("duel") for each in words)
            assert len({(each.group, each.label) for each in words}) == len(words)


def test_electrify_announces_the_region() -> None:
    """6.1: two points more in the City's Region."""
    table = played("henry-villard", row=["boston", "albany", "chicago"])
    words = described(table, "tesla", "electrify albany")
    assert words == Description(
        group="Electrify",
        label="Albany",
        consequence="New York 3:1, you lead",
        clause="6.1",
        place="city:albany",
    )


def test_a_tie_is_announced_with_its_winner() -> None:
    """10.2: at equal points PR decides, then chips."""
    table = duel(tesla=has(pr=0), edison=has(pr=4, cities=["boston"]), free=1, row=["lowell"])
    words = described(table, "tesla", "free electrify lowell")
    assert words.consequence == "New England 2:2, Edison leads by the tie-break"
    assert words.group == "Electrify (Free Action)"


def test_selling_announces_what_is_lost() -> None:
    """8.3: a Free Action against points; a reserved share costs none."""
    table = duel(tesla=has(shares={"tesla": 3}), edison=has())
    placed = described(table, "tesla", "sell tesla").consequence
    gone = "this share leaves the game"
    assert placed == f"earns 1 Free Action; New York 3:1, you lead; {gone}"
    reserved = described(table, "tesla", "sell reserved").consequence
    assert reserved == f"earns 1 Free Action, no points lost; {gone}"
    labels = [described(table, "tesla", f"sell {which}").label for which in ("reserved", "tesla")]
    assert labels == ["Tesla (reserved)", "Tesla"], "a list of both has one comma"


def test_selling_a_minor_share_says_that_it_can_be_bought_again() -> None:
    """8.4: a sold minor share goes back to the market."""
    table = duel(tesla=has(shares={"brush": 1}), edison=has())
    words = described(table, "tesla", "sell brush").consequence
    assert words.endswith("; the share goes back to the market")


def test_the_end_of_the_turn_announces_what_is_left_unused() -> None:
    """5.5: unused Actions are lost when the turn ends."""
    table = played("mark-twain")
    play(table, "tesla: propaganda")
    words = described(table, "tesla", "end turn")
    assert words.consequence == "leaves Advance and 1 Free Action unused"
    play(table, "tesla: advance bulbs", "tesla: free acquire brush")
    words = described(table, "tesla", "end turn")
    assert words.consequence == "all Actions are used; you could still place or sell a share"
    play(table, "tesla: place")
    assert described(table, "tesla", "end turn").consequence == "everything is used"


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (["denver"], "1 new City turns up"),
        (["denver", "lowell"], "2 new Cities turn up"),
        (["denver", "lowell", "buffalo", "niagara"], "3 new Cities turn up"),
    ],
)
def test_refresh_announces_how_many_cities_are_new(deck: list[str], words: str) -> None:
    """6.3: with one or two cards in the deck some of the same Cities come back."""
    table = played("henry-villard", row=["boston", "albany", "chicago"], deck=deck)
    assert described(table, "tesla", "refresh").consequence.split(",")[0] == words


def test_refresh_counts_the_cities_in_the_deck_by_region() -> None:
    """1.7: what is taken and what lies in the row is open, so the rest is known to be in the deck.

    A Region without any is left out.
    """
    row, deck = ["boston", "albany", "chicago"], ["denver", "lowell", "hartford"]
    taken = [city for city in CITIES if city not in (*row, *deck)]
    table = duel(tesla=has(cities=taken), edison=has(), free=1, row=row, deck=deck)
    words = described(table, "tesla", "free refresh").consequence
    assert words == "3 new Cities turn up, from 2 in New England and 1 Out West"


def test_a_chip_announces_whom_it_shuts_out() -> None:
    """6.8: showing the side you like, even against yourself."""
    table = played("charles-steinmetz")
    theirs = described(table, "tesla", "monopolize new-york no-dc")
    assert (theirs.label, theirs.consequence) == (
        "No DC on New York",
        "Edison cannot electrify there",
    )
    ours = described(table, "tesla", "monopolize new-york no-ac")
    assert ours.consequence == "you cannot electrify there"


def test_a_technology_announces_the_shares_it_opens() -> None:
    """6.7: the shares that a chip lets a player acquire, if any are left."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"], market={"thomson": 0, "walker": 0})
    play(table, "tesla: play mark-twain")
    assert described(table, "tesla", "advance bulbs").consequence == (
        "lets you acquire Brush and Maxim"
    )
    assert described(table, "tesla", "advance meters").consequence == "lets you acquire Insull"


def test_an_assistant_announces_its_actions_and_what_they_do() -> None:
    """5.2: each Action printed on it, as text."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"])
    words = described(table, "tesla", "play mark-twain").consequence
    assert words == (
        "Advance: take a Technology from the rival."
        " Propaganda +3: gain PR; each multiple of 3 is a Free Action"
    )


def test_a_choice_that_completes_the_own_goal_says_so() -> None:
    """9.5: five Brush shares placed and three Cities Out West."""
    cities = ["chicago", "denver", "st-louis"]
    table = duel(
        brush=has(shares={"brush": 4}, reserved=1, cities=cities), edison=has(), turn="brush"
    )
    words = described(table, "brush", "place").consequence
    assert words.startswith("Completes your goal: you win if it still holds when the phase ends! ")


def test_a_choice_that_breaks_a_goal_says_so() -> None:
    """9.3: nothing is remembered until the check, so a goal can be lost again."""
    cities = ["chicago", "denver", "st-louis"]
    table = duel(brush=has(shares={"brush": 5}, cities=cities), edison=has(), turn="brush")
    words = described(table, "brush", "sell brush").consequence
    assert words.startswith("Breaks your goal, which is met now! ")


def test_selling_an_own_share_says_that_the_goal_is_out_of_reach_then() -> None:
    """9.5: Brush needs all five shares, and a sold one leaves the game (8.3)."""
    table = duel(brush=has(shares={"brush": 1}, reserved=4), edison=has(), turn="brush")
    for words in ("sell brush", "sell reserved"):
        consequence = described(table, "brush", words).consequence
        assert consequence.startswith("Puts your goal out of reach permanently! ")


def test_a_city_that_leaves_three_of_a_region_puts_the_rivals_goal_out_of_reach() -> None:
    """9.7: Westinghouse needs four Cities of each Region."""
    *cities, last = [slug for slug, row in CITIES.items() if row.region == "new-england"][:-3]
    table = duel(westinghouse=has(), edison=has(cities=cities), turn="edison", free=1, row=[last])
    words = described(table, "edison", f"free electrify {last}").consequence
    assert words.startswith("Puts Westinghouse's goal out of reach permanently! ")
    cities.pop()
    table = duel(westinghouse=has(), edison=has(cities=cities), turn="edison", free=1, row=[last])
    words = described(table, "edison", f"free electrify {last}").consequence
    assert "out of reach" not in words


def test_a_choice_that_breaks_the_rivals_goal_says_so() -> None:
    """9.10: Maxim leads all three Regions until a City changes that."""
    table = duel(
        tesla=has(pr=9),
        maxim=has(shares={"maxim": 0}, cities=["boston", "albany", "chicago"], pr=0),
        free=1,
        row=["lowell"],
    )
    words = described(table, "tesla", "free electrify lowell").consequence
    assert "Breaks Maxim's goal, which is met now!" in words


def test_propaganda_announces_the_regions_that_ties_now_give() -> None:
    """10.2: at equal points more PR leads."""
    table = duel(tesla=has(pr=0), edison=has(pr=1), free=1)
    words = described(table, "tesla", "free propaganda").consequence
    assert words == ("PR from 0 to 2; you lead New England, New York and Out West by the tie-break")


def test_what_cannot_be_done_is_described_without_imagining_it() -> None:
    """6.2: five shares are all there are; the reason why not names a sixth."""
    table = duel(tesla=has(shares={"brush": 5, "tesla": 5}), edison=has())
    view = table.view("tesla")
    for words in ("acquire brush", "free acquire brush", "place tesla", "sell maxim"):
        verb, _, noun = words.rpartition(" ")
        assert GAME.describe(view, Choice(verb, noun)).label
