"""Who may know what: views, log lines and the audience of each event, over random games."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.match import Match, start_match
from engine.core.match_access import position_of
from engine.games.taidian import GAME, events
from engine.games.taidian.bots.greedy import GreedyBot
from engine.games.taidian.cards import CARDS
from engine.games.taidian.events import CardPutBack, Drew, StolenCardSeen
from engine.games.taidian.state import Options, TaidianState
from engine.games.taidian.view_types import FighterView
from engine.testing import play
from tests.engine.games.taidian.random_play import TABLES, every_game, positions
from tests.engine.games.taidian.table import brawl, has, strike
from tests.tools.event_kinds import events_in

PAIR = (StolenCardSeen, CardPutBack)
"""Events for thief and victim; `Drew` is for one seat, and all others are told to all seats."""


@every_game
def test_secret_events_have_their_audience(seed: int, seats: int, options: Options) -> None:
    """1.4: a drawn card is for its owner, a stolen card for thief and victim."""
    *_, match = positions(seed, seats, options)
    fighters = match.view(None).fighters
    at = {each.character: each.seat for each in fighters}
    for event in (event for happened in match.chronicle for event in happened):
        if isinstance(event, Drew):
            assert event.audience == (event.seat,)
        elif isinstance(event, PAIR):
            assert event.audience == (event.seat, at[event.target])
        else:
            assert event.audience is None


def test_every_kind_of_event_comes_up_and_can_be_told() -> None:
    """1.4: no event exists that games do not show, be they random or played to win."""
    heard: set[type[Event]] = set()
    for match in (*random_games(8), greedy_game(4), greedy_game(5), empty_hands()):
        for event in (event for happened in match.chronicle for event in happened):
            heard.add(type(event))
            assert event.told()
    assert events_in(events) - heard <= {events.CardPutBack, events.CameTooLate}


def random_games(seeds: int) -> Iterator[Match[TaidianState]]:
    for seats, options in TABLES:
        for seed in range(seeds):
            *_, match = positions(seed, seats, options)
            yield match


def empty_hands() -> Match[TaidianState]:
    """A Robber that finds nothing, which seldom happens at random."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has())
    strike(table, "robber")
    return table.match


def greedy_game(seed: int) -> Match[TaidianState]:
    match = start_match(GAME, seed=seed, seats=3)
    bots = [GreedyBot(Chance(seed, seat)) for seat in range(3)]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    return match


@every_game
def test_a_view_shows_no_hand_but_ones_own(seed: int, seats: int, options: Options) -> None:
    """1.4: in other hands only cards stolen from the viewer, or seen by a pickpocket."""
    for match in islice(positions(seed, seats, options), 0, None, 7):
        hands = [held(match, owner) for owner in range(seats)]
        for viewer in (*range(seats), None):
            view = match.view(viewer)
            for other in view.fighters:
                if other.seat != viewer:
                    assert other.deck == ()
                    assert not Counter(other.hand) - hands[other.seat]
                    if viewer is None:
                        assert other.hand == ()
                else:
                    assert len(other.deck) == other.deck_count


def held(match: Match[TaidianState], owner: int) -> Counter[str]:
    """A hand, including the cards being laid (7.4)."""
    view = match.view(owner)
    return Counter(
        (*view.fighters[owner].hand, *(laid.card for laid in view.turn.undeclared_batch))
    )


def test_to_a_bystander_a_stolen_card_could_be_any() -> None:
    """1.4: an imagined table holds another card in the thief's hand, the victim's does not."""
    table = brawl(
        ferrand=has(hand=["robber", "coin"]),
        qiao=has(hand=["gold", "medic", "kick"], deck=["punch", "strike"]),
        vane=has(),
    )
    strike(table, "robber", at="qiao")
    play(table, "qiao: pass", "qiao: pass")
    stolen = table.fighter("ferrand", seen_by="qiao").hand
    imagined = {
        seat: {table.match.imagine(seat, Chance(n)).view(0).fighters[0].hand for n in range(40)}
        for seat in (1, 2)
    }
    assert all(stolen[0] in hand for hand in imagined[1])
    cards = {card for hand in imagined[2] for card in hand} - {"coin"}
    assert cards == {"gold", "medic", "kick", "punch", "strike"}


