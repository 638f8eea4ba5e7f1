"""What people in the hall and at hosted tables can be refused, by exact name."""

from __future__ import annotations

from engine.core.errors import WardenclyffeError


class HallError(WardenclyffeError):
    """Base of everything that the hall refuses."""


class BadPlanError(HallError):
    """A table that cannot be set as it was planned."""


class NoSuchTableError(HallError):
    """No table has that code."""


class PrivateTableError(HallError):
    """A private table is entered with its code only."""


class TableFullError(HallError):
    """Nobody else can sit down, or look on, at this table."""


class SeatTakenError(HallError):
    """Somebody sits there already, or the seat is kept for somebody else."""


class NoSpectatorsError(HallError):
    """The table does not want to be watched."""


class TooManyTablesError(HallError):
    """Nobody may be at more tables at once."""


class NotAtTableError(HallError):
    """Only those who are at a table can act there."""


class NotYourSeatError(HallError):
    """A seat is answered for, and seen from, by its own player only."""


class SeatHandedOverError(HallError):
    """A bot answers for this seat now."""


class NotOwnerError(HallError):
    """Only whoever set the table may arrange it."""


class NotBegunError(HallError):
    """The table is still waiting for players."""


class AlreadyBegunError(HallError):
    """The match has begun; the seats are fixed."""


class NotOverError(HallError):
    """The match is still being played."""


class NothingToAgreeError(HallError):
    """Nobody has asked for anything, or the match went on since."""


class AlreadyAskedError(HallError):
    """One request at a time."""


class TooFastError(HallError):
    """More in a minute than anybody could read."""


class NothingSaidError(HallError):
    """A message without any text."""


class DrainingError(HallError):
    """The server is about to restart and sets no new tables."""


class NotAdminError(HallError):
    """Only administrators may do that."""


class NobodyThereError(HallError):
    """Nobody of that name is here."""


class GuestError(HallError):
    """Guests have no account."""


class BadKeyError(HallError):
    """Text that is neither a public key nor its fingerprint."""


class BadBanError(HallError):
    """A ban that could not be kept to."""
