"""RULES.md 6: Power Cards before the tricks."""

from engine.games.lightning.events import PowerFizzled, PowerPlayed, PowersShown
from engine.testing import check_refusal, play
from tests.engine.games.lightning.table import MORE, LightningTable, has, powers


def played(table: LightningTable, *, last: int = 1) -> list[tuple[str, str]]:
    events = table.events_of(PowerPlayed, last=last)
    return [(table.name(event.seat), event.card) for event in events]


def test_power_cards_are_played_in_order() -> None:
    """6.1: the player on the Dealer's left first, the Dealer last."""
    table = powers(
        dealer="bob",
        ann=has(hand=["insulation"]),
        bob=has(hand=["blackout"]),
        cleo=has(hand=["wireless-link"]),
        dan=has(hand=["niagara-10"]),
    )
    assert played(table) == [
        ("cleo", "wireless-link"),
        ("ann", "insulation"),
        ("bob", "blackout"),
    ]


def test_other_power_cards_are_not_played_now() -> None:
    """6.1: only cards marked before or lasting."""
    table = powers(
        ann=has(hand=["surge", "resonance", "royalty-clause"]), bob=has(hand=["niagara-10"])
    )
    assert played(table) == []
    assert table.view().step == "bid"


def test_they_must_be_played_even_if_they_hurt() -> None:
    """6.2: these cards must be played."""
    table = powers(
        ann=has(hand=["sparks-in-the-workshop", "niagara-10", "niagara-20"]),
        bob=has(hand=["niagara-30"]),
    )
    assert played(table) == [("ann", "sparks-in-the-workshop")]
    assert table.side("ann").hand == ()


def test_the_player_shows_them_all_and_chooses_the_order() -> None:
    """6.2: one after the other, in any order."""
    table = powers(
        ann=has(hand=["insulation", "blackout", "wireless-link", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    (shown,) = table.events_of(PowersShown)
    assert sorted(shown.cards) == ["blackout", "insulation", "wireless-link"]
    assert set(table.side("ann", seen_by="bob").hand) == set(shown.cards)
    assert sorted(table.choices_of("ann")) == [
        "play blackout",
        "play insulation",
        "play wireless-link",
    ]
    play(table, "ann: play wireless-link", "ann: play insulation")
    assert table.side("ann").lasting_powers == ("wireless-link", "insulation", "blackout")
    assert table.view().step == "bid"


def test_nobody_may_stop_before_all_are_played() -> None:
    """6.2: the rules say why not."""
    table = powers(ann=has(hand=["insulation", "blackout", "surge"]), bob=has(hand=["niagara-30"]))
    check_refusal(table, "ann: done", clause="6.2", reason="these Power Cards must all be played")
    check_refusal(table, "ann: play surge", clause="7.3", reason="it only works in a bid")


def test_a_card_that_is_drawn_now_is_played_now() -> None:
    """6.3: a card that comes to a hand during this step is also played in it."""
    table = powers(
        ann=has(hand=["patent-grant"], input=["blackout", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    play(table, "ann: put away niagara-10")
    assert played(table) == [("ann", "blackout")]


def test_the_round_of_the_table_is_repeated() -> None:
    """6.3: a card that comes to a player whose turn is over is still played."""
    table = powers(
        ann=has(hand=["niagara-10"]),
        bob=has(hand=["industrial-spy", "blackout"]),
    )
    play(table, "bob: play industrial-spy", "bob: give blackout")
    assert played(table) == [("ann", "blackout")]
    assert table.side("ann").lasting_powers == ("blackout",)


def test_no_card_is_played_twice_in_a_round() -> None:
    """6.3: Notebook Found takes the played cheque back, which is a blank then."""
    table = powers(
        ann=has(hand=["investors-cheque", "notebook-found"]), bob=has(hand=["niagara-10"])
    )
    play(table, "ann: play investors-cheque", "ann: recover investors-cheque")
    assert table.view().step == "bid"
    assert table.side("ann").hand == ("investors-cheque",)


def test_a_played_card_goes_to_the_output_deck() -> None:
    """6.4: once it has done its work it goes to its player's Output Deck."""
    table = powers(
        common=["edison-medal", "niagara-10"] * 4,
        ann=has(hand=["investors-cheque"]),
        bob=has(hand=["niagara-30"]),
    )
    assert set(table.side("ann", seen_by="bob").output) == {"edison-medal", "investors-cheque"}


def test_a_lasting_card_lies_open() -> None:
    """6.4: it lies in front of its player until the round ends."""
    table = powers(ann=has(hand=["insulation"]), bob=has(hand=["niagara-30"]))
    side = table.side("ann", seen_by="bob")
    assert (side.lasting_powers, side.output) == (("insulation",), ())


def test_hands_are_not_refilled() -> None:
    """6.5: five cards are left after a card was played, seven after Notebook Found and draws."""
    hand = ["niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50"]
    table = powers(
        ann=has(hand=["insulation", *hand]),
        bob=has(hand=["patent-grant", *hand], input=["colorado-10", "colorado-20", "colorado-30"]),
    )
    play(table, "bob: put away niagara-10")
    assert [seat.hand_count for seat in table.view().seats] == [5, 6]


def test_a_card_without_a_target_does_nothing() -> None:
    """6.6: it counts as played and goes to the Output Deck."""
    table = powers(
        ann=has(hand=["notebook-found", "niagara-10"]),
        bob=has(hand=["creditors-at-the-door", "niagara-30"]),
    )
    fizzled = [event.card for event in table.events_of(PowerFizzled)]
    assert fizzled == ["notebook-found", "creditors-at-the-door"]
    assert table.side("ann").output == ("notebook-found",)
    assert table.view().step == "bid"


def test_the_dealer_may_come_first_when_all_others_have_nothing() -> None:
    """6.1: seats without such cards are passed over."""
    table = powers(
        dealer="ann",
        ann=has(hand=["insulation", "blackout"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.deciders() == ["ann"]


def test_an_empty_hand_gives_nothing_to_work_on() -> None:
    """6.6: Pigeon Post and Scrap Heap as the last card of all hands."""
    for card in ("pigeon-post", "scrap-heap"):
        table = powers(common=MORE, ann=has(hand=[card], output=["niagara-10"]), bob=has())
        (event,) = table.events_of(PowerFizzled)
        assert (event.seat, event.card) == (0, card)


def test_an_empty_common_deck_gives_nothing_to_work_on() -> None:
    """6.6: the first card takes the rest; the others find nothing, and the game is over."""
    table = powers(
        common=["edison-medal"],
        ann=has(hand=["investors-cheque"]),
        bob=has(hand=["private-demonstration"]),
    )
    assert [event.card for event in table.events_of(PowerFizzled)] == ["private-demonstration"]
    assert table.winners() == ["ann"]
    table = powers(common=[], ann=has(hand=["investors-cheque"]), bob=has())
    assert [event.card for event in table.events_of(PowerFizzled)] == ["investors-cheque"]
