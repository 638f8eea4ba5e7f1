"""The mission: its goal, its end, and its terms."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.ages.cards.phrases import EXPERIENCE, LEVEL_UP
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.standing import GOAL_TEXTS
from engine.games.ages.view_types import View

_GOALS = {
    "combat": "Combat (fewer dead and wounded)",
    "base": "Team Base",
    "lith": "Arbiter",
    "encounters": "Encounters (?)",
    "labyrinth": "Labyrinth (!)",
    "alliance": "Alliance",
    "flags": "Flags",
    "escape": "Escape",
}
"""Short texts of the achievements, with their signs on the map."""
TERMS = (
    ("Challenge", "a card is drawn: the difference of two ratings, plus its first digit, minus its"
     " second. 6 or more is an Amaze, 1 to 5 a Pass, 0 a Squeak, -1 to -5 a Fail, less a FOPP;"
     " a 9-0 is always an Amaze, a 0-9 always a FOPP"),
    ("Melee", "where units of both teams share a space, the one with the higher Wits strikes first,"
     " and a unit that is killed strikes no more; at equal Wits the team in turn is first"),
    ("In a fight", "one challenge to hit (a Squeak also hits), then one for damage, Power against"
     " Armor: Amaze 1 more, Squeak 1 less, Fail 2 less, FOPP none. A hit that does any damage"
     " wounds, and the first wound costs the character a combat point"),
    ("In an adventure", "a Pass succeeds, an Amaze brings more; a Squeak brings only experience;"
     " after a FOPP one is banished"),
    ("Dismissed", "sent to an empty dome of the colour that is drawn; you pick which"),
    ("Banished", "the same, but the enemy draws and picks"),
    ("Dome", "where units come onto the map; a unit must leave it in its next move"),
    ("Encounter (?)", "stand on it in the adventure phase: a rating that is high enough passes it"
     " without a card, for draws of treasure"),
    ("Circle (!)", "where a path of the labyrinth begins: face the guardian there. Each success"
     " moves your marker a space, to the dead end at last"),
    ("Same age", "a unit has +1 against an encounter or guardian of its own age, and against a"
     " guardian also for the same setting and the same circle; the odds count it"),
    ("Guardian", "a challenge against its number, or cards if it takes them. Beaten or not, one is"
     " then dismissed to a dome; after a FOPP banished. Only one guardian of an age is face up: it"
     " bars all paths of the labyrinth until it is beaten, paid or spared"),
    ("Marker", "a path goes on where its marker lies: its team faces the guardian there to move it"
     " on; the other team, to take it away and set its own on the first space"),
    ("Contested", "a space with an enemy in it: no gifts there, and no shots from it, except"
     " opportunity fire when the enemy has only just come"),
    ("Aura", "this many spaces in every direction, not across void or walls"),
    ("Cliff", "the edge between a mesa (=) and the ground: nobody walks across it, except at the"
     " foot of a slope; a rope crosses it for 2 points more, and flyers pass. Look at a space to"
     " read where its cliffs are"),
    ("Wall", "the edge of a space that nobody walks or sees across; larger maps (+) draw it, and a"
     " look at a space names the neighbours behind its walls"),
    ("Flying", "said before the first step: every space costs 1, over any ground, cliff or enemy."
     " Opportunity fire at a flyer counts no terrain; in the fire phase it stands on the ground, in"
     " sight or in cover like others"),
    ("Respect", "in reinforcement those of your characters enter the map, in any order, whose"
     " Respect is at least the highest among the enemies that have never entered; all, if there are"
     " no such enemies"),
    ("Experience", f"a marker, {EXPERIENCE}"),
    ("Level up", LEVEL_UP),
    ("Symbol", "a character with the symbol of a card can use it whatever it needs, and has its"
     " bonus"),
    ("Underlined unit", "on the smallest map, where a space has room for two signs: the first of"
     " them is underlined if the space is in reach, the second of two units if they hide a sign"
     " such as ? or !"),
    ("Valor", "a team with more than twice as many living characters wins at once"),
)  # fmt: skip
"""Terms of the game that a newcomer does not know."""


def end_text(view: View) -> str:
    first, last = view.rounds
    if first >= last:
        return f"after round {last}"
    return (
        f"after round {first} to {last}: before round {first + 1} and each later one a card of "
        "five is drawn, and one of them ends the game"
    )


def briefing_text(view: View) -> str:
    mission = MISSIONS[view.mission]
    goals = join_with_and(_GOALS[each] for each in mission.achievements)
    first, last = view.rounds
    range_text = f"{first} to {last} rounds, when the end card comes"
    end = range_text if first < last else f"{last} rounds"
    glory = ", or far more markers (Glory)," if mission.has_glory else ""
    return (
        f"{mission.name}: the most achievements win, of {goals}. It ends after {end}. "
        f"A team with more than twice as many living characters{glory} wins at once."
    )


def terms(view: View) -> tuple[tuple[str, str], ...]:
    goals = tuple(
        (goal.name, GOAL_TEXTS.get(goal.slug.partition("-")[0], "")) for goal in view.goals
    )
    return (*goals, ("The end", end_text(view)), *TERMS)
