"""RULES.md, chapter 16: the event cards, each in its own test."""

import re

import pytest

from engine.games.currents import GAME
from engine.games.currents.cards import EVENT_CARDS
from engine.games.currents.market.trades import ledger_cost, visit_cost
from engine.games.currents.projects.claims import bill_of_claim, claim_ideas
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.state import Step
from engine.games.currents.technology.advances import (
    sufficient_teams,
    team_effort,
    would_claim_patent,
)
from engine.rulebook import rulebook_of
from engine.testing import check_not_offered, play
from tests.engine.games.currents.scene import nouns, scene
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has, rest_all

CLAUSES = [text for number, text in rulebook_of(GAME).clauses.items() if number.startswith("16.")]
STOCK = {"up": 1, "left": -1}


def test_each_event_card_has_its_clause() -> None:
    """16.1, 16.28: a clause for each card, and a card for each clause."""
    assert sorted(text.split(", phase ")[0] for text in CLAUSES) == sorted(
        row.name for row in EVENT_CARDS.values()
    )


@pytest.mark.parametrize("card", EVENT_CARDS)
def test_phases_stock_effects_and_auctions(card: str) -> None:
    """16.1, 16.28: every card has the phase and the stock effect of its clause."""
    row = EVENT_CARDS[card]
    (text,) = [each for each in CLAUSES if each.startswith(f"{row.name}, phase ")]
    heading, effect = text.split(":", 1)[0], text.split("Stock: ")[1]
    found = re.match(r"(up|left) (\d)\.", effect)
    assert found or effect.startswith("no change")
    assert row.shift == (STOCK[found[1]] * int(found[2]) if found else 0)
    assert heading.startswith(f"{row.name}, phase {row.phase}")
    assert row.auctioned == heading.endswith(", auctioned")
    assert row.single_player_only == heading.endswith(", for a single player")


def turned_up(card: str, **words: object) -> CurrentsTable:
    """Tesla and Edison just after the event card was turned up."""
    turn = 2 * EVENT_CARDS[card].phase - 1
    companies = {"tesla": has(), "edison": has()}
    return currents(**{"step": Step.EVENT, "events": [card], "turn": turn, **companies, **words})


def won_by_tesla(card: str, **words: object) -> CurrentsTable:
    """Tesla has just won the event card."""
    table = turned_up(card, **words)
    least = table.choices_of("tesla")[0]
    play(table, f"tesla: {least}")
    if table.view().step == "event bid":
        play(table, "edison: drop")
    return table


def test_panic_of_1884() -> None:
    """16.1: each player pays 2."""
    table = turned_up("panic-of-1884")
    assert (table.cash("tesla"), table.cash("edison")) == (12, 12)


def test_cheap_copper() -> None:
    """16.2: projects cost 1 less."""
    table = turned_up("cheap-copper")
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 14 - (4 - 3 - 1)


def test_gas_company_lobby() -> None:
    """16.3: projects in small cities cost 2 more."""
    g = scene(tesla=has(), edison=has(), event="gas-company-lobby")
    costs = [
        bill_of_claim(g, g.firm("tesla"), project, "nikola-tesla", "ac").bank
        for project in ("syracuse 1", "albany 1", "brooklyn 1")
    ]
    assert costs == [1 + 2, 5, 9]


def test_patent_office_backlog() -> None:
    """16.4: a patent asks for one Fin more."""
    g = scene(tesla=has(luminaries=["henry-villard"]), edison=has(), event="patent-office-backlog")
    tesla = g.firm("tesla")
    assert would_claim_patent(g, tesla, "ac", 3, ["nikola-tesla"])
    assert not would_claim_patent(g, tesla, "ac", 4, ["nikola-tesla"])
    assert would_claim_patent(g, tesla, "ac", 4, ["nikola-tesla", "henry-villard"])


def test_the_page_of_a_level_counts_the_fin_of_patent_office_backlog() -> None:
    """16.4: as the choice does; a patent that is taken asks for none."""
    table = currents(tesla=has(), edison=has(), event="patent-office-backlog")
    about = str(table.match.about(0, "track:ac:3"))
    assert "Fin 3 for the patent" in about


def test_visiting_financiers() -> None:
    """16.5: the winner's price goes up 3."""
    assert won_by_tesla("visiting-financiers").prices() == {"tesla": 16, "edison": 13}


def test_machinists_arrive() -> None:
    """16.6: the winner has 1 Man more on every advance."""
    g = scene(tesla=has(), edison=has(), event="machinists-arrive", holder="tesla")
    assert team_effort(g, g.firm("tesla"), "bulb", ["nikola-tesla"]).man == 2
    assert team_effort(g, g.firm("edison"), "bulb", ["thomas-edison"]).man == 2
    table = won_by_tesla("machinists-arrive")
    assert "advance bulb 3" in table.choices_of("tesla")


