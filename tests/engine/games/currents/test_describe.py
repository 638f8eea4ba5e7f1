"""Choices in words: what a claim costs and brings, and which luminaries cover an advance."""

from engine.core.choice import Description
from engine.games.currents import GAME
from engine.testing.scenario import play
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has


def described(table: CurrentsTable, name: str) -> dict[str, Description]:
    """What a player reads about each choice, by its words."""
    seat = table.seats[name]
    view = table.match.view(seat)
    (asked,) = (each for each in table.match.pending if each.seat == seat)
    return {str(each): GAME.describe(view, each) for each in asked.choices}


def test_a_claim_says_cost_fees_and_the_price_that_follows() -> None:
    """8.3, 8.5, 8.6: 4 - 1 for the size, 2 to a player, 2 to the bank for an automaton's patent."""
    table = currents(
        walker=has(levels={"bulb": 2, "ac": 2}),
        tesla=has(patents=["bulb 2"]),
        brush=automaton("hopper", patents=["ac 2"]),
        current=1,
    )
    claim = described(table, "walker")["claim syracuse 2"]
    assert (claim.group, claim.label) == ("Claim a project", "Syracuse II $7k: +2")
    assert claim.consequence == (
        "Small city. $7k with Walker and AC: 4 + 1 x (0 - 1 Fin) = 3, fee Bulb II $2k to Tesla,"
        " fee AC II $2k to the bank for Brush's patent."
        " Price 12 to 14 (1, +1 for the current's fame)"
    )
    assert claim.clause == "8.1"


def test_a_claim_says_what_the_better_current_brings() -> None:
    """8.6: with DC in fame AC brings nothing; neither hides that DC brings 3."""
    table = currents(walker=has(levels={"bulb": 2, "ac": 1, "dc": 1}), tesla=has(), current=-2)
    assert described(table, "walker")["claim syracuse 1"].label == "Syracuse I $3k: +3"
    play(table, "walker: claim syracuse 1")
    ways = described(table, "walker").values()
    assert [way.label.partition(" with ")[2] for way in ways] == ["AC $3k: +0", "DC $3k: +3"]


def test_an_advance_says_who_covers_it_and_whether_it_is_patented() -> None:
    """9.1, 9.4: each of the two alone, or only both; the patent asks for Fin."""
    found = described(currents(edison=has(luminaries=["francis-upton"]), tesla=has()), "edison")
    assert found["advance bulb 2"].consequence == (
        "Needs Inv 1 and Man 1. Enough: Upton, or Edison. Patent with Fin 1: price 12 to 14"
    )
    assert found["advance ac 3"].consequence == (
        "Needs Inv 3 and Man 2. Enough: Upton and Edison. Patent with Fin 2: price 12 to 15"
    )
