"""Bans on the command line, while no server runs."""

from __future__ import annotations

import asyncio

import pytest

from saves.account_store import AccountStore
from saves.sqlite import SqliteStore
from tests.tui.commands.shell import run_json
from tui.__main__ import main

KEY = "SHA256:" + "k" * 43
FOREIGN = "SHA256:" + "f" * 43


@pytest.fixture
def club(data: str) -> str:
    """The data directory of a server where ann has a key, and has added that of another."""
    store = SqliteStore.from_directory(data)
    accounts = AccountStore(store)

    async def fill() -> None:
        await accounts.claim("ann", KEY, time=1)
        await accounts.add_key("ann", FOREIGN, time=2)

    asyncio.run(fill())
    store.close()
    return data


def test_a_name_is_banned_with_its_proven_keys(
    club: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ban", "ann", "--reason", "spam\x1b[2J", "--data", club]) == 0
    assert capsys.readouterr().out == "ann is banned permanently, with 1 key.\n"
    assert main(["bans", "--data", club]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"key      {KEY}  permanently  spam [2J",
        "name     ann  permanently  spam [2J",
    ]
    assert main(["unban", "ann", "--data", club]) == 0
    assert capsys.readouterr().out == "ann is no longer banned.\n"
    assert run_json(capsys, "bans", "--json", "--data", club) == {"bans": []}
    assert main(["bans", "--data", club]) == 0
    assert capsys.readouterr().out == "No bans.\n"


def test_keys_and_addresses_can_be_banned_for_days(
    club: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ban", FOREIGN, "--days", "7", "--data", club]) == 0
    assert capsys.readouterr().out.startswith(f"{FOREIGN} is banned until 20")
    assert main(["ban", "10.1.2.3/16", "--data", club]) == 0
    assert capsys.readouterr().out == "10.1.0.0/16 is banned permanently.\n"
    bans = run_json(capsys, "bans", "--json", "--data", club)["bans"]
    assert [(ban["kind"], ban["until"] is None) for ban in bans] == [
        ("address", True),
        ("key", False),
    ]


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("ban", "Tom & Jerry"), "'Tom & Jerry' is not an address"),
        (("ban", "SHA256:short"), "'SHA256:short' is not a key"),
        (("ban", "ann", "--days", "99999999999"), "use 1 to 3650"),
        (("unban", "ann"), "'ann' is not banned"),
    ],
)
def test_what_cannot_be_banned_gets_one_line(
    club: str, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], error: str
) -> None:
    try:
        status = main([*words, "--data", club])
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)
    assert error in said