def test_press_excursion() -> None:
    """16.7: the winner may rise 1 or 2 ranks."""
    words = {"brush": has(cash=0), "walker": has(cash=0)}
    order = ["brush", "walker", "edison", "tesla"]
    table = turned_up("press-excursion", **words, present=order)
    play(table, "edison: drop", "tesla: bid 2")
    assert table.choices_of("tesla") == ["rise 2", "rise 3", "decline"]
    play(table, "tesla: rise 2")
    assert table.view().future == ("brush", "tesla", "walker", "edison")
    first = won_by_tesla("press-excursion")
    assert first.view().step == "act"


def test_ticker_tip() -> None:
    """16.8: the winner may buy a share for 4 less; its price goes up by the phase."""
    table = won_by_tesla("ticker-tip", edison=has(price=15))
    assert table.choices_of("tesla") == ["buy tesla", "buy edison", "decline"]
    play(table, "tesla: buy edison")
    assert table.cash("tesla") == 14 - 2 - 11
    assert table.price("edison") == 16
    assert table.firm("tesla").shares == {"edison": 1}
    table = won_by_tesla("ticker-tip", tesla=has(shares={"edison": 4}, price=60), aside=[])
    assert table.view().step == "act"


def test_great_blizzard() -> None:
    """16.9: players may claim only projects that skip no city."""
    table = turned_up("great-blizzard", tesla=has(projects=["new-york 2"], cash=40))
    claims = [each for each in table.choices_of("tesla") if each.startswith("claim")]
    assert claims == ["claim brooklyn 1", "claim albany 1", "claim new-haven 1"]
    rest_all(table)
    assert table.view().step == "ledger"


def test_copper_corner() -> None:
    """16.10: projects cost 2 more."""
    table = turned_up("copper-corner")
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 14 - (4 - 4 + 2)


def test_fairground_contracts() -> None:
    """16.11: each player gains 2."""
    table = turned_up("fairground-contracts", brush=automaton("babbage"))
    assert [table.cash(name) for name in ("tesla", "edison", "brush")] == [16, 16, 0]


def test_execution_commission() -> None:
    """16.12: the marker moves 2 towards DC."""
    assert turned_up("execution-commission", current=1).view().current == -1
    assert turned_up("execution-commission", current=-3).view().current == -4


def test_rail_rate_act() -> None:
    """16.13: each skipped city counts twice."""
    g = scene(tesla=has(projects=["new-york 2"]), edison=has(), turn=3, event="rail-rate-act")
    found = bill_of_claim(g, g.firm("tesla"), "hartford 2", "nikola-tesla", "ac")
    assert (found.skipped_cities, found.counted_cities, found.bank) == (1, 2, 8 + 2 * (2 - 3))


def test_turnkey_contract() -> None:
    """16.14: the winner's next claim costs the bank nothing; fees are still due."""
    table = won_by_tesla(
        "turnkey-contract",
        tesla=has(levels={"bulb": 2}, luminaries=["francis-upton"]),
        edison=has(patents=["bulb 2"]),
    )
    play(table, "tesla: claim brooklyn 1", "tesla: with nikola-tesla ac")
    (claimed,) = table.events_of(ProjectClaimed)
    assert claimed.bill is not None
    assert (claimed.bill.bank, claimed.bill.total) == (0, 2)
    play(table, "edison: rest thomas-edison")
    play(table, "tesla: claim new-haven 1", "tesla: with francis-upton ac")
    (claimed,) = table.events_of(ProjectClaimed)
    assert claimed.bill is not None
    assert claimed.bill.bank == 4 - 2


def test_poached_engineers() -> None:
    """16.15: the winner has 1 Inv more on every advance."""
    g = scene(tesla=has(), edison=has(), event="poached-engineers", holder="edison", turn=3)
    assert team_effort(g, g.firm("edison"), "ac", ["thomas-edison"]).inv == 3
    assert team_effort(g, g.firm("tesla"), "ac", ["nikola-tesla"]).inv == 3
    assert ("thomas-edison",) in sufficient_teams(g, g.firm("edison"), "ac", 3)


def test_exposition_medal() -> None:
    """16.16: the winner's price goes up 5."""
    assert won_by_tesla("exposition-medal").prices() == {"tesla": 18, "edison": 13}


def test_panic_of_1893() -> None:
    """16.17: each player pays 4."""
    table = turned_up("panic-of-1893", edison=has(cash=3))
    assert (table.cash("tesla"), table.cash("edison")) == (10, 0)


def test_niagara_award() -> None:
    """16.18: the marker moves 2 towards AC."""
    assert turned_up("niagara-award", current=-1).view().current == 1


def test_laboratory_fire() -> None:
    """16.19: each player with two or more awake luminaries exhausts one, by Present Fame."""
    table = turned_up(
        "laboratory-fire",
        tesla=has(luminaries=["francis-upton"]),
        edison=has(luminaries=["edward-weston"]),
        brush=has(),
        present=["brush", "edison", "tesla"],
    )
    assert table.choices_of("edison") == ["dim thomas-edison", "dim edward-weston"]
    play(table, "edison: dim edward-weston", "tesla: dim nikola-tesla")
    assert table.firm("edison").awake == ("thomas-edison",)
    assert table.firm("tesla").awake == ("francis-upton",)
    assert table.firm("brush").awake == ("charles-brush",)
    assert table.price("brush") == 9


