"""A guest's way back to the seat: the server asks for the code while the guest logs in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from net.hall.visit import enter_hall
from net.ssh.connection import Connection
from net.visitor import new_guest
from tests.net.conftest import Opens, Site
from tests.net.hall.halls import plan_of
from tests.net.hall.people import ANN
from tests.net.ssh.caller import Caller, Guest, client_options, new_key, open_session
from tests.net.ssh.hall_site import open_hall_site

CODE = "K7QF-3MXB-PT9R"


class Returning(Guest):
    """A guest who answers each question with the next of some words."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.questions: list[str] = []
        self._answers = list(answers)

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        self.questions += [f"{instructions} {prompt}" for prompt, _ in prompts]
        return [self._answers.pop(0) for _ in prompts]


async def logged_in(
    port: int, client: Guest, name: str = "gus", key: asyncssh.SSHKey | None = None
) -> tuple[asyncssh.SSHClientConnection, Caller]:
    conn, _ = await asyncssh.create_connection(
        lambda: client, "127.0.0.1", port, username=name, **client_options(key)
    )
    return conn, await open_session(conn)


async def test_only_a_name_with_a_seat_is_asked(site: Site) -> None:
    client = Returning()
    conn, caller = await logged_in(site.port, client)
    await caller.see("gus (guest) came")
    assert client.questions == []
    conn.abort()


async def test_the_code_brings_the_guest_back(site: Site) -> None:
    site.host.codes["gus"] = CODE
    client = Returning("2222-2222-2222", CODE)
    conn, caller = await logged_in(site.port, client)
    await caller.see("gus (guest 7) came")
    first, second = client.questions
    assert first.startswith("A guest called gus has a seat here.")
    assert second.startswith("No guest called gus has that code.")
    assert first.endswith("Resume code (Enter if you have none): ")
    assert site.refused["code"] == 1
    conn.abort()


@pytest.mark.parametrize("answer", ["", "  "])
async def test_without_a_code_one_comes_in_as_another_guest(site: Site, answer: str) -> None:
    site.host.codes["gus"] = CODE
    conn, caller = await logged_in(site.port, Returning(answer))
    await caller.see("gus (guest) came")
    conn.abort()


async def test_codes_are_not_guessed(site: Site) -> None:
    """An attack: three wrong codes end the login, however often the client starts again."""
    site.host.codes["gus"] = CODE

    class Guesser(Returning):
        def kbdint_auth_requested(self) -> str | None:
            return "" if len(self.questions) < 20 else None

    client = Guesser(*["2222-2222-2222"] * 20)
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError)):
        await logged_in(site.port, client)
    assert len(client.questions) == 3
    assert "Too many wrong codes." in client.banner


@pytest.mark.parametrize("answers", [[], [""], [CODE], ["a", "b"]])
async def test_an_answer_to_no_question_opens_nothing(site: Site, answers: Sequence[str]) -> None:
    """An attack: a refused client sends the answer to a question that nobody asked."""
    connection = Connection(site.server)
    assert connection.validate_kbdint_response("gus", answers) is False


async def test_a_guest_takes_a_seat_and_comes_back_to_it(opens: Opens, tmp_path: Path) -> None:
    """The same over SSH with the real hall and the real app."""
    async with open_hall_site(opens, tmp_path) as site:
        ann = await enter_hall(site.hall, ANN).create(plan_of())
        conn, caller = await logged_in(site.port, Guest())
        caller.press("enter")
        await caller.see("The match begins as soon as you sit down")
        caller.press("y")
        screen = await caller.see("Your resume code")
        code = next(word for word in screen.split() if re.fullmatch(r"\w{4}-\w{4}-\w{4}", word))
        caller.press("enter")
        conn.abort()
        for answer, label in (("", "gus (guest 2)"), (code, "gus (guest)")):
            client = Returning(answer)
            conn, caller = await logged_in(site.port, client)
            await caller.see(label)
            visitor = next(visit.visitor for visit in site.hall.visits if visit.visitor.is_guest)
            seat = site.hall.find(ann.code, visitor).state.seat_of(visitor.identity)
            assert seat == (1 if answer else None)
            assert client.questions
            conn.abort()
            await caller.closed.wait()


async def test_the_name_of_a_guest_with_a_seat_is_not_claimed_by_a_key(
    opens: Opens, tmp_path: Path
) -> None:
    async with open_hall_site(opens, tmp_path) as site:
        await enter_hall(site.hall, new_guest("gus", "10.0.0.5")).create(plan_of())
        client = Returning("")
        conn, caller = await logged_in(site.port, client, key=new_key())
        await caller.see("gus (guest 2)")
        assert "A guest plays under the name gus" in client.banner
        conn.abort()
