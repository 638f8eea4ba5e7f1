"""RULES.md 11.1 to 11.10: the Power Cards that work before the tricks, one by one."""

from collections import Counter

from engine.core.chance import Chance
from engine.core.match_access import live_state_of
from engine.games.lightning.events import (
    CardBuried,
    CardPosted,
    CardsHidden,
    CardsPutAway,
    CardsSeen,
    CommonDeckSeen,
    PowerFizzled,
)
from engine.testing import check_refusal, play
from tests.engine.games.lightning.table import MORE, has, powers


def test_patent_grant() -> None:
    """11.1: draw two cards, then put one from the hand into the Output Deck, face down."""
    table = powers(
        ann=has(
            hand=["patent-grant", "niagara-10"],
            input=["colorado-60", "colorado-50", "colorado-40"],
        ),
        bob=has(hand=["niagara-30"]),
    )
    (seen,) = table.events_of(CardsSeen)
    assert (seen.cards, seen.audience) == (("colorado-60", "colorado-50"), (0,))
    assert table.choices_of("ann") == [
        "put away colorado-60",
        "put away colorado-50",
        "put away niagara-10",
    ]
    play(table, "ann: put away niagara-10")
    assert table.side("ann").hand == ("colorado-60", "colorado-50")
    assert table.side("ann").output == ("niagara-10", "patent-grant")
    assert table.side("ann", seen_by="bob").output == ("patent-grant",)
    assert table.side("ann", seen_by="bob").output_count == 2
    (hidden,) = table.events_of(CardsHidden)
    assert hidden.audience == (0,)


