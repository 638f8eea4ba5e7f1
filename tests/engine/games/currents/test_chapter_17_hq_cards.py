"""RULES.md, chapter 17: the HQ cards, each in its own test."""

import re
from typing import Any

import pytest

from engine.games.currents import GAME
from engine.games.currents.card_types import TRACKS, Track
from engine.games.currents.cards import COMPANIES, HQ_CARDS
from engine.games.currents.market.trades import ledger_cost, profit
from engine.games.currents.names import SKILL_NAMES
from engine.games.currents.projects.claims import bill_of_claim
from engine.games.currents.propaganda.moves import pro_of, propaganda_cash
from engine.games.currents.scoring.points import (
    has_met_works,
    works_criterion,
    works_needed,
    works_progress,
)
from engine.games.currents.technology.advances import team_effort
from engine.rulebook import rulebook_of
from engine.testing import play
from tests.engine.games.currents.scene import Has, scene
from tests.engine.games.currents.table import CurrentsTable, currents, has

INVENTORS = {slug: row.inventor for slug, row in COMPANIES.items()}
CLAUSES = [text for number, text in rulebook_of(GAME).clauses.items() if number.startswith("17.")]


def test_each_hq_card_has_its_clause() -> None:
    """17.1, 17.30, 20.37: its company, skill and points; divisions are worth 2, the Works 7."""
    headings = [
        f"{row.name}, {COMPANIES[row.company].short}, {SKILL_NAMES[row.skill]}, {row.points} points"
        for row in HQ_CARDS.values()
    ]
    assert [text.split(":")[0] for text in CLAUSES] == headings
    assert {row.points for row in HQ_CARDS.values() if row.timing != "at the end"} == {2}


def added(card: str) -> dict[Track, tuple[int, int]]:
    """The bonus of a developed card to Inv and Man on each track."""
    slug = HQ_CARDS[card].company
    found: dict[Track, tuple[int, int]] = {}
    for track in TRACKS:
        (inv, man), (more_inv, more_man) = (
            _brought(slug, track, developed) for developed in ([], [card])
        )
        found[track] = (more_inv - inv, more_man - man)
    return found


def _brought(slug: str, track: Track, developed: list[str]) -> tuple[int, int]:
    """The Inv and Man that a company's inventor brings to an advance."""
    companies: dict[str, Any] = {slug: has(developed=developed), rival_of(slug): has()}
    g = scene(**companies)
    effort = team_effort(g, g.firm(slug), track, [INVENTORS[slug]])
    return effort.inv, effort.man


def rival_of(slug: str) -> str:
    """Another company."""
    return "tesla" if slug == "edison" else "edison"


def developing(card: str, company: Has | None = None, **words: object) -> CurrentsTable:
    """The company has just developed the card with its inventor."""
    slug = HQ_CARDS[card].company
    table = currents(**{slug: company or has(), rival_of(slug): has(), **words})
    play(table, f"{slug}: develop {card}", f"{slug}: with {INVENTORS[slug]}")
    return table


# Tesla


def test_polyphase_laboratory() -> None:
    """17.1: +1 Inv on AC advances."""
    assert added("polyphase-laboratory") == {"ac": (1, 0), "dc": (0, 0), "bulb": (0, 0)}


def test_coil_shop() -> None:
    """17.2: +1 Man on AC and Bulb advances."""
    assert added("coil-shop") == {"ac": (0, 1), "dc": (0, 0), "bulb": (0, 1)}


def test_royalty_office() -> None:
    """17.3: the bank adds 1 to each fee received."""
    table = currents(
        walker=has(levels={"bulb": 2, "ac": 2}),
        tesla=has(developed=["royalty-office"], patents=["bulb 2", "ac 2"]),
    )
    play(table, "walker: claim syracuse 1", "walker: with madam-walker ac")
    assert table.cash("walker") == 14 - 3 - 4
    assert table.cash("tesla") == 14 + 3 + 3


def test_demonstration_hall() -> None:
    """17.4: the marker may move up to 2 towards AC."""
    table = developing("demonstration-hall", current=-1)
    assert table.choices_of("tesla") == ["current start", "current ac 1", "decline"]
    play(table, "tesla: current ac 1")
    assert table.view().current == 1
    assert developing("demonstration-hall", current=4).deciders() == ["edison"]


