"""docs/files.md lists every module that is not part of one game."""

from __future__ import annotations

import re

from tests.docs.file_list import PAGE, page_text
from tests.docs.sources import PACKAGES, sources


def test_the_list_of_files_is_complete() -> None:
    assert PAGE.read_text("utf-8") == page_text(), "run `python -m tests.docs.file_list`"


def test_every_module_has_a_row() -> None:
    """The writer itself leaves none out."""
    modules = {
        path
        for path, _ in sources(*PACKAGES)
        if "/games/" not in path and not path.endswith("__init__.py")
    }
    rows = re.findall(r"^## `(.+)`$|^\| `(\w+\.py)` \|", page_text(), re.MULTILINE)
    listed, package = set(), ""
    for heading, module in rows:
        package = heading or package
        listed |= {f"{package}/{module}"} if module else set()
    assert listed == modules


def test_every_row_says_something() -> None:
    assert re.findall(r"^\| `.+` \|\s*\|$", page_text(), re.MULTILINE) == []
