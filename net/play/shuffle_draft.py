"""The shuffle of a match that is still being set up: a secret, and the commitment to its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from engine.core.game import Game
from engine.core.match import charter_for
from saves.fairness import Fairness, commitment_to, input_from, new_input, new_secret
from saves.record import Player


@frozen
class ShuffleDraft:
    """A secret that was drawn before its match has terms and players."""

    _secret: str = field(factory=new_secret, repr=False)

    def commitment(self, game: Game[Any, Any], *, seats: int, options: Any) -> str:
        charter = charter_for(game, seed="", seats=seats, options=options)
        return commitment_to(self._secret, charter)

    def fairness(
        self, game: Game[Any, Any], *, players: Sequence[Player], options: Any, characters: str
    ) -> Fairness:
        """The parts of the seed; the first person typed the characters, if there are any.

        For all other people they are drawn.
        """
        humans = [seat for seat, player in enumerate(players) if player.is_human]
        inputs = {seat: new_input() for seat in humans}
        if humans and (typed_input := input_from(characters)):
            inputs[humans[0]] = typed_input
        commitment = self.commitment(game, seats=len(players), options=options)
        by_seat = tuple(inputs.get(seat, "") for seat in range(len(players)))
        return Fairness(commitment, self._secret, by_seat)
