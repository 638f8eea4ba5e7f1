"""Changes to Textual for many apps in one process.

- Textual's `Strip` can store itself in its own caches, which makes every paint cyclic garbage; with
  the patch it does not. Collections cause the worst latencies: with a hundred apps a full one stops
  all of them for a third of a second.
- Each `Strip` starts with seven caches, most of which stay empty: they were two thirds of the
  collector's work, and more memory than the text. With the patch it has one.
- Each app would read the same stylesheets again; with the patch they are read once for all.
- Textual caches the background styles by each widget's cache, which keeps the rows of a thousand
  closed pages in memory; with the patch it caches them by their colours.
- Colour codes are kept for each kind of terminal: see `colour_codes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual._styles_cache import StylesCache
from textual.cache import FIFOCache, LRUCache
from textual.color import Color
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation
from textual.strip import Strip
from textual.style import Style as Ground

from net.remote import colour_codes

STYLE_CACHE_SIZE = 512
"""The number of cached style sheets: some dozens for each theme in use."""

_textual_divide = Strip.divide
_textual_crop_extend = Strip.crop_extend
_textual_parse_rules = Stylesheet._parse_rules
_rules: LRUCache[tuple[object, ...], list[RuleSet]] = LRUCache(STYLE_CACHE_SIZE)


class NullCache:
    """A cache that stores nothing, for entries that are hardly ever read again."""

    def get(self, key: object) -> None:
        """Find nothing, so that the value is computed."""

    def __setitem__(self, key: object, value: object) -> None:
        """Do nothing."""


FORGETFUL: Any = NullCache()


def init_strip(self: Strip, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    """Make a strip as Textual does, but cache only the results of filters, which all viewers of a
    table share."""
    self._segments = list(segments)
    self._cell_length = cell_length
    self._filter_cache = FIFOCache(4)
    self._divide_cache = self._crop_cache = self._style_cache = FORGETFUL
    self._line_length_cache = self._crop_extend_cache = self._offsets_cache = FORGETFUL
    self._render_cache = self._link_ids = self._cell_count = None


def divide(self: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """The parts of a strip; unlike in Textual, an uncut strip is not cached as its own part."""
    inner_cuts = [cut for cut in cuts if cut <= self.cell_length]
    return [self] if inner_cuts == [self.cell_length] else _textual_divide(self, inner_cuts)


def crop_extend(self: Strip, start: int, end: int, style: Style | None) -> Strip:
    """The cropped strip; unlike in Textual, a strip that already fits is not cached as its own
    crop.
    """
    if start == 0 and end == self.cell_length:
        return self
    return _textual_crop_extend(self, start, end, style)


def parse_rules(
    self: Stylesheet,
    css: str,
    read_from: CSSLocation,
    is_default_rules: bool = False,
    tie_breaker: int = 0,
    scope: str = "",
) -> list[RuleSet]:
    """The rules of a stylesheet, cached for all apps with the same variables."""
    variables = tuple(self._variables.items())
    key = (css, read_from, is_default_rules, tie_breaker, scope, variables)
    rules = _rules.get(key)
    if rules is None:
        rules = _textual_parse_rules(self, css, read_from, is_default_rules, tie_breaker, scope)
        _rules[key] = rules
    return rules


@lru_cache(maxsize=1024)
def inner_and_outer_styles(base_background: Color, background: Color) -> tuple[Ground, Ground]:
    """The styles inside a widget and around it, as Textual's `get_inner_outer` makes them."""
    return Ground(background=base_background + background), Ground(background=base_background)


def get_inner_outer(
    self: StylesCache, base_background: Color, background: Color
) -> tuple[Ground, Ground]:
    """The result of Textual's method of this name, cached by the colours and not by the caller."""
    return inner_and_outer_styles(base_background, background)


def let_go_of_closed_pages() -> None:
    """Make Textual drop its caches about closed widgets, in the whole process."""
    StylesCache.get_inner_outer = get_inner_outer  # type: ignore[method-assign,assignment]


PATCHES = (
    (Strip, "__init__", init_strip),
    (Strip, "divide", divide),
    (Strip, "crop_extend", crop_extend),
    (Strip, "render", colour_codes.render),
    (Stylesheet, "_parse_rules", parse_rules),
    (StylesCache, "get_inner_outer", get_inner_outer),
)


@contextmanager
def patched_textual() -> Iterator[None]:
    """Patch Textual for the whole process, and restore it at the end."""
    original_methods = [(kind, name, getattr(kind, name)) for kind, name, _ in PATCHES]
    _replace_methods(PATCHES)
    try:
        yield
    finally:
        _replace_methods(original_methods)
        _rules.clear()


def _replace_methods(methods: Iterable[tuple[type, str, Any]]) -> None:
    for kind, name, method in methods:
        setattr(kind, name, method)
