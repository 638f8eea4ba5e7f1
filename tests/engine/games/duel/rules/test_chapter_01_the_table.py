"""RULES.md 1: the table."""

from collections import Counter

from engine.core.clone import clone
from engine.core.match_access import position_of
from engine.games.duel import GAME
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.state import Options
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import draft, duel, has, idle, new_game
from tests.tools.clauses_of_games import numbers_in


def test_one_plays_an_ac_inventor_and_the_other_a_dc_inventor() -> None:
    """1.1: one plays Tesla, Brush, Thomson or Westinghouse, the other a DC inventor."""
    by_power = {"AC": ["tesla", "brush", "thomson", "westinghouse"]}
    by_power["DC"] = ["edison", "insull", "maxim", "walker"]
    for power, inventors in by_power.items():
        assert [slug for slug, row in COMPANIES.items() if row.power == power] == inventors


def test_duel_is_for_two() -> None:
    """1.1: two players sit at the table."""
    assert list(GAME.seat_counts) == [2]


def test_the_regions_always_lie_in_the_same_order() -> None:
    """1.2: New England, New York, Out West."""
    names = [region.name for region in new_game().view().regions]
    assert names == ["New England", "New York", "Out West"]


def test_each_company_has_five_shares_a_region_and_a_technology() -> None:
    """1.3: five shares, one Region where they are placed, and one Technology."""
    assert {pile.count for pile in new_game().view().market} == {5}
    assert len(new_game().view().market) == len(COMPANIES) == 8
    for company in COMPANIES.values():
        assert company.region in REGIONS
        assert company.technology in TECHNOLOGIES


def test_after_setup_every_technology_has_an_owner() -> None:
    """1.4: Bulbs, Transformers and Meters, each with one chip, which a player owns."""
    table = new_game()
    assert set(table.view().technologies.values()) == {None}
    idle(table, until="keep")
    assert list(table.view().technologies) == ["bulbs", "transformers", "meters"]
    assert set(table.view().technologies.values()) == {0, 1}


def test_a_chip_forbids_its_power_to_electrify_in_its_region() -> None:
    """1.5: "No AC" forbids the AC player to electrify Cities there."""
    table = duel(
        tesla=has(),
        edison=has(),
        row=["boston", "albany", "chicago"],
        chips={"new-england": "AC", "out-west": "DC"},
        hand=["henry-villard"],
    )
    play(table, "tesla: play henry-villard")
    check_refusal(
        table,
        "tesla: electrify boston",
        clause="6.1",
        reason='the chip "No AC" lies on New England',
    )
    play(table, "tesla: electrify chicago")
    assert table.side("tesla").cities["out-west"] == ("chicago",)


def test_a_region_holds_at_most_one_chip() -> None:
    """1.5: a Region holds at most one; there the chip can only be turned over."""
    table = duel(tesla=has(), edison=has(), chips={"new-york": "AC"}, hand=["charles-steinmetz"])
    play(table, "tesla: play charles-steinmetz")
    check_not_offered(table, "tesla: monopolize new-york no-ac")
    play(table, "tesla: monopolize new-york no-dc")
    assert table.chips() == {"new-york": "DC"}


def test_there_are_as_many_cities_and_assistants_as_the_clause_says() -> None:
    """1.6: the number of Cities, those of each Region, Assistants with one or two Actions."""
    cities = Counter(city.region for city in CITIES.values())
    counts = [cities[region] for region in REGIONS]
    assert [len(CITIES), *counts, len(ASSISTANTS)] == numbers_in("duel", "1.6")
    assert {len(card.actions) for card in ASSISTANTS.values()} == {1, 2}


def test_hands_are_hidden_from_the_rival_and_from_spectators() -> None:
    """1.7: everything is open except the hands."""
    table = duel(tesla=has(hand=["mark-twain", "hg-wells", "nellie-bly"]), edison=has())
    assert table.side("tesla").hand == ("mark-twain", "hg-wells", "nellie-bly")
    for view in (table.view("edison"), table.view()):
        assert view.sides[0].hand == ()
        assert view.sides[0].hand_count == 3


def test_nobody_sees_the_order_of_the_decks() -> None:
    """1.7: the order of the two decks is hidden, their size is open."""
    table = duel(tesla=has(), edison=has())
    state = clone(position_of(table.match).state)
    state.city_deck.cards.reverse()
    state.assistant_deck.cards.reverse()
    for seat in (0, 1, None):
        assert GAME.view(state, seat) == table.match.view(seat)
    decks = (table.view().city_deck, table.view().assistant_deck)
    assert decks == (len(CITIES) - 3, len(ASSISTANTS) - 6)


def test_the_choices_of_the_draft_are_hidden() -> None:
    """1.7: the choices of the draft are hidden, even from the one who chooses second."""
    table = draft(tesla=has(), edison=has())
    views = [table.match.view(seat) for seat in (1, None)]
    play(table, "tesla: keep henry-villard")
    assert [table.match.view(seat) for seat in (1, None)] == views
    assert table.log_lines("edison") == table.log_lines() == []


def test_played_assistants_lie_open() -> None:
    """1.7: played Assistants lie open."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain", "hg-wells", "nellie-bly"])
    play(table, "tesla: play hg-wells")
    assert table.view().discard == table.view("edison").discard == ("hg-wells",)
    assert table.view().turn.assistant == "hg-wells"


def test_dealt_hands_are_hidden_with_and_without_the_draft() -> None:
    """1.7: everything is open except the hands."""
    for options in (Options(draft=True), Options(draft=False)):
        table = new_game(options)
        idle(table, until="keep" if options.draft else "turn")
        assert [len(table.match.view(seat).sides[seat].hand) for seat in (0, 1)] == [3, 3]
        assert [table.match.view(1 - seat).sides[seat].hand for seat in (0, 1)] == [(), ()]
