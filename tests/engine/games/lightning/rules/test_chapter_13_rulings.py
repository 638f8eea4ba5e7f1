"""RULES.md 13: rulings."""

from engine.core.subsets import cards_in
from engine.games.lightning.bid_counts import bid_total
from engine.games.lightning.deck import CARDS
from engine.testing import check_not_offered, play
from tests.engine.games.lightning.table import MORE, bid, has, powers, trick


def test_power_cards_before_the_tricks_are_compulsory() -> None:
    """13.1: there is no way around Creditors at the Door."""
    table = powers(
        common=MORE,
        ann=has(hand=["creditors-at-the-door", "blackout", "edison-medal"]),
        bob=has(hand=["niagara-10"]),
    )
    check_not_offered(table, "ann: done")
    play(table, "ann: play blackout")
    assert table.view().buried_cards == ("edison-medal",)


def test_played_power_cards_come_back() -> None:
    """13.2: to the Output Deck, and with the next recycling to the hand."""
    table = powers(
        common=[f"niagara-{volts}" for volts in (10, 20, 30, 40, 50, 60)] * 2,
        ann=has(hand=["investors-cheque", "colorado-60"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="colorado-60", bob="colorado-10")
    while table.view().round == 1:
        name = table.deciders()[0] if table.deciders() else ""
        if name:
            play(table, f"{name}: bid nothing")
    assert "investors-cheque" in table.side("ann").collection


def test_cards_left_in_hand_come_back_like_the_others() -> None:
    """13.3: unplayed cards are in the next hands again."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60", "niagara-10", "niagara-20"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    assert set(table.side("ann").hand) == {
        "colorado-60",
        "niagara-10",
        "niagara-20",
        "edison-medal",
    }


def test_the_draw_only_looks_for_a_winner() -> None:
    """13.4: four are tied in pairs; the lower pair does not draw."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-10", "niagara-20"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["colorado-10"]),
        cleo=has(hand=["wardenclyffe-10"]),
        dan=has(hand=["wardenclyffe-60"]),
    )
    bid(
        table,
        ann="colorado-60",
        bob="colorado-10",
        cleo="wardenclyffe-10",
        dan="wardenclyffe-60",
    )
    assert table.drew() == ["ann", "dan"]


