"""From a few words about a table to its whole state. See `table.py` beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from engine.core.chance import Chance
from engine.core.zones import Deck, Pile
from engine.games.lightning.deck import deck_of
from engine.games.lightning.state import LightningState, Side, Step, Trick


@frozen(kw_only=True)
class Has:
    """The possessions of one player; everything else is empty."""

    hand: Sequence[str] = ()
    input: Sequence[str] = ()
    output: Sequence[str] = ()
    lasting: Sequence[str] = ()
    suit: str = ""


@frozen(kw_only=True)
class Scene:
    """A table in the middle of a round. The players sit leftward in the order of their names."""

    players: Mapping[str, Has]
    step: Step
    size: int = 3
    prizes: Sequence[str] = ()
    common: Sequence[str] | None = None
    """The Common Deck from the top; by default all that is named nowhere else."""
    dealer: str = ""
    """By default the player named last, so that the one named first is first in order."""
    small: bool = False
    beginner: bool = False
    powers_by_choice: bool = False
    tie_reopens: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.players)


def state_of(scene: Scene) -> LightningState:
    names = scene.names
    dealer = names.index(scene.dealer) if scene.dealer else len(names) - 1
    g = LightningState(
        chance=Chance(1),
        small=scene.small,
        beginner=scene.beginner,
        powers_by_choice=scene.powers_by_choice,
        tie_reopens=scene.tie_reopens,
        step=scene.step,
        round=1,
        dealer=dealer,
        first_dealer=dealer,
        sides=[side_of(has) for has in scene.players.values()],
        common=Deck(list(scene.common) if scene.common is not None else rest_of_deck(scene)),
    )
    if scene.step is Step.BID:
        prizes = list(scene.prizes)
        g.trick = Trick(round=1, dealer=dealer, size=scene.size, prizes=prizes)
        g.trick.first_prizes = tuple(prizes)
    if scene.step is Step.CIRCLE:
        g.circle = g.order()
    return g


def side_of(has: Has) -> Side:
    return Side(
        hand=Pile(list(has.hand)),
        input_deck=Deck(list(has.input)),
        output=Pile(list(has.output)),
        lasting_powers=Pile(list(has.lasting)),
        suit=has.suit,
    )


def rest_of_deck(scene: Scene) -> list[str]:
    """All cards of the deck in use that the scene does not name."""
    rest = list(deck_of(small=scene.small, beginner=scene.beginner))
    named = list(scene.prizes)
    for has in scene.players.values():
        named += (*has.hand, *has.input, *has.output, *has.lasting)
    for card in named:
        if card in rest:  # a scene may use more copies of a card than there are
            rest.remove(card)
    return rest
