"""The seats around the table: the player, the known cards, and the bid with its total."""

from __future__ import annotations

from rich.style import Style

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.story import Beat
from engine.games.lightning.trick_report import TrickReport
from engine.games.lightning.view_types import SeatView
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import SUIT_ROLE, suit_sign
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.figures import FIGURE_HEIGHT, figures_width, paint_figures
from tui.widgets.pen import Run, Token, total_width
from tui.widgets.token_lines import fitting_count, flow_with_ellipsis, on_two_lines, spaced_token

TILE_HEIGHT = 3
"""The height of a small card."""


def bid_tokens(pen: Pen, seat: int) -> list[Token]:
    """A seat's bid in the current trick, with the cards drawn for ties."""
    trick, beat = pen.open_trick, pen.beat
    if trick is None or beat is None:
        return []
    cards = trick.bids[seat]
    tokens = [_bid_token(pen, beat, seat, place, card) for place, card in enumerate(cards)]
    return tokens + [_drawn_card(pen, card) for card in tie_cards_of(trick, beat, seat)]


def _bid_token(pen: Pen, beat: Beat, seat: int, place: int, card: str) -> Token:
    counts = beat.counts[seat]
    if place >= len(counts):
        return Token(((pen.glyphs.card_back * 3, pen.ink("border")),))
    faint = card in beat.cancelled_powers or not pen.is_telling
    text, style = pen.card_run(card, faint=faint)
    runs: list[Run] = [(text, style)]
    if card in beat.cancelled_powers:
        runs.append((pen.glyphs.cross, pen.ink("bad")))
    elif counts[place] != VOLTS[card]:
        runs.append((changed_text(card, counts[place]), pen.ink("accent", bold=not faint)))
    if seat == pen.view.seat and pen.open_trick is pen.view.trick:
        return spaced_token(Token(tuple(runs), f"bid:{card}"))
    return Token(tuple(runs), pen.look_place(seat, f"laid:{seat} {card}"))


def changed_text(card: str, counts: int) -> str:
    """The mark after a card whose count differs from the printed one: "+10", "=0"."""
    bonus = card in VOLTAGE_SUIT and counts == VOLTS[card] + CURRENT_BONUS
    return f"+{CURRENT_BONUS}" if bonus else f"={counts}"


def _drawn_card(pen: Pen, card: str) -> Token:
    text, style = pen.card_run(card, faint=not pen.is_telling)
    edge = pen.ink("muted")
    return Token((("(", edge), (text, style), (")", edge)))


def tie_cards_of(trick: TrickReport, beat: Beat, seat: int) -> list[str]:
    draws = [draw for tie in trick.tie_rounds for draw in tie.draws if draw.card][
        : beat.drawn_count
    ]
    return [draw.card for draw in draws if draw.seat == seat]


def total_runs(pen: Pen, seat: int) -> list[Run]:
    """The total of a bid, marked while it is tied and when it has won."""
    if pen.beat is None:
        return []
    sign, style = _sign_of_total(pen, pen.beat, seat)
    return [(f"{sign}{pen.beat.totals[seat]}", style)]


def _sign_of_total(pen: Pen, beat: Beat, seat: int) -> tuple[str, Style]:
    if beat.winner == seat:
        return f"{pen.glyphs.crown} ", pen.ink("gold", bold=True)
    if seat in beat.tied_seats:
        return "= ", pen.ink("warn", bold=True)
    return "", pen.ink("bright" if pen.is_telling else "muted", bold=pen.is_telling)


