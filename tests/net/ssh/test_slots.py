"""Connection slots and the turnstile."""

from __future__ import annotations

import asyncio

from net.ssh.slots import ConnectionSlots, Turnstile


def test_slots_are_shared_out_and_given_back() -> None:
    slots = ConnectionSlots(3, 2)
    assert [slots.try_take("a") for _ in range(3)] == [True, True, False]
    assert [slots.try_take("b"), slots.try_take("c")] == [True, False]
    slots.give_back("a")
    assert len(slots) == 2
    assert slots.try_take("c")
    for address in "abc":
        slots.give_back(address)
    assert len(slots) == 0


async def test_a_turnstile_lets_one_in_at_a_time() -> None:
    turnstile = Turnstile(60.0)
    came: list[str] = []

    async def come(name: str) -> None:
        leave = await turnstile.enter("")
        came.append(name)
        await asyncio.sleep(0)
        assert came[-1] == name, "no other came in meanwhile"
        leave()
        leave()

    await asyncio.gather(*(come(name) for name in "abcd"))
    assert came == list("abcd")


async def test_a_turnstile_does_not_wait_for_long() -> None:
    turnstile = Turnstile(0.01)
    slow = await turnstile.enter("")
    leave = await asyncio.wait_for(turnstile.enter(""), 5)
    slow()
    leave()


async def test_a_newcomer_is_not_kept_waiting_by_many_starts_from_a_few_addresses() -> None:
    turnstile = Turnstile(60.0)
    starts: list[str] = []

    async def start(network: str) -> None:
        leave = await turnstile.enter(network)
        starts.append(network)
        await asyncio.sleep(0)
        leave()

    flood = [start(f"203.0.113.{number % 8}") for number in range(144)]
    await asyncio.gather(*flood, start("198.51.100.1"), start("198.51.100.2"))
    assert starts.index("198.51.100.1") <= 9, "the running start, and one of each address"
    assert starts.index("198.51.100.2") <= 10
    assert len(starts) == 146


async def test_callers_that_hang_up_in_the_queue_leave_it() -> None:
    turnstile = Turnstile(60.0)
    leave = await turnstile.enter("a")
    waiting = [asyncio.ensure_future(turnstile.enter(network)) for network in "abbc"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    leave()
    waiting[1].cancel()  # admitted, and gone before it noticed
    leave_second = await asyncio.wait_for(waiting[3], 5)
    assert not waiting[2].done()
    leave_second()
    leave_third = await asyncio.wait_for(waiting[2], 5)
    leave_third()
    (await asyncio.wait_for(turnstile.enter("d"), 5))()
