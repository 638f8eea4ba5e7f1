"""Requests go only where they may, and hold nothing up."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path
from time import monotonic

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from net.http_post import BadUrlError, HttpPoster, PostError, Url, parse_url
from tests.tools.receiver import loopback_poster, receiving

BODY = b'{"event": "test"}'


async def post(poster: HttpPoster, url: str) -> None:
    await poster.post(parse_url(url), {"X-Header": "value"}, BODY)


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("https://a.example", Url(True, "a.example", 443, "/")),
        ("http://A.example:8080/x?y=z#part", Url(False, "a.example", 8080, "/x?y=z")),
        ("https://[2606:4700::1]:8443/", Url(True, "2606:4700::1", 8443, "/")),
    ],
)
def test_urls_are_read(text: str, url: Url) -> None:
    assert parse_url(text) == url


def test_the_host_is_named_with_a_port_that_is_not_the_standard_one() -> None:
    urls = ("https://a.example", "https://a.example:80", "http://[2606:4700::1]:8080")
    assert [parse_url(each).authority for each in urls] == [
        "a.example",
        "a.example:80",
        "[2606:4700::1]:8080",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a.example/hook",
        "ftp://a.example",
        "file:///etc/passwd",
        "gopher://a.example:70/",
        "https://",
        "https:///path",
        "https://a.example:99999/",
        "https://a.example:x/",
        "https://a.example:22/",
        "http://a.example:25/",
        "https://user:word@a.example/",
        "https://public.example@127.0.0.1/",
        "https://a.example/ HTTP/1.1\r\nX: y",
        "https://a.example/\r\nHost: b.example",
        "https://a.example\\@b.example/",
        "https://müller.example/",
        "https://a.example/\x1b]0;owned\x07",
        "https://a_b$c.example/",
        f"https://a.example/{'x' * 500}",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadUrlError):
        parse_url(text)


async def test_a_request_arrives_as_it_was_sent() -> None:
    async with receiving() as receiver:
        await post(loopback_poster(), receiver.url)
        (message,) = receiver.messages
        assert message.first_line == "POST /hook?for=me HTTP/1.1"
        assert message.headers["Host"] == f"127.0.0.1:{receiver.port}"
        assert message.headers["X-Header"] == "value"
        assert message.body == BODY


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001"])
async def test_this_machine_is_refused_by_every_name(host: str) -> None:
    async with receiving() as receiver:
        with pytest.raises(PostError, match="not on the public internet"):
            await post(HttpPoster(), f"http://{host}:{receiver.port}/")
        assert receiver.connections == 0


async def test_a_host_with_one_private_address_is_refused() -> None:
    async def look_up(host: str, port: int) -> list[str]:
        return ["127.0.0.1", "10.0.0.1"]

    async with receiving() as receiver:
        with pytest.raises(PostError):
            await post(loopback_poster(look_up=look_up), f"http://a.example:{receiver.port}/")
        assert receiver.connections == 0


async def test_the_address_that_was_checked_is_used_and_no_name_is_looked_up_again() -> None:
    """A name server may give a public address to the check and a private one afterwards."""
    lookups: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        lookups.append(host)
        return ["127.0.0.1"] if len(lookups) % 2 else ["127.0.0.2"]

    async with receiving() as receiver:
        poster, url = loopback_poster(look_up=look_up), f"http://a.example:{receiver.port}/"
        await post(poster, url)
        assert (lookups, receiver.connections) == (["a.example"], 1)
        with pytest.raises(PostError, match="public internet"):
            await post(poster, url)
        assert (len(lookups), receiver.connections) == (2, 1), "each request is checked"


async def test_another_address_is_tried_if_the_first_takes_no_connection() -> None:
    async def look_up(host: str, port: int) -> list[str]:
        return ["127.0.0.9", "127.0.0.1"]

    async with receiving() as receiver:
        poster = HttpPoster(is_allowed=lambda address: True, look_up=look_up)
        await post(poster, f"http://a.example:{receiver.port}/")
        assert receiver.connections == 1


async def test_redirections_are_not_followed() -> None:
    async with receiving() as receiver, receiving() as target:
        receiver.answer = f"HTTP/1.1 307 Moved\r\nLocation: {target.url}\r\n\r\n".encode()
        with pytest.raises(PostError, match="answered 307 \\(redirections are not followed\\)"):
            await post(loopback_poster(), receiver.url)
        assert target.connections == 0


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (b"HTTP/1.1 500 Oops\r\n\r\n", "answered 500"),
        (b"HTTP/1.0 404\r\n\r\n", "answered 404"),
        (b"SSH-2.0-OpenSSH\r\n", "does not answer in HTTP"),
        (b"", "does not answer in HTTP"),
        (b"HTTP/1.1 200 " + b"x" * 1_000_000, "does not answer in HTTP"),
    ],
)
async def test_other_answers_are_errors(answer: bytes, words: str) -> None:
    async with receiving() as receiver:
        receiver.answer = answer
        with pytest.raises(PostError, match=words):
            await post(loopback_poster(), receiver.url)


async def test_a_long_answer_is_not_read() -> None:
    async with receiving() as receiver:
        receiver.answer = b"HTTP/1.1 204 None\r\n" + b"X: y\r\n" * 5_000_000
        await post(loopback_poster(), receiver.url)
        await asyncio.wait_for(receiver.hung_up.wait(), 5)


async def test_who_does_not_answer_is_left_soon() -> None:
    async with receiving() as receiver:
        receiver.answer = None
        began = monotonic()
        with pytest.raises(PostError, match=r"did not answer within 0\.2 seconds"):
            await post(loopback_poster(patience=0.2), receiver.url)
        assert monotonic() - began < 2
        await asyncio.wait_for(receiver.hung_up.wait(), 5)


async def test_a_name_server_that_does_not_answer_is_left_soon() -> None:
    async def look_up(host: str, port: int) -> list[str]:
        await asyncio.sleep(3600)
        return []

    with pytest.raises(PostError, match="did not answer"):
        await post(loopback_poster(look_up=look_up, patience=0.1), "https://a.example/")


async def test_a_closed_port_is_an_error() -> None:
    async with receiving() as receiver:
        url = receiver.url
    with pytest.raises(PostError, match="cannot be reached"):
        await post(loopback_poster(), url)


# TLS


def certificate(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """The contexts of a server with a certificate for `host`, and of a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = signed.public_bytes(serialization.Encoding.PEM)
    file = folder / f"{host}.pem"
    file.write_bytes(
        pem
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=pem.decode())


