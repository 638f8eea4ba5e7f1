"""Names belong to keys, and some people may not come in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from net.hall.accounts import Accounts, fingerprint_of
from net.hall.errors import BadBanError, BadKeyError, GuestError
from net.visitor import Visitor
from saves.account_store import (
    AccountStore,
    LastKeyError,
    NameTakenError,
    NoSuchAccountError,
    NoSuchKeyError,
)
from saves.sqlite import SqliteStore
from tests.net.hall.halls import ManualClock
from tests.net.hall.people import GUS

FIRST, SECOND = "SHA256:" + "a" * 43, "SHA256:" + "b" * 43
ANN = Visitor("ann", "10.0.0.1", FIRST)
PUBLIC_KEY = (
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINoiPnxVX8a1o7ZRQ9v0ZSPBsCIHtUBu2JZs9ZKMFxbW ann@home"
)


class Book:
    def __init__(self, path: Path) -> None:
        self.clock = ManualClock()
        self.path = path

    async def opened(self) -> Accounts:
        self.store = SqliteStore(self.path)
        accounts = Accounts(AccountStore(self.store), self.clock)
        await accounts.load()
        return accounts

    async def reopened(self) -> Accounts:
        self.store.close()
        return await self.opened()


@pytest.fixture
def book(path: Path) -> Book:
    return Book(path)


async def test_the_first_key_to_come_owns_the_name_for_good(book: Book) -> None:
    accounts = await book.opened()
    assert accounts.owners("ann") == frozenset()
    await accounts.claim("ann", FIRST)
    await accounts.claim("ann", FIRST)
    with pytest.raises(NameTakenError, match="the name ann belongs to another key"):
        await accounts.claim("ann", SECOND)
    accounts = await book.reopened()
    assert accounts.owners("ann") == {FIRST}
    await accounts.claim("bob", FIRST)
    assert accounts.owners("bob") == {FIRST}


async def test_of_two_who_claim_a_name_at_once_one_gets_it(book: Book) -> None:
    accounts = await book.opened()
    results = await asyncio.gather(
        accounts.claim("ann", FIRST), accounts.claim("ann", SECOND), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), NameTakenError]
    assert accounts.owners("ann") == {FIRST}
    assert (await book.reopened()).owners("ann") == {FIRST}


async def test_what_is_no_name_cannot_be_claimed(book: Book) -> None:
    accounts = await book.opened()
    with pytest.raises(BadKeyError, match="A name has"):
        await accounts.claim("Ann Notifier", FIRST)


async def test_an_owner_adds_and_removes_keys_but_never_the_last(book: Book) -> None:
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    assert await accounts.add_key(ANN, SECOND) == SECOND
    whole = await accounts.add_key(ANN, PUBLIC_KEY)
    assert accounts.keys(ANN) == sorted([FIRST, SECOND, whole])
    assert accounts.pending_keys("ann") == {SECOND, whole}
    accounts = await book.reopened()
    await accounts.remove_key(ANN, SECOND)
    await accounts.remove_key(ANN, PUBLIC_KEY)
    with pytest.raises(NoSuchKeyError):
        await accounts.remove_key(ANN, SECOND)
    with pytest.raises(LastKeyError, match="the last key of ann"):
        await accounts.remove_key(ANN, FIRST)
    assert (await book.reopened()).owners("ann") == {FIRST}


async def test_an_added_key_counts_after_its_first_login(book: Book) -> None:
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    await accounts.add_key(ANN, SECOND)
    for each in (accounts, accounts := await book.reopened()):
        assert each.owners("ann") == {FIRST}
        assert not each.names_with(SECOND)
    with pytest.raises(LastKeyError):
        await accounts.remove_key(ANN, FIRST)
    await accounts.claim("ann", SECOND)
    for each in (accounts, accounts := await book.reopened()):
        assert each.owners("ann") == {FIRST, SECOND}
        assert not each.pending_keys("ann")
    await accounts.add_key(ANN, SECOND)
    assert (await book.reopened()).owners("ann") == {FIRST, SECOND}


async def test_guests_and_strangers_have_no_keys_to_change(book: Book) -> None:
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    stranger = Visitor("ann", "10.0.0.2", SECOND)
    for visitor in (GUS, stranger):
        with pytest.raises(GuestError):
            await accounts.add_key(visitor, SECOND)
        with pytest.raises(GuestError):
            await accounts.remove_key(visitor, FIRST)
        with pytest.raises(GuestError):
            accounts.keys(visitor)


async def test_an_account_has_only_so_many_keys(book: Book) -> None:
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    for number in range(19):
        await accounts.add_key(ANN, f"SHA256:{number:043}")
    with pytest.raises(BadKeyError, match="20 keys at most"):
        await accounts.add_key(ANN, SECOND)


async def test_there_must_be_an_account_to_add_to(book: Book) -> None:
    await book.opened()
    accounts = AccountStore(book.store)
    with pytest.raises(NoSuchAccountError):
        await accounts.add_key("nobody", FIRST, time=0)
    with pytest.raises(NoSuchAccountError):
        await accounts.mute("nobody", "ann", muted=True)


def test_the_fingerprint_of_a_key_is_the_one_that_ssh_shows() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    line = key.export_public_key().decode()
    assert fingerprint_of(line) == key.get_fingerprint()
    assert fingerprint_of(f"  {FIRST}\n") == FIRST


@pytest.mark.parametrize(
    "text",
    [
        "",
        "SHA256:short",
        "ssh-ed25519",
        "ssh-ed25519 %%%%",
        "ssh-ed25519 AAAA",
        "ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAINoiPnxVX8a1o7ZRQ9v0ZSPBsCIHtUBu2JZs9ZKMFxbW",
        "-----BEGIN OPENSSH PRIVATE KEY-----",
    ],
)
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(BadKeyError):
        fingerprint_of(text)


# Bans


def asked(accounts: Accounts, name: str = "", key: str = "", address: str = "") -> str:
    return accounts.ban_of(name=name, fingerprint=key, address=address)


async def test_a_banned_name_takes_its_keys_along(book: Book) -> None:
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    await accounts.ban("name", "ann", reason="spam\x1b[2J")
    for each in (accounts, accounts := await book.reopened()):
        assert asked(each, name="ann") == "spam [2J (permanently)"
        assert asked(each, name="other", key=FIRST) == "spam [2J (permanently)"
        assert asked(each, name="bob", key=SECOND, address="10.0.0.1") == ""
        assert asked(each) == ""
    await accounts.unban("ann")
    assert asked(accounts, name="ann", key=FIRST) == ""
    assert (await book.reopened()).bans() == []


async def test_a_banned_account_takes_no_key_along_that_it_only_added(book: Book) -> None:
    """An attack: somebody adds the public key of another and provokes a ban."""
    accounts = await book.opened()
    await accounts.claim("ann", FIRST)
    await accounts.add_key(ANN, SECOND)
    await accounts.ban("name", "ann", reason="spam")
    for each in (accounts, await book.reopened()):
        assert asked(each, name="bob", key=SECOND) == ""
        assert asked(each, name="other", key=FIRST) != ""


async def test_no_ban_hits_the_key_of_an_administrator(book: Book) -> None:
    plain = await book.opened()
    await plain.ban("key", SECOND, reason="before it was an administrator's")
    accounts = Accounts(AccountStore(book.store), book.clock, admins=(SECOND,))
    await accounts.load()
    await accounts.claim("ann", FIRST)
    await accounts.add_key(ANN, SECOND)
    await accounts.claim("ann", SECOND)
    await accounts.ban("name", "ann", reason="spam")
    assert asked(accounts, name="ann", key=SECOND, address="10.0.0.1") == ""
    assert asked(accounts, name="ann", key=FIRST) != ""
    with pytest.raises(BadBanError, match="the key of an administrator"):
        await accounts.ban("key", SECOND, reason="")


async def test_a_ban_ends_when_its_time_is_over(book: Book) -> None:
    accounts = await book.opened()
    await accounts.ban("key", FIRST, reason="", minutes=10)
    assert asked(accounts, key=FIRST) == "you are banned (until 2027-01-15 08:10 UTC)"
    book.clock.time += 599
    assert asked(accounts, key=FIRST) != ""
    book.clock.time += 1
    assert asked(accounts, key=FIRST) == ""
    assert accounts.bans() == []


async def test_addresses_and_networks_can_be_banned(book: Book) -> None:
    accounts = await book.opened()
    await accounts.ban("address", "10.1.2.3", reason="one")
    await accounts.ban("address", "10.2.0.0/16", reason="many")
    await accounts.ban("address", "fe80::/64", reason="link")
    assert asked(accounts, address="10.1.2.3") == "one (permanently)"
    assert asked(accounts, address="::ffff:10.1.2.3") == "one (permanently)"
    assert asked(accounts, address="10.2.255.1") == "many (permanently)"
    assert asked(accounts, address="fe80::1%eth0") == "link (permanently)"
    assert asked(accounts, address="10.1.2.4") == ""
    assert asked(accounts, address="?") == ""


async def test_what_cannot_be_banned_is_refused(book: Book) -> None:
    accounts = await book.opened()
    for kind, subject in (("name", "Ann Notifier"), ("key", "abc"), ("address", "10.0.0")):
        with pytest.raises(BadBanError, match=f"is not an? {kind}"):
            await accounts.ban(kind, subject, reason="")  # type: ignore[arg-type]
    with pytest.raises(BadBanError, match="is not banned"):
        await accounts.unban("ann")
