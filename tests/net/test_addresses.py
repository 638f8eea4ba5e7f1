"""Addresses: their usual form, and which of them count as one visitor."""

from __future__ import annotations

import pytest

from net.addresses import address_of, is_public, network_of


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


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.10",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.2.1",
        "192.88.99.1",
        "198.18.0.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "fc00::1",
        "fd12::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "a.example",
        "",
    ],
)
def test_other_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)
