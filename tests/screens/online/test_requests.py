"""Requests of other players at a hosted table, without an app."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from attrs import define, field

from net.hall.chair import Chair
from net.hall.table_state import Request
from screens.base.dialogs import ChoosePage
from screens.base.page import Page
from screens.online.requests import Requests

UNDO = Request("undo", seat=0, answers_when_asked=5, answers=3, agreed_seats=(0,))
END = Request("end", seat=0, answers_when_asked=5, answers=5, agreed_seats=(0,))


@define
class FakeChair:
    """A chair at a table of two people, with two answers of its own to lose."""

    request: Request | None = None
    seat: int | None = 1
    is_open: bool = True
    consents: list[bool] = field(factory=list)
    seats: tuple[Any, ...] = (
        SimpleNamespace(label="Ada", takeover=False),
        SimpleNamespace(label="Ben", takeover=False),
    )

    async def consent(self, yes: bool) -> None:
        self.consents.append(yes)

    def own_answers_after(self, answers: int) -> int:
        return 2 if answers == UNDO.answers else 0


@define
class FakeHostedPage:
    """The page of a hosted table, which records the dialogs and runs no task by itself."""

    app: Any = field(factory=lambda: SimpleNamespace(screen=None))
    opened: list[tuple[Page, Callable[[Any], None] | None]] = field(factory=list)
    work: list[Coroutine[Any, Any, None]] = field(factory=list)

    def begin(self, step: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        self.work.append(step(*args))

    def open(self, page: Page, then: Callable[[Any], None] | None = None) -> None:
        self.opened.append((page, then))

    async def close_dialog(self, answer: str | None) -> None:
        """Leave the dialog in front with an answer, and do what follows from it."""
        _, then = self.opened.pop()
        assert then is not None
        then(answer)
        for each in self.work:
            await each
        self.work.clear()


@pytest.fixture
def page() -> FakeHostedPage:
    return FakeHostedPage()


def requests_of(chair: FakeChair, page: FakeHostedPage) -> Requests:
    return Requests(cast("Chair", chair), cast("Any", page))


@pytest.mark.parametrize(("answer", "consent"), [("yes", True), ("no", False), (None, False)])
async def test_a_request_is_shown_once_and_answered(
    page: FakeHostedPage, answer: str | None, consent: bool
) -> None:
    chair = FakeChair(UNDO)
    requests = requests_of(chair, page)
    requests.show_new_request()
    requests.show_new_request()
    assert len(page.opened) == 1
    await page.close_dialog(answer)
    assert chair.consents == [consent]


@pytest.mark.parametrize(
    ("request_of_other", "text"),
    [
        (UNDO, "You would lose 2 answers. Do you agree?"),
        (END, "Ada asks to end the match now. Do you agree?"),
    ],
)
def test_the_dialog_says_what_would_be_lost(
    page: FakeHostedPage, request_of_other: Request, text: str
) -> None:
    requests_of(FakeChair(request_of_other), page).show_new_request()
    dialog, _ = page.opened[0]
    assert isinstance(dialog, ChoosePage)
    assert text in dialog._text


def test_nothing_is_asked_of_spectators_and_those_who_have_agreed(page: FakeHostedPage) -> None:
    agreed = FakeChair(Request("end", seat=1, answers_when_asked=5, answers=5, agreed_seats=(1,)))
    requests = requests_of(agreed, page)
    requests.show_new_request()
    assert requests.note == "waiting for the others to agree"
    spectator = requests_of(FakeChair(UNDO, seat=None), page)
    spectator.show_new_request()
    assert (spectator.note, page.opened) == ("", [])


async def test_a_request_that_is_gone_closes_its_dialog_and_takes_no_answer(
    page: FakeHostedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[ChoosePage] = []
    monkeypatch.setattr(ChoosePage, "leave", lambda dialog, result=None: left.append(dialog))
    chair = FakeChair(UNDO)
    requests = requests_of(chair, page)
    requests.show_new_request()
    page.app.screen, _ = page.opened[0]
    chair.request = None
    requests.show_new_request()
    assert left == [page.app.screen]
    await page.close_dialog("yes")
    assert chair.consents == []
