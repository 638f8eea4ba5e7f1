"""RULES.md 13: rulings, where the rulebook leaves a question open."""

from engine.core.match_access import position_of
from engine.games.duel.cards import REGIONS
from engine.games.duel.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.duel.table import after_phase, draft, duel, has, idle, new_game


def test_the_last_card_of_the_draft_may_be_any_of_the_three() -> None:
    """13.1: the last card of the draft may be any of the three in hand."""
    table = draft(
        tesla=has(hand=["mark-twain", "hg-wells", "nellie-bly"]),
        edison=has(hand=["jp-morgan", "hetty-green", "charles-peck"]),
    )
    play(table, "tesla: keep mark-twain", "edison: keep jp-morgan")
    assert len(table.choices_of("tesla")) == 3
    assert "pass mark-twain" in table.choices_of("tesla")


def test_both_passes_are_secret_and_at_the_same_time() -> None:
    """13.2: both passes of the draft are secret and at the same time."""
    table = draft(
        tesla=has(hand=["mark-twain", "hg-wells", "nellie-bly"]),
        edison=has(hand=["jp-morgan", "hetty-green", "charles-peck"]),
    )
    for script in (
        ("edison: keep jp-morgan", "tesla: keep mark-twain"),
        ("edison: pass hg-wells", "tesla: pass mark-twain"),
    ):
        assert table.deciders() == ["tesla", "edison"]
        seen, offered = table.view("tesla"), table.choices_of("tesla")
        play(table, script[0])
        assert (table.view("tesla"), table.choices_of("tesla")) == (seen, offered)
        play(table, script[1])


def test_free_actions_do_not_last_beyond_the_turn() -> None:
    """13.3: Free Actions do not last beyond the turn."""
    table = duel(tesla=has(), edison=has(), hand=["hg-wells", "mark-twain", "nellie-bly"])
    play(table, "tesla: sell reserved", "tesla: play hg-wells", "tesla: end turn")
    play(table, "edison: play " + table.side("edison").hand[0], "edison: end turn")
    assert table.deciders() == ["tesla"]
    check_not_offered(table, "tesla: free propaganda")


def test_printed_symbols_are_used_all_together() -> None:
    """13.4: printed Propaganda symbols are used all together or not at all."""
    table = duel(tesla=has(pr=0), edison=has(), hand=["hg-wells"])
    play(table, "tesla: play hg-wells")
    assert [line for line in table.choices_of("tesla") if "propaganda" in line] == ["propaganda"]
    play(table, "tesla: propaganda")
    assert table.side("tesla").pr == 4


def test_who_places_a_chip_chooses_its_side() -> None:
    """13.5: the player who places a No AC/DC chip chooses its side."""
    for noun, power in (("no-ac", "AC"), ("no-dc", "DC")):
        table = duel(edison=has(), tesla=has(), hand=["charles-steinmetz"])
        play(table, "edison: play charles-steinmetz", f"edison: monopolize new-york {noun}")
        assert table.chips() == {"new-york": power}


def test_refreshing_with_one_card_brings_two_cities_back() -> None:
    """13.6: with one card in the deck: row d, r1, r2 and r3 is left in the deck."""
    table = duel(
        tesla=has(),
        edison=has(),
        row=["boston", "albany", "chicago"],
        deck=["denver"],
        hand=["henry-villard"],
    )
    play(table, "tesla: play henry-villard", "tesla: refresh")
    assert table.view().row == ("denver", "boston", "albany")
    assert table.view().city_deck == 1
    play(table, "tesla: sell reserved", "tesla: free electrify boston")
    assert table.view().row == ("denver", "chicago", "albany")
    assert table.view().city_deck == 0


def test_refreshing_with_two_cards_brings_one_city_back() -> None:
    """13.6: with two cards in the deck one of the same Cities comes back."""
    table = duel(
        tesla=has(),
        edison=has(),
        row=["boston", "albany", "chicago"],
        deck=["denver", "lowell"],
        hand=["henry-villard"],
    )
    play(table, "tesla: play henry-villard", "tesla: refresh")
    assert table.view().row == ("denver", "lowell", "boston")
    assert table.view().city_deck == 2


def test_pr_is_a_number_without_end() -> None:
    """13.7: the length of the printed PR track is unknown to us."""
    table = duel(tesla=has(pr=999), edison=has(), free=1)
    play(table, "tesla: free propaganda")
    assert table.side("tesla").pr == 1001


def test_a_share_or_a_city_as_a_bonus_cannot_be_declined() -> None:
    """13.8: a bonus that can be taken must be taken."""
    table = after_phase(1, tesla=has(), edison=has())
    play(table, "tesla: decline", "edison: decline")
    check_not_offered(table, "tesla: decline")
    play(table, "tesla: take share brush", "edison: decline")
    check_not_offered(table, "tesla: decline")


def test_only_new_englands_free_action_and_the_others_action_may_be_declined() -> None:
    """13.8: with every Region shut to the rival a forced flip would only hurt."""
    table = after_phase(
        1,
        tesla=has(technologies=[]),
        edison=has(),
        chips=dict.fromkeys(REGIONS, "AC"),
    )
    play(table, "tesla: decline", "edison: decline")
    assert table.chips() == dict.fromkeys(REGIONS, "AC")


def test_the_first_player_is_drawn_by_lot_unless_the_table_names_one() -> None:
    """13.9: the first player is drawn at random unless an option names one."""
    drawn = {new_game(seed=seed).view().first for seed in range(20)}
    assert drawn == {0, 1}
    named = Options(first="seat 2")
    assert {new_game(named, seed=seed).view().first for seed in range(20)} == {1}


def test_portfolio_and_free_actions_may_come_before_the_assistant() -> None:
    """13.10: nothing sets them in an order."""
    table = duel(tesla=has(), edison=has())
    before = table.side("tesla").pr
    play(table, "tesla: sell reserved", "tesla: free propaganda")
    assert table.side("tesla").pr == before + 2
    assert table.view().turn.assistant == ""


def test_the_next_action_of_the_turn_finds_three_cities_again() -> None:
    """13.11: a City that is taken is replaced at once, before anything else is done."""
    table = duel(tesla=has(), edison=has(), free=2, row=["boston", "albany", "chicago"])
    following = position_of(table.match).state.city_deck.cards[0]
    play(table, "tesla: free electrify albany")
    assert table.view().row == ("boston", following, "chicago")
    assert f"free electrify {following}" in table.choices_of("tesla")


def test_a_refreshed_row_goes_under_the_deck_unshuffled() -> None:
    """13.12: from left to right, and an empty deck cannot refresh it."""
    deck = ["denver", "lowell", "buffalo"]
    table = duel(tesla=has(), edison=has(), free=3, row=["boston", "albany", "chicago"], deck=deck)
    play(table, "tesla: free refresh")
    assert table.view().row == tuple(deck)
    play(table, "tesla: free refresh")
    assert table.view().row == ("boston", "albany", "chicago")
    table = duel(tesla=has(), edison=has(), free=1, row=["boston"], deck=[])
    check_not_offered(table, "tesla: free refresh")


def test_no_other_bonus_is_given_for_one_that_is_lost() -> None:
    """13.13: a bonus with nothing to take is lost."""
    table = after_phase(1, tesla=has(), edison=has(), row=[], deck=[])
    idle(table, until="leader")
    play(table, "tesla: take share brush", "edison: decline")
    assert table.view().scoring_region == "out-west"
    assert table.deciders() == ["edison"], "the leader's bonus is lost, the other may still act"
