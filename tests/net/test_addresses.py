"""Addresses: their usual form, and which of them count as one visitor."""

from __future__ import annotations

from net.addresses import address_of, network_of


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
