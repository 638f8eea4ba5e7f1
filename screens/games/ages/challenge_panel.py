"""An attack or an adventure shown step by step: its numbers, the cards drawn, the result."""

from __future__ import annotations

from engine.core.text import percent
from engine.games.ages.calculations.challenge_cards import (
    DAMAGE_CHANGE,
    MAX_DIFFERENCE,
    ChallengeResult,
)
from engine.games.ages.describe.fighting import AFTER_HIT, unanswered_attack_text
from engine.games.ages.names import RESULT_NAMES, short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import AttackView, ResultView, View
from screens.games.ages.colours import RESULT_ROLE
from screens.games.ages.pen import Pen
from screens.games.ages.sentences.odds import Chances, chances_of_attack
from screens.games.ages.signs import signed_number
from screens.games.ages.story.fighting import ATTACK_VERBS
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run

KIND_TEXTS = {"hit": "To hit", "damage": "Damage", "adventure": "Challenge"}
_FORGOTTEN = ("round", "free", "free use", "move", "walk", "score")
"""Steps when the last challenge is no longer relevant."""
MIN_ROOMY_HEIGHT = 5
"""The minimum height at which long text continues on the next line."""
NARROW_CHALLENGE = 52
"""The maximum width at which a challenge is shown briefly."""


def is_told(view: View) -> bool:
    """Is there an attack to show, or the result of the last one?"""
    return view.attack is not None or (bool(view.results) and view.step not in _FORGOTTEN)


def attack_text(view: View, attack: AttackView) -> str:
    """The attack as text: "Tomyris shoots at Musashi with Yew Bow"."""
    attacker = view.units[attack.attacker]
    weapon = f" with {TREASURES[attack.weapon].name}" if attack.weapon in TREASURES else ""
    if attack.target < 0:
        return f"{short_name(attacker.slug)} takes aim{weapon}"
    target = view.units[attack.target]
    shots = (
        f", shot {attack.shots - attack.shots_left + 1} of {attack.shots}"
        if attack.shots > 1
        else ""
    )
    verb = ATTACK_VERBS.get(attack.kind, "attacks")
    return f"{short_name(attacker.slug)} {verb} {short_name(target.slug)}{weapon}{shots}"


def attack_chances(view: View, attack: AttackView) -> Chances:
    """The expected result of the current attack."""
    attacker, target = view.units[attack.attacker], view.units[attack.target]
    return chances_of_attack(
        view, attacker, target, attack.weapon, attack.kind, attack.space, shots=attack.shots
    )


def result_runs(pen: Pen, result: ResultView, *, short: bool = False) -> list[Run]:
    """A challenge on one line: "To hit 9 - 5 = +4, card 3-5: +2 Pass, it hits"."""
    dim, view = pen.ink("muted"), pen.view
    first, second = result.card
    total = _limited_difference(result.difference, dice=view.has_dice) + first - second
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


def _limited_difference(difference: int, *, dice: bool) -> int:
    return difference if dice else max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, difference))


def _meaning_text(result: ResultView) -> str:
    """The meaning of a result: ", it hits"."""
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
    """Paint the current attack, or the results of the last one, and return the rows used."""
    view, attack = pen.view, pen.view.attack
    title = attack_text(view, attack) if attack is not None else "The last challenge"
    lines = wrapped_lines(title, max(area.width - 4, 1))
    if len(lines) > 1 and area.height < MIN_ROOMY_HEIGHT:
        lines = (pen.canvas.clip(title, area.width - 4),)
    pen.rule(area.rows(0, 1), lines[0], role="bright")
    for row, line in enumerate(lines[1:], 1):
        pen.write(area.x + 2, area.y + row, line, "bright", width=area.width - 2)
    rows = area.interior(1, 0).rows(len(lines))
    y = 0
    if attack is not None and attack.target >= 0 and y < rows.height:
        y += _paint_expected(pen, attack, rows)
    results = view.results if attack is None or attack.hit_result else ()
    for result in results[-max(rows.height - y, 0) :] if rows.height > y else ():
        runs = result_runs(pen, result, short=rows.width <= NARROW_CHALLENGE)
        pen.runs(rows.x, rows.y + y, runs, rows.width)
        y += 1
    if results and attack is not None and attack.target >= 0 and y < rows.height:
        y += _paint_what_is_next(pen, attack, results[-1], rows.rows(y, 1))
    return y + len(lines)


def _paint_expected(pen: Pen, attack: AttackView, rows: Area) -> int:
    """Paint the odds and their sums before the cards are drawn and return the rows used.

    The odds come first, because a narrow panel may cut the end of a line.
    """
    chances = attack_chances(pen.view, attack)
    if pen.view.step in AFTER_HIT:
        text = f"{unanswered_attack_text(pen.view)}: {chances.damage_text}"
        return pen.canvas.wrap(rows.x, rows.y, rows.width, rows.height, text, pen.ink("text"))
    was_damage_drawn = any(each.kind == "damage" for each in pen.view.results) and attack.hit_result
    kills = f", kills {percent(chances.kill)}" if chances.kill and not was_damage_drawn else ""
    text = f"Hits {percent(chances.hit_chance)}{kills}: {chances.sum_text}"
    high = 2 if rows.height >= MIN_ROOMY_HEIGHT - 1 else 1
    if high == 1 and width_of(text) > rows.width:
        text = f"Hits {percent(chances.hit_chance)}{kills}: {chances.brief_sum_text}"
    used_rows = pen.canvas.wrap(rows.x, rows.y, rows.width, high, text, pen.ink("text"))
    if rows.height < 3:
        return used_rows
    damage_text = f"{chances.damage:.1f} damage on average: {chances.damage_text}"
    room = min(high, rows.height - used_rows)
    if room == 1 and width_of(damage_text) > rows.width:
        damage_text = f"{chances.damage:.1f} damage on average"
    style = pen.ink("muted")
    return used_rows + pen.canvas.wrap(
        rows.x, rows.y + used_rows, rows.width, room, damage_text, style
    )


def _paint_what_is_next(pen: Pen, attack: AttackView, last: ResultView, line: Area) -> int:
    """Paint the remaining steps and return the rows used."""
    if last.kind != "hit" or not ChallengeResult(last.result).is_hit:
        return 0
    team = TEAMS[pen.view.units[attack.target].team]
    text = f"{team} may reveal armour before the damage"
    pen.write(line.x, line.y, text, "gold", width=line.width)
    return 1
