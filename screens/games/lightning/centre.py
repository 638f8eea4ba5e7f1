"""The middle of the table: the deal, active Power Cards, prizes, the reveal, the result."""

from __future__ import annotations

from textwrap import wrap

from engine.games.lightning.bid_counts import is_blacked_out
from engine.games.lightning.deck import CARDS
from engine.games.lightning.names import TRICKS, card_list, seat_text
from engine.games.lightning.standing import (
    is_last_round,
    is_last_trick,
    score_change,
    standing_of,
    standings,
)
from engine.games.lightning.story import Beat
from engine.games.lightning.trick_report import Taking, TrickReport
from screens.games.lightning.faces import paint_face
from screens.games.lightning.hand import has_options, paint_options
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import has_begun
from tui.widgets.area import Area
from tui.widgets.cards import PILE_WIDTH, paint_pile
from tui.widgets.pen import Run, Token, total_width
from tui.widgets.token_lines import flow_with_ellipsis

MAX_PRIZE_WIDTH = 19


def paint_prizes(pen: Pen, trick: TrickReport, beat: Beat | None, area: Area) -> None:
    """Paint the prizes side by side in the middle of an area, with a plate for the taker."""
    cards = [*trick.prizes, *(beat.joined_prizes if beat is not None else ())]
    takings = list(trick.takings[: beat.prizes_taken]) if beat is not None else []
    if area.height < 3:
        _paint_line(pen, cards, takings, area)
        return
    if not cards:
        return
    width = max(9, min(MAX_PRIZE_WIDTH, area.width // len(cards)))
    left = area.x + max(area.width - width * len(cards), 0) // 2
    for number, card in enumerate(cards):
        taking = next((each for each in takings if each.card == card), None)
        if taking is not None:
            takings.remove(taking)
        slot = Area(left + number * width, area.y, width - int(width >= 12), area.height)
        _paint_prize(pen, card, slot, taking)


def _paint_line(pen: Pen, cards: list[str], takings: list[Taking], area: Area) -> None:
    tokens = [Token((("Prizes", pen.ink("muted")),))]
    for card in cards:
        taking = next((each for each in takings if each.card == card), None)
        runs: list[Run] = [pen.card_run(card)]
        if taking is not None:
            takings.remove(taking)
            owner = taking.seat
            name = "the deck" if owner is None else pen.seat_name(owner)
            style = pen.ink("muted") if owner is None else pen.seat_ink(owner)
            runs.append((f"{pen.glyphs.right}{name}", style))
        tokens.append(Token(tuple(runs), f"prize:{card}"))
    pen.flow(area, tokens)


def _paint_prize(pen: Pen, card: str, area: Area, taking: Taking | None) -> None:
    if taking is None:
        paint_face(pen, card, area, place=f"prize:{card}")
        return
    owner = taking.seat
    paint_face(pen, card, area, edge="border" if owner is None else f"seat{owner + 1}")
    text = " under the deck " if owner is None else f" {pen.seat_name(owner)} "
    style = pen.ink("text", on="raised") if owner is None else pen.plate_style(owner)
    text = pen.canvas.clip(text, area.width - 2)
    x = area.x + (area.width - len(text)) // 2
    pen.canvas.text(x, area.bottom - 1, text, style)


DEAL_TEXTS = (
    "Keep nine of your twelve cards: high numbers win tricks, + cards score, - cards cost. "
    "The three you return go under the Common Deck."
)
IN_SHORT = {3: "three cards", 2: "two cards", 1: "one card"}
STORY_WIDTH = 56
MAX_PRIZE_HEIGHT = 15
"""The height of the largest prize."""


def paint_centre(pen: Pen, area: Area, *, with_options: bool = True) -> None:
    if pen.is_telling:
        _paint_reveal(pen, area)
    elif with_options and has_options(pen):
        _paint_heading(pen, area)
        paint_options(pen, area.rows(1))
    elif pen.view.trick is not None:
        _paint_bidding(pen, area)
    elif pen.view.power is not None:
        _paint_power(pen, area)
    else:
        _paint_between_tricks(pen, area)


def heading_runs(pen: Pen, *, short: bool = False) -> list[Run]:
    view = pen.view
    if view.outcome is not None and not pen.is_telling:
        return [("The game is over", pen.ink("accent", bold=True))]
    if view.step in ("deal", "return"):
        return [("The deal", pen.ink("accent", bold=True))]
    trick, style = pen.open_trick if pen.is_telling else view.trick, pen.ink("accent", bold=True)
    last = " (the last)" if is_last_round(view) and not pen.is_telling else ""
    if trick is None:
        return [(f"Round {view.round}{last}", style), (", Power Cards", pen.ink("accent"))]
    names, alarm = IN_SHORT if short else TRICKS, pen.ink("warn", bold=True)
    runs: list[Run]
    if is_last_trick(view) and not pen.is_telling:
        size = "" if short else f", {names[trick.size]}"
        runs = [(f"Round {trick.round}{size}", style), (", the last trick!", alarm)]
    else:
        name = f", {names[trick.size]}"
        runs = [(f"Round {trick.round}{last}", style), (name, pen.ink("accent"))]
    if is_blacked_out(view, trick.size) and not pen.is_telling:
        runs.append((f"  {pen.glyphs.down} the lowest wins", alarm))
    return runs


def _paint_heading(pen: Pen, area: Area) -> None:
    runs, room = heading_runs(pen), area.width - 4
    if total_width([*runs, *deck_runs(pen)]) > room:
        runs = heading_runs(pen, short=True)
    short = total_width([*runs, *deck_runs(pen)]) > room
    width = paint_deck(pen, area.right - 1, area.y, short=short)
    pen.runs(area.x + 1, area.y, runs, area.width - width - 3)


def _paint_pile(pen: Pen, area: Area) -> Area:
    """Paint the pile of the Common Deck at the left, if there is room, and return the rest."""
    if area.width < 3 * 13 + PILE_WIDTH + 2 or area.height < 5:
        _paint_heading(pen, area)
        tokens = known_tokens(pen)
        flow_with_ellipsis(pen, area.rows(area.height - 1, 1), tokens)
        return area.rows(1, area.height - 1 - bool(tokens))
    pen.runs(area.x + 1, area.y, heading_runs(pen), area.width - 2)
    top = max((area.height - 9) // 2, 2)
    pile = Area(area.x + 2, area.y + top, PILE_WIDTH, min(area.height - top, 8))
    pen.write(pile.x, pile.y, "Common Deck", "muted", width=PILE_WIDTH)
    paint_pile(pen, pen.common_deck_size, pile.rows(1))
    pen.add_target(DECK, pile)
    lower_area = Area(pile.x - 1, pile.bottom, PILE_WIDTH + 2, area.bottom - pile.bottom)
    flow_with_ellipsis(pen, lower_area, known_tokens(pen))
    return area.columns(PILE_WIDTH + 3).rows(1)


# Bidding


def _paint_bidding(pen: Pen, area: Area) -> None:
    trick = pen.view.trick
    assert trick is not None
    room = _paint_pile(pen, area)
    lines = wrap(last_text(pen), max(room.width, 20))
    lower_rows = min(len(lines), max(room.height - 9, 0), 4)
    height = min(room.height - lower_rows, MAX_PRIZE_HEIGHT)
    middle = room.rows((room.height - lower_rows - height) // 2)
    paint_prizes(pen, trick, None, middle.rows(0, height))
    for row, text in enumerate(lines[:lower_rows]):
        y = room.bottom - lower_rows + row
        pen.canvas.text(room.x, y, text, pen.ink("muted"), width=room.width, align="center")


def last_text(pen: Pen) -> str:
    """The result of the last trick: the end of its story."""
    texts = (beat.text for beat in pen.story if beat.winner is not None)
    return pen.with_names(" ".join(f"{text}." for text in texts))


# The reveal


def _paint_reveal(pen: Pen, area: Area) -> None:
    trick, beat = pen.open_trick, pen.beat
    assert trick is not None
    room = _paint_pile(pen, area)
    cards = max(3, min(room.height - 10, 13), min(room.height - 5, 5))
    paint_prizes(pen, trick, beat, room.rows(0, cards))
    paint_story(pen, room.rows(cards).interior(max(room.width - STORY_WIDTH, 0) // 2, 0))


def story_lines(pen: Pen) -> list[Run]:
    """The beats of the story so far, one line each; the cards of the bids share one line."""
    lines: list[Run] = []
    for beat in pen.story:
        style = pen.ink("text") if beat.seat is None else pen.seat_ink(beat.seat, bold=False)
        if beat.winner is not None and beat.card == "":
            style = pen.ink("gold", bold=True)
        text = pen.with_names(beat.text)
        if not lines or lines[-1][0] != text:
            lines.append((text, style))
    return [*lines, *_aftermath_runs(pen)]


def _aftermath_runs(pen: Pen) -> list[Run]:
    if not pen.is_result_told or pen.view.seat is None:
        return []
    change = score_change(pen.view, pen.view.seat)
    lines: list[Run] = []
    if change is not None:
        old_score, new_score = change
        text = f"Your score {old_score} {pen.glyphs.right} {new_score} ({new_score - old_score:+})"
        text = text if new_score != old_score else f"Your score stays {new_score}"
        lines.append((text, pen.ink("good" if new_score >= old_score else "bad", bold=True)))
    if pen.is_round_told:
        draw_text = f"you draw {pen.own_seat.hand_count}"
        lines.append((f"Round over: unplayed cards are put away; {draw_text}", pen.ink("text")))
    return lines


def paint_story(pen: Pen, area: Area) -> None:
    """Paint the latest lines of the story, as many as fit, with the current line marked."""
    story = story_lines(pen)
    blocks = [
        [
            (
                _line_mark(pen, last=number == len(story) - 1) if not row else (" ", style),
                (words, style),
            )
            for row, words in enumerate(wrap(line, max(area.width - 4, 12)))
        ]
        for number, (line, style) in enumerate(story)
    ]
    while len(blocks) > 1 and sum(map(len, blocks)) > area.height:
        del blocks[0]
    lines = [line for block in blocks for line in block][: max(area.height, 0)]
    for y, (mark, words) in enumerate(lines, area.y):
        pen.canvas.text(area.x + 1, y, *mark)
        pen.canvas.text(area.x + 3, y, *words, width=area.width - 4)


def _line_mark(pen: Pen, *, last: bool) -> Run:
    if last:
        return pen.glyphs.cursor, pen.ink("accent", bold=True)
    return pen.glyphs.dot, pen.ink("muted")


# Power Cards before the tricks


def _paint_power(pen: Pen, area: Area) -> None:
    power = pen.view.power
    assert power is not None
    room = _paint_pile(pen, area)
    width = min(24, room.width)
    card = Area(room.x + (room.width - width) // 2, room.y, width, min(room.height, 9))
    paint_face(pen, power.card, card, place=f"power:{power.card}")
    caption = pen.with_names(f" {seat_text(power.seat)} plays ")
    pen.canvas.text(card.x + 2, card.y, caption, pen.plate_style(power.seat))
    if room.height > card.height:
        text = CARDS[power.card].text
        pen.canvas.wrap(
            room.x, card.bottom, room.width, room.height - card.height, text, pen.ink("muted")
        )


def _paint_between_tricks(pen: Pen, area: Area) -> None:
    rest = _paint_pile(pen, area)
    top = max((rest.height - 3) // 2, 0)
    room = rest.rows(top).interior(1, 0)
    pen.wrap(room, quiet_text(pen), pen.ink("text"))


def quiet_text(pen: Pen) -> str:
    view = pen.view
    if view.step == "return":
        return DEAL_TEXTS
    if view.power is not None:
        row = CARDS[view.power.card]
        return pen.with_names(f"{seat_text(view.power.seat)} plays {row.name}. {row.text}")
    if view.active is not None and view.announced_cards:
        return pen.with_names(
            f"{seat_text(view.active)} is to play {card_list(view.announced_cards)}."
        )
    return "Power Cards are played before the tricks."


DECK = "deck"
"""The place of the Common Deck."""


def deck_runs(pen: Pen, *, short: bool = False) -> list[Run]:
    count = f"{pen.glyphs.card_back}{pen.common_deck_size}"
    name = "Deck " if short else "Common Deck "
    return [(name, pen.ink("muted")), (count, pen.ink("bright", bold=True))]


def paint_deck(pen: Pen, right: int, y: int, *, short: bool = False) -> int:
    """Paint the deck in a few cells that end before `right` and return their number."""
    runs = deck_runs(pen, short=short)
    width = total_width(runs)
    pen.runs(right - width, y, runs, width)
    pen.add_target(DECK, Area(right - width, y, width, 1))
    return width


def known_tokens(pen: Pen) -> list[Token]:
    """The viewer's knowledge of the deck: cards looked at, and cards put under it."""
    tokens: list[Token] = []
    for text, cards in (("top", pen.view.seen_top_cards), ("under it", pen.view.buried_cards)):
        if cards:
            tokens.append(Token(((text, pen.ink("muted")),)))
            tokens += [Token((pen.card_run(card),)) for card in cards]
    return tokens


STANDING = "standing"
"""The place of the line."""


def has_room_for_standing(pen: Pen, width: int) -> bool:
    """Does the line fit the width in more than its shortest form?"""
    return any(len(pen.with_names(form)) + 2 <= width for form in standings(pen.view)[:-1])


def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the longest form of the line that fits, in the middle of an area, if there is one."""
    forms = map(pen.with_names, standings(pen.view) if has_begun(pen) else ())
    text = next((form for form in forms if len(form) + 2 <= line.width), "")
    if not text:
        return
    is_leading = pen.view.seat in standing_of(pen.view).winners
    style = pen.ink("good" if is_leading else "text")
    x = line.x + (line.width - len(text)) // 2
    pen.canvas.text(x - 1, line.y, f" {text} ", style)
    pen.add_target(STANDING, Area(x, line.y, len(text), 1))
