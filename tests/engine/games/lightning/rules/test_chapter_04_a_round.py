"""RULES.md 4: a round."""

from engine.games.lightning.events import HandPutAway, PrizesTurnedUp, RoundBegan
from tests.engine.games.lightning.table import MORE, bid, has, powers, trick


def test_tricks_come_in_the_order_three_two_one() -> None:
    """4.1: the three-card trick, the two-card trick and the one-card trick."""
    table = powers(
        ann=has(hand=["colorado-60", "colorado-50", "colorado-40"]),
        bob=has(hand=["niagara-10", "niagara-20", "niagara-30"]),
    )
    sizes = []
    for ours, theirs in (
        ("colorado-60", "niagara-10"),
        ("colorado-50", "niagara-20"),
        ("colorado-40", "niagara-30"),
    ):
        sizes.append((table.trick().size, len(table.trick().prizes)))
        bid(table, ann=ours, bob=theirs)
    assert sizes == [(3, 3), (2, 2), (1, 1)]
    assert table.view().round == 2


def test_cards_left_in_hand_go_to_the_output_deck_face_down() -> None:
    """4.2: the others see how many, not which."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60", "niagara-10", "niagara-20"], input=["niagara-30"] * 6),
        bob=has(hand=["colorado-50"], input=["colorado-30"] * 6),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    (event,) = table.events_of(HandPutAway)
    assert (event.seat, event.count) == (0, 2)
    assert table.side("ann").output == ("colorado-60", "niagara-20", "niagara-10", "edison-medal")
    seen = table.side("ann", seen_by="bob")
    assert seen.output == ("colorado-60", "edison-medal")
    assert seen.output_count == 4


def test_power_cards_in_force_end_with_the_round() -> None:
    """4.2: they go to the Output Deck, and their effects end."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(
            hand=["colorado-60"],
            input=["niagara-30"] * 6,
            lasting=["alternating-current", "insulation"],
            suit="colorado",
        ),
        bob=has(hand=["colorado-50"], input=["colorado-30"] * 6),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    assert table.totals() == {"ann": 70, "bob": 50}
    side = table.side("ann")
    assert (side.lasting_powers, side.suit) == ((), "")
    assert {"alternating-current", "insulation"} <= set(side.output)
    assert {"alternating-current", "insulation"} <= set(table.side("ann", seen_by="bob").output)


def test_the_dealer_marker_goes_to_the_left() -> None:
    """4.3: one seat to the left after each round, and round the table."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60"], input=["niagara-30"] * 6),
        bob=has(hand=["colorado-50"], input=["colorado-30"] * 6),
        cleo=has(input=["wardenclyffe-30"] * 6),
    )
    assert table.name(table.view().dealer) == "cleo"
    bid(table, ann="colorado-60", bob="colorado-50")
    assert table.name(table.view().dealer) == "ann"
    (event,) = table.events_of(RoundBegan)
    assert (event.round, event.dealer) == (2, 0)
    for _ in range(3):
        bid(table, ann="niagara-30", bob="", cleo="")
    assert table.name(table.view().dealer) == "bob"


def test_prizes_are_announced_with_the_name_of_the_trick() -> None:
    """4.1: all seats see the prizes."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=["niagara-10", "niagara-20", "niagara-30"],
        ann=has(hand=["colorado-60", "niagara-40"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="colorado-60", bob="colorado-50")
    (event,) = table.events_of(PrizesTurnedUp)
    assert (event.size, event.cards) == (2, ("niagara-10", "niagara-20"))
    assert "The two-card trick is for Niagara 10 and Niagara 20" in table.log_lines()
