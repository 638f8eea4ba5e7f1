"""Records of finished matches, for those who played them."""

from __future__ import annotations

from net.hall.errors import NotAtTableError, NotOverError
from net.hall.hall import Hall
from net.hall.shuffle import is_revealed
from net.visitor import Visitor
from saves.export import to_text


async def record_text(hall: Hall, visitor: Visitor, code: str) -> str:
    """The record of the visitor's own finished match at a table, as an export.

    Raises NoSuchTableError, NotAtTableError, NotOverError, TooFastError or SaveError.
    """
    hall.services.rates.check_action(visitor)
    state = await hall.state_of(code, visitor)
    if not state.has_sat(visitor.identity):
        raise NotAtTableError(f"you did not play at table {code}")
    if state.stage != "over":
        raise NotOverError("the match is not over: its record would show hidden cards")
    if not is_revealed(state):
        raise NotOverError(
            "the match ended early: its record is given out when all its players have agreed"
        )
    return to_text((await hall.services.stores.matches.load(state.match_id)).record)
