"""The view of a seat, in a form suited to a screen. A spectator's view has no hand."""

from __future__ import annotations

from attrs import frozen

from engine.core.state import Outcome
from engine.games.lightning.collection_score import Score
from engine.games.lightning.trick_report import TrickReport


@frozen(kw_only=True)
class SeatView:
    seat: int
    hand: tuple[str, ...]
    """The viewer's whole hand, or the shown cards in another's (6.2, 11.4, 11.5, 11.9)."""
    hand_count: int
    input_count: int
    output_count: int
    output: tuple[str, ...]
    """Cards known to be in the Output Deck; in the viewer's own, all of them."""
    lasting_powers: tuple[str, ...]
    """Power Cards in force."""
    suit: str
    """The suit named for Alternating Current, or ""."""
    bid: tuple[str, ...]
    """The revealed bid of the current trick, with cards drawn for a tie."""
    collection: tuple[str, ...]
    """Every card that the viewer knows to be this player's, wherever it lies."""
    unknown: int
    """The number of other cards in the collection."""
    score: Score
    """The score of the known collection; the final score once the game is over."""

    @property
    def output_cards(self) -> tuple[str, ...]:
        return self.output


@frozen(kw_only=True)
class PowerView:
    card: str
    seat: int
    target: int | None
    """The opponent that it has chosen."""


@frozen(kw_only=True)
class View:
    """The table through one seat's eyes; `seat` is None for a spectator."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    step: str
    """The step of the sequence of play: a value of `state.Step`."""
    round: int
    """0 at the deal; rounds count from 1."""
    dealer: int
    order: tuple[int, ...]
    """All seats, the Dealer's left neighbour first."""
    seats: tuple[SeatView, ...]
    common: int
    """Cards in the Common Deck."""
    returned_left: int
    """The number of them, at the bottom, that were returned at the deal."""
    buried_cards: tuple[str, ...]
    """Cards that all saw going under the Common Deck, the uppermost first."""
    seen_top_cards: tuple[str, ...]
    """Top cards of the Common Deck that the viewer has looked at (11.6), the uppermost first."""
    returned_cards: tuple[str, ...]
    """The cards that the viewer returned at the deal."""
    removed_cards: tuple[str, ...]
    """The cards that are out of the game."""
    power: PowerView | None
    """The Power Card that is at work before the tricks; None if there is none."""
    active: int | None
    """The seat whose turn it is to play Power Cards before the tricks."""
    resolved_powers: tuple[str, ...]
    """The Power Cards played before the tricks of this round, which cannot be played again."""
    announced_cards: tuple[str, ...]
    """The cards that the seat has shown and not played yet."""
    trick: TrickReport | None
    """The current trick, from its prizes on; None between tricks."""
    last: TrickReport | None
    """The trick before it, from its prizes to its end."""
    curve: tuple[tuple[int, ...], ...]
    """The score of each seat after each round; until the end, only the viewer's."""
    small: bool
    """Is it played with the small deck?"""
    beginner: bool
    """Is the deck without Power Cards (an option)?"""
    powers_by_choice: bool
    """May players keep Power Cards back before the tricks (an option)?"""
    tie_reopens: bool
    """Do all totals count again after a tie (an option)?"""
    outcome: Outcome | None
    """The result; None while the match is running."""

    @property
    def sides(self) -> tuple[SeatView, ...]:
        return self.seats

    @property
    def open_trick(self) -> TrickReport:
        assert self.trick is not None
        return self.trick
