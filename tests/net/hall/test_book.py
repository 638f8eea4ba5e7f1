"""The book of a table refuses changes once the table is removed."""

from __future__ import annotations

import pytest

from net.hall.errors import NoSuchTableError
from net.hall.hall import Hall
from net.hall.table_state import to_text
from net.hall.visit import enter_hall
from tests.net.hall.halls import plan_of
from tests.net.hall.people import ANN, BOB


async def test_a_table_that_was_put_away_refuses_what_comes_too_late(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    (hosted,) = hall.tables
    await ann.leave()
    with pytest.raises(NoSuchTableError, match="is closed"):
        await hosted.change(lambda state: state)
    with pytest.raises(NoSuchTableError, match="is closed"):
        await hosted.prepare_for(BOB)
    assert "ann" in to_text(hosted.state)
