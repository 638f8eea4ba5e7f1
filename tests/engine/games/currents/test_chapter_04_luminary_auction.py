"""RULES.md, chapter 4: the luminary auction."""

from engine.core.match_access import pieces_in, position_of
from engine.games.currents.auctions.bids import (
    BidderDropped,
    LuminariesCame,
    LuminariesLeft,
    LuminaryBoxed,
    LuminaryDealt,
    LuminaryWon,
    OptedOut,
    PropagandaCame,
    SharesAttached,
)
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.state import Step
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import (
    CurrentsTable,
    automaton,
    currents,
    has,
    new_game,
    quietly,
)

ROW = ["francis-upton", "edward-weston", "henry-villard", "moses-farmer"]


def an_auction(**words: object) -> CurrentsTable:
    """Three players at the auction of phase 1."""
    companies = {"tesla": has(cash=20), "edison": has(cash=3), "brush": has(cash=9)}
    return currents(**{"step": Step.PHASE, "turn": 1, **companies, **words})


def test_luminaries_of_the_phase_join_those_left_over() -> None:
    """4.1: the leftovers of the phase before are in the row already."""
    table = an_auction(turn=3, row=["francis-upton"], attached={})
    (came,) = (event for event in table.all_events() if isinstance(event, LuminariesCame))
    assert came.left_over == ("francis-upton",)
    assert [LUMINARIES[slug].phase for slug in came.luminaries] == [2, 2, 2, 2]
    assert [lot.luminary for lot in table.view().row] == ["francis-upton", *came.luminaries]


def test_shares_set_aside_are_attached_in_phase_2() -> None:
    """4.2: one to each luminary; the rest goes to the box."""
    aside = ["tesla", "tesla", "edison", "edison", "brush", "brush"]
    table = an_auction(turn=3, row=["francis-upton"], aside=aside)
    (shares,) = (event for event in table.all_events() if isinstance(event, SharesAttached))
    assert (len(shares.shares), shares.boxed_count) == (5, 1)
    assert all(lot.share for lot in table.view().row)
    assert table.view().aside == 0
    too_few = an_auction(turn=3, row=["francis-upton"], aside=["tesla"])
    assert [lot.share for lot in too_few.view().row] == ["tesla", "", "", "", ""]
    first = an_auction()
    assert not [event for event in first.all_events() if isinstance(event, SharesAttached)]


def test_the_best_on_present_fame_nominates_or_opts_out() -> None:
    """4.3: opting out is for the whole phase."""
    table = an_auction(present=["brush", "tesla", "edison"])
    assert table.deciders() == ["brush"]
    play(table, "brush: opt-out")
    assert table.deciders() == ["tesla"]
    assert table.view().opted_out_companies == ("brush",)
    lot = table.view().row[0].luminary
    play(table, f"tesla: nominate {lot}", "tesla: bid 2")
    assert table.deciders() == ["edison"]
    play(table, "edison: drop")
    assert table.events_of(LuminaryWon)
    assert table.deciders() == ["edison"]


def test_bids_begin_at_twice_the_phase_and_end_with_the_cash() -> None:
    """4.4, 20.23: a player who cannot pay the lowest bid must opt out."""
    table = an_auction(turn=3)
    lot = table.view().row[0].luminary
    play(table, f"tesla: nominate {lot}")
    assert table.choices_of("tesla") == [f"bid {amount}" for amount in range(4, 21)]
    play(table, "tesla: bid 4")
    assert [event.company for event in table.events_of(BidderDropped)] == ["edison"]
    assert table.deciders() == ["brush"]
    play(table, "brush: drop")
    assert [event.least for event in table.events_of(OptedOut)] == [4]
    assert table.deciders() == ["brush"]
    assert table.view().opted_out_companies == ("edison",)


