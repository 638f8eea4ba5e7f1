"""IP addresses: their normal form, and the networks that count as one visitor."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

_IPV6_UNICAST, _IPV6_TUNNELS = ip_network("2000::/3"), ip_network("2002::/16")
_IPV4_TUNNELS = ip_network("192.88.99.0/24")
"""Networks whose addresses contain another address, or lead to one."""


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


def provider_of(address: str) -> str:
    """The network whose sessions take turns in a queue: an IPv4 address, or the /48 of an IPv6
    address, because some customers have all of it."""
    network = network_of(address)
    if ":" not in network:
        return network
    return str(ip_network(network).supernet(new_prefix=48))


def is_public(address: str) -> bool:
    """Is it an address of one machine on the public internet?

    Addresses of this machine, of private networks, of links, of groups (multicast) and of
    tunnels, which may lead to any of these, are not. An IPv4 address mapped to IPv6 counts as
    itself.
    """
    try:
        ip = ip_address(address_of(address))
    except ValueError:
        return False
    if isinstance(ip, IPv6Address) and (ip not in _IPV6_UNICAST or ip in _IPV6_TUNNELS):
        return False
    return ip.is_global and not ip.is_multicast and ip not in _IPV4_TUNNELS
