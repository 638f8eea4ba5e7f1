"""The result of a match on a server, with a rematch."""

from __future__ import annotations

from net.hall.chair import Chair
from net.play.threads import run_in_thread
from screens.base.seat_names import with_players
from screens.online.online_shuffle import OnlineShufflePage
from screens.online.terms import SEED_KNOWN
from screens.online.visit_context import VisitContext, play_again
from screens.table.ending.game_over import GameOverPage
from screens.table.replay.replay_page import ReplayPage
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Picture
from tui.widgets.items import Item


class OnlineGameOverPage(GameOverPage):
    SCOPE = "game_over"
    ITEMS = (
        Item("again", "Play again"),
        Item("replay", "Replay"),
        Item("board", "Board"),
        Item("shuffle", "Shuffle"),
        Item("home", "Lobby"),
    )

    def __init__(self, visit_context: VisitContext, chair: Chair) -> None:
        super().__init__(chair.match, chair.seat, has_scores=not chair.has_ended_early)
        self._visit_context = visit_context
        self._chair = chair

    async def action_again(self) -> None:
        await play_again(self, self._visit_context, self._chair)

    async def action_replay(self) -> None:
        """Show the replay; after an early end the hands of the others stay hidden."""
        replay = await run_in_thread(self._table.replay, *self._table.own_seats)
        self.open(ReplayPage(replay, self._table.players))

    def action_shuffle(self) -> None:
        self.open(OnlineShufflePage(self._visit_context, self._chair))

    def footer_keys(self) -> tuple[FooterKey, ...]:
        lobby = self.footer_key("home", "lobby")
        return tuple(lobby if key.action == "home" else key for key in super().footer_keys())

    def _paint_title(self, width: int, height: int) -> Picture:
        title, result = self._table.game.title, self._chair.result or "The game is over"
        result = with_players(result, [seat.label for seat in self._chair.seats])
        if self._chair.plan.seed is not None:
            result = f"{SEED_KNOWN}; {result}"
        return paint_title(title, result, (), width, self.look)