def test_investors_cheque() -> None:
    """11.2: the top card of the Common Deck goes to the Output Deck, for all to see."""
    table = powers(
        common=["bankrupt", *MORE],
        ann=has(hand=["investors-cheque"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.side("ann", seen_by="bob").output == ("bankrupt", "investors-cheque")
    assert "Seat 1 gets Bankrupt from the Common Deck" in table.log_lines()


def test_sparks_in_the_workshop() -> None:
    """11.3: two cards in the hand, drawn at random, go to the Output Deck, face down."""
    hand = ["niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50"]
    table = powers(ann=has(hand=["sparks-in-the-workshop", *hand]), bob=has(hand=["colorado-30"]))
    side = table.side("ann")
    assert len(side.hand) == 3
    lost = set(side.output) - {"sparks-in-the-workshop"}
    assert len(lost) == 2
    assert {*side.hand, *lost} == set(hand)
    (event,) = table.events_of(CardsPutAway)
    assert event.count == 2
    assert table.side("ann", seen_by="bob").output == ("sparks-in-the-workshop",)


def test_sparks_take_what_there_is() -> None:
    """11.3: one card, or nothing at all."""
    table = powers(
        ann=has(hand=["sparks-in-the-workshop", "niagara-10"]), bob=has(hand=["colorado-30"])
    )
    assert table.side("ann").hand == ()
    table = powers(ann=has(hand=["sparks-in-the-workshop"]), bob=has(hand=["colorado-30"]))
    assert len(table.events_of(PowerFizzled)) == 1


def test_industrial_spy() -> None:
    """11.4: draw one card in an opponent's hand at random, give one of yours; both are shown."""
    table = powers(
        ann=has(hand=["industrial-spy", "colorado-10", "bankrupt"]),
        bob=has(hand=["colorado-60"]),
        cleo=has(hand=["niagara-60"]),
    )
    assert table.choices_of("ann") == ["spy on seat-2", "spy on seat-3"]
    play(table, "ann: spy on seat-3")
    assert table.side("ann").hand == ("colorado-10", "niagara-60", "bankrupt")
    assert table.side("ann", seen_by="bob").hand == ("niagara-60",)
    assert table.choices_of("ann") == ["give colorado-10", "give niagara-60", "give bankrupt"]
    play(table, "ann: give colorado-10")
    assert table.side("cleo").hand == ("colorado-10",)
    assert table.side("cleo", seen_by="bob").hand == ("colorado-10",)
    lines = table.log_lines(last=2)
    assert "Seat 1 draws Niagara 60 from the hand of Seat 3" in lines
    assert "Seat 1 gives Colorado 10 to Seat 3" in lines


def test_the_spy_needs_a_hand_to_look_into() -> None:
    """11.4: an opponent with a hand; if there is only one, it is chosen without asking."""
    table = powers(
        ann=has(hand=["industrial-spy", "bankrupt"]), bob=has(), cleo=has(hand=["niagara-60"])
    )
    assert table.side("ann").hand == ("niagara-60", "bankrupt")
    table = powers(ann=has(hand=["industrial-spy", "bankrupt"]), bob=has())
    assert len(table.events_of(PowerFizzled)) == 1
    assert table.view().step == "bid"


def test_the_spy_cannot_look_into_an_empty_hand() -> None:
    """11.4: the rules say why not."""
    table = powers(
        ann=has(hand=["industrial-spy"]),
        bob=has(),
        cleo=has(hand=["niagara-60"]),
        dan=has(hand=["niagara-50"]),
    )
    check_refusal(table, "ann: spy on seat-2", clause="11.4", reason="Seat 2 has no hand")
    check_refusal(table, "ann: spy on seat-1", clause="11.4", reason="you must choose an opponent")


def test_pigeon_post() -> None:
    """11.5: all choose at the same time; the cards are shown and pass to the left."""
    table = powers(
        ann=has(hand=["pigeon-post", "bankrupt"]),
        bob=has(hand=["colorado-60"], lasting=["insulation"]),
        cleo=has(),
        dan=has(hand=["niagara-60", "niagara-10"]),
    )
    assert table.deciders() == ["ann", "bob", "dan"]
    play(table, "dan: pass niagara-60", "ann: pass bankrupt")
    assert table.log_lines("bob") == []
    play(table, "bob: pass colorado-60")
    hands = {name: table.side(name, seen_by="").hand for name in table.seats}
    assert hands == {
        "ann": ("niagara-60",),
        "bob": ("bankrupt",),
        "cleo": ("colorado-60",),
        "dan": (),
    }
    assert [event.card for event in table.events_of(CardPosted)] == [
        "bankrupt",
        "colorado-60",
        "niagara-60",
    ]


def test_a_power_card_that_comes_by_post_is_played() -> None:
    """11.5: the card changes its owner, who plays it in the same step (6.3)."""
    table = powers(
        ann=has(hand=["pigeon-post", "insulation"]), bob=has(hand=["colorado-60", "niagara-10"])
    )
    play(table, "ann: play pigeon-post", "ann: pass insulation", "bob: pass niagara-10")
    assert table.side("bob").lasting_powers == ("insulation",)


def test_private_demonstration() -> None:
    """11.6: look at the top three cards and put them back in any order."""
    table = powers(
        common=["edison-medal", "bankrupt", "surge", "resonance"],
        ann=has(hand=["private-demonstration"]),
        bob=has(hand=["niagara-30"]),
    )
    (seen,) = table.events_of(CommonDeckSeen)
    assert (seen.cards, seen.audience) == (("edison-medal", "bankrupt", "surge"), (0,))
    assert table.view("ann").seen_top_cards == ("edison-medal", "bankrupt", "surge")
    assert table.view("bob").seen_top_cards == ()
    assert len(table.choices_of("ann")) == 6
    play(table, "ann: order surge edison-medal bankrupt")
    assert table.trick().prizes == ("surge", "edison-medal", "bankrupt")
    assert table.view("ann").seen_top_cards == ()


def test_private_demonstration_of_a_small_deck() -> None:
    """11.6: two cards are seen if there are two; one needs no order."""
    table = powers(
        common=["edison-medal", "bankrupt"],
        ann=has(hand=["private-demonstration", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == ["order edison-medal bankrupt", "order bankrupt edison-medal"]
    table = powers(
        common=["edison-medal"],
        ann=has(hand=["private-demonstration", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.view().step == "bid"


def test_scrap_heap() -> None:
    """11.7: one card in the hand may be removed from the game, face up."""
    table = powers(
        ann=has(hand=["scrap-heap", "bankrupt", "niagara-10"]), bob=has(hand=["niagara-30"])
    )
    assert table.choices_of("ann") == ["scrap niagara-10", "scrap bankrupt", "keep all"]
    play(table, "ann: scrap bankrupt")
    assert table.view().removed_cards == ("bankrupt",)
    assert "bankrupt" not in table.side("ann").collection


def test_scrap_heap_may_be_left_unused() -> None:
    """11.7: you may, so you may also not."""
    table = powers(ann=has(hand=["scrap-heap", "bankrupt"]), bob=has(hand=["niagara-30"]))
    play(table, "ann: keep all")
    assert table.side("ann").hand == ("bankrupt",)
    assert table.view().removed_cards == ()


def test_bad_press() -> None:
    """11.8: a Negative card in the hand moves to the Output Deck of an opponent, face up."""
    table = powers(
        ann=has(hand=["bad-press", "bankrupt", "no-degree", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
        cleo=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == [
        "plant no-degree seat-2",
        "plant no-degree seat-3",
        "plant bankrupt seat-2",
        "plant bankrupt seat-3",
    ]
    play(table, "ann: plant bankrupt seat-3")
    assert table.side("cleo", seen_by="bob").output == ("bankrupt",)
    assert table.side("ann").hand == ("niagara-10", "no-degree")


def test_bad_press_without_a_negative_card() -> None:
    """11.8: the question itself must not reveal whether the hand has one, so it is asked anyway."""
    table = powers(
        ann=has(hand=["bad-press", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == ["nothing to plant"]
    play(table, "ann: nothing to plant")
    assert len(table.events_of(PowerFizzled)) == 1


def test_notebook_found() -> None:
    """11.9: take a card of your choice from the Output Deck into your hand and show it."""
    table = powers(
        ann=has(hand=["notebook-found"], output=["niagara-60", "niagara-60", "bankrupt"]),
        bob=has(hand=["niagara-30"]),
    )
    assert table.choices_of("ann") == ["recover niagara-60", "recover bankrupt"]
    play(table, "ann: recover niagara-60")
    assert table.side("ann").hand == ("niagara-60",)
    assert table.side("ann", seen_by="bob").hand == ("niagara-60",)
    assert table.side("ann").output == ("niagara-60", "bankrupt", "notebook-found")


def test_notebook_found_finds_cards_put_away_face_down() -> None:
    """11.9: even a card that the others did not see going there; they see it now."""
    table = powers(
        ann=has(hand=["patent-grant", "notebook-found"], input=["niagara-60", "niagara-10"]),
        bob=has(hand=["niagara-30"]),
    )
    play(table, "ann: play patent-grant", "ann: put away niagara-60")
    assert table.side("ann", seen_by="bob").collection == ("patent-grant", "notebook-found")
    play(table, "ann: recover niagara-60")
    assert "niagara-60" in table.side("ann", seen_by="bob").collection


def test_creditors_at_the_door() -> None:
    """11.10: a Positive card in the hand, drawn at random, is shown and goes under the Common
    Deck."""
    table = powers(
        common=MORE,
        ann=has(hand=["creditors-at-the-door", "edison-medal", "bankrupt", "niagara-60"]),
        bob=has(hand=["niagara-30"]),
    )
    (event,) = table.events_of(CardBuried)
    assert event.card == "edison-medal"
    assert table.view().buried_cards == ("edison-medal",)
    assert table.state.common.cards[-1] == "edison-medal"
    assert table.side("ann").hand == ("niagara-60", "bankrupt")


def test_creditors_draw_by_lot() -> None:
    """11.10: over some games both Positive cards are taken, never the others."""
    taken: set[str] = set()
    for seed in range(12):
        table = powers(
            common=MORE,
            ann=has(hand=["creditors-at-the-door", "insulation", "edison-medal", "london-lecture"]),
            bob=has(hand=["niagara-30"]),
        )
        live_state_of(table.match).chance = Chance(seed << 40)
        play(table, "ann: play creditors-at-the-door")
        taken.update(table.view().buried_cards)
    assert taken == {"edison-medal", "london-lecture"}


def test_creditors_find_nothing() -> None:
    """11.10: not without a Positive card, nor when the Common Deck is empty."""
    table = powers(
        common=MORE, ann=has(hand=["creditors-at-the-door", "bankrupt"]), bob=has(hand=["surge"])
    )
    assert table.side("ann").hand == ("bankrupt",)
    table = powers(
        common=["resonance"],
        ann=has(hand=["investors-cheque"]),
        bob=has(hand=["creditors-at-the-door", "edison-medal"]),
    )
    assert table.scores()["bob"] == 25


def test_nothing_is_lost_when_hands_change() -> None:
    """11.4: after spying all cards are still there."""
    table = powers(
        ann=has(hand=["industrial-spy", "colorado-10"]), bob=has(hand=["niagara-60", "niagara-10"])
    )
    play(table, "ann: give colorado-10")
    owned = Counter(
        card for seat in (0, 1) for card in table.match.view(seat).seats[seat].collection
    )
    assert table.view().removed_cards == ("industrial-spy",)
    assert owned == Counter(["colorado-10", "niagara-60", "niagara-10"])
