"""A fight as it unfolds: card against card, with the running sum."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.taidian.cards import CARDS
from engine.games.taidian.names import card_name, short_name
from engine.games.taidian.view_types import FightView, LaidView
from screens.games.taidian.faces import HEIGHT as ART_HEIGHT, WIDTH as ART_WIDTH, card_art
from screens.games.taidian.fight_calculations import (
    Lane,
    laid_runs,
    paint_counter_line,
    reply_runs,
    sum_runs,
)
from screens.games.taidian.hand import is_usable
from screens.games.taidian.pen import Pen
from screens.games.taidian.portraits import face_of
from screens.games.taidian.signs import FAILED, card_role
from tui.widgets.area import Area
from tui.widgets.cards import paint_art
from tui.widgets.pen import Run, total_width

CARD_HEIGHT = 3
LARGE_HEIGHT = CARD_HEIGHT + ART_HEIGHT
"""A card with its drawing."""
LANE_HEIGHT = CARD_HEIGHT + 1
"""A lane has a line for the sum below its cards, and may have one for the names above."""
MAX_WIDTH = 100


def lanes_of(fight: FightView) -> list[Lane]:
    seats = dict.fromkeys([stand.seat for stand in fight.stands])
    seats |= dict.fromkeys(laid_card.target for laid_card in fight.laid_cards)
    stands = {stand.seat: stand for stand in fight.stands}
    return [
        Lane(
            seat,
            tuple(laid_card for laid_card in fight.laid_cards if laid_card.target == seat),
            tuple(each for each in fight.replies if each.target == seat != fight.attacker),
            stands.get(seat),
            fight.is_over,
        )
        for seat in seats
    ]


def lanes_being_laid(laying: tuple[LaidView, ...]) -> list[Lane]:
    """The lanes of a batch that is not declared yet; cards without a target have their own lane."""
    seats = dict.fromkeys(laid_card.target for laid_card in laying)
    return [
        Lane(seat, tuple(laid_card for laid_card in laying if laid_card.target == seat))
        for seat in seats
    ]


def paint_fight(pen: Pen, fight: FightView, area: Area) -> None:
    counter_rows = 1 if fight.counter else 0
    lane_rows = paint_lanes(
        pen, fight.attacker, lanes_of(fight), area.rows(0, area.height - counter_rows)
    )
    if counter_rows:
        paint_counter_line(pen, fight, area.rows(lane_rows, 1))
        pen.add_target(f"back:{fight.attacker}", area.rows(lane_rows, 1))


def paint_lanes(pen: Pen, attacker: int, lanes: list[Lane], area: Area) -> int:
    """Paint lanes as high as the room allows, as card faces or text; return the rows used."""
    if not lanes or area.height < 1:
        return 0
    lane_height = _lane_height(area.height // len(lanes))
    visible = lanes[: area.height // lane_height]
    for number, lane in enumerate(visible):
        place = area.rows(number * lane_height, lane_height)
        pen.add_target(f"fight:{lane.seat}", place)
        if lane_height >= LANE_HEIGHT:
            _paint_tall_lane(pen, attacker, lane, place.columns(0, MAX_WIDTH))
        else:
            _paint_low_fight(pen, attacker, lane, place)
    return len(visible) * lane_height


def _lane_height(room: int) -> int:
    heights = (LARGE_HEIGHT + 2, LANE_HEIGHT + 1, LANE_HEIGHT, 2)
    return next((each for each in heights if each <= room), 1)


# A lane with card faces


def _paint_tall_lane(pen: Pen, attacker: int, lane: Lane, area: Area) -> None:
    """Lay out a lane: attack at the left, answers at the right, the blow between, the sum below."""
    high = LARGE_HEIGHT if area.height >= LARGE_HEIGHT + 2 else CARD_HEIGHT
    head = area.height - high - 1
    if head:
        _paint_names(pen, attacker, lane, area.rows(0, 1))
    cards = area.rows(head, high)
    room = (cards.width - 14) // 2
    left = Area(cards.x, cards.y, room, high)
    right = Area(cards.right - room, cards.y, room, high)
    end = _paint_laid_cards(pen, lane.laid_cards, left)
    _paint_blow(pen, lane, Area(end, cards.y + high // 2, right.x - end, 1))
    _paint_reply_cards(pen, lane, right)
    pen.runs(area.x + 1, area.bottom - 1, sum_runs(pen, lane, area.width - 1), area.width - 1)


def _paint_names(pen: Pen, attacker: int, lane: Lane, line: Area) -> None:
    pen.runs(line.x + 1, line.y, _runs_of_fighter(pen, attacker), line.width)
    if lane.seat < 0:
        return
    runs = _runs_of_fighter(pen, lane.seat)
    room = (line.width - 14) // 2
    pen.runs(line.right - room, line.y, runs, room)


def _runs_of_fighter(pen: Pen, seat: int) -> list[Run]:
    fighter = pen.view.fighters[seat]
    face = face_of(fighter.character)
    health = f" {fighter.health}" if fighter.standing else " fallen"
    style = pen.seat_ink(seat)
    return [(f"{face} {short_name(fighter)}", style), (health, pen.ink("muted"))]


def _paint_laid_cards(pen: Pen, laid_cards: tuple[LaidView, ...], area: Area) -> int:
    """Paint the attacker's cards and return the x after them."""
    faces = [(each.card, laid_runs(pen, each), _laid_role(each)) for each in laid_cards]
    return paint_small_cards(pen, faces, area)


