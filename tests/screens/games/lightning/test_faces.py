"""Card faces break no words."""

from __future__ import annotations

import pytest

from engine.games.lightning.deck import CARDS
from screens.games.lightning.faces import paint_face
from screens.games.lightning.pen import Pen
from tests.screens.games.lightning.tables import six
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer

STORIES = [slug for slug, row in CARDS.items() if row.points and row.text]


@pytest.mark.parametrize("width", range(9, 24))
@pytest.mark.parametrize("height", [9, 12, 16])
def test_the_story_of_a_card_breaks_no_word(width: int, height: int) -> None:
    view = six().view("ann")
    for card in STORIES:
        canvas = Canvas(width, height, look())
        paint_face(Pen(canvas, view, Offer()), card, Area(0, 0, width, height))
        shown = "\n".join(line.strip("│ ") for line in canvas.picture().lines())
        words = CARDS[card].text.split()
        if words[0] in shown.split():
            missing = [word for word in words if word not in shown.split()]
            assert not missing or "…" in shown, f"{card}: {missing}\n{shown}"
