"""Names in backticks exist: in docstrings, and members such as `Match.answer` in documents too.

A docstring may name what its own module mentions, and what the project defines anywhere. Sources
are read by regular expressions: to walk through the syntax trees of all modules takes ten times as
long.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from attrs import frozen

from tests.docs.pages import ROOT
from tests.docs.test_paths import PAGES

PACKAGES = ("bench", "engine", "net", "saves", "screens", "themes", "tui", "tests")
NOT_IN_CODE = {
    "K11": "an example of the name of a space",
    "albany": "an example of a city",
    "action_ACTION": "the pattern of a method's name",
    "action_choose": "a method that subclasses have",
    "done": "an example of a button",
    "nohup": "a command of the shell",
    "timeout": "a command of the shell",
}
"""Names that exist elsewhere, with their meaning."""
KNOWN = {*dir(builtins), *keyword.kwlist, *keyword.softkwlist, "self", "cls", "wardenclyffe"}

_DOCSTRING = re.compile(r'^ *r?"""(.*?)"""', re.DOTALL | re.MULTILINE)
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
_DEFINED = re.compile(
    r"^ *(?:(?:async )?def|class) (\w+)|^ *(?:self\.)?_?(\w+)(?:: .*| =)", re.MULTILINE
)
_CLASS = re.compile(r"^ *class (\w+)(?:\((.*?)\))?:", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([A-Za-z_]\w*)(?:\([^`\n]*\))?`")
"""A name or a call in backticks."""
_CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.DOTALL | re.MULTILINE)
_MEMBER = re.compile(r"(?<![\w/])([A-Z]\w+)\.([a-z_]\w*)")


@frozen
class Module:
    path: str
    docstrings: str
    names: frozenset[str]
    defined: frozenset[str]
    bases: Mapping[str, str]
    """The text in the brackets of each class, by the name of the class."""


def read(path: str, source: str) -> Module:
    code = _DOCSTRING.sub("", source)
    return Module(
        path,
        "\n".join(_DOCSTRING.findall(source)),
        frozenset(_IDENTIFIER.findall(code)),
        frozenset(name for found in _DEFINED.findall(code) for name in found if name),
        dict(_CLASS.findall(code)),
    )


@cache
def project() -> list[Module]:
    files = [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    paths = [file.relative_to(ROOT).as_posix() for file in (*files, ROOT / "wardenclyffe.py")]
    return [read(path, (ROOT / path).read_text("utf-8")) for path in paths]


@cache
def defined_names(*, with_tests: bool) -> frozenset[str]:
    modules = [each for each in project() if with_tests or not each.path.startswith("tests/")]
    words = (word for each in modules for word in each.path.removesuffix(".py").split("/"))
    return frozenset(words).union(*(each.defined for each in modules))


def unknown_names(module: Module) -> Iterator[str]:
    """The names in docstrings that do not exist; `check_` and `_check` are parts of names."""
    defined = defined_names(with_tests=module.path.startswith("tests/"))
    known = module.names | KNOWN | defined | NOT_IN_CODE.keys()
    for name in _SPAN.findall(module.docstrings):
        if name not in known and not is_part_of_name(name, defined):
            yield name


def is_part_of_name(part: str, names: frozenset[str]) -> bool:
    is_part = part.startswith("_") or part.endswith("_")
    return is_part and any(name.startswith(part) or name.endswith(part) for name in names)


@cache
def classes() -> Mapping[str, list[Module]]:
    found: dict[str, list[Module]] = defaultdict(list)
    for module in project():
        for name in module.bases:
            found[name].append(module)
    return found


def has_member(name: str, member: str) -> bool:
    """Does the module of a class, or of a base of it, mention the member? True if unknown."""
    homes = classes().get(name, [])
    bases = {base for home in homes for base in _IDENTIFIER.findall(home.bases[name])}
    return (
        not homes
        or any(member in home.names for home in homes)
        or any(base in classes() and has_member(base, member) for base in bases - {name})
    )


def missing_members(text: str) -> list[str]:
    """The members that code in a text names and that do not exist."""
    named = [member for code in _CODE.findall(text) for member in _MEMBER.findall(code)]
    return [f"{name}.{member}" for name, member in named if not has_member(name, member)]


def test_every_name_in_a_docstring_exists() -> None:
    unknown = {module.path: [*unknown_names(module)] for module in project()}
    assert {path: names for path, names in unknown.items() if names} == {}


def test_every_member_in_a_docstring_exists() -> None:
    missing = {module.path: missing_members(module.docstrings) for module in project()}
    assert {path: names for path, names in missing.items() if names} == {}


def test_every_member_in_a_document_exists() -> None:
    missing = {page.name: missing_members(page.read_text("utf-8")) for page in PAGES}
    assert {page: names for page, names in missing.items() if names} == {}


def test_a_former_name_is_found() -> None:
    source = '''
"""A module about `Former`, `Lamp` and `glow`; names begin with `swi_` or `_watt`."""

class Lamp:
    """It has a `colour` but no `lampshade`; the opposite of `fade()` and `shine(x)`."""

    colour: str

    def shine(self) -> int:
        return glow(self)
'''
    unknown = ["Former", "swi_", "_watt", "lampshade", "fade"]
    assert [*unknown_names(read("lamp.py", source))] == unknown


@pytest.mark.parametrize(
    "text",
    ["`Where.words`, `Where.text`, `Strip.divide`, `Match.answer(x)`", "```\n ── Where.words\n```"],
)
def test_a_former_member_is_found(text: str) -> None:
    assert missing_members(text) == ["Where.words"]