async def loopback(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


async def test_https_checks_the_name_of_the_host(tmp_path: Path) -> None:
    server, client = certificate(tmp_path, "hooks.example")
    async with receiving(server) as receiver:
        poster = loopback_poster(look_up=loopback, make_tls=lambda: client)
        await post(poster, f"https://hooks.example:{receiver.port}/")
        assert [each.body for each in receiver.messages] == [BODY]
        with pytest.raises(PostError, match="certificate is not valid"):
            await post(poster, f"https://other.example:{receiver.port}/")
        with pytest.raises(PostError, match="certificate is not valid"):
            await post(loopback_poster(look_up=loopback), f"https://hooks.example:{receiver.port}/")
        assert len(receiver.messages) == 1


async def test_https_to_a_server_without_it_is_an_error() -> None:
    async with receiving() as receiver:
        receiver.answer, receiver.waits_for_request = b"HTTP/1.1 400 Bad Request\r\n\r\n", False
        with pytest.raises(PostError, match="does not answer in TLS"):
            await post(loopback_poster(look_up=loopback), f"https://hooks.example:{receiver.port}/")


async def test_a_connection_is_closed_when_its_handshake_takes_too_long() -> None:
    async with receiving() as receiver:
        with pytest.raises(PostError, match="did not answer"):
            await post(
                loopback_poster(look_up=loopback, patience=0.2),
                f"https://hooks.example:{receiver.port}/",
            )
        await asyncio.wait_for(receiver.hung_up.wait(), 5)
