"""One SSH connection: limits, a name and a key, one session."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import asyncssh

from engine.core.errors import WardenclyffeError
from net.addresses import address_of, network_of
from net.buckets import Bucket, Buckets
from net.ssh.algorithms import accept_listed_signatures
from net.ssh.session import Session, SessionServer
from net.ssh.slots import ConnectionSlots
from net.ssh.transport import Transport
from net.visitor import NAME_RULE, RESERVED_NAMES, Visitor, is_name, new_guest
from saves.errors import SaveError

MAX_ATTEMPTS = 60
"""The maximum number of login attempts; an agent full of keys needs two for each key."""
MAX_REFUSALS = 50
"""The maximum number of refused requests for channels and forwardings."""
BYTES_AT_ONCE = 16 * 1024
KEYS_AT_ONCE = 60
"""The number of keys that may arrive at once: those of two seconds."""
PAGES_AT_ONCE = 20
"""Pages that a session may open without delay."""
MAX_KEY_REST_SECONDS = 5.0
"""The maximum delay in seconds of keys after opening too many pages."""
REKEYS_PER_MINUTE, REKEYS_AT_ONCE = 2, 5
CLIENT_CLOSE_SECONDS = 3.0
"""Seconds for a client to close its connection after its session has ended."""

TAKEN = (
    "The name {name} belongs to another key. If it is yours, offer that key: ssh -i FILE ...; "
    "if not, use another name: ssh OTHER@..."
)
RESERVED = "The name {name} is reserved. Use another name: ssh NAME@..."
GUEST_PLAYS = (
    "A guest plays under the name {name} now, so it cannot be claimed. Connect with another name: "
    "ssh OTHER@..., or try again later."
)
CODE_SECONDS = 120.0
"""Seconds to type a resume code."""
MAX_WRONG_CODES = 3
ASK_FOR_CODE = "A guest called {name} has a seat here. If it is you, type your resume code."
WRONG_CODE = "No guest called {name} has that code."
CODE_PROMPT = "Resume code (Enter if you have none): "
TOO_MANY_CODES = "Too many wrong codes."
NOT_STORED = "The server cannot store your name just now. Please try again later."

TURNED_AWAY = {
    "address rate": "Too many connections from your address. Please wait a minute.",
    "rate": "Too many people are connecting just now. Please wait a minute.",
    "connections": "Too many connections are open. Please try again later.",
}


class ConnectionServer(SessionServer, Protocol):
    """The part of the server that a connection needs: its limits, and the open connections."""

    connections: set[Connection]
    slots: ConnectionSlots
    handshakes: Bucket
    handshakes_by_address: Buckets
    claims: Buckets
    keys_by_address: Buckets
    pages_by_address: Buckets
    sizes: Bucket
    sizes_by_address: Buckets
    farewells: Bucket


class Connection(asyncssh.SSHServer):
    """One connection. It refuses everything except a terminal session."""

    def __init__(self, server: ConnectionServer) -> None:
        self.server = server
        self.name = ""
        self.fingerprint = ""
        """The key offered last; it is only proven once `auth_completed` is called."""
        self.address = ""
        self.admission: asyncio.Task[str]
        """Returns the reason why a logged-in visitor may not enter; empty if they may."""
        self._network = ""
        self._transport: Transport | None = None
        self._attempts = 0
        self._told_of_name = False
        self._guest: Visitor | None = None
        """The guest of this connection, if no key is used."""
        self._is_asked_for_code = False
        self._has_time_for_code = False
        self._wrong_codes = 0
        self._ban = ""
        """The ban of a name or key that was tried; it holds for the whole connection."""
        self._refusals = 0
        self._keys = Bucket(server.config.limits.keys_per_minute, burst=KEYS_AT_ONCE)
        self._pages = Bucket(server.config.limits.pages_per_minute, burst=PAGES_AT_ONCE)
        self._congestion: set[str] = set()
        self._session: Session | None = None
        self._deadline_timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None

    # Connecting and disconnecting

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Turn away excess connections before they cost a handshake."""
        self._conn = conn
        limits = self.server.config.limits
        peer = conn.get_extra_info("peername")
        self.address = address_of(str(peer[0])) if peer else "unknown"
        self._network = network_of(self.address)
        self._transport = Transport(
            conn,
            intake=Bucket(limits.kilobytes_per_minute * 1024, burst=BYTES_AT_ONCE),
            rekeys=Bucket(REKEYS_PER_MINUTE, burst=REKEYS_AT_ONCE),
            patience=limits.stalled_seconds,
        )
        reason, text = self._turned_away()
        if reason:
            # The version line has to be sent first, right after this returns.
            asyncio.get_running_loop().call_soon(self._turn_away, reason, text)
            return
        self._transport.on_congestion = self._on_transport_congestion
        self._transport.on_flood = self.drop
        self._transport.take_over()
        self._expect("login time", "Logging in took too long.")

    def _turned_away(self) -> tuple[str, str]:
        """The reason to refuse this connection, for the log and for the client; empty if there is
        none.
        """
        server = self.server
        if ban := server.host.ban_of(name="", fingerprint="", address=self.address):
            return "banned", f"Access denied: {ban}"
        if not server.handshakes_by_address.try_take(self._network):
            return "address rate", TURNED_AWAY["address rate"]
        if not server.handshakes.try_take():
            return "rate", TURNED_AWAY["rate"]
        if not server.slots.try_take(self._network):
            return "connections", TURNED_AWAY["connections"]
        server.connections.add(self)
        return "", ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything that the connection held."""
        if exc is not None and self in self.server.connections:
            self._note_loss(exc)
        for timer in (self._deadline_timer, self._stall_timer):
            if timer is not None:
                timer.cancel()
        if self._transport is not None:
            self._transport.let_go()
            self._transport = None
        self._session = None
        if self in self.server.connections:
            self.server.connections.remove(self)
            self.server.slots.give_back(self._network)

    def _note_loss(self, exc: Exception) -> None:
        """Count clients that did not speak SSH or stopped answering, but not normal departures."""
        if isinstance(exc, asyncssh.ConnectionLost):
            if "keepalive" in str(exc):
                self.server.refuse("no answer", name=self.name, address=self.address)
        elif isinstance(exc, asyncssh.DisconnectError):
            self.server.refuse("protocol", address=self.address, text=exc)

    async def wait_closed(self) -> None:
        await self._conn.wait_closed()

    def _turn_away(self, reason: str, text: str) -> None:
        self.hang_up(reason, text, code=asyncssh.DISC_TOO_MANY_CONNECTIONS)

    def hang_up(self, reason: str, text: str, *, code: int = asyncssh.DISC_BY_APPLICATION) -> None:
        """Send `text` and close; a `reason` is counted and logged as a refusal."""
        if reason:
            self.server.refuse(reason, name=self.name, address=self.address)
        if self._transport is not None and self.server.farewells.try_take():
            self._transport.hang_up(text, code=code)
        else:
            self._conn.abort()

    def drop(self, reason: str) -> None:
        self.server.refuse(reason, name=self.name, address=self.address)
        self._conn.abort()

    def _expect(self, reason: str, text: str, *, seconds: float | None = None) -> None:
        """Close the connection unless the client proceeds in time, usually `login_seconds`."""
        self._forget_deadline()
        wait = self.server.config.limits.login_seconds if seconds is None else seconds
        loop = asyncio.get_running_loop()
        self._deadline_timer = loop.call_later(wait, self.hang_up, reason, text)

    def _forget_deadline(self) -> None:
        if self._deadline_timer is not None:
            self._deadline_timer.cancel()
            self._deadline_timer = None

    # Congestion

    @property
    def is_congested(self) -> bool:
        return bool(self._congestion)

    @property
    def is_clogged(self) -> bool:
        return self._transport is not None and self._transport.is_clogged

    def on_congested(self, buffer: str) -> None:
        self._congestion.add(buffer)
        if self._stall_timer is None:
            wait = self.server.config.limits.stalled_seconds
            self._stall_timer = asyncio.get_running_loop().call_later(wait, self.drop, "stalled")
        if self._session is not None:
            self._session.set_congested(True)

    def on_cleared(self, buffer: str) -> None:
        self._congestion.discard(buffer)
        if self._congestion:
            return
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None
        if self._session is not None:
            self._session.set_congested(False)

    def _on_transport_congestion(self, is_congested: bool) -> None:
        if is_congested:
            self.on_congested("transport")
        else:
            self.on_cleared("transport")

    # Logging in

    def begin_auth(self, username: str) -> bool:
        """Must the client log in, with a key or as a guest? Every one must."""
        self.name, self.fingerprint = username.lower(), ""
        if not is_name(self.name):
            self._refuse_login("name", f"{NAME_RULE} Try again with: ssh NAME@...")
        return True

    def public_key_auth_supported(self) -> bool:
        """Accept keys, since any key is an identity, and count the attempts."""
        self._attempts += 1
        if self._attempts > MAX_ATTEMPTS:
            self.server.refuse("attempts", name=self.name, address=self.address)
            raise asyncssh.DisconnectError(
                asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, "Too many attempts to log in"
            )
        return is_name(self.name)

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """May the key use this name? A free name accepts any key; a claimed one only its own keys.

        This is called before the client has proven that it has the key, so nothing is claimed here.
        """
        self.fingerprint = ""
        accept_listed_signatures(key)
        fingerprint = key.get_fingerprint()
        if self._try_refuse_banned(fingerprint):
            return False
        keys = self._keys_of_name
        if keys and fingerprint not in keys:
            return False
        if not keys and self._try_refuse_claim(fingerprint):
            return False
        self.fingerprint = fingerprint
        return True

    @property
    def _keys_of_name(self) -> frozenset[str]:
        """The keys that may use the name; none if it is free."""
        return self.server.host.owners(self.name) | self.server.host.pending_keys(self.name)

    def _try_refuse_claim(self, fingerprint: str) -> bool:
        """Refuse a key that may not claim this free name; return whether it was refused.

        The client is shown the reason once.
        """
        is_admin = fingerprint in self.server.config.admins
        text = ""
        if self.name in RESERVED_NAMES and not is_admin:
            text = RESERVED.format(name=self.name)
        elif self.server.host.has_guest(self.name):
            text = GUEST_PLAYS.format(name=self.name)
        if text and not self._told_of_name:
            self._told_of_name = True
            self._refuse_login("name taken", text)
        return bool(text)

    def kbdint_auth_supported(self) -> bool:
        """Accept guests, if their name is valid; one who may have a seat is asked for its code."""
        return is_name(self.name)

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> asyncssh.auth.KbdIntChallenge:
        """Admit a guest, refuse one whose name belongs to a key, or ask for a resume code."""
        self.fingerprint, self._is_asked_for_code = "", False
        if not self._may_be_guest():
            return False
        self._guest = new_guest(self.name, self.address)
        if not self.server.host.has_guest_to_resume(self.name):
            return True
        return self._ask_for_code(ASK_FOR_CODE.format(name=self.name))

    def _may_be_guest(self) -> bool:
        """Is the name free for a guest? If not, the client is shown the reason."""
        if self._try_refuse_banned(""):
            return False
        if self._keys_of_name:
            self._refuse_login("name taken", TAKEN.format(name=self.name))
            return False
        if self.name in RESERVED_NAMES:
            if not self._told_of_name:
                self._refuse_login("name taken", RESERVED.format(name=self.name))
            return False
        if not self.server.config.allows_guests:
            text = "This server accepts no guests: please use an SSH key (ssh-keygen)."
            self._refuse_login("guest", text)
            return False
        return True

    def _ask_for_code(self, text: str) -> asyncssh.auth.KbdIntChallenge:
        """The question for a resume code, for which there is more time."""
        if self._wrong_codes >= MAX_WRONG_CODES:
            self._refuse_login("code", TOO_MANY_CODES)
            return False
        if not self._has_time_for_code:
            self._has_time_for_code = True  # once, however often the client asks
            self._expect("login time", "Logging in took too long.", seconds=CODE_SECONDS)
        self._is_asked_for_code = True
        return "Wardenclyffe", text, "", [(CODE_PROMPT, True)]

    def validate_kbdint_response(
        self, username: str, responses: Sequence[str]
    ) -> asyncssh.auth.KbdIntChallenge:
        """Admit the guest whose code is typed, or another guest if none is; ask again if it is
        wrong."""
        if not self._is_asked_for_code or self._guest is None:
            return False  # a client may send answers to nothing
        self._is_asked_for_code = False
        code = "".join(responses).strip()
        try:
            if code:
                self._guest = self.server.host.guest_with_code(self._guest, code)
        except WardenclyffeError:
            self.server.refuse("code", name=self.name, address=self.address)
            self._wrong_codes += 1
            return self._ask_for_code(WRONG_CODE.format(name=self.name))
        return True

    def _try_refuse_banned(self, fingerprint: str) -> bool:
        """Refuse a banned client and show it the reason; return whether there is a ban.

        Whoever has offered a banned key or name does not enter with another one, or as a guest.
        """
        if fingerprint in self.server.config.admins:
            return False
        ban = self._ban or self.server.host.ban_of(
            name=self.name, fingerprint=fingerprint, address=self.address
        )
        if ban and not self._ban:
            self._refuse_login("banned", f"Access denied: {ban}")
        elif ban:  # the client has been told
            self.server.refuse("banned", name=self.name, address=self.address)
        self._ban = ban
        return bool(ban)

    def _refuse_login(self, reason: str, text: str) -> None:
        self.server.refuse(reason, name=self.name, address=self.address)
        self._conn.send_auth_banner(text + "\r\n")

    def auth_completed(self) -> None:
        """Called when the key is proven. Sessions wait until the name is claimed."""
        self._expect("no session", "No session was requested.")
        self.admission = asyncio.get_running_loop().create_task(self._claim_name())

    async def _claim_name(self) -> str:
        """Claim a free name for the key, or prove a pending key of its owner.

        Returns the reason for a failure, empty on success.
        """
        host = self.server.host
        keys = self._keys_of_name
        if self.fingerprint in host.owners(self.name) or not (keys or self.fingerprint):
            return ""
        if keys and self.fingerprint not in keys:
            return TAKEN.format(name=self.name)
        if not keys and not self.server.claims.try_take(self._network):
            self.server.refuse("names", name=self.name, address=self.address)
            return "Too many new names from your address. Please come back in an hour."
        try:
            await host.claim(self.name, self.fingerprint)
        except SaveError:
            self.server.refuse("store", name=self.name, address=self.address)
            return NOT_STORED
        except WardenclyffeError:
            self.server.refuse("name taken", name=self.name, address=self.address)
            return TAKEN.format(name=self.name)
        return ""

    # Sessions, and refused requests

    def session_requested(self) -> Session:
        if self._session is not None:
            self._prohibit("second session", "Only one session per connection is allowed.")
        self._session = Session(self.server, self._visitor, self)
        return self._session

    @property
    def _visitor(self) -> Visitor:
        if self._guest is not None and not self.fingerprint:
            return self._guest
        is_admin = self.fingerprint in self.server.config.admins
        return Visitor(self.name, self.address, self.fingerprint, is_admin=is_admin)

    def on_session_begun(self) -> None:
        self._forget_deadline()

    def on_session_over(self) -> None:
        if self._transport is not None:
            loop = asyncio.get_running_loop()
            self._deadline_timer = loop.call_later(CLIENT_CLOSE_SECONDS, self._conn.abort)

    def may_press(self) -> bool:
        """May one more key or click reach the app? All sessions of an address share a limit, and on
        a huge screen a key counts as several."""
        keys = self.server.keys_by_address
        return self._keys.try_take() and keys.try_take(self._network, self._screens)

    def debt_after_page(self) -> float:
        """Count an opened page and return the delay in seconds of further keys.

        A page is laid out, styled and painted completely. On a huge screen it counts as several.
        """
        mine, pages_of_address = self._pages, self.server.pages_by_address
        wait = max(mine.spend(self._screens), pages_of_address.spend(self._network, self._screens))
        if wait:
            self.server.metrics.count_refusal("pages")
        return min(wait, MAX_KEY_REST_SECONDS)

    @property
    def _screens(self) -> int:
        return self._session.terminal.screens if self._session else 1

    def may_resize(self) -> bool:
        """May a new size reach the app now? All sessions of an address share a limit, and a huge
        window counts as several."""
        server, screens = self.server, self._screens
        return server.sizes_by_address.try_take(self._network, screens) and server.sizes.try_take(
            screens
        )

    def _refuse_forwarding(self, *destination: Any) -> bool:
        return self._prohibit("forwarding", "Forwarding is not allowed.")

    connection_requested: Any = _refuse_forwarding
    unix_connection_requested: Any = _refuse_forwarding
    tun_requested: Any = _refuse_forwarding
    tap_requested: Any = _refuse_forwarding

    def _refuse_listening(self, *address: Any) -> bool:
        self._count_refusal("forwarding")
        return False

    server_requested: Any = _refuse_listening
    unix_server_requested: Any = _refuse_listening

    def _prohibit(self, reason: str, text: str) -> bool:
        self._count_refusal(reason)
        raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, text)

    def _count_refusal(self, reason: str) -> None:
        self.server.refuse(reason, name=self.name, address=self.address)
        self._refusals += 1
        if self._refusals == MAX_REFUSALS:
            self.hang_up("refusals", "Too many requests that this server does not support.")
