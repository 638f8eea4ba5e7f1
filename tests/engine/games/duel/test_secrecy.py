"""Who may know what: views, log lines and the audience of each event, over random games."""

import pytest

from engine.core.event import Event
from engine.games.duel import events
from engine.games.duel.cards import ASSISTANTS
from engine.games.duel.events import (
    AssistantPlayed,
    AssistantsDealt,
    AssistantsPassed,
    AssistantsReceived,
)
from engine.games.duel.state import Options
from engine.testing import play
from tests.engine.games.duel.random_play import TABLES, every_game, positions
from tests.engine.games.duel.table import draft, has
from tests.tools.event_kinds import events_in

SECRET = (AssistantsDealt, AssistantsPassed, AssistantsReceived)
"""The events for one seat's eyes; all others are told to both seats."""


@every_game
def test_secret_events_are_for_their_seat_alone(seed: int, seats: int, options: Options) -> None:
    """1.7: everything is open except the hands, the decks and the choices of the draft."""
    *_, match = positions(seed, seats, options)
    for happened in match.chronicle:
        for event in happened:
            expected = (event.seat,) if isinstance(event, SECRET) else None
            assert event.audience == expected


def test_every_kind_of_event_comes_up_and_can_be_told() -> None:
    """1.7: no event exists that random games do not show, except for the rare ones named here."""
    heard: set[type[Event]] = set()
    for seats, options in TABLES:
        for seed in range(12):
            *_, match = positions(seed, seats, options)
            for event in (event for happened in match.chronicle for event in happened):
                heard.add(type(event))
                assert event.told()
    assert events_in(events) - heard <= {events.BonusLost}


@every_game
def test_no_log_line_names_an_assistant_that_the_reader_cannot_know(
    seed: int, seats: int, options: Options
) -> None:
    """1.7: a line names Assistants that were played, or that the reader holds or passed on."""
    known: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for match in positions(seed, seats, options):
        played = set(match.view(None).discard)
        for reader, cards in known.items():
            if reader is not None:
                cards |= set(match.view(reader).sides[reader].hand)
            for event in match.chronicle[-1]:
                if event.is_for(reader):
                    named = assistants_in(event.told())
                    assert named <= cards | played


def assistants_in(line: str) -> set[str]:
    return {slug for slug, row in ASSISTANTS.items() if row.name in line}


@every_game
def test_a_view_shows_of_the_other_hand_what_one_can_work_out(
    seed: int, seats: int, options: Options
) -> None:
    """4.4: cards passed and not returned, until they are played; nothing without a draft."""
    known: list[set[str]] = [set(), set()]
    for match in positions(seed, seats, options):
        for seat, cards in enumerate(known):
            for event in match.chronicle[-1]:
                if event.is_for(seat):
                    learn(cards, event)
            assert set(match.view(seat).sides[1 - seat].hand) == cards
            assert match.view(None).sides[seat].hand == ()


def learn(known: set[str], event: Event) -> None:
    """A seat's knowledge of the other hand after the event."""
    match event:
        case AssistantsDealt():
            known.clear()
        case AssistantsPassed(assistants=cards):
            known.update(cards)
        case AssistantsReceived(assistants=cards):
            known.difference_update(cards)
        case AssistantPlayed(assistant=card):
            known.discard(card)


@pytest.mark.parametrize("reader", ["tesla", "edison", ""])
def test_what_each_reads_of_an_exchange(reader: str) -> None:
    """4.2: givers and takers read the cards, spectators only their number."""
    table = draft(
        tesla=has(hand=["mark-twain", "hg-wells", "nellie-bly"]),
        edison=has(hand=["jp-morgan", "hetty-green", "charles-peck"]),
    )
    play(table, "tesla: keep mark-twain", "edison: keep jp-morgan")
    assert (
        table.log_lines(reader)
        == {
            "tesla": [
                "Tesla passes 2 Assistants across",
                "Tesla passed H. G. Wells and Nellie Bly",
                "Edison passes 2 Assistants across",
                "Tesla receives Hetty Green and Charles F. Peck",
            ],
            "edison": [
                "Tesla passes 2 Assistants across",
                "Edison receives H. G. Wells and Nellie Bly",
                "Edison passes 2 Assistants across",
                "Edison passed Hetty Green and Charles F. Peck",
            ],
            "": ["Tesla passes 2 Assistants across", "Edison passes 2 Assistants across"],
        }[reader]
    )
