"""RULES.md 11.11 to 11.15: the lasting Power Cards, one by one."""

from engine.games.lightning import GAME
from engine.games.lightning.events import PowerFizzled
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.lightning.table import MORE, bid, has, powers, trick


def test_alternating_current() -> None:
    """11.11: name a suit; its Voltage Cards count 10 more in your bids, not in others'."""
    table = powers(
        common=MORE,
        ann=has(hand=["alternating-current", "niagara-20", "colorado-20", "surge"]),
        bob=has(hand=["niagara-60"]),
    )
    assert table.choices_of("ann") == [
        "name colorado",
        "name niagara",
        "name wardenclyffe",
        "name new-york",
    ]
    play(table, "ann: name niagara")
    assert table.side("ann", seen_by="bob").suit == "niagara"
    bid(table, ann="niagara-20 colorado-20", bob="")
    assert table.last().counts == ((20, 30), ())
    bid(table, ann="", bob="niagara-60")
    assert table.totals() == {"ann": 0, "bob": 60}


def test_new_york_cannot_be_named_with_the_small_deck() -> None:
    """11.11: only suits of the deck in use."""
    table = powers(small=True, ann=has(hand=["alternating-current"]), bob=has(hand=["niagara-60"]))
    check_not_offered(table, "ann: name new-york")


def test_wireless_link() -> None:
    """11.12: if you are among those tied for a trick, you win it without drawing."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["niagara-60"], lasting=["wireless-link"]),
    )
    bid(table, ann="colorado-60", bob="niagara-60")
    assert table.won_by() == "bob"
    assert table.last().linked
    assert table.last().tie_rounds == ()


def test_wireless_link_needs_the_winning_total() -> None:
    """11.12: a tie of others is drawn for as usual."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["niagara-60"]),
        cleo=has(hand=["niagara-50"], lasting=["wireless-link"]),
    )
    bid(table, ann="colorado-60", bob="niagara-60", cleo="niagara-50")
    assert table.drew() == ["ann", "bob"]
    assert not table.last().linked


def test_war_of_currents() -> None:
    """11.13: Negative cards count as positive in bids and draws; scoring does not change."""
    table = trick(
        3,
        ["surge"],
        common=["tower-torn-down", "niagara-10"],
        ann=has(hand=["bankrupt", "no-degree"], lasting=["war-of-currents"]),
        bob=has(hand=["royalties-given-up", "cholera-year"]),
    )
    bid(table, ann="bankrupt no-degree", bob="royalties-given-up cholera-year")
    assert table.totals() == {"ann": 60, "bob": 40}
    assert table.scores() == {"ann": -60, "bob": -30}


def test_blackout() -> None:
    """11.14: the lowest total wins the one-card trick of this round, and no other."""
    table = trick(
        2,
        ["surge", "resonance"],
        common=["edison-medal"],
        ann=has(hand=["niagara-60", "niagara-10"], lasting=["blackout"]),
        bob=has(hand=["colorado-20", "colorado-30"]),
    )
    bid(table, ann="niagara-60", bob="colorado-20")
    assert table.won_by() == "ann"
    bid(table, ann="niagara-10", bob="colorado-30")
    assert table.won_by() == "ann"
    assert table.last().lowest_wins


def test_insulation() -> None:
    """11.15: the Power Cards of others cannot choose you."""
    table = powers(
        ann=has(hand=["industrial-spy"]),
        bob=has(hand=["niagara-10"], lasting=["insulation"]),
        cleo=has(hand=["niagara-20"]),
        dan=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == ["spy on seat-3", "spy on seat-4"]
    check_refusal(table, "ann: spy on seat-2", clause="11.15", reason="Seat 2 is insulated")


def test_insulation_against_bad_press() -> None:
    """11.15: with no opponent to choose the card does nothing."""
    table = powers(
        ann=has(hand=["bad-press", "bankrupt"]),
        bob=has(hand=["niagara-10"], lasting=["insulation"]),
    )
    assert len(table.events_of(PowerFizzled)) == 1
    assert table.side("ann").hand == ("bankrupt",)


def test_insulation_in_a_trick() -> None:
    """11.15: neither Arc Strike nor Transformer can choose the insulated."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        ann=has(hand=["arc-strike", "transformer", "niagara-10"]),
        bob=has(hand=["niagara-60"], lasting=["insulation"]),
    )
    bid(table, ann="arc-strike transformer niagara-10", bob="niagara-60")
    assert table.totals() == {"ann": 10, "bob": 60}
    assert table.last().effects == ()


def test_bad_press_says_why_it_passes_by_an_insulated_player() -> None:
    """11.15: the Power Cards of others cannot choose the player, and the refusal says so."""
    table = powers(
        common=MORE,
        ann=has(hand=["bad-press", "no-degree"]),
        bob=has(hand=["niagara-10"], lasting=["insulation"]),
        cleo=has(hand=["niagara-20"]),
    )
    assert table.choices_of("ann") == ["plant no-degree seat-3"]
    view, decision = table.view("ann"), table.match.decision(0)
    reasons = [refusal.reason for refusal in GAME.refusals(view, decision)]
    assert reasons == ["Seat 2 is insulated"]
