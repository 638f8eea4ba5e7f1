"""Secrecy: log lines, views and imagined matches."""

from collections import Counter

from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.event import Event
from engine.core.match_access import live_state_of, position_of
from engine.games.lightning import GAME, events
from engine.games.lightning.deck import CARDS
from engine.games.lightning.events import (
    CardsDealt,
    CardsHidden,
    CardsReturned,
    CardsSeen,
    CommonDeckSeen,
    HandDrawn,
)
from engine.games.lightning.hidden import hidden_cards, shuffle_unseen
from engine.games.lightning.state import LightningState, Options
from engine.testing import play
from tests.engine.games.lightning.random_play import TABLES, every_game, positions
from tests.engine.games.lightning.table import MORE, bid, has, idle, new_game, powers, trick
from tests.tools.event_kinds import events_in

SECRET = (CardsDealt, CardsReturned, HandDrawn, CardsSeen, CardsHidden, CommonDeckSeen)
"""The events for one seat's eyes; all others are told to all seats."""


@every_game
def test_secret_events_are_for_their_seat_alone(seed: int, seats: int, options: Options) -> None:
    """1.2: hands, decks and returned cards are secret; the rest is public."""
    *_, match = positions(seed, seats, options)
    for event in (event for happened in match.chronicle for event in happened):
        expected = (event.seat,) if isinstance(event, SECRET) else None
        assert event.audience == expected


def test_every_kind_of_event_comes_up_and_can_be_told() -> None:
    """1.2: no event exists that random games do not show, except for the rarest."""
    heard: set[type[Event]] = set()
    for seats, options in TABLES:
        for seed in range(6):
            *_, match = positions(seed, seats, options)
            for event in (event for happened in match.chronicle for event in happened):
                heard.add(type(event))
                assert event.told().isprintable()
    assert events_in(events) - heard <= {events.TieByOrder, events.ReversalsCancelled}


@every_game
def test_public_lines_name_no_card_that_was_not_shown(
    seed: int, seats: int, options: Options
) -> None:
    """1.2: a spectator reads only of open cards, or of cards with a known place."""
    for match in positions(seed, seats, options):
        view = match.view(None)
        shown = {card for seat in view.seats for card in seat.collection}
        shown |= {*view.removed_cards, *view.buried_cards}
        for account in (view.trick, view.last):
            shown |= set(account.prizes) if account is not None else set()
        for event in match.chronicle[-1]:
            if event.is_for(None):
                named = {slug for slug, row in CARDS.items() if row.name in event.told()}
                assert {slug for slug in named if CARDS[slug].kind != "power"} <= shown


@every_game
def test_what_is_noted_as_known_is_there(seed: int, seats: int, options: Options) -> None:
    """1.3: shown cards are in the hand, and all exposed ones in the hidden places."""
    for match in positions(seed, seats, options):
        for side in position_of(match).state.sides:
            shown, exposed = Counter(side.shown_cards), Counter(side.exposed_cards)
            assert shown <= Counter(side.hand.cards)
            assert shown <= exposed
            assert exposed <= Counter(hidden_cards(side))


def test_a_copy_from_the_deck_is_not_the_one_that_was_shown() -> None:
    """11.9: the recovered card is still known to be in hand when its like is turned up."""
    table = powers(
        common=MORE,
        ann=has(
            hand=["notebook-found", "second-coil", "surge"],
            output=["niagara-60"],
            input=["niagara-60", "niagara-10"],
        ),
        bob=has(hand=["colorado-10"], input=["colorado-20"]),
    )
    play(table, "ann: recover niagara-60")
    bid(table, ann="second-coil", bob="")
    assert table.last().bids[0] == ("second-coil", "niagara-60")
    assert table.side("ann", seen_by="bob").hand == ("niagara-60",)
    bid(table, ann="niagara-60", bob="")
    assert table.side("ann", seen_by="bob").hand == ()
    bid(table, ann="surge", bob="colorado-10")
    assert table.view().round == 2


def imagined(g: LightningState, seat: int | None, seed: int) -> LightningState:
    copy = clone(g)
    shuffle_unseen(copy, seat, Chance(seed))
    return copy


def test_others_hands_are_imagined_from_unseen_cards() -> None:
    """1.2: a hand may hold anything that no seat has seen, and is seldom the real one."""
    table = new_game(3, Options(beginner=True))
    idle(table, until="bid")
    real = table.state
    hands = {tuple(imagined(real, 0, seed).sides[1].hand.cards) for seed in range(20)}
    assert len(hands) == 20
    for seed in range(20):
        copy = imagined(real, 0, seed)
        assert copy.sides[0].hand == real.sides[0].hand
        assert GAME.pieces(copy) == GAME.pieces(real)


