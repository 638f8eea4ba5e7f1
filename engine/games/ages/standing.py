"""The score: the achievements, and the team that would win if the game ended now (19)."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import GoalView, View

HOW = {
    "achievements": "by achievements",
    "combat points": "by combat points",
    "valor": "by Valor",
    "glory": "by Glory",
    "draw": "by nothing",
}
GOAL_TEXTS = {
    "combat": (
        "A character scores 2, 1 if wounded (any Health lost), 0 if killed, -1 in prison; "
        "most points win."
    ),
    "base": "The team that has destroyed more sites of the other base wins it.",
    "lith": "The team that leads in tribute before the Arbiter wins it; its lead is shown.",
    "encounters": "The team whose characters have passed more encounters (?) wins it.",
    "labyrinth": "The team with more markers on the paths of the labyrinth wins it.",
    "alliance": "The team further along the Alliance wins it; the first at its end keeps it.",
    "flags": "The team that has brought home more flags wins it.",
    "escape": "Characters that escape score points, the first ones more; the higher total wins it.",
}
GOAL_SHORT = {
    "combat": "2 if unhurt, 1 if wounded",
    "base": "sites of the other base",
    "lith": "points of tribute",
    "encounters": "encounters passed",
    "labyrinth": "markers in the labyrinth",
    "alliance": "spaces along the path",
    "flags": "flags brought home",
    "escape": "points for escapes",
}


def goal_holder(goal: GoalView) -> int | None:
    """The team that holds an achievement now; None if both are equal."""
    if goal.white == goal.black:
        return None
    return WHITE if goal.white > goal.black else BLACK


def achievement_counts(view: View) -> tuple[int, int]:
    """The numbers of achievements of White and Black now, to the viewer's knowledge."""
    holders = [goal_holder(goal) for goal in view.goals]
    white, black = (holders.count(team) + len(view.card_goals[team]) for team in (WHITE, BLACK))
    return white, black


def points_of_combat(view: View) -> tuple[int, int]:
    """The combat points of White and Black (19.3)."""
    goal = next((each for each in view.goals if each.slug == "combat"), None)
    return (0, 0) if goal is None else (goal.white, goal.black)


def leader_and_reason(view: View) -> tuple[int | None, str]:
    """The team that would win now, or None for a draw, and the reason."""
    white_and_black = achievement_counts(view)
    ratio = f"{white_and_black[WHITE]}:{white_and_black[BLACK]}"
    for counts, reason in (
        (white_and_black, "achievements"),
        (points_of_combat(view), f"combat points at {ratio} achievements"),
    ):
        if counts[WHITE] != counts[BLACK]:
            team = WHITE if counts[WHITE] > counts[BLACK] else BLACK
            return team, f"{counts[team]}:{counts[1 - team]} {reason}"
    return None, "achievements and combat points are equal"


def standings(view: View) -> list[str]:
    """Sentences about the team that would win now, each shorter than the one before."""
    team, reason = leader_and_reason(view)
    if view.outcome is not None:
        return [victory_text(view)]
    if team is None:
        return [f"If it ended now: a draw, {reason}", "Nobody leads"]
    you = " (you)" if team == view.team else ""
    cards = join_with_and(TREASURES[slug].name for slug in view.card_goals[team])
    by_cards = f", with the card {cards}" if cards and "combat" not in reason else ""
    return [
        f"If it ended now {TEAMS[team]}{you} would win, {reason}{by_cards}",
        f"If it ended now {TEAMS[team]}{you} would win, {reason}",
        f"If it ended now: {TEAMS[team]}, {reason}",
        *([f"Now {TEAMS[team]} would win by combat"] if "combat" in reason else []),
        f"Now {TEAMS[team]} would win",
        f"{TEAMS[team]} would win",
    ]


def lead_texts(view: View) -> tuple[str, str]:
    """The leading team and its score, in two lengths: "Black leads 2:1" and "Black 2:1"."""
    team, reason = leader_and_reason(view)
    if team is None:
        return "Nobody leads", "Even"
    decisive = points_of_combat(view) if "combat" in reason else achievement_counts(view)
    score = f"{decisive[team]}:{decisive[1 - team]}"
    means = " by combat" if "combat" in reason else ""
    return f"{TEAMS[team]} leads {score}{means}", f"{TEAMS[team]} {score}"


def alarms(view: View) -> list[str]:
    """Warnings that one more death ends the game by Valor (19.5), with who leads, longest first."""
    winners = [] if view.outcome is not None else [t for t in (WHITE, BLACK) if _wins_next(view, t)]
    lead, brief = lead_texts(view)
    match winners:
        case [_, _]:
            return [
                f"{lead}; one more death on either side, and the other team wins at once by Valor",
                f"{lead}; the next kill wins for either team (Valor)",
                f"{lead}; either team's kill wins (Valor)",
                f"{brief}; 1 kill wins for both (Valor)",
                f"{brief}; 1 kill: Valor",
            ]
        case [team]:
            winning, losing = TEAMS[team], TEAMS[1 - team]
            return [
                f"{lead}; one more death of {losing}, and {winning} wins at once by Valor",
                f"{lead}; if {losing} loses one more, {winning} wins (Valor)",
                f"{lead}; 1 kill wins for {winning} (Valor)",
                f"{brief}; 1 kill: {winning} wins",
                f"{brief}; 1 kill: {winning}",
            ]
    return []


def _wins_next(view: View, team: int) -> bool:
    """Would a team win by Valor if the other lost one more character (19.5)?"""
    alive, units_left = view.alive[team], view.alive[1 - team]
    return bool(units_left) and alive > 2 * (units_left - 1)


def victory_text(view: View) -> str:
    """The winner and the reason: "White wins by achievements"."""
    outcome = view.outcome
    if outcome is None:
        return ""
    if outcome.is_draw or view.won_by == "draw" or not outcome.winners:
        return "A draw"
    return f"{TEAMS[winning_team(view)]} wins {HOW.get(view.won_by, '')}".rstrip()


def end_reason(view: View) -> str:
    """The reason why the game ended: the end card, the last round, or one team at once."""
    if view.outcome is None:
        return ""
    if view.won_by in ("valor", "glory"):
        return f"It ended at once in round {view.round}, by {view.won_by.capitalize()}"
    if view.rounds[0] >= view.rounds[1]:
        return f"Round {view.round} was the last one"
    return f"The end card came before round {view.round + 1}"


def winning_team(view: View) -> int:
    """The winning team; White if there is no outcome yet."""
    winners = view.outcome.winners if view.outcome is not None else ()
    return view.sides[winners[0]] if winners and winners[0] < len(view.sides) else WHITE
