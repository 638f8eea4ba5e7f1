"""Logins and names. Attackers can offer, claim and send anything."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncssh
import pytest

from net.visitor import Visitor
from tests.net.conftest import Opens, Site
from tests.net.ssh.caller import Guest, calling, connected, new_key, open_session


def visitors(site: Site) -> dict[str, Visitor]:
    return {session.visitor.name: session.visitor for session in site.server.sessions}


class Stolen(asyncssh.SSHKeyPair):
    """A public key of another visitor, with signatures by one's own key."""

    def __init__(self, public: asyncssh.SSHKey, own: asyncssh.SSHKey) -> None:
        algorithm = public.algorithm
        super().__init__(algorithm, algorithm, (algorithm,), (), public.public_data, None)
        self._own = own

    def sign(self, data: bytes) -> bytes:
        return self._own.sign(data, self.sig_algorithm)


async def refused(port: int, name: str, **options: Any) -> str:
    said: list[Guest] = []

    def client() -> Guest:
        said.append(Guest())
        return said[-1]

    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.create_connection(
            client, "127.0.0.1", port, username=name, known_hosts=None, agent_path=None, config=[],
            **({"client_keys": []} | options),
        )  # fmt: skip
    return said[0].banner


# Names and keys


async def test_the_first_key_that_comes_with_a_free_name_owns_it(site: Site) -> None:
    key = new_key()
    async with calling(site.port, "tesla", key=key) as caller:
        await caller.see("tesla came for lobby")
        assert visitors(site)["tesla"] == Visitor("tesla", "127.0.0.1", key.get_fingerprint())
    assert site.host.owners("tesla") == {key.get_fingerprint()}
    async with calling(site.port, "tesla", key=key) as again:
        await again.see("tesla came for lobby")


async def test_a_claimed_name_is_closed_to_other_keys_and_to_guests(site: Site) -> None:
    site.host.names["tesla"] = frozenset({new_key().get_fingerprint()})
    said = await refused(site.port, "tesla", client_keys=[new_key()])
    assert "The name tesla belongs to another key." in said
    assert "belongs to another key" in await refused(site.port, "tesla")
    assert "belongs to another key" in await refused(site.port, "TESLA")
    assert site.refused["name taken"] == 3


async def test_one_of_several_keys_is_enough(site: Site) -> None:
    own = new_key()
    site.host.names["tesla"] = frozenset({own.get_fingerprint()})
    keys = [*(new_key() for _ in range(8)), own]
    async with connected(site.port, "tesla", client_keys=keys) as conn:
        caller = await open_session(conn)
        await caller.see("tesla came for lobby")
        assert visitors(site)["tesla"].fingerprint == own.get_fingerprint()


async def test_a_guest_is_a_guest(site: Site) -> None:
    async with calling(site.port, "edison") as caller:
        await caller.see("edison (guest) came for lobby")
        assert visitors(site)["edison"].is_guest
    assert not site.host.owners("edison")


async def test_guests_are_not_admitted_everywhere(opens: Opens) -> None:
    site = await opens(allows_guests=False)
    assert "accepts no guests: please use an SSH key" in await refused(site.port, "edison")
    async with calling(site.port, "edison", key=new_key()) as caller:
        await caller.see("edison came for lobby")


async def test_an_administrator_is_known_by_the_key_alone(opens: Opens) -> None:
    key = new_key()
    site = await opens(admins=(key.get_fingerprint(),))
    async with (
        calling(site.port, "boss", key=key) as boss,
        calling(site.port, "boss-2", key=new_key()) as other,
    ):
        await boss.see("boss came")
        await other.see("boss-2 came")
        assert visitors(site)["boss"].is_admin
        assert not visitors(site)["boss-2"].is_admin


