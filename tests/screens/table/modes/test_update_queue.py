"""The queue of updates: what is applied at once, and what waits for whom."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from net.play.update import Update
from screens.table.modes.choosing import Choosing
from screens.table.modes.looking_around import LookingAround
from screens.table.modes.update_queue import UpdateQueue
from tests.screens.table.parts.fake_page import as_model


def update(name: str, *, seat: int | None = 0, reveals: bool = False) -> Update:
    """An update of a table; `reveals` lets it disturb a player who reads."""
    made = SimpleNamespace(name=name, seat=seat, reveals=reveals, waiting_for=(0,))
    return cast("Update", made)


class QueuePage:
    """The page of a table that notes which updates it has applied."""

    def __init__(self, *, humans: tuple[int, ...] = (0,)) -> None:
        self.applied: list[str] = []
        self.taken_in: list[str] = []
        self.busy = self.is_reading = False
        self.covered: Any = SimpleNamespace(must_cover=lambda waiting_for: False)
        self.model = as_model(
            hotseat=SimpleNamespace(viewer=humans[0] if humans else None, humans=humans),
            playback=SimpleNamespace(is_playing=False),
            steps_of=lambda update: (update,),
            must_wait=lambda update: self.busy,
            would_disturb_reader=lambda update: update.reveals,
            receive=lambda update: self.taken_in.append(update.name),
        )
        self.updates = UpdateQueue(cast("Any", self))
        self.mode = Choosing(cast("Any", self))

    def begin(self, step: Callable[..., None], *args: Any) -> None:
        step(*args)

    def apply_update(self, update: Any) -> None:
        self.applied.append(update.name)
        self.show_table()

    def show_table(self) -> None:
        if not self.busy and (waiting := self.updates.take_next()) is not None:
            self.apply_update(waiting)

    def repaint(self, *sheets: str) -> None:
        pass

    def shown_key(self, action: str) -> str:
        return action


def test_an_update_is_applied_at_once_if_nothing_holds_it_up() -> None:
    page = QueuePage()
    page.updates.receive(update("first"))
    assert page.applied == ["first"]
    assert not page.updates


def test_updates_wait_for_a_reveal_and_keep_their_order() -> None:
    page = QueuePage()
    page.busy = True
    page.updates.receive(update("first"))
    page.busy = False
    page.updates.receive(update("second"))
    assert (page.applied, len(page.updates)) == ([], 2)
    page.show_table()
    assert page.applied == ["first", "second"]


def test_only_what_would_disturb_waits_for_a_player_who_looks() -> None:
    page = QueuePage()
    page.is_reading = True
    page.updates.receive(update("quiet"))
    assert page.applied == ["quiet"]
    note = LookingAround(cast("Any", page)).note
    assert note() == ""
    page.updates.receive(update("reveal", reveals=True))
    assert note() == "back continues"
    assert page.updates.take_next() is None
    page.is_reading = False
    page.updates.read_on()
    assert page.applied == ["quiet", "reveal"]


def test_a_cover_waits_until_no_page_with_secrets_is_open() -> None:
    page = QueuePage()
    page.covered.must_cover = lambda waiting_for: True
    page.is_reading = True
    page.updates.receive(update("cover"))
    page.updates.read_on()
    assert page.applied == []
    page.is_reading = False
    page.updates.read_on()
    assert page.applied == ["cover"]


def test_a_spectator_is_shown_the_last_of_what_was_missed() -> None:
    page = QueuePage(humans=())
    page.is_reading = True
    for name in ("first", "second", "third"):
        page.updates.receive(update(name, seat=None, reveals=True))
    page.is_reading = False
    page.updates.read_on()
    assert (page.taken_in, page.applied) == (["first", "second"], ["third"])


def test_an_update_for_another_viewer_is_dropped() -> None:
    page = QueuePage()
    page.updates.receive(update("of another seat", seat=1))
    assert page.applied == []
    assert not page.updates
