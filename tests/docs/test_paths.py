"""Documents name files, folders, modules and pages that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.contract.games import shelf
from tests.docs.pages import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
TOP = tuple(path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith("."))
_CODE = re.compile(r"`([^`\n]+)`")
_DOTTED = re.compile(r"(?<![\w./\"'-])(?:engine|net|saves|screens|themes|tui)(?:\.\w+)+(?![\w/-])")
_WRITTEN = re.compile(r"^ *```python \S+\.py(?::\w+)?$.*?^ *```$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
_ANCHOR = re.compile(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_FENCED = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)


def named_paths(page: str) -> list[str]:
    words = (word for span in _CODE.findall(page) for word in span.split())
    return [word.rstrip(",.;:") for word in words if word.startswith(tuple(f"{t}/" for t in TOP))]


def missing(page: str) -> list[str]:
    """The paths that do not exist; `<game>` matches any name, `file.py:name` a name in a file."""
    return [named for named in named_paths(page) if not exists(*named.partition(":")[::2])]


def exists(path: str, name: str = "") -> bool:
    found = list(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))
    return any(not name or name in each.read_text("utf-8") for each in found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_in_a_document_exists(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = _LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def anchors(page: str) -> set[str]:
    headings = _HEADING.findall(_FENCED.sub("", page))
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


def missing_anchors(page: Path) -> list[str]:
    links = [
        (page.parent / file if file else page, anchor)
        for file, anchor in _ANCHOR.findall(page.read_text("utf-8"))
    ]
    return [
        f"{linked.name}#{anchor}"
        for linked, anchor in links
        if linked.suffix == ".md" and anchor not in anchors(linked.read_text("utf-8"))
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_heading_finds_it(page: Path) -> None:
    assert missing_anchors(page) == []


def test_a_link_to_a_missing_heading_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# The hooks of `Painter`\n[a](#the-hooks-of-painter) [b](page.md#gone)\n")
    assert missing_anchors(page) == ["page.md#gone"]


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md"])
def test_every_game_is_in_the_lists_for_players(page: str) -> None:
    titles = [game.title.rpartition(": ")[2] for game in shelf()]
    text = (ROOT / page).read_text("utf-8")
    assert [title for title in titles if f"{title}**" not in text] == []


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs/adr/README.md").read_text("utf-8")
    decisions = sorted(ROOT.glob("docs/adr/0*.md"))
    titles = [page.read_text("utf-8").splitlines()[0].split(". ", 1)[1] for page in decisions]
    rows = [f"[{title}]({page.name})" for title, page in zip(titles, decisions, strict=True)]
    assert [row for row in rows if row not in listed] == []


def missing_names(page: str) -> list[str]:
    """The dotted names that no module, class or function has.

    Files are left out, and so is code that a reader writes to a file: tests run it.
    """
    words = _WRITTEN.sub("", page)
    names = (name for name in _DOTTED.findall(words) if not name.endswith((".py", ".svg")))
    return [name for name in names if not leads_somewhere(name.split("."))]


def leads_somewhere(parts: list[str]) -> bool:
    """Can the longest importable part be followed to the end by attributes or annotations?"""
    for end in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for name in parts[end:]:
            if name in getattr(found, "__annotations__", {}):
                return True
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_dotted_name_in_a_document_exists(page: Path) -> None:
    assert missing_names(page.read_text("utf-8")) == []


def test_a_dotted_name_that_does_not_exist_is_found() -> None:
    text = (
        "`engine.core.match.Match.after`, `net.play.Table`, `engine.core.nowhere`, net.play.table"
    )
    assert missing_names(text) == ["net.play.Table", "engine.core.nowhere"]
    for file in ("records.py", "home.py:HomePage"):
        written = f"```python {file}\nimport engine.core.records\n```\n"
        assert missing_names(f"{written}`engine.core.nowhere`") == ["engine.core.nowhere"]


def test_a_path_that_does_not_exist_is_found() -> None:
    text = "`engine/core/nowhere.py`, `engine/games/<game>/cards.py`, `tui/keys.py:Nothing here`"
    assert missing(text) == ["engine/core/nowhere.py", "tui/keys.py:Nothing"]
