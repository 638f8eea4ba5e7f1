"""Sessions start one by one; a few networks that ask for many do not keep a newcomer waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from net.config import Limits
from net.ssh import connection
from net.ssh.slots import Turnstile
from tests.net.conftest import Opens, Site
from tests.net.ssh.caller import Caller, calling, connected, open_session
from tests.net.ssh.waiting import until

NETWORKS = tuple(f"127.0.0.{number}" for number in range(2, 10))
STARTS_PER_NETWORK = 18
"""Together 144 within the usual limit of connections from one address."""


async def call_from(stack: AsyncExitStack, site: Site, network: str, name: str) -> Caller:
    line = connected(site.port, name, local_addr=(network, 0))
    return await open_session(await stack.enter_async_context(line))


async def test_many_starts_from_a_few_addresses_keep_no_newcomer_waiting(opens: Opens) -> None:
    """At two thirds of a second each, 144 starts took 96 seconds."""
    site = await opens(connections_per_address=Limits().connections_per_address)
    site.server.app_starts = Turnstile(60.0)
    leave = await site.server.app_starts.enter("the session that starts just now")
    async with AsyncExitStack() as stack:
        for turn in range(STARTS_PER_NETWORK):
            arrivals = (
                call_from(stack, site, network, f"m{number}-{turn}")
                for number, network in enumerate(NETWORKS)
            )
            await asyncio.gather(*arrivals)
        newcomer = await call_from(stack, site, "127.0.0.1", "newcomer")
        waiting_count = len(NETWORKS) * STARTS_PER_NETWORK + 1
        await until(lambda: len(site.server.sessions) == waiting_count, "all sessions in line")
        assert not site.host.apps
        leave()
        await newcomer.see("newcomer (guest) came", "keys 0;")
        assert len(site.host.apps) <= 2 * (len(NETWORKS) + 1), "one start of each network, or two"


async def test_a_customer_with_many_networks_has_one_place_in_line(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A /48 of IPv6 has 65,536 networks, which would otherwise take a turn each."""
    monkeypatch.setattr(connection, "address_of", lambda peer: "2001:db8:7:2::3")
    networks: list[str] = []
    enter = site.server.app_starts.enter

    async def note(network: str) -> Callable[[], None]:
        networks.append(network)
        return await enter(network)

    monkeypatch.setattr(site.server.app_starts, "enter", note)
    async with calling(site.port, "newcomer") as newcomer:
        await newcomer.see("newcomer (guest) came")
    assert networks == ["2001:db8:7::/48"]
