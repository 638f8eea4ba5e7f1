"""RULES.md 11.16 to 11.24: the Power Cards that change bids, one by one."""

from engine.games.lightning.trick_report import EffectReport
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.lightning.table import bid, has, trick

PRIZES = ("edison-medal", "bankrupt", "london-lecture")


def test_surge() -> None:
    """11.16: a bid with this card may hold one card more, and Surge itself is not counted."""
    table = trick(
        2,
        PRIZES[:2],
        ann=has(hand=["surge", "niagara-10", "niagara-20", "niagara-30", "niagara-40"]),
        bob=has(hand=["colorado-50"]),
    )
    offered = table.choices_of("ann")
    assert "bid niagara-10 niagara-20 surge" in offered
    check_not_offered(
        table,
        "ann: bid niagara-10 niagara-20 niagara-30",
        "ann: bid niagara-10 niagara-20 niagara-30 niagara-40 surge",
    )
    bid(table, ann="niagara-10 niagara-20 niagara-30 surge", bob="colorado-50")
    assert table.totals() == {"ann": 60, "bob": 50}


def test_surge_in_the_one_card_trick() -> None:
    """11.16: in the one-card trick Surge and two other cards; the refusal names it."""
    table = trick(
        1,
        PRIZES[:1],
        ann=has(hand=["surge", "niagara-10", "niagara-20"]),
        bob=has(hand=["colorado-50"]),
    )
    reason = "the limit is one card; Surge allows one more and is not counted"
    check_refusal(table, "ann: bid niagara-10 niagara-20", clause="11.16", reason=reason)
    bid(table, ann="niagara-10 niagara-20 surge", bob="colorado-50")
    assert table.totals() == {"ann": 30, "bob": 50}


def test_second_coil() -> None:
    """11.17: at the reveal the top card of the bidder's Input Deck joins the bid."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["second-coil", "niagara-10"], input=["niagara-60", "niagara-20"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="second-coil niagara-10", bob="colorado-50")
    assert table.totals() == {"ann": 70, "bob": 50}
    assert table.last().bids[0] == ("niagara-10", "second-coil", "niagara-60")
    assert table.last().revealed_bids == (("niagara-10", "second-coil"), ("colorado-50",))
    assert "niagara-60" in table.side("ann").output


def test_second_coil_recycles_and_may_find_nothing() -> None:
    """11.17: the Output Deck serves (5.4); without any card nothing joins."""
    table = trick(
        1,
        PRIZES[:1],
        ann=has(hand=["second-coil"], output=["niagara-60"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="second-coil", bob="colorado-50")
    assert table.won_by() == "ann"
    table = trick(1, PRIZES[:1], ann=has(hand=["second-coil"]), bob=has(hand=["colorado-50"]))
    bid(table, ann="second-coil", bob="colorado-50")
    assert table.totals() == {"ann": 0, "bob": 50}


def test_a_power_card_on_the_second_coil_has_no_effect() -> None:
    """11.17: the reversal that joins the bid reverses nothing."""
    table = trick(
        1,
        PRIZES[:1],
        ann=has(hand=["second-coil"], input=["polarity-reversal"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="second-coil", bob="colorado-50")
    assert table.won_by() == "bob"
    assert table.last().cancelled_powers == ("polarity-reversal",)


def test_resonance() -> None:
    """11.18: another Voltage Card of the bid, your choice, counts double."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["resonance", "niagara-30", "colorado-20"]),
        bob=has(hand=["colorado-60"]),
    )
    bid(table, ann="resonance niagara-30 colorado-20", bob="colorado-60")
    assert table.choices_of("ann") == ["double colorado-20", "double niagara-30"]
    play(table, "ann: double niagara-30")
    assert table.totals() == {"ann": 80, "bob": 60}
    assert table.last().counts_before_powers == ((20, 30, 0), (60,))
    assert table.last().effects == (
        EffectReport(
            card="resonance",
            seat=0,
            affected_card="niagara-30",
            counts=((20, 60, 0), (60,)),
            totals=(80, 60),
        ),
    )


def test_resonance_doubles_no_positive_card() -> None:
    """11.18: only Voltage Cards; a single one is doubled without asking."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["resonance", "niagara-30", "niagara-plant-starts"]),
        bob=has(hand=["colorado-60"]),
    )
    bid(table, ann="resonance niagara-30 niagara-plant-starts", bob="colorado-60")
    assert table.totals() == {"ann": 100, "bob": 60}
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["resonance", "niagara-plant-starts"]),
        bob=has(hand=["colorado-60"]),
    )
    bid(table, ann="resonance niagara-plant-starts", bob="colorado-60")
    assert table.totals() == {"ann": 40, "bob": 60}


def test_arc_strike() -> None:
    """11.19: the Voltage Card that counts most in an opponent's bid counts 0."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["arc-strike", "niagara-50"]),
        bob=has(hand=["colorado-60", "wardenclyffe-20", "niagara-plant-starts"]),
        cleo=has(hand=["colorado-30"]),
    )
    bid(
        table,
        ann="arc-strike niagara-50",
        bob="colorado-60 wardenclyffe-20 niagara-plant-starts",
        cleo="colorado-30",
    )
    assert table.choices_of("ann") == ["strike seat-2", "strike seat-3"]
    play(table, "ann: strike seat-2")
    assert table.totals() == {"ann": 50, "bob": 60, "cleo": 30}
    assert table.last().effects[0].affected_card == "colorado-60"