def paint_large_bid(pen: Pen, seat: int, area: Area) -> None:
    """Paint a bid during the story of its trick: the cards, and below them the total in large
    figures."""
    beat = pen.beat
    if beat is None:
        return
    tokens = shown_bid(pen, seat)
    figures = area.rows(max(area.height - FIGURE_HEIGHT, 0))
    width = paint_total(pen, beat, seat, figures)
    tiles_width = sum(token.width + 5 for token in tokens) - 1
    if area.height >= FIGURE_HEIGHT + TILE_HEIGHT and tiles_width <= area.width - 1:
        _paint_tiles(pen, tokens, area)
        return
    if area.height > FIGURE_HEIGHT:
        first = fitting_count(tokens, area.width)
        pen.flow(area.rows(0, 1), tokens[:first])
        tokens, area = tokens[first:], area.rows(1)
    flow_with_ellipsis(pen, area.columns(0, area.width - width - 1), tokens)


def _paint_tiles(pen: Pen, tokens: list[Token], area: Area) -> None:
    x = area.x + 1
    for token in tokens:
        tile = Area(x, area.y, token.width + 4, TILE_HEIGHT)
        pen.frame(tile, place=token.place, fill="raised")
        pen.runs(x + 2, area.y + 1, token.runs, token.width)
        x += tile.width + 1


