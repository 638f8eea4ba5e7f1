"""The greedy bot: its preferences, and that it knows no more than its view."""

import re

import pytest

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.match import start_match
from engine.games.lightning import GAME
from engine.games.lightning.bots.greedy import REASONS, GreedyBot, prefers
from engine.games.lightning.bots.odds import chance_of_bid, outlook_of
from engine.games.lightning.bots.value import Knowledge, unseen_cards
from engine.games.lightning.deck import CARDS
from engine.games.lightning.describe import describes
from engine.games.lightning.state import Options, Step
from engine.sim.series import simulate
from tests.engine.games.lightning.scene import Scene
from tests.engine.games.lightning.table import (
    MORE,
    LightningTable,
    bid,
    has,
    powers,
    set_table,
    trick,
)

MIXED = tuple(card for card in CARDS if CARDS[card].kind != "power")[::3]
"""A Common Deck with something of everything."""


def greedy(table: LightningTable, name: str) -> Choice:
    bot = GreedyBot(Chance(1))
    return bot.choose(table.match.sight(table.seat(name)))


def bid_total(given: Choice) -> int:
    return sum(CARDS[card].volts for card in given.noun.split() if card in CARDS)


def table_for(prize: str, *, ann: list[str]) -> LightningTable:
    """The one-card trick for a prize, with an equal rival."""
    return trick(
        1,
        [prize],
        common=MIXED,
        ann=has(hand=ann, output=["colorado-40", "colorado-30", "niagara-20"]),
        bob=has(hand=["wardenclyffe-30", "wardenclyffe-20"], output=["niagara-40", "niagara-30"]),
    )


def test_it_bids_high_for_a_good_prize() -> None:
    """7.6: forty points are worth the best card."""
    table = table_for("niagara-plant-starts", ann=["niagara-60", "niagara-10", "no-degree"])
    assert greedy(table, "ann").noun == "niagara-60"


def test_it_bids_low_for_a_bad_prize() -> None:
    """7.6: the bot does not want the Negative prize; a Negative card avoids it best."""
    table = table_for("tower-torn-down", ann=["niagara-60", "niagara-10", "no-degree"])
    assert greedy(table, "ann").noun == "no-degree"


def test_it_values_suits_by_its_value_cards() -> None:
    """10.2: with two Value cards a Niagara card is worth ten points more than another."""
    table = trick(
        1,
        ["niagara-20"],
        common=MIXED,
        ann=has(hand=["niagara-60"], output=["value-niagara", "value-niagara"]),
        bob=has(hand=["wardenclyffe-30"]),
    )
    knowledge = Knowledge(table.view("ann"))
    seat = knowledge.view.seats[0]
    assert knowledge.card_value(seat, "niagara-20") > knowledge.card_value(seat, "colorado-20") + 5
    assert knowledge.card_value(seat, "value-niagara") > knowledge.card_value(
        seat, "value-colorado"
    )


def test_a_strong_card_is_worth_more_early_than_late() -> None:
    """4.1: it comes back again and again as long as the Common Deck lasts."""
    card_values = []
    for common in (MIXED * 3, MIXED[:3]):
        table = trick(
            1, ["niagara-60"], common=common, ann=has(hand=["niagara-10"]), bob=has(hand=["surge"])
        )
        knowledge = Knowledge(table.view("ann"))
        card_values.append(knowledge.card_value(knowledge.view.seats[0], "niagara-60"))
    assert card_values[0] > card_values[1] >= 0


