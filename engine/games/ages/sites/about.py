"""Texts about the sites of bases, the Arbiter's Hall and the Alliance."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import count, join_with_and, percent
from engine.games.ages.alliance.path import site_at
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.map.layout import Space
from engine.games.ages.names import RESULT_NAMES, lith_text, short_name
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.missions import ALLIANCE, TEAMS
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import (
    CHAMBER,
    HALL,
    LOW_GATE,
    OUTCOMES,
    Deed,
    is_gate,
    site_name,
)
from engine.games.ages.sites.facts import BEST_FIRST, effects_text
from engine.games.ages.sites.texts import DEEDS
from engine.games.ages.tribute.items import WHERE_ITEMS_COME_FROM, bearers_text
from engine.games.ages.unit_queries import own_characters
from engine.games.ages.view_types import HIDDEN, View
from engine.games.ages.words import RATING_NAME, known_card_name

VERB_NAMES = {
    **{verb: group for verb, (group, _, _) in DEEDS.items()},
    "break-out": "Break out prisoners",
    "visit": "Withstand it",
}
_RUINED = {
    "main-gate": "enemies walk in",
    "high-gate": "enemies walk in",
    "low-gate": "enemies walk in",
    "vortex": "the team gains no Health in any way",
    "vault": "its team cannot use it, but enemies can raid it",
    "prison": "the team imprisons and interrogates nobody",
    "headquarters": "no tribute items; the first dismissal of an adventure phase is a banishment",
}
"""The consequence of a destroyed site for its team (26.14 to 26.16)."""
_USE = {
    "vault": "Its team stores cards here and takes some out.",
    "prison": "A unit that would kill an enemy may imprison it instead.",
    "headquarters": (
        "A character of its team that walks onto or through it takes a tribute item, if it has "
        "none: 3 points at the Arbiter's Chamber."
    ),
}


def is_site(view: View, space: int) -> bool:
    """Is the place a site of a base, of the Hall or of the Alliance?"""
    return bool(title_of(view, space))


def title_of(view: View, space: int) -> str:
    """The name of a space's site: "Main Gate of Black"; "" if it has none of these."""
    chart = view.map
    if space in chart.base_sites:
        team, slug = chart.base_sites[space]
        return f"{site_name(slug)} of {TEAMS[team]}"
    if space in chart.hall_sites:
        return HALL[chart.hall_sites[space]].name
    row = chart.spaces[space]
    if row.site and view.layout[row.piece].piece == ALLIANCE:
        return _alliance_title(row)
    return ""


def site_lines(view: View, space: int) -> list[str]:
    chart = view.map
    if space in chart.base_sites:
        return list(_base_lines(view, *chart.base_sites[space]))
    if space in chart.hall_sites:
        return list(_hall_lines(view, chart.hall_sites[space]))
    return list(_alliance_lines(view, chart.spaces[space])) if is_site(view, space) else []


def clause_of(view: View, space: int) -> str:
    if space in view.map.base_sites:
        return "26"
    return "27" if space in view.map.hall_sites else "33"


# Bases


def _base_lines(view: View, team: int, slug: str) -> Iterator[str]:
    is_ruined = slug in view.ruins[team]
    yield f"Destroyed: {_RUINED[slug]}." if is_ruined else _USE.get(slug, "It stands.")
    if slug == "prison":
        prisoners = [
            short_name(unit.slug) for unit in view.units if unit.is_in_prison and unit.team != team
        ]
        yield f"Held: {join_with_and(prisoners, empty='nobody')}."
    if slug == "headquarters" and not is_ruined:
        yield f"{bearers_text(view)}."
    if slug == "vault":
        yield f"In it: {join_with_and(map(known_card_name, view.vaults[team]), empty='nothing')}."
    for verb in _verbs_at_site(view, team, slug, is_ruined=is_ruined):
        yield deed_line(view, Deed(verb, slug))


def _verbs_at_site(view: View, team: int, slug: str, *, is_ruined: bool) -> list[str]:
    """The actions at a site, for its own team and for the other one."""
    own_verbs = {"vortex": ["heal"]}.get(slug, [])
    other = {"vault": ["raid"], "prison": ["break-out"]}.get(slug, [])
    if is_gate(slug) and not is_ruined:
        other = ["break-in", *other]
    own_verbs = ["repair"] if is_ruined else own_verbs
    other = other if is_ruined else [*other, "raze"]
    if view.team is None:
        return [*own_verbs, *other]
    return own_verbs if view.team == team else other


