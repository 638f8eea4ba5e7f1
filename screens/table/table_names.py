"""The names and colours of the seats of a match on the screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from engine.core.game import Game
from saves.record import Player
from screens.base.seat_names import distinct_names, is_numbered, with_people, with_players
from screens.table.painter_registry import names_in_log, seat_role
from tui.widgets.bars import Chip
from tui.widgets.log import Names


class TableNames:
    """The names of the seats. `view` returns the viewer's view, because a name may depend on it."""

    def __init__(
        self, game: Game[Any, Any], players: Sequence[Player], view: Callable[[], Any]
    ) -> None:
        self.players = tuple(distinct_names([player.name for player in players]))
        self._game = game
        self._names = tuple(player.name for player in players)
        self._view = view

    def seat_name(self, seat: int) -> str:
        part = self._game.seat_name(self._view(), seat)
        return self.players[seat] if is_numbered(part, seat) else part

    def player(self, seat: int) -> str:
        """The player of a seat that has its own name; else empty."""
        return self._names[seat] if self.seat_name(seat) != self.players[seat] else ""

    def name_with_player(self, seat: int) -> str:
        """The role and the player: "Nikola Tesla (Ann)"."""
        part, player = self.seat_name(seat), self.player(seat)
        return f"{part} ({player})" if player else part

    def colour_role(self, seat: int) -> str:
        return seat_role(self._game.slug, self._view(), seat)

    def seat_chips(self, waiting_for: Collection[int]) -> tuple[Chip, ...]:
        return tuple(
            Chip(
                self.seat_name(seat),
                self.colour_role(seat),
                asked=seat in waiting_for,
                note=self.player(seat),
            )
            for seat in range(len(self.players))
        )

    def with_names(self, text: str) -> str:
        """A text of the rules with player names instead of seat numbers."""
        if "player " in text or "seat " in text:
            text = with_people(text, self.players)
        return with_players(text, self._seat_names()) if "Seat " in text else text

    def names_in_log(self) -> Names:
        return names_in_log(self._game.slug, self._view(), self._seat_names())

    def _seat_names(self) -> list[str]:
        return [self.seat_name(seat) for seat in range(len(self.players))]