def test_a_known_card_stays_with_its_owner_in_imagined_tables() -> None:
    """1.3: a card seen once is remembered, but not its hidden place."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["colorado-60"], input=["niagara-10"] * 7),
        bob=has(hand=["niagara-50"], input=["niagara-20"] * 5),
        common=MORE,
    )
    bid(table, ann="colorado-60", bob="niagara-50")
    real = table.state
    assert real.sides[1].exposed_cards == ["niagara-50"]
    in_hand = 0
    for seed in range(30):
        side = imagined(real, 0, seed).sides[1]
        assert "niagara-50" in side.collection()
        in_hand += "niagara-50" in side.hand
    assert in_hand == 30  # all six cards of the collection are in hand
    side = imagined(real, None, 1).sides[0]
    assert side.output.cards == ["colorado-60", "edison-medal"]


def test_a_card_shown_in_a_hand_stays_in_that_hand() -> None:
    """11.4: all know that the given card is held now."""
    table = powers(
        common=MORE,
        ann=has(hand=["industrial-spy", "wardenclyffe-10"]),
        bob=has(hand=["colorado-60", "colorado-50"], input=["niagara-10"] * 8),
        cleo=has(hand=["niagara-20"], input=["niagara-30"] * 8),
    )
    play(table, "ann: spy on seat-2", "ann: give wardenclyffe-10")
    for seed in range(10):
        assert "wardenclyffe-10" in imagined(table.state, 2, seed).sides[1].hand


def test_ones_own_returned_cards_stay_at_the_bottom() -> None:
    """3.4: the last cards of the Common Deck; one knows three of them, not where they lie."""
    table = new_game(4, Options(beginner=True))
    idle(table, until="bid")
    real = table.state
    own = Counter(real.sides[2].returned_cards)
    places = set()
    for seed in range(20):
        bottom = imagined(real, 2, seed).common.cards[-12:]
        assert own <= Counter(bottom)
        places.add(bottom.index(real.sides[2].returned_cards[0]))
    assert len(places) > 3
    elsewhere = [Counter(imagined(real, 1, seed).common.cards[-12:]) for seed in range(20)]
    assert not all(own <= bottom for bottom in elsewhere)


def test_a_returned_card_that_came_up_is_no_longer_thought_to_be_there() -> None:
    """3.4: once a seat's own returned card was turned up, it is not imagined below."""
    table = new_game(2, Options(beginner=True))
    idle(table, until="bid")
    g = clone(table.state)
    del g.common.cards[: len(g.common) - 4]
    g.returned_count = 4
    g.sides[0].returned_cards = ["edison-medal"]
    g.unearthed_cards = ["edison-medal"]
    g.common.cards = ["bankrupt", "surge", "edison-medal", "no-degree"]
    tops = {imagined(g, 0, seed).common.cards.count("edison-medal") for seed in range(40)}
    assert tops == {0, 1}


def test_cards_buried_openly_stay_where_they_are() -> None:
    """11.10: all saw what went under the Common Deck."""
    table = powers(
        common=MORE,
        ann=has(hand=["creditors-at-the-door", "edison-medal"], input=["niagara-10"] * 3),
        bob=has(hand=["niagara-30"], input=["niagara-20"] * 3),
    )
    for seat in (0, 1, None):
        assert imagined(table.state, seat, 5).common.cards[-1] == "edison-medal"


def test_the_looker_knows_the_top_of_the_common_deck() -> None:
    """11.6: the others do not."""
    table = powers(
        common=["edison-medal", "bankrupt", "surge", *["niagara-10"] * 20],
        ann=has(hand=["private-demonstration", "niagara-60"], input=["colorado-10"]),
        bob=has(hand=["niagara-30"], input=["niagara-20"]),
    )
    real = table.state
    top = ["edison-medal", "bankrupt", "surge"]
    assert all(imagined(real, 0, seed).common.cards[:3] == top for seed in range(10))
    assert not all(imagined(real, 1, seed).common.cards[:3] == top for seed in range(10))


def test_looking_blurs_where_the_returned_cards_begin() -> None:
    """11.6: a seat that did not look cannot tell any more which of the last cards were returned."""
    table = powers(
        common=["edison-medal", "bankrupt", "surge", "no-degree"],
        ann=has(hand=["private-demonstration", "niagara-60"]),
        bob=has(hand=["niagara-30"]),
    )
    live_state_of(table.match).returned_count = 2
    play(table, "ann: order surge bankrupt edison-medal")
    assert table.view().returned_left == 1  # three of the four are the prizes now
    assert table.state.unearthed_cards == ["surge", "bankrupt", "edison-medal"]


def test_an_open_card_at_the_bottom_is_lost_from_sight_among_those_looked_at() -> None:
    """11.6: once they are put back, only the looker knows which of the last cards lies where."""
    table = powers(
        common=["edison-medal", "bankrupt"],
        ann=has(hand=["creditors-at-the-door", "arc-lamp-patent", "niagara-60"]),
        bob=has(hand=["private-demonstration", "niagara-30"]),
        cleo=has(hand=["scrap-heap", "niagara-30"]),
    )
    assert table.view("ann").buried_cards == ("arc-lamp-patent",)
    play(table, "bob: order arc-lamp-patent bankrupt edison-medal")
    assert table.deciders() == ["cleo"]
    assert table.view("bob").seen_top_cards == ("arc-lamp-patent", "bankrupt", "edison-medal")
    for eyes in ("ann", "cleo", ""):
        assert table.view(eyes).buried_cards == ()
    play(table, "cleo: keep all")
    assert table.trick().prizes == ("arc-lamp-patent", "bankrupt", "edison-medal")


def test_no_imagined_hand_holds_a_power_card_that_must_be_gone() -> None:
    """6.2: after the Power Cards were played, no seat can hold one of them."""
    early = [card for card, row in CARDS.items() if row.timing in ("before", "lasting")]
    table = new_game(4)
    idle(table, until="bid")
    for seed in range(20):
        copy = imagined(table.state, 0, seed)
        for side in copy.sides[1:]:
            assert not set(early) & set(side.hand.cards)


def test_imagining_does_not_touch_the_dice_of_the_match() -> None:
    """1.2: the state's own chance is left alone."""
    table = new_game(2)
    copy = clone(table.state)
    shuffle_unseen(copy, 0, Chance(3))
    assert copy.chance == table.state.chance