def test_it_counts_what_it_has_seen() -> None:
    """1.3: the unseen cards are the deck less all that was seen."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=MORE,
        ann=has(hand=["niagara-60", "niagara-10"]),
        bob=has(hand=["wardenclyffe-30", "wardenclyffe-20"]),
    )
    before = unseen_cards(table.view("ann"))
    assert "wardenclyffe-30" in before
    assert before.count("niagara-60") == 1
    assert "edison-medal" not in before
    bid(table, ann="niagara-60", bob="wardenclyffe-30")
    after = unseen_cards(table.view("ann"))
    assert before.count("wardenclyffe-30") == after.count("wardenclyffe-30") + 1


def test_it_gives_away_what_hurts() -> None:
    """11.8: the worst card goes to the seat that is ahead."""
    table = powers(
        common=MIXED,
        ann=has(hand=["bad-press", "tower-torn-down", "cholera-year", "niagara-10"]),
        bob=has(hand=["niagara-30"], output=["edison-medal"]),
        cleo=has(hand=["niagara-30"], output=["niagara-plant-starts"]),
    )
    assert str(greedy(table, "ann")) == "plant tower-torn-down seat-3"


def test_of_rivals_who_are_alike_it_takes_the_nearest_on_its_left() -> None:
    """11.4: not the first seat of the list, which would suffer for its number."""
    chosen = {}
    for spy in ("ann", "bob", "cleo"):
        hands = {name: has(hand=["niagara-30", "niagara-20"]) for name in ("ann", "bob", "cleo")}
        hands[spy] = has(hand=["industrial-spy", "niagara-60"])
        table = set_table(Scene(players=hands, step=Step.CIRCLE, common=MIXED))
        chosen[spy] = str(greedy(table, spy))
    assert chosen == {"ann": "spy on seat-2", "bob": "spy on seat-3", "cleo": "spy on seat-1"}


def test_it_scraps_a_bad_card_and_keeps_good_ones() -> None:
    """11.7: a Negative card goes; a hand of strong cards stays."""
    table = powers(
        common=MIXED,
        ann=has(hand=["scrap-heap", "tower-torn-down", "niagara-60"]),
        bob=has(hand=["niagara-30"]),
    )
    assert str(greedy(table, "ann")) == "scrap tower-torn-down"
    table = powers(
        common=MIXED,
        ann=has(hand=["scrap-heap", "edison-medal", "niagara-60"]),
        bob=has(hand=["niagara-30"]),
    )
    assert str(greedy(table, "ann")) == "keep all"


def test_it_plays_no_power_card_that_hurts_if_it_need_not() -> None:
    """12.1: Sparks in the Workshop stays in the hand."""
    table = powers(
        by_choice=True,
        common=MIXED,
        ann=has(hand=["sparks-in-the-workshop", "niagara-60"]),
        bob=has(hand=["niagara-30"]),
    )
    assert str(greedy(table, "ann")) == "done"


def test_it_takes_the_best_prize_and_sends_the_worst_back() -> None:
    """11.25, 11.27: by their value to it."""
    prizes = ["edison-medal", "bankrupt", "niagara-10"]
    table = trick(
        3,
        prizes,
        common=MIXED,
        ann=has(hand=["royalty-clause"]),
        bob=has(hand=["niagara-60", "niagara-20"]),
    )
    bid(table, ann="royalty-clause", bob="niagara-60")
    assert str(greedy(table, "ann")) == "take edison-medal"
    table = trick(
        3,
        prizes,
        common=MIXED,
        ann=has(hand=["faulty-goods-returned", "niagara-60", "niagara-20"]),
        bob=has(hand=["niagara-10"]),
    )
    bid(table, ann="faulty-goods-returned niagara-60", bob="")
    assert str(greedy(table, "ann")) == "send back bankrupt"


def test_it_knows_every_verb_and_every_power_card() -> None:
    """2.5: a new card or choice also needs an entry in the bot."""
    forced = {"keep all", "nothing to plant", "keep prizes"}
    assert set(prefers) == set(describes) - forced


def test_its_advice_gives_reasons() -> None:
    """7.6: the value of the prizes, and the odds of the bid."""
    table = table_for("niagara-plant-starts", ann=["niagara-60", "niagara-10"])
    advice = GreedyBot(Chance(1)).advise(table.match.sight(0))
    assert advice.choice.noun == "niagara-60"
    assert "worth winning" in advice.reason
    assert advice.reason.startswith("The prize is worth about +")


def test_a_bid_that_hardly_ever_wins_is_not_said_to_be_for_winning() -> None:
    """7.6: over some games, a reason and its odds agree."""
    told = []
    for seed in range(4):
        match = start_match(GAME, seed=seed, seats=3)
        bots = [GreedyBot(Chance(seed, seat)) for seat in range(3)]
        while match.pending:
            seat = match.pending[0].seat
            advice = bots[seat].advise(match.sight(seat))
            if advice.choice.verb == "bid":
                told.append(advice.reason)
            match.answer(seat, advice.choice)
    odds = [(int(found[1]), reason) for reason in told if (found := ODDS.search(reason))]
    assert any(chance < 20 for chance, _ in odds)
    assert all(chance >= 20 for chance, reason in odds if "worth winning" in reason)
    assert all(0 < chance < 100 for chance, _ in odds)
    assert not any("+0" in reason and "worth winning" in reason for reason in told)
    assert all(chance <= 20 for chance, reason in odds if ", but " in reason)
    assert any("but not worth more of your cards: keep the rest" in reason for reason in told)
    assert any("but not worth any of your cards: keep them all" in reason for reason in told)


ODDS = re.compile(r"about (\d+)% of the time")


def test_its_advice_to_stay_low_tells_the_risk_of_winning() -> None:
    """8.1: if all stay low, it is the draw that decides who must take the prize."""
    table = table_for("tower-torn-down", ann=["niagara-60", "niagara-10"])
    advice = GreedyBot(Chance(1)).advise(table.match.sight(0))
    assert advice.choice.noun == "nothing"
    told = "better left to others; 0 beats totals below 0 and can win a tie: it wins about 55%"
    assert told in advice.reason


def test_the_chance_of_any_bid_is_the_one_that_its_advice_tells() -> None:
    """7.3: the estimate is the same for the bot's own bid and for another."""
    table = table_for("edison-medal", ann=["niagara-60", "niagara-10"])
    view, advice = table.view("ann"), GreedyBot(Chance(1)).advise(table.match.sight(0))
    assert f"about {100 * chance_of_bid(view, advice.choice):.0f}%" in advice.reason
    weak, strong = (Choice("bid", each) for each in ("niagara-10", "niagara-60"))
    assert 0 < chance_of_bid(view, weak) < chance_of_bid(view, strong) < 1


