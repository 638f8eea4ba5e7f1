"""The table of Taidian: pure functions from a view to a picture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from engine.core.event import Event
from engine.games.taidian import events as e
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS
from engine.games.taidian.names import short_name
from engine.games.taidian.view_types import View
from screens.games.taidian.board import paint_compact, paint_normal, paint_roomy
from screens.games.taidian.pen import Pen
from screens.games.taidian.setup import paint_setup
from screens.games.taidian.signs import legend, seat_role
from screens.games.taidian.summary import curves, summary
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area, Tier, tier_of
from tui.widgets.canvas import Canvas, Offer, Picture


def occasion(view: View) -> str:
    """The occasion that a player may pass for in advance.

    It is the current strike, or all events that concern only others.
    """
    fight, turn = view.fight, view.turn
    if fight is None or view.seat not in (fight.attacker, *(each.seat for each in fight.stands)):
        return "others"
    return f"{view.round}:{view.active}:{turn.batches}:{fight.attacker}"


def can_prevent_something(view: View) -> bool:
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind in ("robbery", "arrival"):
        return True
    if window.kind == "counter":
        return fight.counter_damage > 0
    own_stand = fight.stand_of(view.seat) if view.seat is not None and not window.helping else None
    stands = fight.stands if own_stand is None else (own_stand,)
    return any(stand.coming_loss > 0 for stand in stands)


def has_no_useful_answer(view: View) -> bool:
    """Is an attacker asked for Shields with nothing to block? No other card helps (8.7)."""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "counter":
        return False
    return not fight.counter_damage


def has_no_useful_card(view: View) -> bool:
    """Could the viewer play only Shields for the safe and Medics for the unhurt (8.6)?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or window.kind != "defence" or view.seat is None:
        return False
    if any(stand.coming_damage for stand in fight.stands):
        return False
    rows = [CARDS[slug] for slug in view.own_fighter.hand]
    playable = [
        row
        for row in rows
        if window.kind in (row.aid_windows if window.helping else row.defence_windows)
    ]
    healthy = all(
        view.fighters[each.seat].health >= view.fighters[each.seat].cap for each in fight.stands
    )
    return all(row.block or (row.heal and healthy) for row in playable)


def concerns_only_others(view: View) -> bool:
    """Could the viewer only help fighters of other sides?"""
    fight, window = view.fight, view.window
    if fight is None or window is None or view.seat is None or not window.helping:
        return False
    is_counter = window.kind == "counter"
    seats = [fight.attacker] if is_counter else [stand.seat for stand in fight.stands]
    return all(view.fighters[seat].side != view.own_fighter.side for seat in seats)


def is_out(view: View) -> bool:
    """Has the viewer's fighter fallen? Only standing fighters take spoils (14.4)."""
    return view.seat is not None and not view.own_fighter.standing


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event changed: health, tracks, structures, Poisons and stacks."""
    match event:
        case e.StormStruck():
            yield from (health_place(fighter.seat) for fighter in view.fighters)
        case e.Hurt(seat=seat, is_poison=True):
            yield health_place(seat)
            yield poisons_place(seat)
        case e.Hurt(seat=seat):
            yield health_place(seat)
        case e.CounterHurt(seat=seat) | e.Tended(seat=seat):
            yield health_place(seat)
        case e.Treated(target=target):
            yield health_place(view.fighter_of(target).seat)
        case e.CardBought(seat=seat, card=card):
            yield f"market:{card}"
            yield from (structure_place(seat, card),) if CARDS[card].colour == "green" else ()
        case e.Rebuilt(seat=seat, structure=card):
            yield structure_place(seat, card)
        case e.PoweredUp(seat=seat, track=track):
            yield f"level:{seat}:{track}"
        case e.BatchDeclared(cards=cards):
            poisoned = (
                poisoned_seat for card, poisoned_seat, _ in cards if CARDS[card].effect == "poison"
            )
            yield from (
                poisons_place(view.fighter_of(poisoned_seat).seat) for poisoned_seat in poisoned
            )
        case e.PoisonEnded(seat=seat):
            yield poisons_place(seat)


def health_place(seat: int) -> str:
    return f"health:{seat}"


def structure_place(seat: int, slug: str) -> str:
    return f"structure:{seat}:{slug}"


def poisons_place(seat: int) -> str:
    return f"poison:{seat}"


SEATS = 4
"""The number of seats with a fixed letter; at larger tables the others have any letter."""
ACTIONS = (
    ("turn:upgrade", "play ", "lay "),
    ("turn:attack", "buy ", "all at "),
    ("hand", "strike"),
)
"""The kinds of turn; then, in a list with groups, the groups of the turn."""


def _fixed_letters() -> tuple[tuple[str, ...], ...]:
    """The places of each letter: actions, cards in hand, tracks, fighters, the market."""
    rows = [row for row in CARDS.values() if row.colour != "green"]
    black = [f"card:{row.slug}" for row in rows if row.colour == "black"]
    answers = [f"card:{row.slug}" for row in rows if row.defence_windows]
    attacks = [
        f"card:{row.slug}" for row in rows if row.colour == "red" and not row.defence_windows
    ]
    tracks = [f"track:{slug}" for slug in TRACKS]
    last = attacks[len(tracks) :]
    fixed: list[tuple[str, ...]] = [*ACTIONS]
    fixed += [(place,) for place in (*black, *answers)]
    fixed += zip(tracks, attacks, strict=False)
    fixed += [(f"seat:{seat}",) for seat in range(SEATS)]
    fixed += zip_longest((f"market:{slug}" for slug in CARDS), last, fillvalue="")
    characters = [f"character:{slug}" for slug in CHARACTERS]
    return tuple(
        (*places, *character_places)
        for places, character_places in zip_longest(
            fixed, zip(characters, strict=True), fillvalue=()
        )
    )


FIXED_LETTERS = _fixed_letters()
"""The market has the capital letters, everything else small letters and digits. Only things that
never come up in the same round share a letter: an upgrading turn has power-ups, an attacking turn
has cards that only attack.
"""


ARRANGEMENTS = {Tier.COMPACT: paint_compact, Tier.NORMAL: paint_normal, Tier.ROOMY: paint_roomy}


class TaidianPainter(Painter[View]):
    fixed_letters = FIXED_LETTERS
    costly = ("end turn",)
    reacts = True
    score = "health left"

    legend = staticmethod(legend)
    places_changed_by = staticmethod(places_changed_by)
    occasion = staticmethod(occasion)
    can_prevent_something = staticmethod(can_prevent_something)
    no_answer_matters = staticmethod(has_no_useful_answer)
    no_held_card_matters = staticmethod(has_no_useful_card)
    concerns_only_others = staticmethod(concerns_only_others)
    is_out = staticmethod(is_out)
    summary = staticmethod(summary)
    curves = staticmethod(curves)

    def paint(self, view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        canvas = Canvas(width, height, look)
        pen = Pen(canvas, view, offer)
        area = Area(0, 0, width, height)
        if view.step == "character":
            paint_setup(pen, area)
        else:
            ARRANGEMENTS[tier_of(width, height)](pen, area)
        return canvas.picture()

    def log_names(self, view: View) -> tuple[str, ...]:
        return tuple(rf"\b{short_name(fighter)}\b" for fighter in view.fighters)

    def mover(self, view: View) -> int:
        """The fighter whose turn it is, even while others answer."""
        return view.active

    def seat_roles(self, view: View) -> tuple[str, ...]:
        return tuple(seat_role(view, fighter.seat) for fighter in view.fighters)


PAINTER = TaidianPainter()