def test_lamp_patent_lapses() -> None:
    """16.20: no Bulb patent fees, not even for automata."""
    table = turned_up(
        "lamp-patent-lapses",
        tesla=has(levels={"bulb": 2, "ac": 2}),
        edison=has(patents=["bulb 2", "ac 2", "bulb 4"]),
        brush=automaton("lovelace", levels={"bulb": 3}),
    )
    assert table.cash("edison") == 14
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("edison") == 16


def test_gold_drain() -> None:
    """16.21: shares cost players 3 more, in visits and in bookkeeping."""
    g = scene(tesla=has(), edison=has(price=20), event="gold-drain", turn=5)
    assert visit_cost(g, g.firm("tesla"), "edison", 1) == 20 - 3 + 3
    assert ledger_cost(g, g.firm("tesla"), "edison") == 23


def test_consolidation() -> None:
    """16.22: the winner takes a share, free and without the limit; no price moves."""
    table = won_by_tesla("consolidation", tesla=has(shares={"edison": 4}))
    prices = table.prices()
    assert table.choices_of("tesla") == ["take tesla", "take edison"]
    play(table, "tesla: take edison")
    assert table.firm("tesla").shares == {"edison": 5}
    assert table.prices() == prices
    empty = won_by_tesla("consolidation", market={"tesla": 0, "edison": 0})
    assert empty.view().step == "act"


def test_expert_witnesses() -> None:
    """16.23: the winner pays no patent fees."""
    table = won_by_tesla(
        "expert-witnesses", tesla=has(levels={"bulb": 2, "ac": 2}), edison=has(patents=["bulb 2"])
    )
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("edison") == 14


def test_white_city_lights() -> None:
    """16.24: the winner's price goes up 7."""
    assert won_by_tesla("white-city-lights").prices() == {"tesla": 21, "edison": 14}


def alone(card: str, **words: object) -> CurrentsTable:
    """One player just after the event card was turned up."""
    return turned_up(card, **{"edison": automaton("babbage"), **words})


def test_delmonicos() -> None:
    """16.25: the player may pay 2 to rise 1 or 2 ranks."""
    order = ["edison", "tesla"]
    table = alone("delmonicos", present=order)
    assert table.choices_of("tesla") == ["rise 1", "decline"]
    play(table, "tesla: rise 1")
    assert (table.cash("tesla"), table.view().future) == (12, ("tesla", "edison"))
    table = alone("delmonicos", present=order)
    play(table, "tesla: decline")
    assert table.cash("tesla") == 14
    assert alone("delmonicos", present=order, tesla=has(cash=1)).view().step == "act"


def test_joseph_swan() -> None:
    """16.26: each Bulb advance needs 1 Inv less."""
    g = scene(walker=has(), edison=automaton("babbage"), event="joseph-swan")
    assert team_effort(g, g.firm("walker"), "bulb", ["madam-walker"]).inv == 3
    assert team_effort(g, g.firm("walker"), "ac", ["madam-walker"]).inv == 2


def test_case_25_gerlach_hotel() -> None:
    """16.27: once this turn the player may pay 3 to wake a luminary."""
    words = {"step": Step.ACT, "turn": 3, "event": "gerlach-hotel"}
    table = currents(
        **words, tesla=has(cash=2, asleep=["nikola-tesla"]), edison=automaton("babbage")
    )
    assert table.view().turn == 4
    table = currents(
        **words, tesla=has(cash=3, asleep=["nikola-tesla"]), edison=automaton("babbage")
    )
    assert table.choices_of("tesla") == ["wake nikola-tesla", "decline"]
    play(table, "tesla: decline")
    assert table.view().turn == 4
    table = currents(
        **words,
        tesla=has(cash=7, asleep=["nikola-tesla"], luminaries=["francis-upton"]),
        edison=automaton("babbage"),
    )
    play(table, "tesla: wake nikola-tesla")
    assert table.cash("tesla") == 4
    assert table.firm("tesla").awake == ("nikola-tesla", "francis-upton")
    play(table, "tesla: rest nikola-tesla")
    check_not_offered(table, "tesla: wake nikola-tesla")


def test_pullman_strike() -> None:
    """16.28: projects in large cities cost 4 more."""
    g = scene(tesla=has(cash=15), edison=automaton("babbage"), event="pullman-strike", turn=5)
    assert bill_of_claim(g, g.firm("tesla"), "brooklyn 1", "nikola-tesla", "ac").bank == 12 - 9 + 4
    assert bill_of_claim(g, g.firm("tesla"), "albany 1", "nikola-tesla", "ac").bank == max(0, 8 - 9)
    assert "brooklyn 1" in nouns(claim_ideas(g, g.firm("tesla")))