def test_a_short_common_deck_serves_nobody() -> None:
    """13.5: two cards for three who are tied: all three draw from their own decks."""
    table = trick(
        3,
        ["edison-medal"],
        common=["bankrupt", "no-degree"],
        ann=has(hand=["colorado-60", "surge"], input=["niagara-10"]),
        bob=has(hand=["wardenclyffe-60"], input=["niagara-20"]),
        cleo=has(hand=["new-york-60"], input=["niagara-30"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-60")
    assert table.last().tie_rounds[0].uses_own_decks
    assert table.won_by() == "cleo"
    assert table.trick().prizes == ("bankrupt", "no-degree")


def test_the_game_stops_in_the_middle_of_a_round() -> None:
    """13.6: the two-card trick takes the last cards; the one-card trick is not played."""
    table = trick(
        3,
        ["surge"] * 3,
        common=["edison-medal", "bankrupt"],
        ann=has(hand=["colorado-60", "niagara-10", "niagara-20"]),
        bob=has(hand=["colorado-50", "niagara-10", "niagara-20"]),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    bid(table, ann="niagara-10", bob="")
    assert table.match.outcome is not None
    assert table.side("ann").hand == ("niagara-20",)


def test_no_card_changes_its_owner_unseen() -> None:
    """13.7: a spectator knows both cards of a spy's exchange to be where they are."""
    table = powers(
        common=MORE,
        ann=has(hand=["industrial-spy", "colorado-10"]),
        bob=has(hand=["colorado-60"]),
    )
    play(table, "ann: give colorado-10")
    assert table.side("ann", seen_by="").collection == ("colorado-60",)
    assert table.side("bob", seen_by="").collection == ("colorado-10",)


def test_the_program_lists_what_all_have_seen() -> None:
    """13.8: the open part of an Output Deck, and cards in hidden places that were seen before."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60", "niagara-10"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    seen = table.side("ann", seen_by="bob")
    assert seen.collection == ("colorado-60", "edison-medal")
    assert (seen.unknown, seen.output) == (1, ())


def test_a_shown_power_card_can_still_be_scrapped() -> None:
    """13.9: until it is played it can be scrapped, given away or put away."""
    table = powers(
        common=MORE,
        ann=has(hand=["scrap-heap", "creditors-at-the-door", "edison-medal"]),
        bob=has(hand=["niagara-10"]),
    )
    play(table, "ann: play scrap-heap", "ann: scrap creditors-at-the-door")
    assert table.view().step == "bid"
    assert table.side("ann").hand == ("edison-medal",)


def test_a_shown_power_card_can_be_put_away() -> None:
    """13.9: Patent Grant puts it into the Output Deck unplayed."""
    table = powers(
        common=MORE,
        ann=has(
            hand=["patent-grant", "creditors-at-the-door", "edison-medal"],
            input=["niagara-10", "niagara-20"],
        ),
        bob=has(hand=["niagara-10"]),
    )
    play(table, "ann: play patent-grant", "ann: put away creditors-at-the-door")
    assert table.view().step == "bid"
    assert "creditors-at-the-door" in table.side("ann").output


def test_what_was_too_strong_works_but_once() -> None:
    """13.10: Industrial Spy, Transformer and Royalty Clause, and no other card."""
    once = {slug for slug, row in CARDS.items() if row.is_single_use}
    assert once == {"industrial-spy", "transformer", "royalty-clause"}


def test_polarity_reversal_has_its_remedies() -> None:
    """13.11: another reversal undoes it, Short Circuit cancels it, and it counts nothing."""
    prizes, strong = ["edison-medal"], ["niagara-60", "no-degree"]
    table = trick(1, prizes, ann=has(hand=["polarity-reversal"]), bob=has(hand=strong))
    bid(table, ann="polarity-reversal", bob="niagara-60")
    assert (table.won_by(), table.totals()["ann"]) == ("ann", 0)
    dark = has(hand=strong, lasting=["blackout"])
    table = trick(1, prizes, ann=has(hand=["polarity-reversal"]), bob=dark)
    bid(table, ann="polarity-reversal", bob="niagara-60")
    assert table.won_by() == "bob"
    short = has(hand=["niagara-60", "short-circuit", "no-degree"])
    table = trick(2, prizes, ann=has(hand=["polarity-reversal"]), bob=short)
    bid(table, ann="polarity-reversal", bob="niagara-60 short-circuit")
    assert table.won_by() == "bob"


def test_surge_gains_a_card_that_counts() -> None:
    """13.12: Surge is not counted among the cards of its bid."""
    hand = ["surge", "niagara-10", "niagara-20"]
    table = trick(1, ["edison-medal"], ann=has(hand=hand), bob=has(hand=["niagara-60"]))
    offered = [cards_in(each) for each in table.match.decision(0).choices]
    assert max(bid_total(table.view("ann"), cards) for cards in offered) == 30
    without = [cards for cards in offered if "surge" not in cards]
    assert max(bid_total(table.view("ann"), cards) for cards in without) == 20


def test_every_draw_is_served_by_recycling() -> None:
    """13.13: also one for a tie recycles the Output Deck, and no seat drops out."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["niagara-50"], output=["colorado-30"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="niagara-50", bob="colorado-50")
    assert table.drew() == ["ann", "bob"]
    assert table.totals() == {"ann": 80, "bob": 50}


def test_a_card_that_comes_during_the_step_is_played_but_none_twice() -> None:
    """13.14: Notebook Found brings an early Power Card to the hand, which is played, too."""
    table = powers(
        ann=has(hand=["notebook-found", "niagara-10"], output=["blackout", "niagara-20"]),
        bob=has(hand=["niagara-30"]),
    )
    play(table, "ann: recover blackout")
    assert table.side("ann").lasting_powers == ("blackout",)
    assert table.view().step == "bid"


def test_what_cards_count_comes_before_what_totals_are() -> None:
    """13.15: Resonance doubles before Transformer exchanges, in every order of the seats."""
    table = trick(
        2,
        ["edison-medal"],
        ann=has(hand=["transformer", "no-degree"]),
        bob=has(hand=["niagara-50", "resonance"]),
    )
    bid(table, ann="transformer", bob="niagara-50 resonance")
    assert table.totals() == {"ann": 100, "bob": 0}


def test_who_cannot_draw_stays_in_the_tie() -> None:
    """13.16: only when no seat can draw does the order decide."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["niagara-50"]),
        bob=has(hand=["colorado-50"], input=["no-degree"]),
    )
    bid(table, ann="niagara-50", bob="colorado-50")
    assert table.won_by() == "ann"


def test_cards_in_hand_and_in_force_belong_to_the_score() -> None:
    """13.17: a card left in hand when the game ends counts."""
    table = trick(
        3,
        ["niagara-10"],
        ann=has(hand=["niagara-50", "edison-medal"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-50", bob="colorado-10")
    assert table.scores() == {"ann": 25, "bob": 0}


def test_a_tie_for_the_win_goes_to_the_score_without_value_cards() -> None:
    """13.18: 5 by a Positive card beats 5 by a Value card."""
    table = trick(
        1,
        ["niagara-10"],
        ann=has(hand=["niagara-60"], output=["value-colorado", "colorado-10"]),
        bob=has(hand=["niagara-20"], output=["mothers-inventions"]),
    )
    bid(table, ann="niagara-60", bob="niagara-20")
    assert table.scores() == {"ann": 5, "bob": 5}
    assert table.winners() == ["bob"]
