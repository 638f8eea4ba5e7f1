"""The algorithms that the server offers, and those that it refuses, as real clients meet them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncssh
import pytest

from net.config import Config
from net.ssh.algorithms import CIPHERS, KEY_EXCHANGES, MACS, SIGNATURES
from net.ssh.server import Server
from tests.net.conftest import Opens
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import Guest, client_options, connected
from tests.net.ssh.openssh import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


def offered(said: str, subject: str) -> set[str]:
    """The server's algorithms for a subject, as `ssh -vv` lists them."""
    _, _, proposal = said.partition("peer server KEXINIT proposal")
    line = next(line for line in proposal.splitlines() if line.startswith(f"debug2: {subject}:"))
    return set(line.partition(": ")[2].partition(": ")[2].split(","))


def test_a_client_is_offered_the_lists_and_no_more(served: Served) -> None:
    said = served.run("guest", "-vv", "turns")
    assert said.startswith("1\n")
    markers = {"kex-strict-s-v00@openssh.com", "ext-info-s"}
    assert offered(said, "KEX algorithms") - markers == set(KEY_EXCHANGES)
    assert offered(said, "host key algorithms") == {"ssh-ed25519"}
    for direction in ("ctos", "stoc"):
        assert offered(said, f"ciphers {direction}") == set(CIPHERS)
        assert offered(said, f"MACs {direction}") == set(MACS)
    (line,) = (line for line in said.splitlines() if "server-sig-algs=" in line)
    assert set(line.partition("<")[2].partition(">")[0].split(",")) == set(SIGNATURES)


def test_nothing_in_the_lists_is_weak() -> None:
    everything = " ".join((*KEY_EXCHANGES, *CIPHERS, *MACS, *SIGNATURES))
    assert all(weak not in everything for weak in ("sha1", "ssh-rsa", "umac-64", "md5", "cbc"))
    assert all("-etm@" in code for code in MACS)


@pytest.mark.parametrize(
    "code",
    ["hmac-sha1", "hmac-sha1-etm@openssh.com", "umac-64-etm@openssh.com", "hmac-sha2-256"],
)
def test_a_client_with_weak_codes_only_is_refused(served: Served, code: str) -> None:
    said = served.run("guest", "-oCiphers=aes256-ctr", f"-oMACs={code}", "turns")
    assert said.startswith("255\n")
    assert "no matching MAC found" in said


@pytest.mark.parametrize("code", MACS)
def test_a_client_with_one_of_the_codes_comes_in(served: Served, code: str) -> None:
    said = served.run("guest", "-oCiphers=aes256-ctr", f"-oMACs={code}", "turns")
    assert said.startswith("1\n")


async def test_a_key_proves_itself_with_sha2_but_not_with_sha1(opens: Opens) -> None:
    """An RSA key can sign with either; asyncssh would take both."""
    site = await opens()
    key = asyncssh.generate_private_key("ssh-rsa", key_size=2048)
    options = client_options(key) | {"preferred_auth": ["publickey"]}
    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.create_connection(
            Guest, "127.0.0.1", site.port, username="ada", signature_algs=["ssh-rsa"], **options
        )
    assert "ada" not in site.host.names
    async with connected(site.port, "ada", key=key):
        assert site.host.names["ada"] == {key.get_fingerprint()}


async def test_a_host_key_of_the_operator_signs_with_sha2_only(tmp_path: Path) -> None:
    key_file = tmp_path / "host_key"
    key_file.write_bytes(
        asyncssh.generate_private_key("ssh-rsa", key_size=2048).export_private_key()
    )
    server = Server(Config(port=0), BoardHost())
    port = await server.start(key_file)
    options = client_options(None) | {"server_host_key_algs": ["ssh-rsa"]}
    try:
        with pytest.raises(asyncssh.KeyExchangeFailed):
            await asyncssh.connect("127.0.0.1", port, username="ada", **options)
        async with connected(port, "ada", server_host_key_algs=["rsa-sha2-256"]):
            pass
    finally:
        await server.stop("The test is over.")


async def test_the_fingerprint_of_the_host_key_is_what_openssh_shows(tmp_path: Path) -> None:
    server = Server(Config(port=0), BoardHost())
    await server.start(tmp_path / "host_key")
    await server.stop("The test is over.")
    command = ["ssh-keygen", "-l", "-f", str(tmp_path / "host_key")]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert shown.split()[1] == server.fingerprint
    assert shown.split()[-1] == "(ED25519)"
