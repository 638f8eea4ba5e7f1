"""A visitor gets the app, on a connection that is always closed properly."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextvars import ContextVar
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.widget import Widget

from net.ssh.session import CRASHED, Session
from tests.net.conftest import Opens, Site
from tests.net.ssh.board_app import BoardApp
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import Caller, at_board, calling, connected, open_session, undisturbed
from tests.net.ssh.waiting import until


async def test_a_visitor_calls_and_presses_keys(site: Site) -> None:
    async with calling(site.port, "Tesla") as caller:
        await caller.see("tesla (guest) came for lobby -", "keys 0;", "size 80x24;")
        caller.press("a", "b")
        await caller.see("keys 2; last b;")
        caller.press("q")
        assert await caller.leaves() == 0
        assert "See you soon." in caller.screen


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (None, "came for lobby -"),
        ("", "came for lobby -"),
        ("bcdf", "came for table BCDF"),
        (" watch  xy12 ", "came for watch XY12"),
    ],
)
async def test_what_people_come_for(site: Site, command: str | None, words: str) -> None:
    async with calling(site.port, command=command) as caller:
        await caller.see(words)


async def test_many_at_once_each_see_their_own(site: Site) -> None:
    async def visit(number: int) -> None:
        async with calling(site.port, f"p{number}", size=(60 + number, 20)) as caller:
            await caller.see(f"p{number} (guest)", f"size {60 + number}x20;")
            caller.press(*"x" * number)
            await caller.see(f"keys {number};")

    await asyncio.gather(*(visit(number) for number in range(1, 9)))


# Scripts


async def test_a_script_asks_for_its_turns(site: Site) -> None:
    site.host.waiting = ["ABCD Duel with edison", "EFGH \x1b]0;owned\x07"]
    async with calling(site.port, term=None, command="turns") as caller:
        assert await caller.leaves() == 0
        assert caller.received == b"ABCD Duel with edison\nEFGH ?]0;owned?\n"


async def test_a_script_without_turns_learns_it_from_the_status(site: Site) -> None:
    async with calling(site.port, term=None, command="turns") as caller:
        assert await caller.leaves() == 1
        assert caller.received == caller.errors == b""


async def test_a_script_gets_a_record_as_it_is(site: Site) -> None:
    record = '{\n  "players": ["Žofie"]\n}\n' + " " * 300_000 + "end"
    site.host.records = {"BCDFG": record}
    async with calling(site.port, term=None, command="record bcdfg") as caller:
        assert await caller.leaves() == 0
        assert caller.received.decode() == record + "\n"


async def test_without_a_record_there_is_a_clear_line(site: Site) -> None:
    async with calling(site.port, term=None, command="record bcdfg") as caller:
        assert await caller.leaves() == 1
        assert (caller.received, caller.errors) == (b"", b"no table is called 'BCDFG'\n")


@pytest.mark.parametrize(
    ("term", "words"),
    [
        (None, "Wardenclyffe needs a terminal, and this connection has none."),
        ("dumb", "Wardenclyffe needs a terminal with a movable cursor"),
    ],
)
async def test_without_a_terminal_there_is_a_clear_line(
    site: Site, term: str | None, words: str
) -> None:
    async with calling(site.port, term=term) as caller:
        assert await caller.leaves() == 2
        said = (caller.received + caller.errors).decode()
        assert said.startswith(words)
        assert "ssh -t" in said
        assert "Traceback" not in said


# Faults of the app


async def test_a_crash_ends_one_session_politely(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    async with undisturbed(site.port), at_board(site.port, "unlucky") as caller:
        caller.press("\x1bOP")
        assert await caller.leaves() == 1
        await asyncio.sleep(0)
        assert CRASHED in caller.screen
        for secret in ("boom", "Traceback", "/secret", "board.py"):
            assert secret.encode() not in caller.received
    assert site.server.metrics.crashes == 1
    (record,) = (record for record in caplog.records if record.levelno >= logging.ERROR)
    assert record.getMessage() == "session crashed"


async def test_a_widget_that_comes_after_the_end_is_no_crash(site: Site) -> None:
    """A line can be cut while a page opens; Textual then refuses the sheets of the page."""
    async with at_board(site.port, "hasty") as caller:
        caller.press("\x1b[19~")
        assert await caller.leaves() == 0
        await caller.see("See you soon.")
    assert site.server.metrics.crashes == 0


class Broken(Widget):
    def compose(self) -> ComposeResult:
        raise RuntimeError("no compose")


class BrokenApp(App[None]):
    def compose(self) -> ComposeResult:
        yield Broken()


class UnreadableApp(App[None]):
    CSS = "this is { no: css"


class LateApp(App[None]):
    def on_mount(self) -> None:
        self.set_timer(0.01, self.fail)

    def fail(self) -> None:
        raise RuntimeError("late")


def no_app() -> App[None]:
    raise RuntimeError("no app today")


@pytest.mark.parametrize("make", [BrokenApp, UnreadableApp, LateApp, no_app])
async def test_an_app_that_cannot_even_begin(opens: Opens, make: Any) -> None:
    class ServerHost(BoardHost):
        def make_app(self, session: Session) -> App[None]:
            fails = session.visitor.name == "unlucky"
            app: App[None] = make() if fails else super().make_app(session)
            return app

    site = await opens(host=ServerHost())
    async with undisturbed(site.port), calling(site.port, "unlucky") as caller:
        assert await caller.leaves() == 1
        assert CRASHED in caller.screen
        assert b"Traceback" not in caller.received
        assert len(site.server.sessions) == 1


async def test_an_app_that_panics_is_said_to_have_failed(
    site: Site, capfd: pytest.CaptureFixture[str]
) -> None:
    async with at_board(site.port) as caller:
        caller.press("\x1b[15~")
        await caller.leaves()
        assert CRASHED in caller.screen
    assert "lost" not in "".join(capfd.readouterr())


@pytest.mark.parametrize("key", ["\x1bOQ", "\x1b[17~"], ids=["the app", "a widget"])
async def test_an_app_that_hangs_is_ended_when_its_person_leaves(
    site: Site, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr("net.ssh.session.APP_CLOSE_SECONDS", 0.1)
    async with undisturbed(site.port) as bystander:
        async with at_board(site.port, "stuck") as caller:
            caller.press(key)
            await until(lambda: any(app.is_stuck for app in site.host.apps), "a stuck app")
            (stuck,) = (app for app in site.host.apps if app.is_stuck)
        await until(lambda: len(site.server.sessions) == 1, "the end of the stuck session")
        await until(lambda: not vars(stuck), "the end of the stuck app")
        assert not bystander.closed.is_set()


async def test_what_apps_print_does_not_change_where_the_server_prints(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = sys.stdout, sys.stderr
    async with at_board(site.port, "one") as one:
        async with at_board(site.port, "two") as two:
            two.press("\x1bOR", "x")
            await two.see("last x;")
            assert sys.stdout is out
        one.press("\x1bOR", "x")
        await one.see("last x;")
        assert b"printed" not in one.received + two.received
    assert (sys.stdout, sys.stderr) == (out, err)
    assert capsys.readouterr().out == "printed by an app\n" * 2


async def test_a_session_knows_nothing_of_where_the_server_was_started(opens: Opens) -> None:
    place = ContextVar[str]("place")
    place.set("somewhere")
    seen: list[str] = []

    class ServerHost(BoardHost):
        def make_app(self, session: Session) -> App[None]:
            seen.append(place.get("nowhere"))
            return super().make_app(session)

    site = await opens(host=ServerHost())
    async with calling(site.port) as caller:
        await caller.see("keys 0;")
    assert seen == ["nowhere"]


async def test_apps_know_their_own_session_only(site: Site) -> None:
    """Textual finds the app of a widget by the context; no session's may reach another's."""
    async with at_board(site.port, "one"), at_board(site.port, "two"):
        apps = {session.visitor.name: session.app for session in site.server.sessions}
        seen: dict[str, App[Any]] = {}
        for name, app in apps.items():
            assert isinstance(app, BoardApp)
            board = app.query_one("Board")
            board.call_later(lambda name=name, board=board: seen.update({name: board.app}))
        await until(lambda: len(seen) == 2, "both answers")
        assert seen == apps


# The end


async def test_a_visitor_who_does_nothing_is_sent_home(opens: Opens) -> None:
    site = await opens(idle_seconds=1)
    async with undisturbed(site.port), at_board(site.port, "sleeper") as caller:
        await caller.leaves()
        assert "You were away for a long time" in caller.screen
    assert site.refused["idle"] == 1


async def test_a_full_server_says_so(opens: Opens) -> None:
    site = await opens(sessions=2)
    async with at_board(site.port, "one") as one, at_board(site.port, "two"):
        async with calling(site.port, "three") as three:
            assert await three.leaves() == 1
            assert "The server is full. Please try again later." in three.screen
        one.press("q")
        await one.leaves()
        async with calling(site.port, "four") as four:
            await four.see("keys 0;")
    assert site.refused["sessions"] == 1


async def test_the_line_drops_and_the_app_goes(site: Site) -> None:
    async with at_board(site.port):
        assert len(site.server.sessions) == 1
    await until(lambda: not site.server.sessions and not site.server.connections, "an end")
    assert len(site.server.slots) == 0


async def test_a_client_that_closes_its_channel_only_is_seen_off_too(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.ssh.connection.CLIENT_CLOSE_SECONDS", 0.1)
    async with connected(site.port) as conn:
        caller: Caller = await open_session(conn)
        await caller.see("keys 0;")
        caller.chan.close()
        await until(lambda: not site.server.sessions, "the end of the session")
        await until(lambda: not site.server.connections, "the end of the connection")


async def test_keys_pressed_before_there_is_an_app_do_no_harm(site: Site) -> None:
    async with connected(site.port) as conn:
        caller = await open_session(conn)
        caller.press("abc" * 10)
        await caller.see("keys ")
        caller.press("z")
        await caller.see("last z;")