def paint_total(pen: Pen, beat: Beat, seat: int, area: Area) -> int:
    """Paint a total in large figures at the right end and return its width."""
    sign, style = _sign_of_total(pen, beat, seat)
    number = str(beat.totals[seat])
    width = len(number) if pen.glyphs.ascii_only else figures_width(number)
    paint_figures(pen.canvas, number, area.columns(area.width - width), style)
    if sign:
        pen.canvas.text(area.right - width - 2, area.y + (area.height - 1) // 2, sign, style)
    return width + len(sign)


def bid_lines(pen: Pen, seat: int, width: int) -> int:
    """The number of lines that a bid takes with its total: 1 or 2, or 0 before the first reveal."""
    if pen.beat is None:
        return 0
    tokens, total = shown_bid(pen, seat), total_width(total_runs(pen, seat))
    return 1 if fitting_count(tokens, width - total - 1) == len(tokens) else 2


def paint_bid(pen: Pen, seat: int, area: Area) -> None:
    if pen.beat is None or not area.height:
        return
    tokens, total = shown_bid(pen, seat), total_runs(pen, seat)
    width = total_width(total)
    if area.height > 1:
        above, tokens = on_two_lines(tokens, area.width, area.width - width - 1)
        pen.flow(area.rows(0, 1), above)
        area = area.rows(1)
    flow_with_ellipsis(pen, area.columns(0, area.width - width - 1).rows(0, 1), tokens)
    pen.runs(area.right - width, area.y, total, width)


def shown_bid(pen: Pen, seat: int) -> list[Token]:
    return bid_tokens(pen, seat) or [Token((("no card", pen.ink("muted")),))]


MAX_BACKS = 8


def paint_seat(pen: Pen, seat: SeatView, area: Area) -> None:
    number, place = seat.seat, f"seat:{seat.seat}"
    is_working = is_at_work(pen, number)
    pen.frame(
        area,
        place=place,
        role=f"seat{number + 1}" if is_working else "border",
        kind="double" if is_working else "rounded",
        fill="panel",
    )
    _paint_name(pen, number, area)
    inner = area.interior(1, 1)
    tells_unseen = _paint_first_line(pen, seat, inner.rows(0, 1).interior(1, 0))
    if pen.is_telling and inner.height >= 5:
        paint_large_bid(pen, number, inner.rows(1).columns(0, inner.width - 1))
        return
    room = inner.columns(0, inner.width - 1)
    bid = bid_lines(pen, number, room.width)
    _paint_facts(pen, seat, inner.rows(1, inner.height - 1 - bid), with_unseen=not tells_unseen)
    paint_bid(pen, number, room.rows(room.height - bid))


def _paint_name(pen: Pen, seat: int, area: Area) -> None:
    name, marker, room = pen.seat_name(seat), "", area.width - 4
    if seat == pen.dealer:
        marker = " Dealer " if width_of(name) + 14 <= area.width else " D "
        room -= len(marker) + 2
    name = pen.canvas.clip(name, max(6, room))
    x = pen.canvas.text(area.x + 2, area.y, f" {name} ", pen.plate_style(seat))
    pen.canvas.text(x + 1, area.y, marker, pen.ink("background", on="bright", bold=True))


def is_at_work(pen: Pen, seat: int) -> bool:
    """Is it this seat's turn to play Power Cards, or is the current beat about this seat?"""
    if pen.is_telling:
        return pen.beat is not None and pen.beat.seat == seat
    return pen.view.outcome is None and pen.view.active == seat


def _paint_first_line(pen: Pen, seat: SeatView, line: Area) -> bool:
    """Paint the score, and the hand at the right; True if the count of unseen cards is shown."""
    hand = hand_runs(pen, seat)
    text, short = score_runs(pen, seat, spell_out=True), score_runs(pen, seat)
    forms = (text, text[:2], short[:1]) if has_begun(pen) else ([],)
    room = line.width - 1 - total_width(hand)
    score = next((form for form in forms if total_width(form) <= room), forms[-1])
    hand = _trimmed_hand(pen, hand, line.width - 1 - total_width(score))
    pen.runs(line.x, line.y, score, line.width)
    width = total_width(hand)
    pen.runs(line.right - width, line.y, hand, width)
    return score == text or not seat.unknown


def _trimmed_hand(pen: Pen, hand: list[Run], room: int) -> list[Run]:
    """A hand without the known cards that do not fit; an ellipsis replaces them."""
    if total_width(hand) <= room:
        return hand
    ellipsis_run: Run = (f"{pen.glyphs.ellipsis} ", pen.ink("muted"))
    while len(hand) > 2 and total_width([ellipsis_run, *hand]) > room:
        hand = hand[2:]
    return [ellipsis_run, *hand]


def has_begun(pen: Pen) -> bool:
    """May a seat's score be shown: do the decks exist, and is the story of the trick over?

    The view already knows who will win the trick; the scores must not give it away.
    """
    beat = pen.beat if pen.offer.beat is not None else None
    return pen.view.round > 0 and (beat is None or beat.winner is not None)


def _paint_facts(pen: Pen, seat: SeatView, area: Area, *, with_unseen: bool) -> None:
    unseen = [Token(((f"{seat.unknown} unseen", pen.ink("muted")),))] if with_unseen else []
    lasting = [*lasting_tokens(pen, seat), *unseen]
    groups = [fact_tokens(pen, seat), suit_tokens(pen, seat), lasting]
    for tokens in groups if has_begun(pen) else []:
        area = area.rows(flow_with_ellipsis(pen, area, tokens))
    if area.height > 1:
        flow_with_ellipsis(pen, area.rows(1), collection_tokens(pen, seat))


def score_runs(
    pen: Pen, seat: SeatView, *, spell_out: bool = False, spell_unseen: bool = False
) -> list[Run]:
    """The known score, and the number of unknown cards."""
    runs: list[Run] = [(f"{seat.score.total}", pen.seat_ink(seat.seat))]
    if spell_out:
        runs.insert(0, ("score ", pen.ink("muted")))
    if seat.unknown:
        long, short = f", {seat.unknown} unseen", f" +{seat.unknown}?"
        runs.append((long if spell_out or spell_unseen else short, pen.ink("muted")))
    return runs


def hand_runs(pen: Pen, seat: SeatView) -> list[Run]:
    runs: list[Run] = [(pen.card_run(card)[0], pen.card_run(card)[1]) for card in seat.hand]
    runs_with_gaps = [part for run in runs for part in (run, (" ", pen.ink("muted")))]
    hidden_count = seat.hand_count - len(seat.hand)
    card_back = pen.glyphs.card_back
    text = card_back * hidden_count if hidden_count <= MAX_BACKS else f"{card_back}{hidden_count}"
    return [*runs_with_gaps, (text, pen.ink("muted"))] if seat.seat != pen.view.seat else []


def fact_tokens(pen: Pen, seat: SeatView) -> list[Token]:
    """Both decks by their counts, and the scoring cards that are known.

    The viewer's own line has room to explain the decks.
    """
    score = seat.score
    decks = f"input {seat.input_count} output {seat.output_count}"
    if seat.seat == pen.view.seat:
        decks = f"input {seat.input_count} to draw, output {seat.output_count} played and won"
    facts = [
        (decks, "muted"),
        (f"+{score.positive}" if score.positive else "", "good"),
        (f"{score.negative}" if score.negative else "", "bad"),
    ]
    return [Token(((text, pen.ink(role)),)) for text, role in facts if text]


def suit_tokens(pen: Pen, seat: SeatView) -> list[Token]:
    """Voltage Cards of each suit, and its Value cards after an x: "▲3x2"."""
    tokens = []
    for suit in seat.score.suits:
        if suit.voltages or suit.values:
            times = f"x{suit.values}" if suit.values else ""
            text = f"{suit_sign(pen.glyphs, suit.suit)}{suit.voltages}{times}"
            style = pen.ink(SUIT_ROLE[suit.suit], bold=bool(suit.points))
            tokens.append(Token(((text, style),)))
    return tokens


def collection_tokens(pen: Pen, seat: SeatView) -> list[Token]:
    """The scoring cards and Power Cards that the seat is known to own."""
    cards = [card for card in seat.collection if not CARDS[card].suit]
    return [Token((pen.card_run(card, faint=True),)) for card in cards]


def lasting_tokens(pen: Pen, seat: SeatView) -> list[Token]:
    """Power Cards in force; Alternating Current is followed by the named suit."""
    tokens = []
    for card in seat.lasting_powers:
        runs: list[Run] = [(f"{pen.glyphs.bolt}{CARDS[card].short}", pen.ink("gold"))]
        if card == "alternating-current" and seat.suit:
            runs.append((suit_sign(pen.glyphs, seat.suit), pen.ink(SUIT_ROLE[seat.suit])))
        tokens.append(Token(tuple(runs), pen.look_place(seat.seat, f"force:{seat.seat} {card}")))
    return tokens


# Short forms


def strip_tokens(pen: Pen, seat: SeatView, room: int) -> list[Token]:
    """Everything known about a seat, without its name, for a line with this much room."""
    hand = [Token((run,)) for run in hand_runs(pen, seat) if run[0].strip()]
    if not has_begun(pen):
        return hand
    lasting, ellipsis_token = (
        lasting_tokens(pen, seat),
        Token(((pen.glyphs.ellipsis, pen.ink("muted")),)),
    )
    score = Token(tuple(score_runs(pen, seat, spell_unseen=True)))
    first = [score, *hand, *lasting]
    if fitting_count([*first, ellipsis_token], room) <= len(first):
        first[0] = Token(tuple(score_runs(pen, seat)))
    return [*first, *suit_tokens(pen, seat), *fact_tokens(pen, seat)]


def paint_seat_strip(pen: Pen, seat: SeatView, area: Area) -> None:
    number = seat.seat
    mark = pen.glyphs.cursor if is_at_work(pen, number) else " "
    is_own = number == pen.view.seat
    name = f"{mark}{'You' if is_own else pen.canvas.clip(pen.seat_name(number), 14)}"
    x = pen.canvas.text(area.x + 1, area.y, f"{name} ", pen.plate_style(number))
    if number == pen.dealer:
        x = pen.canvas.text(x, area.y, "D", pen.ink("background", on="bright", bold=True))
    room = area.right - x
    flow_with_ellipsis(pen, Area(x, area.y, room, 1), strip_tokens(pen, seat, room))
    if area.height > 1:
        paint_bid(pen, number, Area(area.x + 3, area.y + 1, area.width - 4, 1))
    pen.finish_piece(f"seat:{number}", area)