async def test_bans_by_name_by_key_and_by_address(site: Site) -> None:
    key = new_key()
    site.host.bans = {"edison": "he cheats", key.get_fingerprint(): "it was stolen"}
    assert "Access denied: he cheats" in await refused(site.port, "edison")
    said = await refused(site.port, "edison", client_keys=[new_key()])
    assert "Access denied: he cheats" in said
    said = await refused(site.port, "tesla", client_keys=[key], preferred_auth=["publickey"])
    assert "Access denied: it was stolen" in said
    site.host.bans = {"127.0.0.1": "go away"}
    with pytest.raises(asyncssh.DisconnectError, match="Access denied: go away"):
        await asyncssh.connect("127.0.0.1", site.port, known_hosts=None, config=[])
    assert site.refused["banned"] == 5


async def test_whoever_offers_a_banned_key_does_not_come_in_as_a_guest_or_with_another(
    site: Site,
) -> None:
    banned, fresh = new_key(), new_key()
    site.host.bans = {banned.get_fingerprint(): "he cheats (until 2027-01-15 08:10 UTC)"}
    for name, keys in (("tesla", [banned]), ("other", [banned, fresh])):
        said = await refused(site.port, name, client_keys=keys)
        assert "Access denied: he cheats (until 2027-01-15 08:10 UTC)" in said
    assert not site.server.sessions
    assert not site.host.names
    async with calling(site.port, "other", key=fresh) as caller:
        await caller.see("other came for lobby")


async def test_whoever_is_banned_between_login_and_session_does_not_come_in(site: Site) -> None:
    async with connected(site.port, "edison") as conn:
        site.host.bans = {"edison": "he cheats (permanently)"}
        caller = await open_session(conn)
        assert await caller.leaves() == 2
        assert "Access denied: he cheats (permanently)" in caller.received.decode()
    assert site.refused["banned"] == 1


async def test_an_administrator_comes_in_though_another_key_of_the_agent_is_banned(
    opens: Opens,
) -> None:
    banned, boss = new_key(), new_key()
    site = await opens(admins=(boss.get_fingerprint(),))
    site.host.bans = {banned.get_fingerprint(): "he cheats", "boss": "he boasts"}
    async with connected(site.port, "boss", client_keys=[banned, boss]) as conn:
        caller = await open_session(conn)
        await caller.see("boss came for lobby")


# Keys that are offered but not proven


async def test_a_key_that_was_added_is_proven_by_its_login(site: Site) -> None:
    old, added = new_key(), new_key()
    site.host.names["tesla"] = frozenset({old.get_fingerprint()})
    site.host.pending["tesla"] = frozenset({added.get_fingerprint()})
    await refused(site.port, "tesla", client_keys=[Stolen(added, new_key())])
    assert site.host.owners("tesla") == {old.get_fingerprint()}
    async with calling(site.port, "tesla", key=added) as caller:
        await caller.see("tesla came for lobby")
    assert site.host.owners("tesla") == {old.get_fingerprint(), added.get_fingerprint()}


async def test_a_name_that_waits_for_one_key_is_not_free(site: Site) -> None:
    """An administrator has released it for that key."""
    new, other = new_key(), new_key()
    site.host.pending["tesla"] = frozenset({new.get_fingerprint()})
    for keys in ([other], [Stolen(new, other)], []):
        assert "belongs to another key" in await refused(site.port, "tesla", client_keys=keys)
    assert site.host.owners("tesla") == frozenset()
    async with calling(site.port, "tesla", key=new) as caller:
        await caller.see("tesla came for lobby")
    assert site.host.owners("tesla") == {new.get_fingerprint()}


async def test_a_key_that_is_not_proven_opens_nothing(site: Site) -> None:
    victim, own = new_key(), new_key()
    site.host.names["tesla"] = frozenset({victim.get_fingerprint()})
    await refused(site.port, "tesla", client_keys=[Stolen(victim, own)])
    assert not site.server.sessions


