"""IP addresses: their normal form, and the networks that count as one visitor."""

from __future__ import annotations

from ipaddress import ip_address, ip_network


def address_of(peer: str) -> str:
    """An address in its normal form; an IPv4 address mapped to IPv6 becomes IPv4.

    Text that is not an address is returned unchanged.
    """
    try:
        ip = ip_address(peer)
    except ValueError:
        return peer
    return str(ip if ip.version == 4 else ip.ipv4_mapped or ip)


def network_of(address: str) -> str:
    """The network that limits count by: an IPv4 address itself, but the /64 of an IPv6 address,
    because one visitor has all of it."""
    try:
        ip = ip_address(address_of(address))
    except ValueError:
        return address
    return str(ip) if ip.version == 4 else str(ip_network((int(ip), 64), strict=False))