@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_whole_games(seats: int) -> None:
    """9.1: to the end, at any table."""
    match = start_match(GAME, seed=3, seats=seats)
    bots = [make_bot(GAME, "greedy", Chance(3, seat)) for seat in range(seats)]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    assert match.outcome is not None


def test_it_beats_three_players_who_choose_by_lot() -> None:
    """10.4: one in four would be chance; it wins nearly always."""
    report = simulate(
        GAME, matches=24, bots=("greedy", "random", "random", "random"), seed=5, swap=True
    )
    assert report.seats[0].wins >= 17


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_every_answer_of_a_game_can_be_advised(name: str) -> None:
    """7.6: hints for returns, Power Cards and bids, each with a reason."""
    match = start_match(GAME, seed=8, seats=3, options=Options(small_deck="off"))
    bots = [make_bot(GAME, name, Chance(8, seat)) for seat in range(3)]
    verbs = set()
    while match.pending:
        seat = match.pending[0].seat
        advice = bots[seat].advise(match.sight(seat))
        assert advice.reason.isprintable()
        assert advice.reason
        verbs.add(advice.choice.verb)
        match.answer(seat, advice.choice)
    assert {"return", "bid"} < verbs


def test_it_saves_a_torn_contract_for_what_it_does_not_want() -> None:
    """11.26: the best prize would go to the neighbour."""
    table = trick(
        1,
        ["niagara-plant-starts"],
        common=MIXED,
        ann=has(hand=["torn-contract", "niagara-60"]),
        bob=has(hand=["wardenclyffe-30"]),
    )
    outlook = outlook_of(Knowledge(table.view("ann")))
    assert outlook.prospect(["niagara-60"]).win_value() > 30
    assert outlook.prospect(["torn-contract"]).win_value() == 0
    assert greedy(table, "ann").noun == "niagara-60"


def test_it_knows_what_its_power_cards_do_to_a_bid() -> None:
    """11.18, 11.22, 11.24: doublings, waves and the ground are in its sums."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=MIXED,
        ann=has(hand=["niagara-50"]),
        bob=has(hand=["wardenclyffe-30"]),
    )
    outlook = outlook_of(Knowledge(table.view("ann")))
    assert outlook.prospect(["niagara-50"]).total == 50
    assert outlook.prospect(["niagara-50", "resonance"]).total == 100
    assert outlook.prospect(["niagara-50", "standing-wave"]).total > 60
    assert outlook.prospect(["niagara-50", "grounding-rod"]).total == 0
    high, low = (
        outlook.prospect(["niagara-50"]).win_chance(),
        outlook.prospect(["niagara-50", "polarity-reversal"]).win_chance(),
    )
    assert high > 0.5 > low


def test_every_kind_of_choice_has_a_reason_of_its_own() -> None:
    """12.1: a hint says why, where the list says what."""
    assert {*prefers} - {"bid", "return", "play", "done"} == {*REASONS}
