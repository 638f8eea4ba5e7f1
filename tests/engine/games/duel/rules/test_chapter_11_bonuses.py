"""RULES.md 11: Region bonuses."""

from collections.abc import Iterator

import pytest

from engine.games.duel.cards import COMPANIES, REGIONS
from engine.games.duel.events import PhaseBegan, RegionScored
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.duel.table import DuelTable, after_phase, answer_quietly, duel, has, idle

MINOR = [company for company in COMPANIES if company not in ("tesla", "edison")]


def quietly(table: DuelTable) -> Iterator[str]:
    """Play the bonuses with as little as possible; yields the Region before each answer."""
    while table.view().scoring_region:
        yield table.view().scoring_region
        answer_quietly(table)


@pytest.mark.parametrize("phase", [1, 2])
def test_the_regions_are_scored_one_after_the_other(phase: int) -> None:
    """11.1: at the end of phases 1 and 2: New England, New York, Out West."""
    table = after_phase(phase, tesla=has(), edison=has())
    before = len(table.match.log)
    assert list(dict.fromkeys(quietly(table))) == list(REGIONS)
    scored = table.events_of(RegionScored, last=len(table.match.log) - before + 1)
    assert [event.region for event in scored] == list(REGIONS)


def test_after_out_west_the_next_phase_begins() -> None:
    """11.1: the bonuses over, the draft of the next phase comes."""
    table = after_phase(1, tesla=has(), edison=has())
    idle(table, until="keep")
    assert table.events_of(PhaseBegan)[0].phase == 2
    assert table.view().scoring_region == ""


def test_there_are_no_bonuses_after_phase_three() -> None:
    """11.1: at the end of phases 1 and 2, not 3."""
    table = after_phase(3, tesla=has(), edison=has())
    play_to_end(table)
    assert table.events_of(RegionScored) == []


def test_an_earlier_bonus_can_change_who_leads() -> None:
    """11.1: each is scored only when its turn comes: Tesla catches up in New York."""
    table = after_phase(
        1,
        tesla=has(pr=2),
        edison=has(pr=0, cities=["albany"]),
        row=["buffalo", "boston", "chicago"],
    )
    assert table.leader("new-york") == "edison"
    play(table, "tesla: free electrify buffalo", "edison: decline")
    assert table.view().scoring_region == "new-york"
    assert table.deciders() == ["tesla"]
    assert "Tesla leads New York 3:3, ahead in PR" in table.log_lines()


def test_the_pr_of_new_england_counts_in_the_next_tie() -> None:
    """11.1: 3 PR more can win New York's tie."""
    table = after_phase(1, tesla=has(pr=2), edison=has(pr=0, cities=["boston"]))
    play(table, "edison: decline", "tesla: decline")
    assert table.deciders() == ["edison"]
    assert "Edison leads New York 1:1, ahead in PR" in table.log_lines()


def test_the_other_players_action_can_change_a_later_tie() -> None:
    """11.1: with PR equal, the chip that Tesla takes after New England decides New York."""
    table = after_phase(1, tesla=has(pr=3), edison=has(pr=0, cities=["boston"]))
    play(table, "edison: decline")
    assert table.leader("new-york") == "edison"
    play(table, "tesla: advance bulbs")
    assert table.deciders() == ["tesla"]
    assert "Tesla leads New York 1:1, with more Technologies" in table.log_lines()


def test_new_england_gives_three_pr_and_a_free_action() -> None:
    """11.2: the leader gains 3 PR and with it a Free Action (0:0, PR 7:6)."""
    table = after_phase(1, tesla=has(pr=6), edison=has(pr=7))
    assert table.log_lines()[-2:] == [
        "Edison leads New England 0:0, ahead in PR",
        "Edison gains 3 PR as a bonus, now 10, earning 1 Free Action",
    ]
    assert table.view().turn.free == 1
    play(table, "edison: free acquire brush")
    assert table.deciders() == ["tesla"]
    assert table.view().turn.free == 0


@pytest.mark.parametrize("pr", range(3, 9))
def test_three_pr_are_exactly_one_free_action(pr: int) -> None:
    """11.2: whatever the PR, one multiple of three is reached or passed."""
    table = after_phase(1, tesla=has(pr=pr), edison=has(pr=0))
    assert table.side("tesla").pr == pr + 3
    assert table.view().turn.free == 1


def test_the_free_action_is_used_at_once_or_lost() -> None:
    """11.2: which is used at once or lost."""
    table = after_phase(1, tesla=has(), edison=has())
    play(table, "tesla: decline", "edison: decline")
    assert table.view().scoring_region == "new-york"
    assert table.view().turn.free == 0
    check_not_offered(table, "tesla: free propaganda")