def test_bidding_goes_clockwise_from_the_nominator() -> None:
    """4.5: each raises by at least 1 or drops; the last one in wins and pays."""
    table = an_auction(edison=has(cash=8), present=["brush", "tesla", "edison"])
    lot = table.view().row[1].luminary
    play(table, f"brush: nominate {lot}", "brush: bid 3")
    assert table.deciders() == ["tesla"]
    check_not_offered(table, "tesla: bid 3", "tesla: bid 21")
    play(table, "tesla: bid 4")
    assert table.deciders() == ["edison"]
    play(table, "edison: bid 7")
    assert table.deciders() == ["brush"]
    play(table, "brush: bid 8")
    assert table.deciders() == ["tesla"]
    assert [event.company for event in table.events_of(BidderDropped)] == ["edison"]
    play(table, "tesla: drop")
    (won,) = table.events_of(LuminaryWon)
    assert (won.company, won.luminary, won.bid) == ("brush", lot, 8)
    assert table.cash("brush") == 1
    assert table.firm("brush").luminaries == ("charles-brush", lot)
    assert table.view().bidders == ("tesla", "edison")


def test_bidding_follows_the_seats_and_not_the_fame() -> None:
    """4.5: the others who take part are asked clockwise from the nominator."""
    table = an_auction(edison=has(cash=9), present=["edison", "tesla", "brush"])
    lot = table.view().row[0].luminary
    play(table, f"edison: nominate {lot}", "edison: bid 2")
    bidders = []
    for amount in range(3, 7):
        bidders += table.deciders()
        play(table, f"{bidders[-1]}: bid {amount}")
    assert bidders == ["brush", "tesla", "edison", "brush"]


def test_a_share_comes_with_its_luminary() -> None:
    """4.5: the winner takes the luminary with its share, the limit of four notwithstanding."""
    row, shares = ["francis-upton"], {"francis-upton": "edison"}
    table = currents(
        step=Step.NOMINATE,
        turn=3,
        tesla=has(shares={"edison": 4}),
        edison=has(),
        row=row,
        attached=shares,
    )
    position_of(table.match).state.bidders = ["tesla"]
    table.match._runner.resume(position_of(table.match))
    play(table, "tesla: nominate francis-upton", "tesla: bid 4")
    assert table.firm("tesla").shares == {"edison": 5}


def test_a_nominator_without_rivals_wins_at_the_first_bid() -> None:
    """4.6: the auction continues until no player takes part."""
    table = an_auction(edison=has(cash=1), brush=has(cash=1))
    lot = table.view().row[0].luminary
    play(table, f"tesla: nominate {lot}", "tesla: bid 2")
    assert table.events_of(LuminaryWon)
    assert table.view().step not in ("nominate", "open", "bid")


def test_automata_never_bid() -> None:
    """4.7: a lone player is not bid against."""
    table = currents(step=Step.PHASE, tesla=has(), edison=automaton("hopper"))
    lot = table.view().row[0].luminary
    play(table, f"tesla: nominate {lot}", "tesla: bid 2")
    assert table.firm("tesla").luminaries == ("nikola-tesla", lot)


def test_who_opted_out_gets_a_random_luminary_for_one() -> None:
    """4.8, 20.33: by Present Fame, with a random share if there is one; 0 if there is no cash."""
    table = an_auction(
        turn=3,
        tesla=has(),
        edison=has(cash=0),
        row=[],
        aside=["tesla", "edison"],
        events=["great-blizzard"],
    )
    play(table, "tesla: opt-out", "brush: opt-out")
    dealt = table.events_of(LuminaryDealt)
    assert [(event.company, event.cash_paid) for event in dealt] == [
        ("tesla", 1),
        ("edison", 0),
        ("brush", 1),
    ]
    assert table.cash("tesla") == 13
    assert sorted(event.share for event in dealt) == ["", "edison", "tesla"]
    for event in dealt:
        assert event.luminary in table.firm(event.company).luminaries


