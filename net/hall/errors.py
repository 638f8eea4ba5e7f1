"""The errors of the hall and its tables; their text is shown to the visitor."""

from __future__ import annotations

from engine.core.errors import WardenclyffeError


class HallError(WardenclyffeError):
    """Base of all errors of the hall."""


class BadPlanError(HallError):
    """A table cannot be created as it was planned."""


class NoSuchTableError(HallError):
    """No table has that code."""


class PrivateTableError(HallError):
    """A private table can be entered only with its code."""


class TableFullError(HallError):
    """No seat is free, or too many visitors are watching."""


class SeatTakenError(HallError):
    """The seat is taken, or reserved for another visitor, or does not exist."""


class NoSpectatorsError(HallError):
    """The table is closed to spectators."""


class TooManyTablesError(HallError):
    """The visitor or the server is at the table limit."""


class NotAtTableError(HallError):
    """The visitor is not at the table, or has no seat there."""


class NotYourSeatError(HallError):
    """A visitor tried to see or answer for the seat of another player."""


class SeatHandedOverError(HallError):
    """A bot answers for the seat."""


class NotOwnerError(HallError):
    """Only the owner of a table may arrange its seats."""


class NotBegunError(HallError):
    """The table is still waiting for players."""


class AlreadyBegunError(HallError):
    """The match has begun; the seats are fixed."""


class NotOverError(HallError):
    """The match is still being played."""


class NothingToAgreeError(HallError):
    """There is no request to agree to, or the match has continued since."""


class AlreadyAskedError(HallError):
    """There is already a request; only one is possible at a time."""


class TooFastError(HallError):
    """The visitor has used up a rate limit."""


class NothingSaidError(HallError):
    """A message without any text."""


class NoTeamError(HallError):
    """The visitor has no team to talk to."""


class DrainingError(HallError):
    """The server is about to restart, so no new tables are created."""


class NotAdminError(HallError):
    """Only administrators may do that."""


class NotOnlineError(HallError):
    """No visitor of that name is online."""


class GuestError(HallError):
    """Guests have no account."""


class AtTableError(HallError):
    """The visitor is at a table, and must leave it for that."""


class WrongCodeError(HallError):
    """No guest of that name has the resume code."""


class BadKeyError(HallError):
    """Text that is neither a public key nor its fingerprint."""


class WebhookError(HallError):
    """There is no webhook to use, or the server sends none."""


class BadBanError(HallError):
    """A ban of something that is not a name, a key or an address, or that is not banned."""