def test_further_free_actions_are_used_at_once_too() -> None:
    """11.2: further Free Actions earned by it are also used at once: PR 5, 8, 10, 12, 14."""
    table = after_phase(1, tesla=has(pr=5), edison=has(pr=0))
    for pr in (10, 12, 14):
        play(table, "tesla: free propaganda")
        assert table.side("tesla").pr == pr
    assert table.deciders() == ["edison"]


def test_a_further_free_action_may_be_declined() -> None:
    """11.2: at once or lost, even the one that Propaganda earned."""
    table = after_phase(1, tesla=has(pr=5), edison=has(pr=0))
    play(table, "tesla: free propaganda", "tesla: decline")
    assert table.deciders() == ["edison"]
    assert table.side("tesla").pr == 10


def test_the_normal_conditions_hold_for_new_englands_free_action() -> None:
    """11.2: a Free Action is under its normal conditions."""
    table = after_phase(
        1, tesla=has(), edison=has(), chips={"new-york": "AC"}, row=["albany", "boston", "denver"]
    )
    check_refusal(
        table,
        "tesla: free electrify albany",
        clause="6.1",
        reason='the chip "No AC" lies on New York',
    )
    check_refusal(table, "tesla: free acquire brush", clause="6.4", reason="Edison holds Bulbs")


def at_new_york(table: DuelTable) -> DuelTable:
    """New England is done with, without anything taken."""
    for _ in ("the leader", "the other"):
        play(table, f"{table.deciders()[0]}: decline")
    return table


def at_out_west(table: DuelTable, share: str = "brush") -> DuelTable:
    """New York is also finished; its leader took a share."""
    at_new_york(table)
    play(table, f"{table.deciders()[0]}: take share {share}")
    play(table, f"{table.deciders()[0]}: decline")
    return table


def test_new_york_gives_any_share_of_the_market() -> None:
    """11.3: one share of any minor company. No Technology is needed."""
    table = at_new_york(after_phase(1, tesla=has(technologies=[]), edison=has()))
    assert table.choices_of("tesla") == [f"take share {company}" for company in MINOR]
    play(table, "tesla: take share walker")
    assert table.side("tesla").shares["walker"] == 1
    assert table.market()["walker"] == 4
    assert table.points("new-england") == (1, 0)  # its own Region, not New York
    assert table.log_lines()[0] == "Tesla acquires a Walker share as a bonus"


def test_new_york_gives_no_share_of_an_empty_pile() -> None:
    """11.3: from the market, so an empty pile has none to give."""
    table = at_new_york(after_phase(1, tesla=has(), edison=has(), market={"brush": 0}))
    check_not_offered(table, "tesla: take share brush", "tesla: take share edison")
    assert len(table.choices_of("tesla")) == 5


def test_out_west_gives_any_city_of_the_row() -> None:
    """11.4: any City in the row, in its Region, No AC/DC chips or not; the row is refilled."""
    table = after_phase(
        1,
        tesla=has(),
        edison=has(),
        row=["boston", "albany", "denver"],
        deck=["buffalo", "lowell"],
        chips=dict.fromkeys(REGIONS, "AC"),
    )
    at_out_west(table)
    assert table.choices_of("tesla") == ["take city boston", "take city albany", "take city denver"]
    play(table, "tesla: take city albany")
    assert table.side("tesla").cities["new-york"] == ("albany",)
    assert table.view().row == ("boston", "buffalo", "denver")
    assert table.log_lines()[0] == "Tesla electrifies Albany as a bonus; Buffalo comes up"


def test_a_dc_player_may_take_denver_in_spite_of_no_dc() -> None:
    """11.4: "No DC" on Out West does not keep the DC player from Denver as a bonus."""
    table = after_phase(
        1,
        edison=has(),
        tesla=has(),
        row=["denver", "albany", "boston"],
        chips={"out-west": "DC"},
    )
    at_out_west(table)
    play(table, "edison: take city denver")
    assert table.side("edison").cities["out-west"] == ("denver",)


def test_out_west_from_an_empty_deck_shortens_the_row() -> None:
    """11.4: the row is refilled as far as the deck goes."""
    table = after_phase(1, tesla=has(), edison=has(), row=["boston", "albany"], deck=[])
    play(at_out_west(table), "tesla: take city boston")
    assert table.view().row == ("albany",)


def test_an_empty_market_loses_new_yorks_bonus() -> None:
    """11.5: if there is nothing to take, the bonus is lost; the other player still acts."""
    table = after_phase(1, tesla=has(), edison=has(), market=dict.fromkeys(MINOR, 0))
    at_new_york(table)
    assert "Tesla finds nothing to take for New York" in table.log_lines()
    assert table.view().step == "other"
    assert table.deciders() == ["edison"]


