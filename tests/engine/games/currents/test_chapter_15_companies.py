"""RULES.md, chapter 15: the companies and their inventors."""

import pytest

from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.projects.claims import bill_of_claim
from engine.games.currents.state import Step
from engine.testing import play
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import automaton, currents, has

ROWS = {
    "tesla": ("nikola-tesla", (3, 1, 3, 1), "ac"),
    "edison": ("thomas-edison", (2, 2, 2, 1), "dc"),
    "thomson": ("elihu-thomson", (2, 1, 2, 2), "ac"),
    "maxim": ("hiram-maxim", (2, 3, 2, 1), "dc"),
    "brush": ("charles-brush", (3, 2, 1, 1), "dc"),
    "walker": ("madam-walker", (2, 2, 1, 2), "ac"),
}


@pytest.mark.parametrize("slug", ROWS)
def test_inventors_and_main_currents(slug: str) -> None:
    """15.1, 15.2, 15.3, 15.4, 15.5, 15.6: ratings and main currents."""
    inventor, ratings, main = ROWS[slug]
    row = LUMINARIES[inventor].ratings
    assert COMPANIES[slug].inventor == inventor
    assert (row.inv, row.man, row.fin, row.pro) == ratings
    assert COMPANIES[slug].main == main


def test_tesla_nudges_the_marker_after_an_ac_patent() -> None:
    """15.1: one space towards AC, or not; no other patent does it."""
    table = currents(tesla=has(), edison=has())
    play(table, "tesla: advance ac 2", "tesla: exhaust nikola-tesla")
    assert table.choices_of("tesla") == ["nudge", "decline"]
    play(table, "tesla: nudge")
    assert table.view().current == 1
    table = currents(tesla=has(), edison=has())
    play(table, "tesla: advance ac 2", "tesla: exhaust nikola-tesla", "tesla: decline")
    assert table.view().current == 0
    table = currents(tesla=has(), edison=has())
    play(table, "tesla: advance bulb 2", "tesla: exhaust nikola-tesla")
    assert table.deciders() == ["edison"]
    table = currents(tesla=has(), edison=has(), current=4)
    play(table, "tesla: advance ac 2", "tesla: exhaust nikola-tesla")
    assert table.deciders() == ["edison"]


def test_edison_pays_no_patent_fees() -> None:
    """15.2: nor does the holder get any."""
    table = currents(edison=has(levels={"bulb": 3}), walker=has(patents=["bulb 3"]))
    play(table, "edison: claim albany 1", "edison: with thomas-edison dc")
    assert (table.cash("edison"), table.cash("walker")) == (14 - 6, 14)


def test_thomson_gains_one_more_by_a_patent() -> None:
    """15.3: level II moves the price by 3."""
    table = currents(thomson=has(), walker=has())
    play(table, "thomson: advance bulb 2", "thomson: exhaust elihu-thomson")
    assert table.price("thomson") == 15


def test_maxim_ignores_one_skipped_city() -> None:
    """15.4: two skipped cities count as one, one as none, none as none."""
    g = scene(maxim=has(projects=["new-york 2"]), edison=has(), turn=3)
    found = {
        city: bill_of_claim(g, g.firm("maxim"), f"{city} {number}", "hiram-maxim", "dc")
        for city, number in (("boston", 2), ("hartford", 2), ("albany", 1))
    }
    assert [(each.skipped_cities, each.counted_cities) for each in found.values()] == [
        (2, 1),
        (1, 0),
        (0, 0),
    ]


def test_brush_builds_cheaply_in_small_and_medium_cities() -> None:
    """15.5: 1 less, at least 0."""
    for project, cost in (("syracuse 1", 2), ("albany 1", 6), ("brooklyn 1", 11)):
        table = currents(brush=has(), edison=has())
        play(table, f"brush: claim {project}", "brush: with charles-brush dc")
        assert table.cash("brush") == 14 - cost
    g = scene(brush=has(), edison=has(), turn=5)
    assert bill_of_claim(g, g.firm("brush"), "syracuse 1", "charles-brush", "dc").bank == 0


def test_walker_gains_the_phase_with_propaganda() -> None:
    """15.6: beside the card's cash and the phase times Fin."""
    table = currents(walker=has(), edison=has(), turn=3, propaganda=["wall-street-gossip"])
    play(table, "walker: propaganda", "walker: speak madam-walker", "walker: nothing")
    play(table, "walker: card wall-street-gossip", "walker: nothing")
    assert table.cash("walker") == 14 + 4 + 2 * 1 + 2


def test_abilities_are_not_for_automata() -> None:
    """15.2, 15.3: the bank pays the holder for Edison's company, and Thomson's gains no extra."""
    table = currents(
        step=Step.AUTOMATA, walker=has(patents=["bulb 2"]), edison=automaton("babbage")
    )
    assert table.cash("walker") == 16
    table = currents(step=Step.AUTOMATA, walker=has(), thomson=automaton("turing"), turn=1)
    assert table.price("thomson") == 12 + 2 + 3


def test_case_15_the_order_of_changes_in_a_cost() -> None:
    """15.7: Maxim, Rail Rate Act, Fin 1, three skipped: (3 - 1) x 2 = 4; 8 + 2 x (4 - 1) = 14."""
    g = scene(maxim=has(projects=["buffalo 3"]), edison=has(), turn=3, event="rail-rate-act")
    found = bill_of_claim(g, g.firm("maxim"), "hartford 2", "lewis-latimer", "dc")
    assert found.skipped_cities == 4
    g = scene(maxim=has(projects=["rochester 2"]), edison=has(), turn=3, event="rail-rate-act")
    found = bill_of_claim(g, g.firm("maxim"), "hartford 2", "lewis-latimer", "dc")
    assert (found.skipped_cities, found.counted_cities, found.bank) == (3, 4, 14)


def test_turnkey_contract_comes_last() -> None:
    """15.7: it makes the cost 0 after everything else."""
    g = scene(brush=has(), edison=has(), turn=3, event="turnkey-contract", holder="brush")
    found = bill_of_claim(g, g.firm("brush"), "brooklyn 1", "charles-brush", "dc")
    assert (found.bank, found.free_by) == (0, "turnkey-contract")
    assert bill_of_claim(g, g.firm("edison"), "brooklyn 1", "thomas-edison", "dc").bank == 8


def test_case_21_extra_spaces_are_added_after_the_doubling() -> None:
    """15.8, 20.26: Dynamo Foundry with level V in a large city, DC 1: (3 + 1) x 2 + 1 = 9."""
    table = currents(
        brush=has(levels={"bulb": 5, "dc": 5}, developed=["dynamo-foundry"]),
        edison=has(),
        current=-1,
    )
    play(table, "brush: claim new-york 5", "brush: with charles-brush dc")
    assert table.price("brush") == 12 + 9
