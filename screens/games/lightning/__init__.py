"""The table of Tesla: Master of Lightning: pure functions from a view to a picture."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.lightning.bots.odds import chance_of_bid, how_often
from engine.games.lightning.describe import card_text
from engine.games.lightning.names import TRICKS, card_name
from engine.games.lightning.standing import is_last_trick
from engine.games.lightning.story import story_of
from engine.games.lightning.view_types import View
from screens.games.lightning.board import paint_compact, paint_table
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import legend
from screens.games.lightning.summary import course_labels, courses, curves, summary
from screens.table.card_sets import Piece, Pieces, card_of, pieces_of
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area, Tier, tier_of
from tui.widgets.canvas import Canvas, Offer, Picture

ABOUT_BIDS = "Won or lost, your bid goes to your Output Deck and comes back. A tie draws cards."
"""The reminder for a player who is about to bid (RULES.md 7.8 and 8)."""
ABOUT_LAST_BIDS = "What you do not bid now is put away after this trick, and you draw a new hand."
"""The reminder for a player who bids for the last trick of a round (RULES.md 4.2)."""
ARRANGEMENTS = {Tier.COMPACT: paint_compact, Tier.NORMAL: paint_table, Tier.ROOMY: paint_table}


def _reminder(view: View) -> str:
    """The reminder for the bid that the viewer is asked for; empty if none is asked for."""
    trick = view.trick
    if trick is None or trick.revealed:
        return ""
    return ABOUT_LAST_BIDS if trick.size == 1 and not is_last_trick(view) else ABOUT_BIDS


class LightningPainter(Painter[View]):
    score = "score"

    legend = staticmethod(legend)
    summary = staticmethod(summary)
    curves = staticmethod(curves)
    courses = staticmethod(courses)
    course_labels = staticmethod(course_labels)

    def paint(self, view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        canvas = Canvas(width, height, look)
        pen = Pen(canvas, view, offer)
        area = Area(0, 0, width, height)
        ARRANGEMENTS[tier_of(width, height)](pen, area)
        return canvas.picture()

    def beats(self, view: View) -> tuple[str, int]:
        """The name of the trick whose bids are open, and the number of beats of its story."""
        trick = view.trick if view.trick is not None and view.trick.revealed else view.last
        if trick is None:
            return "", 0
        return f"Round {trick.round}, {TRICKS[trick.size]}", len(story_of(trick))

    def pickable_pieces(self, view: View) -> Pieces:
        """The cards in the viewer's hand as pieces, in their order on the table."""
        if view.seat is None:
            return {}
        hand = view.seats[view.seat].hand
        reminder = _reminder(view)
        suffix = f". {reminder}" if reminder else ""
        return {
            place: Piece(
                card_name(card_of(place)), f"{card_text(card_of(place)).rstrip('.')}{suffix}"
            )
            for place in pieces_of(hand)
        }

    def estimate(self, view: View, choice: Choice) -> str:
        """The chance that a bid wins, as the bot that gives the hints sees it; empty elsewhere."""
        return how_often(chance_of_bid(view, choice)) if choice.verb == "bid" else ""


PAINTER = LightningPainter()