def _laid_role(laid_card: LaidView) -> str:
    return "muted" if laid_card.fate in FAILED else card_role(laid_card.card)


def _paint_reply_cards(pen: Pen, lane: Lane, area: Area) -> None:
    """Paint the answers; a helper's card names its player."""
    if not lane.replies:
        if lane.stand is not None and not lane.is_over:
            y, style = area.y + area.height // 2, pen.ink("muted", italic=True)
            text = _possible_answers(pen) or "no answer yet"
            pen.canvas.text(area.x + 1, y, text, style, width=area.width - 1)
        return
    faces = []
    for reply in lane.replies:
        runs = reply_runs(pen, reply)
        if reply.seat != lane.seat:
            name = short_name(pen.view.fighters[reply.seat])
            runs.append((f" {name}", pen.seat_ink(reply.seat, bold=False)))
        faces.append((reply.card, runs, card_role(reply.card)))
    paint_small_cards(pen, faces, area)


def _possible_answers(pen: Pen) -> str:
    """The cards in the viewer's hand that can be played now; empty if the viewer is not asked."""
    view = pen.view
    if view.window is None or view.seat is None or view.seat not in view.window.asked_seats:
        return ""
    names = [
        card_name(slug) for slug in dict.fromkeys(view.own_fighter.hand) if is_usable(view, slug)
    ]
    verb = "help" if view.window.helping else "answer"
    return f"{verb} with {join_with_and(names)}" if names else f"none of your cards can {verb}"


Face = tuple[str, list[Run], str]


def paint_small_cards(pen: Pen, faces: list[Face], area: Area) -> int:
    """Paint cards side by side, count the rest, and return the x after them."""
    x, least = area.x, ART_WIDTH if area.height >= LARGE_HEIGHT else 0
    for number, (slug, runs, role) in enumerate(faces):
        width = max(len(CARDS[slug].name), total_width(runs), least) + 2
        last = number == len(faces) - 1
        if x + width + (0 if last else 4) > area.right:
            y = area.y + area.height // 2
            return pen.canvas.text(x + 1, y, f"+{len(faces) - number}", pen.ink("text"))
        _paint_small_card(pen, slug, runs, Area(x, area.y, width, area.height), role)
        x += width
    return x


