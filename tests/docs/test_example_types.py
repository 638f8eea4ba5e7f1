"""The examples of the documents pass mypy as strictly as the project itself does."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from mypy import api

from tests.docs.pages import ROOT, Block, blocks
from tests.docs.test_examples import PLUGIN

SCRIPTS = ("README.md", "docs/api.md", "docs/bots.md", "docs/new-game.md")
WALK = "A walkthrough: Sparks"
"""The heading of new-game.md whose blocks are files of this project."""


def code_of(block: Block) -> str:
    """The Python of a block, without the prompts and the output of a console."""
    if block.language == "pycon":
        return "".join(each.source for each in doctest.DocTestParser().get_examples(block.text))
    return block.text if block.language == "python" else ""


def write_examples(folder: Path) -> list[Path]:
    written = []
    for page in SCRIPTS:
        script = ""
        for block in blocks(ROOT / page):
            if block.heading == PLUGIN and block.file.endswith(".py"):
                written.append(folder / block.file)
                written[-1].write_text(block.text, "utf-8")
            elif not block.file and block.heading != WALK:
                script += code_of(block)
        written.append(folder / f"{Path(page).stem.lower().replace('-', '_')}_examples.py")
        written[-1].write_text(script, "utf-8")
    return written


def test_the_examples_of_the_documents_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYPATH", str(tmp_path))
    settings = ("--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary")
    cache = ("--cache-dir", str(ROOT / ".mypy_cache"))
    monkeypatch.chdir(ROOT)
    said, trouble, _ = api.run([*settings, *cache, *map(str, write_examples(tmp_path))])
    assert said + trouble == ""
