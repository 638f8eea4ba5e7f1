"""The actions of administrators: announce, stop new tables, end sessions, and ban."""

from __future__ import annotations

from attrs import frozen

from net.hall.errors import NoSuchTableError, NotAdminError, NotOnlineError
from net.hall.hall import Hall, HallVisit
from net.visitor import Visitor, plain_text
from saves.account_store import Ban, BanKind

_MAX_MESSAGE_LENGTH = 500
DRAIN = "The server will restart soon: no new tables now. Your seats are kept."


@frozen
class SessionSummary:
    label: str
    name: str
    address: str
    fingerprint: str
    """Empty for a guest."""
    seconds: int
    """The duration of the session up to now."""
    tables: tuple[str, ...]
    """The codes of the tables where the visitor is, private ones included."""


class Admin:
    def __init__(self, hall: Hall, visitor: Visitor) -> None:
        """Create the actions for a visitor; raises NotAdminError unless their key is configured."""
        if not visitor.is_admin:
            raise NotAdminError("only administrators may do that")
        self._hall = hall

    async def announce(self, text: str) -> None:
        """Show a message to all visitors and add it to the chat of the lobby."""
        message = plain_text(text, _MAX_MESSAGE_LENGTH)
        await self._hall.lobby.announce(message)
        self._notify_all(message)
        self._hall.notifier.notify()

    def drain(self, text: str = DRAIN) -> None:
        """Stop creating new tables, and inform all visitors, even later ones."""
        self._hall.draining = plain_text(text, _MAX_MESSAGE_LENGTH)
        self._notify_all(self._hall.draining)

    @property
    def is_draining(self) -> bool:
        return bool(self._hall.draining)

    def undrain(self) -> None:
        self._hall.draining = ""

    def sessions(self) -> list[SessionSummary]:
        summaries = map(self._session_summary, self._hall.visits)
        return sorted(summaries, key=lambda session: session.label)

    def _session_summary(self, visit: HallVisit) -> SessionSummary:
        visitor = visit.visitor
        tables = (each for each in self._hall.tables if each.attendance.is_here(visitor.identity))
        return SessionSummary(
            label=visitor.label,
            name=visitor.name,
            address=visitor.address,
            fingerprint=visitor.fingerprint,
            seconds=self._hall.clock.now() - visit.start_time,
            tables=tuple(each.code for each in tables),
        )

    def kick(self, label: str, reason: str = "") -> int:
        """End all sessions with that label and return their number; raises NotOnlineError."""
        visits = [visit for visit in self._hall.visits if visit.visitor.label == label]
        if not visits:
            raise NotOnlineError(f"{label!r:.40} is not online")
        text = plain_text(reason, _MAX_MESSAGE_LENGTH)
        self._dismiss(label, "An administrator ended your session" + (f": {text}" if text else "."))
        return len(visits)

    async def release(self, name: str, new_key: str = "") -> None:
        """Free a name whose owner has lost the key, and keep it for a new key, if one is given.

        Raises NoSuchAccountError, or BadKeyError for text that is not a key.
        """
        await self._hall.accounts.release(name, new_key)
        self._dismiss(name, f"An administrator released the name {name}: please connect again.")

    def key_count(self, name: str) -> int:
        return len(self._hall.accounts.owners(name))

    async def close_table(self, code: str, reason: str = "") -> None:
        """Remove a table that is waiting for players, or end its match; raises NoSuchTableError."""
        text = plain_text(reason, _MAX_MESSAGE_LENGTH)
        table_code = code.strip().upper()
        hosted = next((each for each in self._hall.tables if each.code == table_code), None)
        if hosted is None:
            raise NoSuchTableError(f"no table is called {plain_text(code, 20)!r}")
        reason_text = f": {text}" if text else ""
        await hosted.close_by_order(f"closed by an administrator{reason_text}")

    async def ban(
        self, kind: BanKind, subject: str, *, reason: str, minutes: int | None = None
    ) -> None:
        """Ban a name with its keys, a key, or an address, and end their sessions."""
        await self._hall.accounts.ban(kind, subject, reason=reason, minutes=minutes)
        self._hall.end_visits_of_banned()

    async def unban(self, subject: str) -> None:
        await self._hall.accounts.unban(subject)

    def bans(self) -> list[Ban]:
        return self._hall.accounts.bans()

    def _dismiss(self, label: str, farewell: str) -> None:
        for visit in tuple(self._hall.visits):
            if visit.visitor.label == label:
                visit.leave()
                visit.dismiss(farewell)

    def _notify_all(self, text: str) -> None:
        for visit in tuple(self._hall.visits):
            visit.notify(text)
