"""Rate limits, by a clock that the test sets."""

from __future__ import annotations

from attrs import define

from net.buckets import MAX_BUCKETS, Bucket, Buckets


@define
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.try_take() for _ in range(tries))


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
    assert [buckets.try_take("a"), buckets.try_take("a"), buckets.try_take("a")] == [
        True,
        True,
        False,
    ]
    assert buckets.try_take("b")


def test_names_that_were_quiet_are_forgotten_first() -> None:
    clock = Clock()
    buckets = Buckets(1, clock)
    for number in range(MAX_BUCKETS):
        buckets.try_take(f"quiet {number}")
    clock.now = 120.0
    buckets.try_take("somebody new")
    assert len(buckets) == 1


def test_a_flood_of_names_is_forgotten_too_but_not_the_latest() -> None:
    buckets = Buckets(1, Clock())
    for number in range(3 * MAX_BUCKETS):
        buckets.try_take(f"busy {number}")
        assert len(buckets) <= MAX_BUCKETS
    assert not buckets.try_take(f"busy {3 * MAX_BUCKETS - 1}")


def test_some_are_taken_together_or_none() -> None:
    clock = Clock()
    bucket = Bucket(60, clock, burst=5)
    assert bucket.try_take(3)
    assert not bucket.try_take(3)
    assert bucket.try_take(2)
    clock.now = 60
    assert bucket.try_take(99), "all there can be is enough"
    assert not bucket.try_take()
