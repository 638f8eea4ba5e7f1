"""Choices in plain words: what a description announces is what then happens."""

import re

import pytest

from engine.core.choice import Choice, Decision, Description
from engine.core.match import Match
from engine.games.duel import GAME
from engine.games.duel.cards import COMPANIES
from engine.games.duel.state import DuelState, Options
from engine.games.duel.view_types import View
from engine.testing import play
from tests.clauses import clauses
from tests.engine.games.duel.random_play import every_game, positions
from tests.engine.games.duel.table import DuelTable, duel, has, played

STANDING = re.compile(
    r"(?P<region>New England|New York|Out West) (?P<ours>\d+) to (?P<theirs>\d+), "
    r"(?P<leader>\w+) leads?(?P<tied> by the tie-break)?"
)
PR = re.compile(r"PR (?P<before>\d+) to (?P<after>\d+)(?:, earns (?P<earned>\d+) Free Actions?)?")


def described(table: DuelTable, name: str, words: str) -> Description:
    """The description of a choice on offer."""
    seat = table.seat(name)
    choice = next(c for c in table.match.decision(seat).choices if str(c) == words)
    return GAME.describe(table.view(name), choice)


def after(match: Match[DuelState], decision: Decision, choice: Choice) -> View:
    """What the seat sees once it has taken the choice."""
    fork = match.fork()
    fork.answer(decision.seat, choice)
    view: View = fork.view(decision.seat)
    return view


@every_game
def test_the_announced_standing_is_the_standing_after_the_move(
    seed: int, seats: int, options: Options
) -> None:
    """10.2: "New York 5 to 3, you lead" is how New York stands then."""
    checked = 0
    for match in positions(seed, seats, options):
        for decision in match.pending:
            before = match.view(decision.seat)
            for choice in decision.choices:
                announced = STANDING.search(GAME.describe(before, choice).consequence)
                if announced:
                    assert_stands(announced, after(match, decision, choice), decision.seat)
                    checked += 1
    assert checked > 0, "no standing was announced in this match"


def assert_stands(announced: re.Match[str], view: View, seat: int) -> None:
    """The Region stands as it was announced."""
    region = next(region for region in view.regions if region.name == announced["region"])
    assert region.points[seat] == int(announced["ours"])
    assert region.points[1 - seat] == int(announced["theirs"])
    rival = COMPANIES[view.sides[1 - seat].company].name
    assert announced["leader"] == ("you" if region.leader == seat else rival)
    assert bool(announced["tied"]) == (region.reason != "points")


@every_game
def test_the_announced_pr_is_the_pr_after_the_move(seed: int, seats: int, options: Options) -> None:
    """7.1: "PR 5 to 7, earns 1 Free Action" is what happens."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            before = match.view(decision.seat)
            for choice in decision.choices:
                announced = PR.fullmatch(GAME.describe(before, choice).consequence)
                assert bool(announced) == choice.verb.endswith("propaganda")
                if announced:
                    view = after(match, decision, choice)
                    assert before.sides[decision.seat].pr == int(announced["before"])
                    assert view.sides[decision.seat].pr == int(announced["after"])
                    spent = choice.verb.startswith("free")
                    earned = view.turn.free - before.turn.free + spent
                    if view.turn.assistant == before.turn.assistant and view.step == before.step:
                        assert earned == int(announced["earned"] or 0)


@every_game
def test_every_choice_can_be_read(seed: int, seats: int, options: Options) -> None:
    """5.4: group, label and place are said, the clause exists, no two choices read the same."""
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
        group="Electrify a City",
        label="Albany",
        consequence="New York 3 to 1, you lead",
        clause="6.1",
        place="city:albany",
    )


def test_a_tie_is_announced_with_its_winner() -> None:
    """10.2: at equal points PR decides, then chips."""
    table = duel(tesla=has(pr=0), edison=has(pr=4, cities=["boston"]), free=1, row=["lowell"])
    words = described(table, "tesla", "free electrify lowell")
    assert words.consequence == "New England 2 to 2, Edison leads by the tie-break"
    assert words.group == "Free: Electrify a City"


def test_selling_announces_what_is_lost() -> None:
    """8.3: a Free Action against points; a reserved share costs none."""
    table = duel(tesla=has(shares={"tesla": 3}), edison=has())
    placed = described(table, "tesla", "sell tesla").consequence
    assert placed == "earns a Free Action; New York 3 to 1, you lead"
    reserved = described(table, "tesla", "sell reserved").consequence
    assert reserved == "earns a Free Action, no points lost"


def test_the_end_of_the_turn_announces_what_is_left_unused() -> None:
    """5.5: what is unused when the turn ends is lost."""
    table = played("mark-twain")
    play(table, "tesla: propaganda")
    words = described(table, "tesla", "end turn")
    assert words.consequence == "leaves Advance and 1 Free Action unused"
    play(table, "tesla: advance bulbs", "tesla: free acquire brush")
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
    assert described(table, "tesla", "refresh").consequence == words


def test_a_chip_announces_whom_it_shuts_out() -> None:
    """6.8: showing the side you like, also against yourself."""
    table = played("charles-steinmetz")
    theirs = described(table, "tesla", "monopolize new-york no-dc")
    assert (theirs.label, theirs.consequence) == (
        "New York: No DC",
        "Edison cannot electrify there",
    )
    ours = described(table, "tesla", "monopolize new-york no-ac")
    assert ours.consequence == "you cannot electrify there"


def test_a_technology_announces_the_shares_it_opens() -> None:
    """6.7: what a chip lets one acquire, as far as shares are left."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"], market={"thomson": 0, "walker": 0})
    play(table, "tesla: play mark-twain")
    assert described(table, "tesla", "advance bulbs").consequence == (
        "lets you acquire Brush and Maxim"
    )
    assert described(table, "tesla", "advance meters").consequence == "lets you acquire Insull"
