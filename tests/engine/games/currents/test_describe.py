"""Choices as text: costs and gains of a claim, and the luminaries of an advance."""

from engine.core.choice import Description
from engine.games.currents import GAME
from engine.games.currents.state import Step
from engine.testing.scenario import play
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has


def described(table: CurrentsTable, name: str) -> dict[str, Description]:
    """The description of each choice, by its text."""
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
    assert (claim.group, claim.label) == ("Claim a project", "Syracuse II for $7k, price +2")
    assert claim.consequence == (
        "Small city. Cost with Walker and AC: $7k (city $4k, Fin -$1k;"
        " fees: $2k to Tesla for Bulb II, $2k to the bank for Brush's AC II)."
        " Your price goes from 12 to 14 (city +1, AC's fame +1)"
    )
    assert claim.clause == "8.1"


def test_a_claim_says_what_the_better_current_brings() -> None:
    """8.6: with DC in fame AC brings nothing; neither hides that DC brings 3."""
    table = currents(walker=has(levels={"bulb": 2, "ac": 1, "dc": 1}), tesla=has(), current=-2)
    assert described(table, "walker")["claim syracuse 1"].label == "Syracuse I for $3k, price +3"
    play(table, "walker: claim syracuse 1")
    ways = described(table, "walker").values()
    assert [way.label.partition(" with ")[2] for way in ways] == [
        "AC for $3k",
        "DC for $3k, price +3",
    ]


def test_an_advance_says_who_covers_it_and_whether_it_is_patented() -> None:
    """9.1, 9.4: each of the two alone, or only both; the patent asks for Fin."""
    found = described(currents(edison=has(luminaries=["francis-upton"]), tesla=has()), "edison")
    assert found["advance bulb 2"].consequence == (
        "Needs Inv 1 and Man 1: Upton or Edison is enough."
        " With Fin 1 you also claim the patent: your price goes from 12 to 14"
    )
    assert found["advance ac 3"].consequence == (
        "Needs Inv 3 and Man 2: Upton and Edison are enough."
        " With Fin 2 you also claim the patent: your price goes from 12 to 15"
    )


def test_a_claim_says_where_the_current_makes_no_difference() -> None:
    """8.6: on START both currents bring the same; with their own fame they do not."""
    for current, words in ((0, "AC and DC make no difference"), (1, "")):
        table = currents(walker=has(), tesla=has(), current=current)
        play(table, "walker: claim syracuse 1")
        for way in described(table, "walker").values():
            assert ("make no difference" in way.consequence) == bool(words)


def test_a_purchase_says_what_a_share_is_worth_at_the_price_that_follows() -> None:
    """14.1: Tesla at 21 is second; the purchase lifts it to 22, above Edison's 21."""
    table = currents(
        step=Step.LEDGER, turn=3, event="gold-drain", present=["edison", "tesla"],
        tesla=has(cash=60, price=20), edison=has(cash=60, price=21),
    )  # fmt: skip
    words = described(table, "edison")["buy tesla"].consequence
    assert "Its price goes from 20 to 22. A share is then worth 6 points at the end" in words


def test_the_question_for_an_action_says_how_many_are_left() -> None:
    """7.1, 7.2: an action exhausts a luminary, so those awake are the actions left."""
    table = currents(edison=has(luminaries=["francis-upton"]), tesla=has())
    (asked,) = table.match.pending
    assert asked.prompt == "Your action: 2 luminaries awake"
    play(table, "edison: rest francis-upton", "tesla: rest nikola-tesla")
    (asked,) = table.match.pending
    assert asked.prompt == "Your action: 1 luminary awake"


def test_an_advance_says_what_it_opens_and_what_its_patent_brings() -> None:
    """8.2, 9.4: with AC II, Bulb II brings the projects of II in reach; AC III alone does not."""
    table = currents(edison=has(levels={"ac": 2}, luminaries=["francis-upton"]), tesla=has())
    found = described(table, "edison")
    assert found["advance bulb 2"].label == "Bulb II with patent, price +2"
    assert found["advance bulb 2"].consequence.endswith("Opens 7 more projects")
    assert "Opens" not in found["advance ac 3"].consequence
    assert found["develop edison-works"].label == "Edison Works: 7 points"
