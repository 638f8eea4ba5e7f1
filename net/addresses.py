"""IP addresses: how they are written, and which of them count as one visitor."""

from __future__ import annotations

from ipaddress import ip_address, ip_network


def address_of(peer: str) -> str:
    """An address in its usual form; an IPv4 address that came in over IPv6 is written as IPv4.

    Text that is not an address is returned as it is.
    """
    try:
        ip = ip_address(peer)
    except ValueError:
        return peer
    return str(ip if ip.version == 4 else ip.ipv4_mapped or ip)


def network_of(address: str) -> str:
    """What limits count by: an IPv4 address itself, but the whole /64 of an IPv6 address, because
    one visitor has all of it."""
    try:
        ip = ip_address(address_of(address))
    except ValueError:
        return address
    return str(ip) if ip.version == 4 else str(ip_network((int(ip), 64), strict=False))