async def test_an_administrators_public_key_makes_nobody_an_administrator(opens: Opens) -> None:
    boss, own = new_key(), new_key()
    site = await opens(admins=(boss.get_fingerprint(),))
    stolen = Stolen(boss, own)
    async with connected(site.port, "mallory", client_keys=[stolen, own]) as conn:
        caller = await open_session(conn)
        await caller.see("mallory came")
        mallory = visitors(site)["mallory"]
        assert mallory.fingerprint == own.get_fingerprint()
        assert not mallory.is_admin
    async with connected(site.port, "eve", client_keys=[stolen]) as conn:
        caller = await open_session(conn)
        await caller.see("eve (guest) came")
        assert visitors(site)["eve"].is_guest
    assert boss.get_fingerprint() not in frozenset().union(*site.host.names.values())


class Turncoat(Guest):
    """A client that changes its name in the middle of the login."""

    def __init__(self, *steps: tuple[str, asyncssh.SSHKey | asyncssh.SSHKeyPair]) -> None:
        super().__init__()
        self._steps = list(steps)

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self._conn = conn

    def public_key_auth_requested(self) -> Any:
        if not self._steps:
            return None
        self._conn._username, key = self._steps.pop(0)
        return key


async def test_a_name_and_a_key_count_only_together(site: Site) -> None:
    victim, own = new_key(), new_key()
    site.host.names["tesla"] = frozenset({victim.get_fingerprint()})
    site.host.names["mallory"] = frozenset({own.get_fingerprint()})

    def turncoat() -> Turncoat:
        steps = (("mallory", Stolen(victim, own)), ("tesla", Stolen(victim, own)))
        return Turncoat(*steps, ("tesla", own), ("mallory", own))

    conn, _ = await asyncssh.create_connection(
        turncoat, "127.0.0.1", site.port, username="tesla", known_hosts=None, config=[],
        client_keys=None, agent_path=None,
    )  # fmt: skip
    caller = await open_session(conn)
    await caller.see("mallory came for lobby")
    assert list(visitors(site).values()) == [Visitor("mallory", "127.0.0.1", own.get_fingerprint())]
    conn.abort()
    await conn.wait_closed()


# Races


async def test_a_refused_name_says_what_to_do(site: Site) -> None:
    site.host.names["tesla"] = frozenset({new_key().get_fingerprint()})
    said = await refused(site.port, "tesla", client_keys=[new_key()])
    assert "ssh -i FILE" in said
    assert "ssh OTHER@" in said


@pytest.mark.parametrize("name", ["root", "admin", "Server"])
async def test_names_that_speak_for_the_server_are_reserved(site: Site, name: str) -> None:
    for options in ({"client_keys": [new_key()]}, {}):
        assert "is reserved" in await refused(site.port, name, **options)
    assert not site.host.owners(name.lower())


async def test_an_administrator_may_claim_a_reserved_name(opens: Opens) -> None:
    key = new_key()
    site = await opens(admins=(key.get_fingerprint(),))
    async with calling(site.port, "root", key=key) as caller:
        await caller.see("root came")
        assert visitors(site)["root"].is_admin


async def test_the_name_of_a_guest_cannot_be_claimed_while_the_guest_plays(site: Site) -> None:
    site.host.guests.add("gus")
    said = await refused(site.port, "gus", client_keys=[new_key()], kbdint_auth=False)
    assert "A guest plays under the name gus" in said
    site.host.guests.clear()
    async with calling(site.port, "gus", key=new_key()) as caller:
        await caller.see("gus came")


async def test_a_name_that_cannot_be_stored_is_not_called_taken(site: Site) -> None:
    site.host.full = True
    async with connected(site.port, "tesla", key=new_key()) as connection:
        caller = await open_session(connection)
        assert await caller.leaves() == 2
        assert "cannot store your name" in caller.screen
        assert "another key" not in caller.screen
    assert site.refused == {"store": 1}


async def test_of_two_who_claim_a_name_at_once_one_gets_it(site: Site) -> None:
    site.host.stores.clear()
    keys = [new_key(), new_key()]
    async with (
        connected(site.port, "tesla", key=keys[0]) as first,
        connected(site.port, "tesla", key=keys[1]) as second,
    ):
        callers = [await open_session(first), await open_session(second)]
        assert not site.server.sessions  # no session begins before the name is settled
        site.host.stores.set()
        seen = await asyncio.gather(*(caller.see("tesla") for caller in callers))
        welcome = [index for index, screen in enumerate(seen) if "came for lobby" in screen]
        assert len(welcome) == 1
        assert site.host.owners("tesla") == {keys[welcome[0]].get_fingerprint()}
        loser = callers[1 - welcome[0]]
        assert await loser.leaves() == 2
        assert "The name tesla belongs to another key" in loser.screen
        assert len(site.server.sessions) == 1