def deed_line(view: View, deed: Deed) -> str:
    """A deed: its challenge, its results, and the viewer's best chance."""
    name = VERB_NAMES[deed.verb]
    if deed.site == LOW_GATE:
        return f"{name}: pay a card; {results_text(deed.verb, (ChallengeResult.PASS,))}."
    rating, value = deed.test
    text = f"{name}: {RATING_NAME[rating]} against {value}; {results_text(deed.verb)}."
    return f"{text}{_best_candidate_text(view, deed)}"


def results_text(verb: str, results: tuple[ChallengeResult, ...] = BEST_FIRST) -> str:
    """The effects of each result: "Amaze: steal 2 cards and be dismissed; Pass: ..."."""
    names_by_effect: dict[str, list[str]] = {}
    for result in results:
        effects = effects_text(OUTCOMES[verb][result])
        names_by_effect.setdefault(effects, []).append(RESULT_NAMES[result.value])
    return "; ".join(f"{' or '.join(names)}: {text}" for text, names in names_by_effect.items())


def _best_candidate_text(view: View, deed: Deed) -> str:
    """The viewer's character with the best chance at a deed."""
    able = [
        (deed_contest(view, unit, deed).difference, short_name(unit.slug))
        for unit in own_characters(view)
    ]
    if not able:
        return ""
    best, best_name = max(able)
    chance = percent(chance_of(view, best, good_results(deed.verb)))
    return f" {best_name} succeeds {chance} of the time."


def good_results(verb: str) -> list[ChallengeResult]:
    return [
        result
        for result, effects in OUTCOMES[verb].items()
        if any(each.verb not in ("banish", "dismiss", "learn") for each in effects)
    ]


# The Arbiter's Hall


def _hall_lines(view: View, slug: str) -> Iterator[str]:
    if slug == CHAMBER:
        yield f"Tribute: {lith_text(view.lith)}."
        yield "A tribute item gives 3 points, each face-down card 1; the giver is then dismissed."
        yield f"{bearers_text(view)}. {WHERE_ITEMS_COME_FROM}."
        return
    yield deed_line(view, Deed("visit", slug))


# The Alliance


def _alliance_title(space: Space) -> str:
    kind, _, number = space.site.partition(" ")
    if kind == "henchman":
        return f"The Alliance, side space {number}"
    if kind == "end":
        return "The Alliance, last space"
    return f"The Alliance, space {int(number) + 1} of 6"


def _alliance_lines(view: View, space: Space) -> Iterator[str]:
    alliance = view.alliance
    if alliance is None:
        return
    for team, place in enumerate(alliance.places):
        if site_at(place) == space.site:
            yield f"{TEAMS[team]}'s marker is here: its characters may face the inhabitant."
    if space.site.startswith("henchman"):
        place = int(space.site.partition(" ")[2])
        team_names = [
            TEAMS[team]
            for team, drawn_places in enumerate(alliance.taken_places)
            if place in drawn_places
        ]
        yield "The marker may step aside to here: a henchman joins."
        if team_names:
            yield f"Drawn here so far by {join_with_and(team_names)}."
        yield f"{count(view.henchmen, 'henchman', 'henchmen')} left."
    if space.site == "end":
        winner = TEAMS[alliance.winner] if alliance.winner >= 0 else ""
        first = "The first team to come here wins the key."
        yield f"{winner} came here first and won the key." if winner else first
    yield _inhabitant_text(alliance.counter)


def _inhabitant_text(slug: str) -> str:
    if slug == HIDDEN:
        return "Nobody has seen the inhabitant of the key yet."
    if slug not in ENCOUNTERS:
        return "Nobody lives in the key."
    encounter = ENCOUNTERS[slug]
    requirement = (
        f"{RATING_NAME[encounter.rating]} {encounter.value}" if encounter.rating else "a card"
    )
    return f"{encounter.name} lives in the key and asks for {requirement}."