def test_a_random_luminary_is_boxed_for_each_automaton() -> None:
    """4.9: and the automaton gets a random share if there is one."""
    table = currents(
        step=Step.PHASE,
        turn=3,
        tesla=has(),
        edison=automaton("babbage"),
        aside=["tesla", "tesla", "edison", "edison"],
    )
    play(table, "tesla: opt-out")
    (boxed,) = table.events_of(LuminaryBoxed)
    assert boxed.company == "edison"
    assert boxed.share
    assert table.firm("edison").luminaries == ()
    assert sum(table.firm("edison").shares.values()) == 1


def test_two_players_and_an_automaton_in_phase_2() -> None:
    """4.10: leftovers stay in the row with random shares, for the auction of phase 3."""
    table = currents(
        step=Step.PHASE,
        turn=3,
        tesla=has(),
        edison=has(),
        brush=automaton("babbage"),
        row=["francis-upton"],
        aside=["tesla", "tesla", "edison", "edison", "brush", "brush"],
    )
    assert len(table.view().row) == 5
    assert [bool(lot.share) for lot in table.view().row] == [True] * 5
    one, two = (lot.luminary for lot in table.view().row[:2])
    play(table, f"tesla: nominate {one}", "tesla: bid 4", "edison: drop")
    play(table, f"edison: nominate {two}", "edison: bid 4")
    assert len(table.events_of(LuminaryBoxed)) == 1
    (left,) = table.events_of(LuminariesLeft)
    assert (len(left.lots), left.boxed) == (2, False)
    assert all(share for _, share in left.lots)
    quietly(table, until="nominate")
    assert table.view().turn == 5
    assert [lot.luminary for lot in table.view().row][:2] == [slug for slug, _ in left.lots]
    assert len(table.view().row) == 6


def test_after_phase_3_leftovers_go_to_the_box() -> None:
    """4.10: with their shares."""
    table = currents(
        step=Step.PHASE,
        turn=5,
        tesla=has(),
        edison=has(),
        row=["francis-upton", "edward-weston"],
        attached={"francis-upton": "tesla", "edward-weston": "edison"},
    )
    play(table, "tesla: opt-out", "edison: opt-out")
    (left,) = table.events_of(LuminariesLeft)
    assert left.boxed
    assert table.view().row == ()
    assert pieces_in(table.match)["shares of tesla"] == 6


def test_propaganda_cards_are_replaced_each_phase() -> None:
    """4.11: the old ones go, the new ones lie face up."""
    table = new_game("tesla", "edison")
    quietly(table, until="nowhere")
    out = [event.cards for event in table.all_events() if isinstance(event, PropagandaCame)]
    assert [len(cards) for cards in out] == [3, 3, 3]
    assert table.view().propaganda == out[-1]
    table = currents(
        step=Step.LEFTOVERS,
        turn=3,
        tesla=has(),
        edison=has(),
        propaganda=["mark-twain"],
        used=["mark-twain"],
    )
    assert "mark-twain" not in table.view().propaganda
    assert table.view().used_propaganda == ()


def test_a_luminary_acts_in_the_turn_in_which_it_comes() -> None:
    """4.12: and stays to the end."""
    table = an_auction(edison=has(cash=1), brush=has(cash=1), events=["patent-office-backlog"])
    lot = table.view().row[0].luminary
    play(table, f"tesla: nominate {lot}", "tesla: bid 2")
    assert table.view().step == "act"
    assert f"rest {lot}" in table.choices_of("tesla")


def test_case_7_of_the_worked_examples() -> None:
    """4.4, 4.8: A, B and C with 20, 3 and 9 in phase 2."""
    table = an_auction(
        turn=3, aside=["tesla", "tesla", "edison", "edison"], events=["great-blizzard"]
    )
    one, two = (lot.luminary for lot in table.view().row[:2])
    play(table, f"tesla: nominate {one}")
    check_not_offered(table, "tesla: bid 3")
    play(table, "tesla: bid 4", "brush: drop", f"brush: nominate {two}", "brush: bid 4")
    (dealt,) = table.events_of(LuminaryDealt)
    assert (dealt.company, dealt.cash_paid, bool(dealt.share)) == ("edison", 1, True)
    assert table.cash("edison") == 2
