"""The end of a match: who won and how, how it went, and what now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, ClassVar

from attrs import frozen
from textual.app import ComposeResult

from engine.core.codec import from_plain
from engine.core.state import Outcome
from net.play.playable import Playable
from net.play.threads import in_thread
from net.play.update import Update
from saves.record import YOU, verdict
from screens.base.page import Page
from screens.base.seat_names import is_numbered, told_apart
from screens.table.open_match import begin_match, open_replay
from screens.table.painter import Curves
from screens.table.painters import curves_over, find_painter, score_words, seat_role
from tui.widgets.bars import Hint, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of
from tui.widgets.items import ITEM, Item, chosen
from tui.widgets.plot import Curve, paint_plot
from tui.widgets.sheet import Sheet

WIDEST = 112
PLOT_HEIGHT = 11
BAND = 4
"""Rows of the band with the verdict, and of the space above it."""
NO_SEAT = -1
"""Stands in place of a seat for a rival, who plays none."""
GAP = 3
"""Cells between two seats on a line."""

_ITEMS = (
    Item("again", "Play again"),
    Item("swapped", "Swap seats"),
    Item("replay", "Replay"),
    Item("board", "Board"),
    Item("home", "Home"),
)


@frozen
class Result:
    """One seat in the result of a match."""

    seat: int
    name: str
    """The part that the seat plays, or the player where it has only a number."""
    player: str
    """The player where the seat has a name of its own; else empty."""
    score: str
    """The score, with what it counts."""
    rank: int
    role: str


def results(outcome: Outcome, update: Update, table: Playable) -> list[Result]:
    """The seats, the best first; ranks that rivals have are left out."""
    rivals = find_painter(table.game.slug).rivals(update.view)
    taken = {rival.rank for rival in rivals}
    ranks = (rank for rank in count(1) if rank not in taken)
    players = told_apart([player.name for player in table.players])
    parts = [table.game.seat_name(update.view, seat) for seat in range(len(players))]
    return [
        Result(
            seat,
            players[seat] if is_numbered(parts[seat], seat) else parts[seat],
            "" if is_numbered(parts[seat], seat) else players[seat],
            score_words(table.game.slug, outcome.scores[seat]),
            rank,
            seat_role(table.game.slug, update.view, seat),
        )
        for rank, group in zip(ranks, outcome.ranking, strict=False)
        for seat in group
    ]


def rival_results(update: Update, table: Playable) -> list[Result]:
    """Who is ranked beside the seats, in the order of their curves."""
    slug = table.game.slug
    return [
        Result(NO_SEAT, rival.name, "", score_words(slug, rival.score), rival.rank, rival.role)
        for rival in find_painter(slug).rivals(update.view)
    ]


def own_verdict(outcome: Outcome, names: Sequence[str], seat: int | None) -> str:
    """How a match ended for a seat: "You win", "You lose"; None is a spectator: "Ann wins"."""
    told = verdict(outcome, names)
    if seat is None or (names[seat] == YOU and outcome.winners == (seat,)):
        return told
    if seat not in outcome.winners:
        return f"You lose: {told}" if outcome.beaten_by else "You lose"
    if outcome.is_draw:
        return f"A draw: {told}"
    return "You win" if len(outcome.winners) == 1 else f"You win: {told}"


def _seat(result: Result) -> int:
    return result.seat


def _played_by(result: Result) -> str:
    """The player of a seat that has a name of its own, with the gap behind it."""
    return f"({result.player}) " if result.player else ""


def player_lines(ranking: list[Result], width: int) -> list[list[Result]]:
    """The seats in lines that fit the width."""
    lines: list[list[Result]] = [[]]
    used = 0
    for each in ranking:
        needed = width_of(f"{each.rank}. {each.name} {_played_by(each)}{each.score}") + GAP
        if lines[-1] and used + needed - GAP > width:
            lines.append([])
            used = 0
        lines[-1].append(each)
        used += needed
    return lines


def stage_of(where: str) -> str:
    """The round or phase in as few words as an axis has room for: "Turn 3", not "Turn 3 of 6"."""
    return where.partition(",")[0].partition(" of ")[0]


class GameOverPage(Page):
    """How a match ended. Escape goes back to the board."""

    SCOPE = "local_game_over"
    DEAF: ClassVar[float] = 0.8
    """Seconds for which Enter does nothing: one too many must not begin another match."""
    ITEMS: ClassVar[tuple[Item, ...]] = _ITEMS

    def __init__(self, table: Playable, seat: int | None) -> None:
        super().__init__(classes="gameover")
        self._table = table
        self._update = table.update(seat)
        self._seat = seat
        self._curves: Curves = {}
        self._stages: tuple[str, ...] = ()
        """Where the match stood at each value of the curves."""
        self._curve = 0
        alone = len(table.players) == 1
        self.items = tuple(each for each in self.ITEMS if not (alone and each.action == "swapped"))
        self._cursor = 0
        self._top = 0
        self._is_deaf = True

    def can_do(self, action: str) -> bool:
        """Would the action do something now? Seats can be swapped where there are several."""
        return super().can_do(action) and (action != "swapped" or len(self._table.players) > 1)

    def compose(self) -> ComposeResult:
        """The story, what can be done now, the keys."""
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint_story, id="story")
        yield Sheet(self._paint_items, id="items")
        yield self.footer()

    def on_mount(self) -> None:
        """Hear Enter after a moment only."""
        self.set_timer(self.DEAF, self._hear)

    def _hear(self) -> None:
        self._is_deaf = False

    def hints(self) -> tuple[Hint, ...]:
        """The keys that choose, scroll and leave."""
        curve = (self.hint("curve", "next chart"),) if len(self._curves) > 1 else ()
        return (
            self.hint("take", "choose"),
            self.hint("down", "scroll"),
            *curve,
            self.hint("back", "board"),
            self.hint("home", "home"),
        )

    async def came_back(self) -> None:
        """Compute the curves once, in a thread: a long match takes a while."""
        if not self._curves:
            self._curves, self._stages = await in_thread(self._along_the_match)

    def _along_the_match(self) -> tuple[Curves, tuple[str, ...]]:
        """The curves, and the round or phase at each of their values."""
        updates = self._table.course(self._seat)
        stages = tuple(stage_of(each.where.words) for each in updates)
        return curves_over(self._table.game.slug, (each.view for each in updates)), stages

    # What now

    async def do_take(self) -> None:
        """Do what is under the cursor; nothing in the first moment."""
        if not self._is_deaf:
            await self._choose()

    async def _choose(self) -> None:
        await self.act(self.items[self._cursor].action)

    async def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """Move the cursor to the item under the pointer; a click chooses it."""
        self._cursor = chosen(place)
        self.repaint()
        if clicked:
            await self._choose()

    async def do_again(self) -> None:
        """Begin a new match with the same players, options and seats."""
        await self._begin(swapped=False)

    async def do_swapped(self) -> None:
        """Begin a new match with the same players on swapped seats."""
        await self._begin(swapped=True)

    async def _begin(self, *, swapped: bool) -> None:
        game = self._table.game
        options: Any = from_plain(dict(self._table.options), game.options)
        players = self._table.players[::-1] if swapped else self._table.players
        self.host.go_home()
        await begin_match(self, game, players=players, options=options)

    async def do_replay(self) -> None:
        """Watch the match from its beginning."""
        await open_replay(self, self._table.id)

    def do_board(self) -> None:
        """Go back to the board."""
        self.leave()

    def do_left(self) -> None:
        """Move the cursor to the item before."""
        self._cursor = (self._cursor - 1) % len(self.items)
        self.repaint()

    def do_right(self) -> None:
        """Move the cursor to the item after."""
        self._cursor = (self._cursor + 1) % len(self.items)
        self.repaint()

    def do_up(self) -> None:
        """Scroll up."""
        self._scroll(-1)

    def do_down(self) -> None:
        """Scroll down."""
        self._scroll(1)

    def do_page_up(self) -> None:
        """Scroll a page up."""
        self._scroll(-10)

    def do_page_down(self) -> None:
        """Scroll a page down."""
        self._scroll(10)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll with the wheel."""
        message.stop()
        self._scroll(message.rows)

    def _scroll(self, rows: int) -> None:
        story = self.query_one("#story")
        spare = self._story(story.size.width).height - story.size.height
        self._top = max(0, min(self._top + rows, spare))
        self.repaint()

    def do_curve(self) -> None:
        """Show the next curve."""
        self._curve += 1
        self.repaint()

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(self._table.game.title, "The match is over", (), width, self.look)

    def _paint_story(self, width: int, height: int) -> Picture:
        story = self._story(width)
        if story.height < height:
            canvas = Canvas(width, height, self.look)
            canvas.draw(0, 0, story)
            return canvas.picture()
        self._top = max(0, min(self._top, story.height - height))
        strips = story.strips[self._top : self._top + height]
        return Picture(width, len(strips), strips)

    def _story(self, width: int) -> Picture:
        """Headline, ranking, the game's own summary, the plot: as high as all that needs."""
        outcome = self._update.outcome
        assert outcome is not None
        column = min(WIDEST, width - 4)
        x = (width - column) // 2
        summary = self.summary(column)
        ranking = results(outcome, self._update, self._table)
        everybody = [*ranking, *rival_results(self._update, self._table)]
        players = player_lines(sorted(everybody, key=lambda each: each.rank), column)
        top = BAND + (2 + len(players) if summary else 4 + len(ranking))
        below = top + (summary.height + 1 if summary else 0)
        canvas = Canvas(width, below + (PLOT_HEIGHT + 1 if self._curves else 0), self.look)
        self._paint_verdict(canvas, outcome, ranking, x, column)
        if summary is None:
            self._paint_ranking(canvas, outcome, ranking, x, column)
        else:  # the game itself tells by what the match was won
            self._paint_players(canvas, players, x)
            canvas.draw(x, top, summary)
        if self._curves:
            self._paint_curves(canvas, ranking, x, below, column)
        return canvas.picture()

    @property
    def has_scores(self) -> bool:
        """Did the match come to an end that is scored?"""
        return True

    def summary(self, width: int) -> Picture | None:
        """The game's own picture of the end."""
        painter = find_painter(self._table.game.slug)
        players = tuple(told_apart([each.name for each in self._table.players]))
        return painter.summary(self._update.view, width, self.look, players)

    def _paint_verdict(
        self, canvas: Canvas, outcome: Outcome, ranking: list[Result], x: int, width: int
    ) -> None:
        """Paint how it ended for the viewer, on a band as wide as the story."""
        look, names = self.look, [each.name for each in sorted(ranking, key=_seat)]
        viewer = self._seat if len(self._table.own) < 2 else None  # several share the keyboard
        words = own_verdict(outcome, names, viewer)
        lost = outcome.beaten_by or (viewer is not None and viewer not in outcome.winners)
        plate = look.style("background", on="bad" if lost else ranking[0].role, bold=True)
        canvas.fill(x, 1, width, BAND - 1, plate)
        words = words if lost else f"{look.glyphs.crown} {words} {look.glyphs.crown}"
        canvas.text(x, 1 + (BAND - 1) // 2, words, plate, width=width, align="center")

    def _paint_ranking(
        self, canvas: Canvas, outcome: Outcome, ranking: list[Result], x: int, width: int
    ) -> None:
        """Paint by what the match was won, and the seats, one a line."""
        look = self.look
        canvas.text(x, BAND + 1, outcome.reason, look.style("bright"), width=width)
        for row, each in enumerate(ranking, BAND + 3):
            seat = look.style(each.role, bold=True)
            canvas.text(x, row, f"{each.rank}.", look.style("muted"))
            end = canvas.text(x + 3, row, each.name, seat)
            canvas.text(end + 1, row, _played_by(each), look.style("muted"))
            if self.has_scores:
                canvas.text(x + 34, row, each.score, seat, width=16, align="right")

    def _paint_players(self, canvas: Canvas, lines: list[list[Result]], left: int) -> None:
        """Paint the seats and who played them."""
        look = self.look
        for y, line in enumerate(lines, BAND + 1):
            x = left
            for each in line:
                seat = look.style(each.role, bold=True)
                x = canvas.text(x, y, f"{each.rank}.", look.style("muted"))
                x = canvas.text(x + 1, y, each.name, seat) + 1
                x = canvas.text(x, y, _played_by(each), look.style("muted"))
                x = canvas.text(x, y, each.score, seat) + GAP

    def _paint_curves(
        self, canvas: Canvas, ranking: list[Result], x: int, y: int, width: int
    ) -> None:
        """As many of the curves as fit beside each other, from the current one on."""
        seats = sorted(ranking, key=lambda each: each.seat)
        names = list(self._curves)
        shown = max(1, min(len(names), width // 50))
        each_width = width // shown
        for column in range(shown):
            name = names[(self._curve + column) % len(names)]
            left = x + column * each_width
            heading = name[:1].upper() + name[1:]
            canvas.text(left, y, heading, self.look.style("accent", bold=True))
            course = self._curves[name]
            rivals = rival_results(self._update, self._table)
            shown_by = zip([*seats, *rivals], course, strict=False)
            lines = [Curve(each.name, values, each.role) for each, values in shown_by]
            size = each_width - 2, PLOT_HEIGHT - 1
            stages = self._stages
            if len(course[0]) != len(stages):
                stages = find_painter(self._table.game.slug).course_stages(self._update.view)
            paint_plot(canvas, lines, left, y + 1, *size, stages=stages)

    def _paint_items(self, width: int, height: int) -> Picture:
        """What can be done now, in one row."""
        canvas, look = Canvas(width, 1, self.look, "surface"), self.look
        x = 2
        for number, item in enumerate(self.lettered(self.items)):
            here = number == self._cursor
            words = f" {item.letter} {item.words} "
            if here:
                canvas.fill(x, 0, len(words), 1, look.style("bright", on="raised"))
            canvas.target(f"{ITEM}{number}", x, 0, len(words), 1)
            canvas.text(x + 1, 0, item.letter, look.style("focus", bold=True))
            words_style = look.style("bright" if here else "text", bold=here)
            x = canvas.text(x + 3, 0, item.words, words_style) + 2
        return canvas.picture()
