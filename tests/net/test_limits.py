"""Rates and places, by a clock that the test turns."""

from __future__ import annotations

import asyncio

from attrs import define

from net.limits import (
    REMEMBERED,
    Bucket,
    Buckets,
    ConnectionSlots,
    Turnstile,
    address_of,
    network_of,
)


@define
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_a_minutes_worth_at_once_and_refills_evenly() -> None:
    clock = Clock()
    bucket = Bucket(60, clock)
    assert taken(bucket, 100) == 60
    clock.now = 5.5
    assert taken(bucket, 100) == 5
    clock.now = 5.9
    assert taken(bucket, 1) == 0
    clock.now = 6.0
    assert taken(bucket, 1) == 1


def test_a_bucket_with_a_smaller_burst_refills_just_as_fast() -> None:
    clock = Clock()
    bucket = Bucket(60, clock, burst=3)
    assert taken(bucket, 100) == 3
    clock.now = 2.0
    assert taken(bucket, 100) == 2
    clock.now = 1000.0
    assert taken(bucket, 100) == 3


def test_a_rate_below_one_a_minute_still_gives_one() -> None:
    clock = Clock()
    bucket = Bucket(20 / 60, clock)
    assert taken(bucket, 5) == 1
    clock.now = 179.0
    assert taken(bucket, 5) == 0
    clock.now = 181.0
    assert taken(bucket, 5) == 1


def test_who_spends_more_than_there_is_waits_until_it_is_paid() -> None:
    clock = Clock()
    bucket = Bucket(600, clock, burst=100)
    assert bucket.spend(100) == 0
    assert bucket.spend(20) == 2.0
    clock.now = 1.0
    assert bucket.spend(0) == 1.0
    clock.now = 2.0
    assert bucket.spend(0) == 0


def test_who_takes_what_there_is_gets_no_more() -> None:
    clock = Clock()
    bucket = Bucket(60, clock, burst=10)
    assert [bucket.take_most(7), bucket.take_most(7), bucket.take_most(7)] == [7, 3, 0]
    clock.now = 2.5
    assert bucket.take_most(7) == 2


def test_each_name_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(2, Clock())
    assert [buckets.take("a"), buckets.take("a"), buckets.take("a")] == [True, True, False]
    assert buckets.take("b")


def test_names_that_were_quiet_are_forgotten_first() -> None:
    clock = Clock()
    buckets = Buckets(1, clock)
    for number in range(REMEMBERED):
        buckets.take(f"quiet {number}")
    clock.now = 120.0
    buckets.take("somebody new")
    assert len(buckets) == 1


def test_a_flood_of_names_is_forgotten_too_but_not_the_latest() -> None:
    buckets = Buckets(1, Clock())
    for number in range(3 * REMEMBERED):
        buckets.take(f"busy {number}")
        assert len(buckets) <= REMEMBERED
    assert not buckets.take(f"busy {3 * REMEMBERED - 1}")


def test_places_are_shared_out_and_given_back() -> None:
    places = ConnectionSlots(3, 2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert [places.enter("b"), places.enter("c")] == [True, False]
    places.leave("a")
    assert len(places) == 2
    assert places.enter("c")
    for address in "abc":
        places.leave(address)
    assert len(places) == 0


def test_a_stranger_is_a_whole_network_of_ipv6_but_one_address_of_ipv4() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth1")
    assert network_of("unknown") == "unknown"


def test_an_address_is_the_same_however_it_came_in() -> None:
    assert address_of("192.0.2.7") == address_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_of("2001:DB8::1") == "2001:db8::1"
    assert address_of("unknown") == "unknown"


def test_some_are_taken_together_or_none() -> None:
    clock = Clock()
    bucket = Bucket(60, clock, burst=5)
    assert bucket.take(3)
    assert not bucket.take(3)
    assert bucket.take(2)
    clock.now = 60
    assert bucket.take(99), "all there can be is enough"
    assert not bucket.take()


async def test_a_turnstile_lets_one_in_at_a_time() -> None:
    turnstile = Turnstile(60.0)
    came: list[str] = []

    async def come(name: str) -> None:
        leave = await turnstile.enter()
        came.append(name)
        await asyncio.sleep(0)
        assert came[-1] == name, "nobody came in meanwhile"
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