def test_tesla_works() -> None:
    """17.5: AC patents."""
    assert works(tesla=has(patents=["ac 2", "ac 4", "bulb 2", "dc 3"])) == 2


# Edison


def test_invention_factory() -> None:
    """17.6: +1 Inv on every advance."""
    assert added("invention-factory") == dict.fromkeys(TRACKS, (1, 0))


def test_lamp_factory() -> None:
    """17.7: +1 Man on Bulb advances."""
    assert added("lamp-factory") == {"ac": (0, 0), "dc": (0, 0), "bulb": (0, 1)}


def test_holding_trust() -> None:
    """17.8: gain 2 times the phase in cash."""
    assert developing("holding-trust", turn=5).cash("edison") == 14 + 6


def test_press_bureau() -> None:
    """17.9: +1 Pro with each propaganda action."""
    g = scene(edison=has(developed=["press-bureau"]), tesla=has())
    assert pro_of(g, g.firm("edison"), "thomas-edison") == 2


def test_edison_works() -> None:
    """17.10: projects, even several in a city."""
    assert works(edison=has(projects=["new-york 2", "new-york 3", "albany 1"])) == 3


# Thomson


def test_testing_laboratory() -> None:
    """17.11: one track 1 level up at no cost, without a patent."""
    table = developing("testing-laboratory", has(levels={"ac": 5}))
    assert table.choices_of("thomson") == ["test dc", "test bulb", "decline"]
    play(table, "thomson: test bulb")
    assert table.firm("thomson").levels["bulb"] == 2
    assert table.firm("thomson").patents == ()
    assert table.price("thomson") == 12


def test_dynamo_hall() -> None:
    """17.12: +1 Man on every advance."""
    assert added("dynamo-hall") == dict.fromkeys(TRACKS, (0, 1))


def test_finance_bureau() -> None:
    """17.13: shares bought in bookkeeping cost 2 less."""
    g = scene(thomson=has(developed=["finance-bureau"]), edison=has(price=20), tesla=has(price=1))
    assert ledger_cost(g, g.firm("thomson"), "edison") == 18
    assert ledger_cost(g, g.firm("thomson"), "tesla") == 0


def test_trade_journal() -> None:
    """17.14: the owner's Future Fame may rise up to 2 ranks."""
    table = developing(
        "trade-journal", tesla=has(), brush=has(), future=["tesla", "brush", "edison", "thomson"]
    )
    assert table.choices_of("thomson") == ["fame thomson 2", "fame thomson 3", "decline"]
    play(table, "thomson: fame thomson 2")
    assert table.view().future == ("tesla", "thomson", "brush", "edison")


def test_thomson_works() -> None:
    """17.15: patents of all tracks."""
    assert works(thomson=has(patents=["ac 2", "dc 2", "bulb 2", "bulb 3"])) == 4


# Maxim


def test_filament_laboratory() -> None:
    """17.16: +1 Inv on Bulb advances."""
    assert added("filament-laboratory") == {"ac": (0, 0), "dc": (0, 0), "bulb": (1, 0)}


def test_heavy_lathes() -> None:
    """17.17: projects in large cities cost 2 less."""
    g = scene(maxim=has(developed=["heavy-lathes"]), tesla=has())
    assert bill_of_claim(g, g.firm("maxim"), "brooklyn 1", "hiram-maxim", "dc").bank == 12 - 2 - 2
    assert bill_of_claim(g, g.firm("maxim"), "albany 1", "hiram-maxim", "dc").bank == 8 - 2


def test_london_agents() -> None:
    """17.18: gain 1 for each project."""
    table = developing("london-agents", has(projects=["albany 1", "albany 3", "syracuse 1"]))
    assert table.cash("maxim") == 17


def test_showroom() -> None:
    """17.19: 1 more in cash with each propaganda action."""
    g = scene(maxim=has(developed=["showroom"]), tesla=has())
    assert propaganda_cash(g, g.firm("maxim"), "hiram-maxim", "mark-twain") == 5 + 2 + 1


