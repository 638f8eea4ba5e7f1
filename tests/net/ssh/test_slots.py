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
        leave = await turnstile.enter()
        came.append(name)
        await asyncio.sleep(0)
        assert came[-1] == name, "no other came in meanwhile"
        leave()
        leave()

    await asyncio.gather(*(come(name) for name in "abcd"))
    assert came == list("abcd")


async def test_a_turnstile_does_not_wait_for_long() -> None:
    turnstile = Turnstile(0.01)
    slow = await turnstile.enter()
    leave = await asyncio.wait_for(turnstile.enter(), 5)
    slow()
    leave()
