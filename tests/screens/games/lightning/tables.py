"""Tables of Master of Lightning for the painters' tests: real matches, and scenes set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.match import Match, start_match
from engine.core.match_access import live_state_of
from engine.games.lightning import GAME
from engine.games.lightning.state import LightningState, Options
from engine.games.lightning.view_types import View
from screens.games.lightning import PAINTER
from screens.table import printed_board
from screens.table.menus.choice_menu import ChoiceMenu
from tests.engine.games.lightning.table import MORE, LightningTable, has, trick
from themes.look import look
from tui.widgets.canvas import Offer, Picture

NORMAL = (82, 30)
SIZES = ((60, 12), (80, 13), (80, 14), (80, 22), (78, 26), NORMAL, (82, 33), (110, 44), (130, 52))
COMMON_SIZES = ((80, 14), (82, 33), (130, 52))
FRAMED = tuple(size for size in SIZES if size[1] >= 26)
"""The size of the board in a terminal of 80x24, 120x36 and 200x60."""

OfferedState = tuple[LightningState, dict[int, Offer]]


def matches(
    seats: int, seed: int, options: Options | None = None
) -> Iterator[Match[LightningState]]:
    match = start_match(GAME, seed=seed, seats=seats, options=options or Options())
    chance = Chance(seed, 1)
    while match.pending:
        yield match
        decision = chance.pick(match.pending)
        match.answer(decision.seat, chance.pick(decision.choices))
    yield match


@cache
def states(seats: int, seed: int = 1) -> tuple[LightningState, ...]:
    return tuple(clone(live_state_of(match)) for match in matches(seats, seed))


@cache
def moments(seats: int, seed: int = 1, every: int = 7) -> tuple[OfferedState, ...]:
    """Moments of one match: the state, and the choices of each seat that is asked."""
    taken = []
    for number, match in enumerate(matches(seats, seed)):
        if number % every == 0 or match.outcome is not None:
            offers = {asked.seat: offer_to(match, asked.seat) for asked in match.pending}
            taken.append((clone(live_state_of(match)), offers))
    return tuple(taken)


def menu_of(match: Match[LightningState], seat: int) -> ChoiceMenu:
    """The menu of a seat's decision, as the table page makes it."""
    return printed_board.menu_of(GAME, match.view(seat), match.decision(seat))


def offer_to(match: Match[LightningState], seat: int, *picked: str) -> Offer:
    """The places that a seat may choose now, with jump letters, and its picks."""
    menu = menu_of(match, seat)
    for place in picked:
        menu.choose_at(place)
    return Offer(menu.places, picked_places=menu.picked_places)


def view_of(state: LightningState, seat: int | None) -> View:
    return GAME.view(state, seat)


def painted(
    view: View,
    size: tuple[int, int] = NORMAL,
    offer: Offer | None = None,
    *,
    palette: str = "dark",
    glyphs: str = "unicode",
) -> Picture:
    return PAINTER.paint(view, *size, look(palette, glyphs), offer or Offer())


def told(view: View, beat: int = -1) -> Offer:
    """An offer in the middle of a story; negative beats count from its end."""
    _, length = PAINTER.beats(view)
    return Offer(beat=beat if beat >= 0 else length + beat)


def inside(picture: Picture, place: str) -> str:
    """The text painted within the place's rectangle."""
    target = next(each for each in picture.targets if each.place == place)
    rows = picture.strips[target.y : target.y + target.height]
    return "\n".join(strip.text[target.x : target.x + target.width] for strip in rows)


def six() -> LightningTable:
    """A three-card trick with six seats, before the bids."""
    return trick(
        3,
        ["edison-medal", "niagara-40", "surge"],
        common=MORE,
        ann=has(
            hand=["colorado-60", "colorado-60", "value-niagara", "tower-torn-down", "resonance"],
            output=["wardenclyffe-20", "value-wardenclyffe", "bankrupt"],
            input=["niagara-10", "arc-lamp-patent"],
        ),
        bob=has(hand=["niagara-50"], lasting=["insulation"], output=["twain-comes-to-visit"]),
        cleo=has(hand=["new-york-30"], lasting=["alternating-current"], suit="niagara"),
        dan=has(hand=["niagara-30"]),
        eve=has(hand=["niagara-20"]),
        finn=has(hand=["niagara-60"]),
    )
