"""The parts of a table's page: each that a page names is there."""

from __future__ import annotations

import inspect

from screens.base.page import Page
from screens.online.online_table import OnlineTablePage
from screens.table.replay.replay_page import ReplayPage
from screens.table.table_page import TablePage


def test_a_table_page_is_a_page_with_parts_and_no_longer_a_chain() -> None:
    assert TablePage.__mro__[1] is Page
    assert OnlineTablePage.__mro__[1:3] == (TablePage, Page)


def test_every_part_that_is_named_is_there() -> None:
    """The table of keys finds a part by the attribute that `PARTS` names."""
    for page in (TablePage, ReplayPage):
        source = inspect.getsource(page)
        for name, kind in page.PARTS.items():
            assert f"self.{name} = {kind.__name__}(" in source
