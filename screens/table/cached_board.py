"""A cached board, for moves of the cursor and for all viewers who see the same.

Most keys only move the cursor. So the board is painted once without a cursor, and a step only
paints the rows that the place under the cursor changes. The viewers of a table are updated one
after the other, and the board is painted for the first of them only.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve
from textual.cache import LRUCache

from screens.table.painter_registry import find_painter, paint_board
from themes.look import Look
from tui.widgets.canvas import Offer, Picture
from tui.widgets.shared_pictures import is_kept

CACHE_SIZE = 16

_boards: LRUCache[tuple[object, ...], tuple[Any, Picture]] = LRUCache(CACHE_SIZE)
"""Cached by the identity of the view, which is kept alive with the picture."""


class CachedBoard:
    """Caches the last board without its cursor."""

    def __init__(self) -> None:
        self._painted_subject: tuple[object, ...] = ()
        self._picture = Picture(0, 0, ())

    def paint(
        self, slug: str, view: Any, width: int, height: int, look: Look, offer: Offer
    ) -> Picture:
        """The board as painted by `paint_board`, in less time."""
        painter = find_painter(slug)
        if not painter.has_own("paint_rows"):
            return paint_board(slug, view, width, height, look, offer)
        board = self._without_cursor(slug, view, width, height, look, evolve(offer, cursor=""))
        if not offer.cursor:
            return board
        changed_places = {offer.cursor, *painter.places_shown_with(view, offer.cursor)}
        rows = board.rows_of(changed_places) | board.cursor_text_rows
        if not rows:
            return board
        return _with_rows(board, painter.paint_rows(view, width, height, look, offer, rows), rows)

    def _without_cursor(self, *subject: Any) -> Picture:
        if subject != self._painted_subject:
            self._painted_subject, self._picture = subject, _painted_for_all(*subject)
        return self._picture


def _with_rows(board: Picture, part: Picture, rows: frozenset[int]) -> Picture:
    strips = tuple(
        fresh if row in rows else strip
        for row, (strip, fresh) in enumerate(zip(board.strips, part.strips, strict=True))
    )
    old, new = ([each for each in picture.targets if each.is_in(rows)] for picture in (board, part))
    if old == new:
        return evolve(board, strips=strips)
    targets = (each for each in board.targets if not each.is_in(rows))
    return evolve(board, strips=strips, targets=(*targets, *new))


def _painted_for_all(
    slug: str, view: Any, width: int, height: int, look: Look, offer: Offer
) -> Picture:
    if not is_kept(width, height):
        return paint_board(slug, view, width, height, look, offer)
    marks = (tuple(offer.places.items()), offer.changed_places, offer.picked_places, offer.players)
    story = (offer.beat, offer.story)
    part = (offer.camera, offer.zoom, offer.page)
    key = (slug, id(view), width, height, look, *marks, *story, *part)
    view_and_picture = _boards.get(key)
    if view_and_picture is None:
        view_and_picture = _boards[key] = (
            view,
            paint_board(slug, view, width, height, look, offer),
        )
    return view_and_picture[1]