def test_arc_strike_may_hit_nothing() -> None:
    """11.19: a bid without Voltage Cards can be chosen, to no avail."""
    table = trick(3, PRIZES, ann=has(hand=["arc-strike"]), bob=has(hand=["niagara-plant-starts"]))
    bid(table, ann="arc-strike", bob="niagara-plant-starts")
    assert table.totals() == {"ann": 0, "bob": 40}


def test_arc_strike_hits_the_doubled_card() -> None:
    """11.19: the highest count is determined after doublings (7.4)."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["arc-strike"]),
        bob=has(hand=["colorado-50", "wardenclyffe-30", "resonance"]),
    )
    bid(table, ann="arc-strike", bob="colorado-50 wardenclyffe-30 resonance")
    play(table, "bob: double wardenclyffe-30")
    assert table.totals() == {"ann": 0, "bob": 50}


def test_short_circuit() -> None:
    """11.20: all other cards marked reveal or won have no effect in this trick."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["short-circuit", "niagara-60"]),
        bob=has(hand=["resonance", "colorado-40", "royalty-clause"]),
        cleo=has(hand=["grounding-rod", "polarity-reversal", "wardenclyffe-10"]),
    )
    bid(
        table,
        ann="short-circuit niagara-60",
        bob="resonance colorado-40 royalty-clause",
        cleo="grounding-rod polarity-reversal wardenclyffe-10",
    )
    assert table.totals() == {"ann": 60, "bob": 40, "cleo": 10}
    assert table.won_by() == "ann"
    assert sorted(table.last().cancelled_powers) == [
        "grounding-rod",
        "polarity-reversal",
        "resonance",
        "royalty-clause",
    ]
    assert [effect.card for effect in table.last().effects] == ["short-circuit"]


def test_short_circuit_leaves_bid_and_lasting_cards_alone() -> None:
    """11.20: Surge, Second Coil and cards in force still work."""
    table = trick(
        1,
        PRIZES[:1],
        ann=has(hand=["short-circuit"]),
        bob=has(
            hand=["surge", "second-coil"],
            input=["niagara-20"],
            lasting=["alternating-current"],
            suit="niagara",
        ),
    )
    bid(table, ann="short-circuit", bob="surge second-coil")
    assert table.totals() == {"ann": 0, "bob": 30}


def test_polarity_reversal() -> None:
    """11.21: the lowest total wins this trick."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["polarity-reversal", "niagara-10"]),
        bob=has(hand=["colorado-60"]),
        cleo=has(hand=["colorado-20"]),
    )
    bid(table, ann="polarity-reversal niagara-10", bob="colorado-60", cleo="colorado-20")
    assert table.won_by() == "ann"
    assert table.last().lowest_wins
    assert "The lowest total wins" in table.log_lines()


def test_standing_wave() -> None:
    """11.22: it counts 15 for each Power Card in the bids of this trick, itself included."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["standing-wave", "surge", "niagara-10"]),
        bob=has(hand=["insulation", "colorado-50"]),
    )
    bid(table, ann="standing-wave surge niagara-10", bob="insulation colorado-50")
    assert table.totals() == {"ann": 55, "bob": 50}


def test_standing_wave_does_not_count_what_the_second_coil_turns_up() -> None:
    """11.22: Wave and Coil count; the Power Card that joined has no effect and does not."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["standing-wave", "second-coil"], input=["blackout"]),
        bob=has(hand=["colorado-20"]),
    )
    bid(table, ann="standing-wave second-coil", bob="colorado-20")
    assert table.last().bids[0] == ("second-coil", "standing-wave", "blackout")
    assert table.totals() == {"ann": 30, "bob": 20}


def test_a_cancelled_standing_wave_counts_nothing() -> None:
    """11.22: Short Circuit takes it out."""
    table = trick(
        3, PRIZES, ann=has(hand=["standing-wave"]), bob=has(hand=["short-circuit", "niagara-10"])
    )
    bid(table, ann="standing-wave", bob="short-circuit niagara-10")
    assert table.totals() == {"ann": 0, "bob": 10}


def test_transformer() -> None:
    """11.23: exchange your total with that of an opponent of your choice."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["transformer", "niagara-10"]),
        bob=has(hand=["colorado-60"]),
        cleo=has(hand=["colorado-20"]),
    )
    bid(table, ann="transformer niagara-10", bob="colorado-60", cleo="colorado-20")
    assert table.choices_of("ann") == ["swap with seat-2", "swap with seat-3"]
    play(table, "ann: swap with seat-2")
    assert table.totals() == {"ann": 60, "bob": 10, "cleo": 20}


def test_grounding_rod() -> None:
    """11.24: your total is 0, even if it was negative."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["grounding-rod", "tower-torn-down"]),
        bob=has(hand=["no-degree"]),
    )
    bid(table, ann="grounding-rod tower-torn-down", bob="no-degree")
    assert table.totals() == {"ann": 0, "bob": -10}
    assert table.won_by() == "ann"
