"""Changes to Textual for many apps in one process.

- Textual's `Strip` can store itself in its own caches, which makes every paint cyclic garbage; with
  the patch it does not. Collections are the latency tail: with a hundred apps a full one stops all
  of them for a third of a second.
- Each app would read the same stylesheets again; with the patch they are read once for all.
- Colour codes are kept for each kind of terminal: see `colour_codes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.style import Style
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation
from textual.strip import Strip

from net.remote import colour_codes

SHEETS = 512
"""The number of pieces of style that are kept: some dozens for each theme that is in use."""

_divide = Strip.divide
_crop_extend = Strip.crop_extend
_parse_rules = Stylesheet._parse_rules
_rules: LRUCache[tuple[object, ...], list[RuleSet]] = LRUCache(SHEETS)


def divide(self: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """As Textual's, but a strip that is not cut is not remembered as its own part."""
    wanted = [cut for cut in cuts if cut <= self.cell_length]
    return [self] if wanted == [self.cell_length] else _divide(self, wanted)


def crop_extend(self: Strip, start: int, end: int, style: Style | None) -> Strip:
    """As Textual's, but a strip that already fits is not remembered as its own crop."""
    if start == 0 and end == self.cell_length:
        return self
    return _crop_extend(self, start, end, style)


def parse_rules(
    self: Stylesheet,
    css: str,
    read_from: CSSLocation,
    is_default_rules: bool = False,
    tie_breaker: int = 0,
    scope: str = "",
) -> list[RuleSet]:
    """As Textual's, but what one app has read serves all that have the same variables."""
    variables = tuple(self._variables.items())
    key = (css, read_from, is_default_rules, tie_breaker, scope, variables)
    rules = _rules.get(key)
    if rules is None:
        rules = _parse_rules(self, css, read_from, is_default_rules, tie_breaker, scope)
        _rules[key] = rules
    return rules


@contextmanager
def patched_textual() -> Iterator[None]:
    """Change Textual for the whole process, and leave it as it was at the end."""
    before = Strip.divide, Strip.crop_extend, Strip.render, Stylesheet._parse_rules
    _set(divide, crop_extend, colour_codes.render, parse_rules)
    try:
        yield
    finally:
        _set(*before)
        _rules.clear()


def _set(divide: Any, crop_extend: Any, render: Any, parse_rules: Any) -> None:
    Strip.divide = divide  # type: ignore[method-assign]
    Strip.crop_extend = crop_extend  # type: ignore[method-assign]
    Strip.render = render  # type: ignore[method-assign]
    Stylesheet._parse_rules = parse_rules  # type: ignore[method-assign]