def test_maxim_works() -> None:
    """17.20: large cities with a project."""
    assert works(maxim=has(projects=["new-york 2", "new-york 3", "albany 1", "boston 2"])) == 2


# Brush


def test_arc_laboratory() -> None:
    """17.21: +1 Inv on DC advances."""
    assert added("arc-laboratory") == {"ac": (0, 0), "dc": (1, 0), "bulb": (0, 0)}


def test_dynamo_foundry() -> None:
    """17.22: each project moves the owner's price 1 more space up."""
    table = currents(brush=has(developed=["dynamo-foundry"]), tesla=has())
    play(table, "brush: claim syracuse 1", "brush: with charles-brush dc")
    assert table.price("brush") == 12 + 1 + 1


def test_municipal_desk() -> None:
    """17.23: gain 1 for each city with a project."""
    table = developing("municipal-desk", has(projects=["albany 1", "albany 3", "syracuse 1"]))
    assert table.cash("brush") == 16


def test_lit_streets_campaign() -> None:
    """17.24: the marker may move up to 2 towards DC."""
    table = developing("lit-streets-campaign", current=1)
    assert table.choices_of("brush") == ["current dc 1", "current start", "decline"]
    play(table, "brush: decline")
    assert table.view().current == 1


def test_brush_works() -> None:
    """17.25: cities with a project."""
    assert works(brush=has(projects=["new-york 2", "syracuse 1", "syracuse 2", "boston 2"])) == 3


# Walker


def test_formula_laboratory() -> None:
    """17.26: +1 Inv on Bulb and DC advances."""
    assert added("formula-laboratory") == {"ac": (0, 0), "dc": (1, 0), "bulb": (1, 0)}


def test_training_school() -> None:
    """17.27: wake one of the owner's luminaries, but not the one just exhausted."""
    company = has(luminaries=["francis-upton"], asleep=["francis-upton"])
    table = developing("training-school", company)
    assert table.choices_of("walker") == ["wake francis-upton"]
    play(table, "walker: wake francis-upton")
    assert table.firm("walker").awake == ("francis-upton",)
    assert developing("training-school").deciders() == ["edison"]


def test_agents_fund() -> None:
    """17.28: 1 more in cash with the profit of each turn."""
    g = scene(walker=has(developed=["agents-fund"]), tesla=has())
    assert profit(g, g.firm("walker")) == 4 + 1


def test_agents_convention() -> None:
    """17.29: +1 Pro with each propaganda action."""
    g = scene(walker=has(developed=["agents-convention"]), tesla=has())
    assert pro_of(g, g.firm("walker"), "madam-walker") == 3


def test_walker_works() -> None:
    """17.30: regular shares of other companies."""
    assert works(walker=has(shares={"tesla": 3, "walker": 2})) == 3


# How many the Works ask for


def works(**company: Has) -> int:
    """How many the Works of the company count, at a table with Tesla and Edison beside it."""
    ((slug, has_it),) = company.items()
    words: Any = {"tesla": has(), "edison": has(), slug: has_it}
    g = scene(**words)
    return works_progress(g, g.firm(slug))


@pytest.mark.parametrize("slug", INVENTORS)
def test_the_works_ask_for_more_or_less_by_companies(slug: str) -> None:
    """11.5: by two, three, four, and five or six companies."""
    card = HQ_CARDS[f"{slug}-works"]
    words = " ".join(rulebook_of(GAME).clauses["11.5"].split())
    (asked,) = re.findall(rf"{COMPANIES[slug].short} (\d), (\d), (\d) and (\d)", words)
    for companies, needed in zip((2, 3, 4, 5, 6), (*asked, asked[3]), strict=True):
        assert works_criterion(slug).required_count(companies) == int(needed)
        assert f" {needed} or more" in card.text_for(companies)


def test_enough_is_enough() -> None:
    """11.4: the criterion holds with as many as are asked for, and not with one less."""
    patents = ["ac 2", "ac 3", "ac 4"]
    for held in (patents, patents[1:]):
        g = scene(tesla=has(patents=held), edison=has())
        met = len(held) >= works_needed(g, g.firm("tesla"))
        assert has_met_works(g, g.firm("tesla")) == met == (held == patents)
