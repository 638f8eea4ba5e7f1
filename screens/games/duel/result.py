"""The end on the board: the winner and the reason, and the leader of each Region."""

from __future__ import annotations

from engine.games.duel.view_types import RegionView, SideView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import REGION_ROLE
from tui.widgets.area import Area
from tui.widgets.cells import width_of


def paint_result(pen: Pen, area: Area) -> None:
    """Paint the winner, the reason, and the leader of each Region, instead of the hand.

    A compact table has no room for this; there the turn line shows the winner.
    """
    if pen.view.outcome is None or area.height < 4:
        return
    winner = pen.view.sides[pen.view.outcome.winners[0]]
    role = pen.seat_role(winner.seat)
    title = f"{pen.glyphs.star} {verdict(pen, winner)}"
    pen.frame(area, role=role, kind="double", title=title, title_style=pen.ink(role, bold=True))
    inner = area.interior(2, 1)
    used_rows = pen.canvas.wrap(
        inner.x, inner.y, inner.width, 2, f"Won {how_won(pen, winner)}", pen.ink("bright")
    )
    for row, region in enumerate(pen.view.regions, used_rows + int(inner.height > used_rows + 3)):
        line = inner.rows(row, 1)
        if line.height:
            text = f"{region.name:<13}{region.points[0]:2}:{region.points[1]:<3}"
            pen.write(line.x, line.y, text, REGION_ROLE[region.slug], width=line.width)
            paint_leader(pen, region, line.columns(19))


def verdict(pen: Pen, winner: SideView) -> str:
    """The result for the viewer: "You win" or "You lose" first."""
    if pen.view.seat is None:
        return winner_text(winner)
    return f"{'You win' if pen.view.seat == winner.seat else 'You lose'}: {winner_text(winner)}"


def winner_text(winner: SideView) -> str:
    """The result for everybody: "Nikola Tesla wins"."""
    return f"{winner.inventor or f'Player {winner.seat + 1}'} wins"


def how_won(pen: Pen, winner: SideView) -> str:
    regions_led = sum(region.leader == winner.seat for region in pen.view.regions)
    if pen.view.won_by == "goal":
        return f"by reaching the personal goal, in phase {pen.view.phase}"
    return f"by leading {regions_led} of 3 Regions"


def paint_leader(pen: Pen, region: RegionView, line: Area) -> None:
    """Paint the leader of a Region, and the tie-break, in fewer words on a narrow line."""
    side = pen.view.sides[region.leader]
    name = side.inventor.split()[-1] if side.inventor else f"Player {side.seat + 1}"
    leader = f"{pen.glyphs.crown} {name}"
    reason = {"points": "", "PR": "PR", "technologies": "chips"}[region.reason]
    texts = [f"{leader} leads"]
    if reason:
        texts = [f"{leader} leads (tie: {reason})", f"{leader} (tie: {reason})"]
        texts.append(f"{leader} ({reason})")
    text = next((each for each in texts if width_of(each) <= line.width), texts[-1])
    pen.runs(line.x, line.y, [(text, pen.seat_ink(region.leader))], line.width)