def _paint_small_card(pen: Pen, slug: str, runs: list[Run], area: Area, role: str) -> None:
    """Paint a card: its name in the upper edge, its drawing if it fits, and its number."""
    pen.frame(area, role=role, fill="panel")
    name = pen.ink("bright" if role != "border" else "muted", bold=True)
    pen.canvas.text(area.x + 1, area.y, CARDS[slug].name, name)
    x = area.x + 1 + (area.width - 2 - total_width(runs)) // 2
    pen.runs(x, area.bottom - 2, runs, area.width - 2)
    if area.height >= LARGE_HEIGHT:
        paint_art(
            pen, card_art(slug), area.interior(1, 1).rows(0, ART_HEIGHT), pen.framed_ink(role)
        )


def _paint_blow(pen: Pen, lane: Lane, line: Area) -> None:
    attack = sum(laid_card.value for laid_card in lane.laid_cards if CARDS[laid_card.card].attack)
    if lane.stand is not None:
        attack = lane.stand.attack
    if line.width < 6 or lane.seat < 0:
        return
    style = pen.ink("bad" if attack else "border", bold=True)
    text = f" {attack} " if attack else ""
    shaft = max(line.width - 3 - len(text), 0)
    runs = [
        (text, pen.ink("bad", bold=True)),
        (pen.sign("blow") * shaft, style),
        (pen.sign("point"), style),
    ]
    pen.runs(line.x + 1, line.y, runs, line.width - 2)


# A lane as text


def _paint_low_fight(pen: Pen, attacker: int, lane: Lane, area: Area) -> None:
    sums = sum_runs(pen, lane, area.width - 9 if area.height > 1 else 0)
    name = "" if lane.seat < 0 else short_name(pen.view.fighters[lane.seat])
    style = pen.ink("accent") if lane.seat < 0 else pen.seat_ink(lane.seat)
    head: list[Run] = [(f" {name:<8}", style)]
    if lane.is_over:
        attacker_name = (
            "You" if attacker == pen.view.seat else short_name(pen.view.fighters[attacker])
        )
        arrow = (f" {pen.glyphs.right} ", pen.ink("muted"))
        head = [(f" {attacker_name}", pen.seat_ink(attacker)), arrow, (f"{name} ", style)]
    x = pen.runs(area.x, area.y, head, area.width)
    room = area.right - x - (0 if area.height > 1 else total_width(sums) + 1)
    chips = _chip_runs(pen, lane)
    if total_width(chips) > room:
        chips = _runs_of_counts(pen, lane)
    end = pen.runs(x, area.y, chips, max(room, 0))
    if area.height > 1:
        pen.runs(x, area.y + 1, sums, area.right - x)
    else:
        pen.runs(end + 1, area.y, sums, area.right - end - 1)


def _chip_runs(pen: Pen, lane: Lane) -> list[Run]:
    """All cards of a lane as words; a pointer comes before the answers."""
    runs: list[Run] = []
    for laid_card in lane.laid_cards:
        runs += _runs_of_chip(pen, laid_card.card, laid_runs(pen, laid_card), _laid_role(laid_card))
    if lane.replies:
        runs.append((f"{pen.glyphs.cursor} ", pen.ink("muted")))
    for reply in lane.replies:
        runs += _runs_of_chip(pen, reply.card, reply_runs(pen, reply), card_role(reply.card))
    return runs


def _runs_of_counts(pen: Pen, lane: Lane) -> list[Run]:
    """The numbers of cards in a lane, if there is no room for their names."""
    cards_text = count(len(lane.laid_cards), "card")
    answers = f" {pen.glyphs.cursor} {len(lane.replies)}" if lane.replies else ""
    return [(f"{cards_text}{answers}", pen.ink("text"))]


def _runs_of_chip(pen: Pen, slug: str, numbers: list[Run], role: str) -> list[Run]:
    name = (f" {CARDS[slug].name} ", pen.ink(role, on="raised", bold=True))
    count = numbers[0][0].split(" ", 1)[-1]
    return [name, (f"{count} ", pen.ink(role, on="raised")), (" ", pen.ink("text"))]
