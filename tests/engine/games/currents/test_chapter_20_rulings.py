"""RULES.md, chapter 20: rulings."""

from engine.games.currents import GAME
from engine.games.currents.automata.rules import project_to_claim
from engine.games.currents.cards import (
    AUTOMATON_CARDS,
    COMPANIES,
    DIFFICULTIES,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.market.trades import ledger_cost, ledger_ideas, may_buy, visit_cost
from engine.games.currents.options import Options
from engine.games.currents.projects.claims import bill_of_claim, claim_ideas
from engine.games.currents.scoring.points import CompanyScored, works_criterion
from engine.games.currents.state import Step
from engine.games.currents.technology.advances import effort_needed, sufficient_teams
from engine.testing import check_not_offered, play
from tests.engine.games.currents.scene import nouns, scene
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has, quietly


def test_an_automaton_adds_card_and_bonus() -> None:
    """20.5: Topsy's 4 towards DC and a bonus of 2, from AC 4."""
    table = currents(
        step=Step.AUTOMATA,
        turn=6,
        tesla=has(),
        edison=automaton("turing"),
        propaganda=["topsy"],
        current=4,
    )
    assert table.view().current == -2


def test_an_automaton_takes_the_lowest_project_of_a_matching_city() -> None:
    """20.6: Brooklyn III matches, Brooklyn I is claimed."""
    levels = {"bulb": 3, "dc": 3}
    g = scene(tesla=has(), edison=automaton("turing", levels=levels))  # type: ignore[arg-type]
    assert project_to_claim(g, g.firm("edison")) == "brooklyn 1"


def test_the_player_chooses_the_current() -> None:
    """20.8: if both are high enough."""
    table = currents(tesla=has(), edison=has())
    play(table, "tesla: claim albany 1")
    assert table.choices_of("tesla") == ["with nikola-tesla ac", "with nikola-tesla dc"]


def test_fin_is_for_the_patent_only() -> None:
    """20.12: Upton alone takes AC to II with Fin 1, and so does Farmer without any Fin."""
    g = scene(tesla=has(luminaries=["francis-upton", "moses-farmer"]), edison=has())
    found = sufficient_teams(g, g.firm("tesla"), "ac", 2)
    assert ("moses-farmer",) in found
    assert effort_needed("ac", 1, 2).fin == 1


def sold_in_a_visit(rules_version: int = GAME.rules_version) -> CurrentsTable:
    """Tesla has sold a share of Edison in a visit, and Nikola Tesla is still awake."""
    table = currents(
        tesla=has(cash=60, luminaries=["henry-villard"], shares={"edison": 1, "brush": 1}),
        edison=has(),
        brush=has(),
        event="cheap-copper",
        rules_version=rules_version,
    )
    play(table, "tesla: visit", "tesla: visit henry-villard", "tesla: sell edison", "tesla: done")
    play(table, "edison: rest thomas-edison", "brush: rest charles-brush")
    return table


def test_the_ban_holds_for_the_turn() -> None:
    """20.15: also between two visits, and between a visit and bookkeeping; not in the next turn."""
    table = sold_in_a_visit()
    play(table, "tesla: visit", "tesla: visit nikola-tesla")
    check_not_offered(table, "tesla: buy edison")
    play(table, "tesla: buy brush", "tesla: done")
    assert table.view().step == "ledger"
    quietly_to_tesla(table)
    check_not_offered(table, "tesla: buy edison", "tesla: exchange brush tesla")
    play(table, "tesla: buy tesla")
    quietly(table, until="act")
    quietly_to_tesla(table)
    assert table.view().turn == 2
    play(table, "tesla: visit", "tesla: visit nikola-tesla")
    play(table, "tesla: buy edison", "tesla: sell brush", "tesla: sell tesla")


def quietly_to_tesla(table: CurrentsTable) -> None:
    """Let the others decline or rest until Tesla is asked."""
    while table.deciders() != ["tesla"]:
        (name,) = table.deciders()
        calm = [each for each in table.choices_of(name) if each.startswith(("decline", "rest "))]
        play(table, f"{name}: {calm[0]}")


def test_in_matches_of_version_3_the_ban_holds_for_one_visit() -> None:
    """20.15: they are played on, and replayed, as they were begun."""
    table = sold_in_a_visit(rules_version=3)
    play(table, "tesla: visit", "tesla: visit nikola-tesla", "tesla: buy edison")
    check_not_offered(table, "tesla: sell edison")
    play(table, "tesla: done")
    quietly_to_tesla(table)
    play(table, "tesla: exchange edison brush")


def test_a_round_trip_over_two_visits_is_not_possible() -> None:
    """20.15: nor the other way round, nor by a Ticker Tip."""
    table = currents(tesla=has(cash=90, luminaries=["henry-villard"]), edison=has())
    play(table, "tesla: visit", "tesla: visit henry-villard", "tesla: buy edison", "tesla: done")
    play(table, "edison: rest thomas-edison", "tesla: visit", "tesla: visit nikola-tesla")
    check_not_offered(table, "tesla: sell edison")
    table = currents(
        step=Step.EVENT, events=["ticker-tip"], tesla=has(cash=20), edison=has(shares={"brush": 1}),
        brush=has(),
    )  # fmt: skip
    play(table, "tesla: bid 2", "edison: drop", "brush: drop", "tesla: buy edison")
    play(table, "tesla: visit", "tesla: visit nikola-tesla")
    check_not_offered(table, "tesla: sell edison")


def test_a_share_that_is_not_bought_can_be_sold() -> None:
    """20.15: Consolidation gives a share, which is not a purchase."""
    table = currents(
        step=Step.EVENT, turn=5, events=["consolidation"], tesla=has(cash=20), edison=has(cash=1)
    )
    play(table, "tesla: bid 6", "tesla: take edison")
    play(table, "tesla: visit", "tesla: visit nikola-tesla", "tesla: sell edison")


def refused(table: CurrentsTable, words: str) -> tuple[str, str]:
    """The reason and the clause of a choice that Tesla is refused."""
    (asked,) = table.match.pending
    refusals = GAME.refusals(table.match.view(asked.seat), asked)
    return next((each.reason, each.clause) for each in refusals if str(each.choice) == words)


def test_the_ban_is_given_as_the_reason() -> None:
    """20.15: in a visit, for a visit, and in bookkeeping, with clause 12.9."""
    sold, bought = (f"you have {verb} one of these shares this turn" for verb in ("sold", "bought"))
    table = sold_in_a_visit()
    play(table, "tesla: visit", "tesla: visit nikola-tesla", "tesla: buy brush")
    assert refused(table, "buy edison") == (sold, "12.9")
    assert refused(table, "sell brush") == (bought, "12.9")
    play(table, "tesla: done")
    quietly_to_tesla(table)
    assert refused(table, "buy edison") == (sold, "12.9")
    reason = "you have bought shares of the same companies this turn"
    assert refused(table, "exchange") == (reason, "12.9")


def test_a_visit_that_the_ban_leaves_without_a_trade_is_refused() -> None:
    """20.15: the reason says what may not be sold, or bought back."""
    table = currents(
        tesla=has(cash=12, luminaries=["francis-upton"]), edison=has(), brush=has(price=40),
        market={"tesla": 0},
    )  # fmt: skip
    play(table, "tesla: visit", "tesla: visit francis-upton", "tesla: buy edison")
    play(table, "edison: rest thomas-edison", "brush: rest charles-brush")
    reason = "you can buy no share, and may not sell what you have bought this turn"
    assert refused(table, "visit") == (reason, "12.9")
    table = currents(
        tesla=has(cash=0, luminaries=["francis-upton"], shares={"edison": 1}), edison=has(),
        market={"tesla": 0},
    )  # fmt: skip
    play(table, "tesla: visit", "tesla: visit francis-upton", "tesla: sell edison")
    play(table, "edison: rest thomas-edison")
    reason = "you have no share to sell, may not buy what you have sold this turn, "
    assert refused(table, "visit") == (f"{reason}and can buy no other", "12.9")


def test_trades_of_turn_6_move_no_price() -> None:
    """20.16: unless that option is on."""
    for last, price in (("still", 12), ("move", 15)):
        table = currents(
            step=Step.LEDGER,
            turn=6,
            event="niagara-award",
            tesla=has(),
            edison=has(),
            options=Options(last_trades=last),
        )
        play(table, "tesla: buy edison")
        assert table.price("edison") == price


def test_case_23_exchange_or_buy_but_not_both() -> None:
    """20.19: after an exchange the next company has its turn."""
    table = currents(
        step=Step.LEDGER,
        turn=4,
        event="great-blizzard",
        tesla=has(cash=60, shares={"tesla": 1}),
        edison=has(cash=60),
    )
    play(table, "tesla: exchange tesla edison")
    assert table.deciders() == ["edison"]


def test_an_automaton_builds_with_its_main_current() -> None:
    """20.24: AC does not help Edison's company."""
    g = scene(tesla=has(), edison=automaton("turing", levels={"bulb": 5, "ac": 5}))
    assert project_to_claim(g, g.firm("edison")).endswith(" 1")


def test_the_order_of_changes() -> None:
    """20.25: the floor of 0 comes before the addition."""
    g = scene(tesla=has(luminaries=["jp-morgan"]), edison=has(), turn=5, event="pullman-strike")
    assert bill_of_claim(g, g.firm("tesla"), "brooklyn 1", "jp-morgan", "ac").bank == 0 + 4


def test_a_woken_luminary_may_act_again() -> None:
    """20.28: in the same turn; with nobody awake, too, while Gerlach Hotel can be used."""
    table = currents(
        walker=has(luminaries=["francis-upton"], asleep=["francis-upton"]), edison=has()
    )
    play(table, "walker: develop training-school", "walker: with madam-walker")
    play(table, "walker: wake francis-upton", "edison: rest thomas-edison")
    assert "rest francis-upton" in table.choices_of("walker")
    table = currents(
        turn=3,
        event="gerlach-hotel",
        walker=has(asleep=["madam-walker"]),
        edison=automaton("babbage"),
    )
    play(table, "walker: wake madam-walker", "walker: rest madam-walker")
    assert table.view().step != "act"


def test_great_blizzard_and_the_first_project() -> None:
    """20.30: it skips no city."""
    g = scene(tesla=has(cash=40), edison=has(), turn=3, event="great-blizzard")
    assert "portland 1" in nouns(claim_ideas(g, g.firm("tesla")))


def test_an_automaton_has_no_limit_of_its_own_shares() -> None:
    """20.31: it may take a fifth."""
    g = scene(tesla=automaton("turing", shares={"tesla": 5}), edison=has(), aside=[])
    assert may_buy(g, g.firm("tesla"), "tesla")


def test_more_than_four_shares_block_further_purchases() -> None:
    """20.32: until one is sold."""
    g = scene(tesla=has(shares={"edison": 5}), edison=has(), aside=[])
    assert not may_buy(g, g.firm("tesla"), "edison")
    g.firm("tesla").shares["edison"] = 3
    assert may_buy(g, g.firm("tesla"), "edison")


def test_ignored_cities_are_not_skipped_in_a_blizzard() -> None:
    """20.34: Maxim may skip one."""
    g = scene(
        maxim=has(projects=["new-york 2"], cash=40), edison=has(), turn=3, event="great-blizzard"
    )
    found = nouns(claim_ideas(g, g.firm("maxim")))
    assert "syracuse 1" in found
    assert "portland 1" not in found


def test_an_event_adds_to_the_price_of_a_share_last() -> None:
    """20.35: a share that Fin makes free costs 3 in Gold Drain."""
    g = scene(tesla=has(), edison=has(price=5), turn=5, event="gold-drain")
    assert visit_cost(g, g.firm("tesla"), "edison", 4) == 3


def test_royalty_office_adds_to_what_the_bank_pays() -> None:
    """20.36: 2 for the level and 1."""
    table = currents(
        step=Step.AUTOMATA,
        tesla=has(patents=["bulb 2"], developed=["royalty-office"]),
        edison=automaton("babbage"),
    )
    assert table.cash("tesla") == 17


def test_works_ask_for_more_or_less_by_companies() -> None:
    """20.38: more patents and fewer cities where there are few companies."""
    for slug, more in (("tesla", 1), ("thomson", 1), ("brush", -1), ("walker", -1)):
        few, many = (works_criterion(slug).required_count(companies) for companies in (2, 6))
        assert (few - many) * more > 0


def test_fin_of_the_inventors() -> None:
    """20.39: Madam Walker and Charles Brush have 1, Nikola Tesla 3, the others 2."""
    fin = {slug: LUMINARIES[row.inventor].ratings.fin for slug, row in COMPANIES.items()}
    assert fin == {**dict.fromkeys(COMPANIES, 2), "walker": 1, "brush": 1, "tesla": 3}


def test_how_much_automata_build() -> None:
    """20.40: harder automata bring their technology farther; with more companies all build more."""
    cards = {name: [AUTOMATON_CARDS[name, turn] for turn in range(1, 7)] for name in DIFFICULTIES}
    reached = [sum(card.level for card in cards[name]) for name in DIFFICULTIES]
    assert reached == sorted(reached)
    for name in DIFFICULTIES:
        assert sum(card.project_count(3) for card in cards[name]) > sum(
            card.project_count(2) for card in cards[name]
        )


def test_propaganda_brings_cash_early() -> None:
    """20.41: at least 4 in phase 1."""
    assert min(card.cash for card in PROPAGANDA.values() if card.phase == 1) == 4


def test_finance_bureau_and_gold_drain_are_added_together() -> None:
    """20.42: a share at 1 costs 1 + 3 - 2, and not 3 after a price of at least 0."""
    g = scene(
        thomson=has(developed=["finance-bureau"]), edison=has(price=1), turn=5, event="gold-drain"
    )
    assert ledger_cost(g, g.firm("thomson"), "edison") == 2
    assert visit_cost(g, g.firm("thomson"), "edison", 1) == 3
    for cash in (1, 2):
        g.firm("thomson").cash = cash
        assert ("edison" in nouns(ledger_ideas(g, g.firm("thomson")))) == (cash == 2)
    g.event = ""
    assert ledger_cost(g, g.firm("thomson"), "edison") == 0


def test_the_last_tiebreakers_are_never_reached() -> None:
    """20.43: Brush has more valuable shares and more cash; of equal points fame alone decides."""
    for present in (["edison", "brush"], ["brush", "edison"]):
        table = currents(
            step=Step.SCORE,
            turn=6,
            edison=has(price=40, cash=5),
            brush=has(price=39, cash=30, shares={"edison": 1}),
            present=present,
        )
        assert {firm.points.total for firm in table.view().firms} == {28}
        scored = [event for event in table.all_events() if isinstance(event, CompanyScored)]
        assert [event.company for event in scored] == present