async def test_a_guest_does_not_slip_in_under_a_name_that_is_being_claimed(site: Site) -> None:
    key = new_key()
    async with connected(site.port, "tesla") as guest, connected(site.port, "tesla", key=key):
        while not site.host.owners("tesla"):
            await asyncio.sleep(0)
        # The guest was logged in before; the seat of a guest is another than the account's.
        caller = await open_session(guest)
        await caller.see("tesla (guest) came")
        assert visitors(site)["tesla"].identity != "tesla"


async def test_names_cannot_be_claimed_by_the_dozen(opens: Opens) -> None:
    site = await opens(names_per_hour_per_address=2)
    for name in ("one", "two"):
        async with calling(site.port, name, key=new_key()) as caller:
            await caller.see(f"{name} came for lobby")
    async with calling(site.port, "three", key=new_key()) as caller:
        assert await caller.leaves() == 2
        assert "Too many new names from your address." in caller.screen
    async with calling(site.port, "three") as guest:
        await guest.see("three (guest) came")
    assert not site.host.owners("three")
    assert site.refused["names"] == 1


# Names that are none


class Named(Guest):
    """A client that sends a name as it is, without checks."""

    def __init__(self, raw: str) -> None:
        super().__init__()
        self._raw = raw

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        """Before the client has said who it is."""
        conn._username = self._raw


@pytest.mark.parametrize(
    "name",
    [
        "",
        "-x",
        "nikola..tesla",
        "a" * 17,
        "a" * 1000,
        "two words",
        "тесла",
        "tesla\u0301",
        "../../etc",
        "$(reboot)",
        "a@b",
    ],
)
async def test_names_that_are_none_are_refused_with_the_rule(site: Site, name: str) -> None:
    client = Named(name)
    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.create_connection(
            lambda: client, "127.0.0.1", site.port, username="x", known_hosts=None, config=[],
            client_keys=[new_key()], agent_path=None,
        )  # fmt: skip
    assert client.banner == "" if name == "" else "A name has 1 to 16 letters" in client.banner
    assert not site.host.names


@pytest.mark.parametrize("name", ["a" * 10_000, "\x1b]0;owned\x07", "a\nb", "\x00", "\u202etesla"])
async def test_names_that_are_attacks_end_the_connection(site: Site, name: str) -> None:
    client = Named(name)
    with pytest.raises((asyncssh.DisconnectError, ConnectionError)):
        await asyncssh.create_connection(
            lambda: client, "127.0.0.1", site.port, username="x", known_hosts=None, config=[],
            client_keys=[new_key()], agent_path=None,
        )  # fmt: skip
    assert not site.host.names


async def test_letters_that_only_look_like_others_are_the_same_name_or_none(site: Site) -> None:
    """The sign of the kelvin is a capital k: the name is its owner's all the same."""
    site.host.names["kelvin"] = frozenset({new_key().get_fingerprint()})
    assert "belongs to another key" in await refused(site.port, "\u212aelvin")
    assert "A name has 1 to 16" in await refused(site.port, "ｔｅｓlа")


async def test_attempts_come_to_an_end(site: Site) -> None:
    site.host.names["tesla"] = frozenset({new_key().get_fingerprint()})
    keys = [new_key() for _ in range(60)]
    with pytest.raises(asyncssh.DisconnectError, match="Too many attempts to log in"):
        await asyncssh.create_connection(
            Guest, "127.0.0.1", site.port, username="tesla", known_hosts=None, config=[],
            client_keys=keys, agent_path=None,
        )  # fmt: skip
    assert site.refused["attempts"] == 1
