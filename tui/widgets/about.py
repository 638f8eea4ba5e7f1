"""The pane with the text about a place of the board."""

from __future__ import annotations

from attrs import evolve
from rich.style import Style
from textual.strip import Strip

from engine.core.about import About
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import paintable_text, wrapped_lines


def paint_about(about: About, width: int, look: Look, *, ground: str = "surface") -> Picture:
    """The picture of the whole text in a column of this width, as high as necessary."""
    texts = [(about.title, look.style("bright", on=ground, bold=True))]
    texts += [(line, look.style("text", on=ground)) for line in about.lines]
    if about.clause:
        texts.append((f"Rules {about.clause}", look.style("muted", on=ground)))
    width, ascii_only = max(width, 1), look.glyphs.ascii_only
    rows = [
        (line, style)
        for text, style in texts
        for line in wrapped_lines(paintable_text(text, ascii_only=ascii_only), width) or ("",)
    ]
    canvas = Canvas(width, len(rows), look, ground)
    for y, (line, style) in enumerate(rows):
        canvas.text(0, y, line, style)
    return canvas.picture()


def paint_about_pane(
    about: About, width: int, height: int, look: Look, *, with_frame: bool, more_text: str = ""
) -> Picture:
    """The picture of the pane that replaces the list while the player looks at the board.

    `with_frame` paints it as a column with a frame, otherwise as a low pane with a line on top.
    `more_text` is shown at the bottom if the pane is too low for the whole text.
    """
    canvas = Canvas(width, height, look, "surface")
    canvas.frame("Looking", "accent", is_open=not with_frame)
    room = height - 2 if with_frame else height - 1
    text = paint_about(about, width - 4, look)
    draw_rows(canvas, 2, 1, text.strips[:room], width - 4)
    if text.height > room > 1:
        canvas.fill(2, room, width - 4, 1, look.style("text", on="surface"))
        canvas.text(2, room, more_text, look.style("muted"), width=width - 4)
    return canvas.picture()


def draw_rows(canvas: Canvas, x: int, y: int, strips: tuple[Strip, ...], width: int) -> None:
    canvas.draw(x, y, Picture(width, len(strips), strips))


def paint_pointer(picture: Picture, place: str, look: Look) -> Picture:
    """The picture with the cursor of a player who is looking at one of its places.

    A place of one or two rows is marked as a whole, a larger one along its edge with accented
    corners. Boards need not handle this: their own cursor marks the possible choices.
    """
    marked: dict[tuple[int, int], Style] = {}
    strong, calm = look.style("background", on="focus"), look.style("focus", on="raised")
    for target in picture.targets:
        if target.place != place:
            continue
        ends = (target.x, target.x + target.width - 1), (target.y, target.y + target.height - 1)
        for x in range(target.x, target.x + target.width):
            for y in range(target.y, target.y + target.height):
                on_edges = (x in ends[0]) + (y in ends[1])
                if target.height < 3 or on_edges:
                    marked[x, y] = strong if target.height < 3 or on_edges == 2 else calm
    if not marked:
        return picture
    canvas = Canvas(picture.width, picture.height, look)
    canvas.draw(0, 0, picture)
    for (x, y), style in marked.items():
        canvas.restyle(x, y, 1, 1, style)
    strips, rows = canvas.picture().strips, {y for _, y in marked}
    new_strips = tuple(strips[y] if y in rows else each for y, each in enumerate(picture.strips))
    return evolve(picture, strips=new_strips)
