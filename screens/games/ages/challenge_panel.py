"""The panels of an attack or adventure and of other scenes, shown step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from engine.core.text import capital, percent
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.attacks.sums import BRIEFLY, damage_sum, hit_sum
from engine.games.ages.attacks.texts import AFTER_HIT, unanswered_attack_text
from engine.games.ages.challenges.cards import DAMAGE_CHANGE, MAX_DIFFERENCE, ChallengeResult
from engine.games.ages.fire.shot import current_blow
from engine.games.ages.names import RESULT_NAMES, short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.story.fighting import ATTACK_VERBS
from engine.games.ages.story.scenes import RESULT_ROLE, Beat
from engine.games.ages.view_types import ResultView, View
from engine.games.ages.words import signed_number
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run, total_width, wrapped_runs

Runs = tuple[Run, ...]
Paragraph = list[Runs]
"""The rows of one line of a beat."""


def paint_story_panel(pen: Pen, area: Area) -> int:
    """Paint the current scene, or the last one, and return the rows used.

    If there is little room, texts in the middle are left out: the title, the first one, which names
    a card that was drawn, and the first rows of the newest beat stay.
    """
    latest = pen.latest_scene
    if latest is None or area.height < 1:
        return 0
    scene, beats = latest
    width, room = area.width - 2, area.height - 1
    title = wrapped_lines(scene.title, area.width - 4)
    newest_rows = _newest_rows(pen, beats[-1:], width, room - len(title) + 1)
    if len(newest_rows) + len(title) - 1 > room:
        title = (pen.canvas.clip(scene.title, area.width - 4),)
        newest_rows = _newest_rows(pen, beats[-1:], width, room)
    pen.rule(area.rows(0, 1), title[0], role="focus")
    lines: list[Runs] = [((each, pen.ink("focus", bold=True)),) for each in title[1:]]
    if len(newest_rows) > room:
        newest_rows = [*newest_rows[: room - 1], _cut_row(pen, newest_rows[room - 1], width)]
    remaining_rows = room - len(lines) - len(newest_rows)
    earlier_rows = _earlier_rows(pen, beats[:-1], width, remaining_rows)
    lines = [*lines, *earlier_rows, *newest_rows][:room]
    for y, row in enumerate(lines, area.y + 1):
        pen.runs(area.x + 1, y, row, width)
    return 1 + len(lines)


def _cut_row(pen: Pen, row: Runs, width: int) -> Runs:
    *lead, (text, ink) = row
    ellipsis = f" {pen.glyphs.ellipsis}"
    if total_width(row) + width_of(ellipsis) > width:
        text = text.rpartition(" ")[0]
    return (*lead, (f"{text}{ellipsis}", ink))


def _earlier_rows(pen: Pen, beats: Sequence[Beat], width: int, room: int) -> list[Runs]:
    """The rows of the beats before the newest one that fit: all, all but muted texts, or the first
    text, a remark, and the last ones. A text is shown whole or not at all.
    """
    if not beats or room < 1:
        return []
    rows = [row for beat in beats for text in _beat_texts(pen, beat, width) for row in text]
    if len(rows) <= room:
        return rows
    plain_beats = [evolve(beat, lines=_unmuted_lines(beat)) for beat in beats]
    first, *others = [text for beat in plain_beats for text in _beat_texts(pen, beat, width)]
    if len(first) + sum(map(len, others)) <= room:
        return [*first, *(row for text in others for row in text)]
    if room < len(first) + 1:
        return first[:1]
    last_rows: list[Runs] = []
    while others and len(first) + 1 + len(last_rows) + len(others[-1]) <= room:
        last_rows = [*others.pop(), *last_rows]
    gap: Runs = ((f"  {pen.glyphs.ellipsis} more in the log", pen.ink("muted")),)
    return [*first, gap, *last_rows]


def _unmuted_lines(beat: Beat) -> tuple[tuple[str, str], ...]:
    return tuple(line for line in beat.lines if line[1] != "muted") or beat.lines


def _newest_rows(pen: Pen, newest_beats: Sequence[Beat], width: int, room: int) -> list[Runs]:
    """The rows of the newest beat; muted texts go first, then the card and its sum."""
    if not newest_beats:
        return []
    (beat,), end = newest_beats, list[Runs]()
    while len(rows := [*_beat_rows(pen, beat, width), *end]) > room and len(beat.lines) > 1:
        if beat.lines[-1][1] == "muted":
            beat = evolve(beat, lines=beat.lines[:-1])
            end = [((f"  {pen.glyphs.ellipsis}", pen.ink("muted")),)]
        elif beat.card:
            beat = evolve(beat, lines=beat.lines[1:], card="")
        else:
            break
    return rows


def _beat_rows(pen: Pen, beat: Beat, width: int) -> list[Runs]:
    return [row for text in _beat_texts(pen, beat, width, newest=True) for row in text]


def _beat_texts(pen: Pen, beat: Beat, width: int, *, newest: bool = False) -> list[Paragraph]:
    """The texts of a beat: a mark before the newest, the card on a plate."""
    texts: list[Paragraph] = []
    sign = pen.glyphs.cursor if newest else " "
    mark: Run = (f"{sign} ", pen.ink("focus", bold=True))
    card: Run = (f" {beat.card} ", pen.ink("background", on="accent", bold=True))
    for number, (text, role) in enumerate(beat.lines):
        lead: tuple[Run, ...] = ((mark if not number else ("  ", mark[1])),)
        if beat.card and not number:
            lead = (*lead, card, (" ", mark[1]))
        indent = sum(width_of(each) for each, _ in lead)
        ink = pen.ink(role, bold=role not in ("text", "muted"))
        lines = wrapped_lines(text, max(width - indent, 8))
        leads = (lead, *[((" " * indent, mark[1]),)] * (len(lines) - 1))
        texts.append([(*start, (line, ink)) for start, line in zip(leads, lines, strict=True)])
    return texts


KIND_TEXTS = {"hit": "To hit", "damage": "Damage", "adventure": "Challenge"}
PanelText = tuple[Sequence[Run], Sequence[Run]]
"""A text of the panel, whole and in brief; a brief text without runs is left out."""
_FORGOTTEN = ("round", "free", "free use", "move", "walk", "score")
"""Steps when the last challenge is no longer relevant."""


def is_told(view: View) -> bool:
    return view.attack is not None or (bool(view.results) and view.step not in _FORGOTTEN)


def attack_text(view: View, attack: Attack) -> str:
    """The attack as text: "Tomyris shoots at Musashi with Yew Bow"."""
    weapon = f" with {TREASURES[attack.weapon].name}" if attack.weapon in TREASURES else ""
    is_one_of_several = attack.target >= 0 and attack.shots > 1
    shots = f", shot {attack.shots - attack.shots_left + 1}"
    return f"{bare_attack_text(view, attack)}{weapon}{shots * is_one_of_several}"


def bare_attack_text(view: View, attack: Attack) -> str:
    """The attack without its weapon: "Tomyris shoots at Musashi"."""
    attacker = short_name(view.units[attack.attacker].slug)
    if attack.target < 0:
        return f"{attacker} takes aim"
    verb = ATTACK_VERBS.get(attack.kind, "attacks")
    return f"{attacker} {verb} {short_name(view.units[attack.target].slug)}"


def result_runs(pen: Pen, result: ResultView, *, short: bool = False) -> list[Run]:
    """A challenge on one line: "To hit 9 - 5 = +4, card 3-5: +2 Pass, it hits"."""
    dim, view = pen.ink("muted"), pen.view
    first, second = result.card
    limit = abs(result.difference) if view.has_dice else MAX_DIFFERENCE
    total = max(-limit, min(limit, result.difference)) + first - second
    kind = KIND_TEXTS.get(result.kind, result.kind.capitalize())
    source = "" if short else "dice " if view.has_dice else "card "
    sums = "" if short else f"{result.rating} - {result.against} = "
    outcome = f"{signed_number(total)} {RESULT_NAMES[result.result]}"
    return [
        (f"{kind} ", pen.ink("bright", bold=True)),
        (sums, dim),
        (signed_number(result.difference), pen.ink("text")),
        (f", {source}", dim),
        (f"{first}-{second}", pen.ink("accent", bold=True)),
        (": ", dim),
        (outcome, pen.ink(RESULT_ROLE[result.result], bold=True)),
        ("" if short else _meaning_text(result), pen.ink("text")),
    ]


def _meaning_text(result: ResultView) -> str:
    challenge = ChallengeResult(result.result)
    if result.kind == "hit":
        return ", it hits" if challenge.is_hit else ", it misses"
    if result.kind == "damage":
        change = DAMAGE_CHANGE[challenge]
        if change is None:
            return ", no damage"
        return f", damage {signed_number(change)}" if change else ", full damage"
    return ""


def paint_attack(pen: Pen, area: Area) -> int:
    """Paint the attack, the last texts shortened first, and return the rows; 0 without one."""
    attack, inner = pen.view.attack, area.interior(1, 0)
    if attack is None:
        return 0
    title, brief_title = attack_text(pen.view, attack), bare_attack_text(pen.view, attack)
    lines = wrapped_lines(title, max(area.width - 4, 1))
    texts = _texts_of_attack(pen)
    if len(lines) + len(_fitting_rows(texts, inner.width, 0)) > area.height:
        lines = (pen.canvas.clip(brief_title, area.width - 4),)
    rows = _fitting_rows(texts, inner.width, area.height - len(lines))
    pen.rule(area.rows(0, 1), lines[0], role="bright")
    for y, line in enumerate(lines[1:], area.y + 1):
        pen.write(area.x + 2, y, line, "bright", width=area.width - 2)
    rows = rows[: area.height - len(lines)]
    for y, row in enumerate(rows, area.y + len(lines)):
        pen.runs(inner.x, y, row, inner.width)
    return len(lines) + len(rows)


def _fitting_rows(texts: Iterable[PanelText], width: int, room: int) -> list[list[Run]]:
    rows = [
        (wrapped_runs(whole, width), wrapped_runs(brief, width) if brief else [])
        for whole, brief in texts
    ]
    chosen_rows = [brief for _, brief in rows]
    for number, (whole, brief) in enumerate(rows):
        if sum(map(len, chosen_rows)) - len(brief) + len(whole) <= room:
            chosen_rows[number] = whole
    return [row for text in chosen_rows for row in text]


def _texts_of_attack(pen: Pen) -> list[PanelText]:
    attack = pen.view.attack
    aimed = attack if attack is not None and attack.target >= 0 else None
    results = pen.view.results if attack is None or attack.hit_result else ()
    texts = [] if aimed is None else _expected_texts(pen, aimed)
    texts += ((result_runs(pen, each), result_runs(pen, each, short=True)) for each in results)
    if aimed is not None and results and _is_hit(results[-1]):
        team = TEAMS[pen.view.units[aimed.target].team]
        armor_text = f"{team} may reveal armour before the damage"
        texts.append(([(armor_text, pen.ink("gold"))], []))
    return texts


def _is_hit(result: ResultView) -> bool:
    return result.kind == "hit" and ChallengeResult(result.result).is_hit


def _expected_texts(pen: Pen, attack: Attack) -> list[PanelText]:
    blow = current_blow(pen.view)
    ink, dim = pen.ink("text"), pen.ink("muted")
    if pen.view.step in AFTER_HIT:
        text = str(unanswered_attack_text(pen.view))
        brief_text = text.replace("Then damage is drawn:", "Damage")
        return [([(f"{text}: {damage_sum(blow)}", ink)], [(brief_text, ink)])]
    was_damage_drawn = any(each.kind == "damage" for each in pen.view.results) and attack.hit_result
    odds = evolve(blow.odds, kill_chance=0.0) if was_damage_drawn else blow.odds
    hits, wounds = f"Hits {percent(odds.hit_chance)}", capital(f"{odds:wounds}")
    damage = wounds if odds.kill_chance else f"{wounds}, {odds.damage:.1f} damage"
    return [
        ([(f"{hits}: {hit_sum(blow)}", ink)], [(f"{hits}: {hit_sum(blow, BRIEFLY)}", ink)]),
        ([(f"{damage}: {damage_sum(blow)}", dim)], [(wounds, dim)]),
    ]