def test_an_empty_row_loses_out_wests_bonus() -> None:
    """11.5: if there is nothing to take, the bonus is lost."""
    table = at_out_west(after_phase(1, tesla=has(), edison=has(), row=[], deck=[]))
    assert "Tesla finds nothing to take for Out West" in table.log_lines()
    assert table.deciders() == ["edison"]


def test_with_nothing_to_take_at_all_the_other_player_still_acts_three_times() -> None:
    """11.5: no market, no row; each Region still has its other player."""
    table = after_phase(
        1, tesla=has(), edison=has(), row=[], deck=[], market=dict.fromkeys(MINOR, 0)
    )
    play(table, "tesla: decline", *["edison: decline"] * 3)
    assert table.view().step == "keep"


def test_the_other_player_may_advance_or_monopolize() -> None:
    """11.6: the other player may take one Action: Advance or Monopolize."""
    table = after_phase(1, tesla=has(), edison=has(), chips={"out-west": "AC"})
    play(table, "tesla: decline")
    assert table.choices_of("edison") == [
        "advance transformers",
        "monopolize new-england no-ac",
        "monopolize new-england no-dc",
        "monopolize new-york no-ac",
        "monopolize new-york no-dc",
        "monopolize out-west no-dc",
        "decline",
    ]
    play(table, "edison: monopolize new-york no-ac")
    assert table.chips() == {"new-york": "AC", "out-west": "AC"}
    assert table.view().scoring_region == "new-york"


def test_the_other_player_acts_before_the_next_region_is_scored() -> None:
    """11.6: after the bonus, before the next Region."""
    table = after_phase(1, tesla=has(), edison=has())
    play(table, "tesla: decline")
    assert table.events_of(RegionScored) == []
    play(table, "edison: decline")
    assert [event.region for event in table.events_of(RegionScored)] == ["new-york"]


def test_from_a_leader_without_chips_nothing_can_be_taken() -> None:
    """11.6: if the leader holds no Technology, only Monopolize remains."""
    table = after_phase(1, tesla=has(technologies=[]), edison=has())
    play(table, "tesla: decline")
    reason = "you hold all the Technologies"
    check_refusal(table, "edison: advance bulbs", clause="6.7", reason=reason)


def test_who_leads_all_three_takes_all_three_bonuses() -> None:
    """11.6: the same player leads everywhere; the other takes three Actions."""
    table = after_phase(1, tesla=has(pr=8), edison=has(pr=0), row=["boston", "albany", "denver"])
    play(
        table,
        "tesla: free advance bulbs",
        "edison: advance bulbs",
        "tesla: take share maxim",
        "edison: advance transformers",
        "tesla: take city denver",
        "edison: monopolize new-york no-ac",
    )
    assert table.side("tesla").pr == 11
    assert table.side("tesla").shares["maxim"] == 1
    assert table.side("edison").technologies == ("bulbs", "transformers", "meters")
    assert table.view().step == "keep"


def test_each_region_has_its_own_leader_and_other() -> None:
    """11.6: the leader of one Region is the other player of the next."""
    table = after_phase(
        1, tesla=has(pr=0, cities=["albany", "buffalo"]), edison=has(pr=9, cities=["boston"])
    )
    play(
        table,
        *("edison: decline", "tesla: decline"),
        *("tesla: take share insull", "edison: decline"),
        *("edison: take city chicago", "tesla: decline"),
    )
    assert table.view().step == "keep"


def test_there_are_no_portfolio_actions_during_the_bonuses() -> None:
    """11.7: there are no Portfolio Actions during the bonuses."""
    table = after_phase(1, tesla=has(), edison=has())
    while table.view().scoring_region:
        for name in table.deciders():
            words = [line.split()[0] for line in table.choices_of(name)]
            assert not {"place", "sell", "play"} & set(words)
        assert not table.view().turn.may_use_portfolio
        answer_quietly(table)


def test_a_free_action_of_the_last_turn_does_not_reach_the_bonuses() -> None:
    """11.2: unused Actions of the last turn are lost before New England is scored."""
    table = duel(tesla=has(), edison=has(), turn="edison", hand=["hg-wells"])
    play(table, "edison: play hg-wells", "edison: sell reserved", "edison: propaganda")
    assert table.view().turn.free == 2
    play(table, "edison: end turn")
    assert table.deciders() == ["edison"]  # PR 4:2 leads New England
    assert table.view().turn.free == 1
