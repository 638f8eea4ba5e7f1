"""The examples of the documents run, and print the documented output."""

from __future__ import annotations

import doctest
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wardenclyffe
from tests.docs.pages import ROOT, Block, blocks

PLUGIN = "Write a plug-in"
"""These blocks are files of a package; tests/docs/test_plugin_package.py installs it."""


def run_all(page: Path, heading: str = "") -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page):
        if block.heading != PLUGIN and (not heading or block.heading == heading):
            run(block, page, names)
    return names


def run(block: Block, page: Path, names: dict[str, Any]) -> None:
    """Run one block; input at a prompt must print the text below it."""
    if block.language == "python":
        source = "\n" * (block.line - 1) + block.text
        exec(compile(source, str(page), "exec"), names)
    elif block.language == "pycon":
        test = doctest.DocTestParser().get_doctest(
            block.text, names, page.name, str(page), block.line
        )
        runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        names.update(test.globs)
        assert runner.failures == 0, "".join(said)


def test_the_examples_of_the_api_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = run_all(ROOT / "docs/api.md")
    assert names["match"].outcome.winners == (0,)
    assert Path("match.json").exists()


def test_an_example_that_prints_something_else_is_found() -> None:
    block = Block("pycon", ">>> 1 + 1\n3\n", "", "", 1)
    with pytest.raises(AssertionError, match=r"Expected:\n +3"):
        run(block, ROOT / "docs/api.md", {})


API = (ROOT / "docs/api.md").read_text("utf-8")


NAMES = API.split("\n## Every name\n")[1].split("\n## ")[0]
SIGNATURES = dict(
    re.findall(r"^#### `(\w+)`\n\n```text\n(.*?)\n```$", NAMES, re.MULTILINE | re.DOTALL)
)


class Unquoted(str):
    """An annotation that prints as it is written in the source."""

    __repr__ = str.__str__


def signature_of(function: Callable[..., object]) -> inspect.Signature:
    found = inspect.signature(function)
    parameters = [
        each.replace(annotation=Unquoted(each.annotation)) for each in found.parameters.values()
    ]
    return found.replace(parameters=parameters, return_annotation=Unquoted(found.return_annotation))


def listed(part: str) -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(?:match\.)?(\w+)", row)]


def test_the_page_lists_every_name_of_the_public_module() -> None:
    assert sorted([*SIGNATURES, *listed(NAMES)]) == sorted(wardenclyffe.__all__)


@pytest.mark.parametrize("name", SIGNATURES)
def test_the_page_shows_the_signature_of_a_function(name: str) -> None:
    shown = "".join(SIGNATURES[name].split()).replace(",)", ")").replace('"', "'")
    assert shown == "".join(f"{name}{signature_of(getattr(wardenclyffe, name))}".split())


def test_the_page_lists_every_name_of_a_match() -> None:
    """Members that only the program uses are not under public names."""
    rows = API.split("| member |")[1].split("\n\n")[0]
    match = wardenclyffe.new_match("duel", seed=4)
    public = {name for name in dir(match) if not name.startswith("_")}
    assert set(listed(rows)) == public


def test_the_bot_of_the_readme_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = (each for each in blocks(ROOT / "README.md") if each.language == "python")
    assert len([line for line in block.text.splitlines() if line.strip()]) <= 10
    run_all(ROOT / "README.md", block.heading)
    assert "wins" in capsys.readouterr().out


def test_the_bot_of_the_guide_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = run_all(ROOT / "docs/bots.md")
    assert names["report"].matches == 20
