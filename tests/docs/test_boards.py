"""docs/boards.md lists all hooks, members, roles and glyphs, with their parameters."""

from __future__ import annotations

import inspect
import re

import attrs
import pytest

from screens.table.painter import HOOKS, Painter
from tests.docs.pages import ROOT
from tests.docs.test_examples import run_all
from themes.glyphs import ASCII, UNICODE, Glyphs
from themes.look import Look
from themes.palettes import ROLES
from tui.widgets.canvas import Canvas, Offer

PAGE = ROOT / "docs/boards.md"


def entries(heading: str) -> dict[str, str]:
    section = PAGE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return dict(
        entry for cell in cells for entry in re.findall(r"`(\w+)(\([^`]*\))?`(?:, |$)", cell)
    )


def test_the_page_lists_every_hook_with_its_arguments() -> None:
    shown = entries("The hooks of `Painter`")
    assert set(shown) == set(HOOKS)
    hooks = {name: getattr(Painter, name) for name in HOOKS}
    called = {name: parameters_of(each) for name, each in hooks.items() if callable(each)}
    assert {name: text for name, text in shown.items() if text} == called


def test_the_page_lists_every_member_of_an_offer() -> None:
    assert set(entries("The members of `Offer`")) == {each.name for each in attrs.fields(Offer)}


def parameters_of(method: object) -> str:
    assert callable(method)
    given = list(inspect.signature(method).parameters.values())[1:]
    plain = [each.replace(annotation=inspect.Parameter.empty) for each in given]
    return str(inspect.Signature(plain))


def test_the_page_lists_every_member_of_a_canvas_with_its_parameters() -> None:
    shown = entries("The members of `Canvas`")
    methods = {name: each for name, each in vars(Canvas).items() if name[0] != "_"}
    values = {name for name in vars(Canvas(1, 1, Look())) if name[0] != "_"}
    assert set(shown) == values | set(methods)
    called = {name: parameters_of(each) for name, each in methods.items() if callable(each)}
    same = {name: str(text).replace('"', "'") for name, text in shown.items() if text}
    assert same == called


def test_the_page_lists_every_role() -> None:
    assert set(entries("Colours")) == set(ROLES)


def test_the_page_shows_every_glyph() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| `(\S+)` \| `(\S+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert {name: (sign, plain) for name, sign, plain in rows} == {
        field.name: (getattr(UNICODE, field.name), getattr(ASCII, field.name))
        for field in attrs.fields(Glyphs)
        if isinstance(getattr(UNICODE, field.name), str) and field.name != "name"
    }


def test_the_board_of_the_page_is_painted(capsys: pytest.CaptureFixture[str]) -> None:
    run_all(PAGE)
    assert "2 Cities" in capsys.readouterr().out
