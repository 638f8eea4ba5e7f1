"""RULES.md 5: drawing."""

from collections import Counter

from engine.games.lightning.events import HandDrawn, Recycled
from engine.testing import play
from tests.engine.games.lightning.table import MORE, before_the_draw, bid, has, powers, trick

SIX = ["niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50", "niagara-60"]


def test_all_draw_six() -> None:
    """5.1: six cards from their own Input Deck."""
    table = before_the_draw(
        ann=has(input=[*SIX, "colorado-60"]), bob=has(input=["wardenclyffe-30"] * 3 + SIX)
    )
    assert sorted(table.side("ann").hand) == SIX
    assert [seat.hand_count for seat in table.view().seats] == [6, 6]
    assert [seat.input_count for seat in table.view().seats] == [1, 3]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """5.1: the others do not see the drawn cards."""
    table = before_the_draw(ann=has(input=SIX), bob=has(input=["wardenclyffe-30"] * 6))
    drawn = table.events_of(HandDrawn)
    assert [(event.seat, event.audience) for event in drawn] == [(0, (0,)), (1, (1,))]


def test_a_short_input_deck_is_recycled() -> None:
    """5.2: four in the Input Deck, nine in the Output Deck: draw four, shuffle nine, draw two."""
    output = ["colorado-60", "colorado-50", "colorado-40", "colorado-30", "colorado-20"]
    output += ["surge", "bankrupt", "no-degree", "value-niagara"]
    table = before_the_draw(
        ann=has(input=SIX[:4], output=output), bob=has(input=["wardenclyffe-30"] * 6)
    )
    (event,) = table.events_of(Recycled)
    assert (event.seat, event.count) == (0, 9)
    side = table.side("ann")
    assert Counter(SIX[:4]) <= Counter(side.hand)
    assert (side.hand_count, side.input_count, side.output_count) == (6, 7, 0)
    assert Counter(side.collection) == Counter(SIX[:4] + output)


def test_recycling_shuffles() -> None:
    """5.2: the Output Deck is shuffled: the first card in is not the first out."""
    output = [f"{suit}-{volts}" for suit in ("colorado", "niagara") for volts in (10, 20, 30, 40)]
    table = before_the_draw(ann=has(output=output), bob=has(output=output), cleo=has(output=output))
    hands = {table.side(name).hand for name in table.seats}
    assert len(hands) > 1


def test_a_full_input_deck_is_not_recycled() -> None:
    """5.2: with exactly six cards nothing is shuffled yet."""
    table = before_the_draw(ann=has(input=SIX, output=["surge"]), bob=has(input=SIX))
    assert table.events_of(Recycled) == []
    assert (table.side("ann").input_count, table.side("ann").output_count) == (0, 1)


def test_who_owns_fewer_than_six_cards_plays_with_fewer() -> None:
    """5.3: draw them all and play on; no seat drops out."""
    table = before_the_draw(ann=has(input=["niagara-10"], output=["surge"]), bob=has(input=SIX))
    assert table.side("ann").hand == ("niagara-10", "surge")
    assert "ann" in table.deciders()


def test_who_owns_no_card_at_all_stays_in_the_game() -> None:
    """5.3: without a hand there is nothing to decide, but a trick can be won."""
    table = before_the_draw(ann=has(), bob=has(input=["bankrupt"]), common=["surge"] * 6)
    assert table.deciders() == ["bob"]
    bid(table, bob="bankrupt")
    assert table.won_by() == "ann"


def test_every_draw_from_an_input_deck_recycles() -> None:
    """5.4: a Power Card draws two; the second comes from the recycled Output Deck."""
    table = powers(
        ann=has(hand=["patent-grant"], input=["niagara-10"], output=["niagara-20"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.side("ann").hand == ("niagara-20", "niagara-10")


def test_the_card_at_work_is_not_recycled() -> None:
    """5.4: Patent Grant itself is not among the cards that it draws."""
    table = powers(ann=has(hand=["patent-grant"]), bob=has(hand=["niagara-30"]))
    assert table.side("ann").hand == ()
    assert table.side("ann").output == ("patent-grant",)


def test_cards_in_bids_and_hands_are_not_recycled() -> None:
    """5.4: a tie is drawn from the players' own decks while bids lie on the table."""
    table = trick(
        3,
        ["edison-medal"],
        common=[],
        ann=has(hand=["niagara-10", "surge"], output=["niagara-20"]),
        bob=has(hand=["colorado-10", "resonance"], output=["niagara-30"]),
    )
    bid(table, ann="niagara-10", bob="colorado-10")
    (drawn,) = table.last().tie_rounds
    assert [draw.card for draw in drawn.draws] == ["niagara-20", "niagara-30"]
    assert table.side("ann").hand == ("surge",)


def test_cards_in_force_are_not_recycled() -> None:
    """5.4: a lasting card stays in front of its player."""
    table = trick(
        1,
        ["edison-medal"],
        common=[],
        ann=has(hand=["niagara-10"], lasting=["insulation"]),
        bob=has(hand=["colorado-10"], output=["niagara-30"]),
    )
    bid(table, ann="niagara-10", bob="colorado-10")
    assert [draw.card for draw in table.last().tie_rounds[0].draws] == ["", "niagara-30"]


def test_hands_are_drawn_anew_each_round() -> None:
    """5.1: after the one-card trick all seats draw six again."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-10"], input=SIX),
        bob=has(hand=["colorado-10"], input=["wardenclyffe-30"] * 6),
    )
    bid(table, ann="niagara-10", bob="")
    assert table.view().round == 2
    assert [seat.hand_count for seat in table.view().seats] == [6, 6]
    play(table, "ann: bid niagara-60")