def test_what_a_pickpocket_draws_is_imagined_anew_by_bystanders() -> None:
    """17.7: thief and victim know the two cards, others only that there are two."""
    table = brawl(
        arata=has(hand=["robber"]),
        qiao=has(hand=["gold", "medic"], deck=["punch", "strike", "punch"]),
        vane=has(),
    )
    strike(table, "robber", by="arata", at="qiao")
    play(table, "qiao: pass")
    offers = [
        {
            tuple(map(str, table.match.imagine(seat, Chance(n)).pending[0].choices))
            for n in range(30)
        }
        for seat in range(3)
    ]
    assert offers[0] == offers[1] == {("keep gold", "keep medic")}
    assert len(offers[2]) > 3
    assert ("keep punch",) in offers[2], "two of a kind, as far as a bystander knows"
    hands = {imagined_fighter(table.match, 0, n, owner=1).hand for n in range(30)}
    assert hands == {("gold", "medic")}


def imagined_fighter(
    match: Match[TaidianState], seat: int, number: int, *, owner: int
) -> FighterView:
    """A fighter with all own cards, on a table that the seat imagines."""
    fighter: FighterView = match.imagine(seat, Chance(number)).view(owner).fighters[owner]
    return fighter


def test_a_hand_is_imagined_with_any_card_of_its_fighter_that_is_not_open() -> None:
    """1.4: what lies in the deck might be in hand, for rivals and for spectators."""
    table = brawl(ferrand=has(), qiao=has(hand=["coin"], deck=["kick", "gold"], discard=["punch"]))
    fighters = [imagined_fighter(table.match, 0, n, owner=1) for n in range(30)]
    assert {each.hand for each in fighters} == {("coin",), ("kick",), ("gold",)}
    assert {(*each.hand, *each.deck, *each.discard) for each in fighters} <= set(
        permutations(["coin", "kick", "gold", "punch"])
    )


def test_nobody_knows_the_order_of_their_own_deck() -> None:
    """1.4: an imagined table has it in another order."""
    table = brawl(ferrand=has(deck=["punch", "kick", "gold", "coin"]), qiao=has())
    imagined = [table.match.imagine(0, Chance(n)) for n in range(20)]
    decks = [position_of(each).state.fighters[0].deck.cards for each in imagined]
    assert len(set(map(tuple, decks))) > 5


def test_a_structure_is_never_imagined_in_a_hand() -> None:
    """6.4: a bombed structure in the deck stays out of every hand."""
    table = brawl(ferrand=has(), qiao=has(hand=["coin", "kick"], deck=["bunker", "vault", "punch"]))
    for n in range(30):
        hand = table.match.imagine(0, Chance(n)).view(1).fighters[1].hand
        assert len(hand) == 2
        assert not any(CARDS[card].colour == "green" for card in hand)
    kinds = {table.match.imagine(0, Chance(n)).view(1).fighters[1].hand for n in range(30)}
    assert len(kinds) == 3


def test_a_batch_is_not_imagined_by_others() -> None:
    """7.4: no other seat knows whether anything is being laid."""
    table = brawl(ferrand=has(hand=["punch", "kick"]), qiao=has(), vane=has())
    play(table, "ferrand: attack", "ferrand: lay punch")
    imagined = table.match.imagine(1, Chance(1))
    assert imagined.view(0).turn.undeclared_batch == ()
    assert imagined.view(0).fighters[0].hand_count == 2
    own = table.match.imagine(0, Chance(1))
    assert [laid.card for laid in own.view(0).turn.undeclared_batch] == ["punch"]
