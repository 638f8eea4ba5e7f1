"""Counts of pieces that no move may change, and statistics of a finished match."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ages.achievements.rules import achievements_of, scores_in, team_achievements
from engine.games.ages.card_types import AGES, DECKS
from engine.games.ages.cards.marked import card_of
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.profiles import CREATURE_CARDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.units import is_creature


def pieces(g: AgesState) -> Mapping[str, int]:
    """The number of cards of each deck, encounters, guardians, challenge cards and characters."""
    counts = {f"{deck} cards": treasure_count(g, deck) for deck in DECKS}
    counts["encounters"] = len(g.counters) + len(g.pool) + len(g.passed_encounters)
    counts["encounters"] += bool(g.alliance and g.alliance.counter)
    for age in AGES:
        decks = [deck for deck in g.guardians if deck.partition("-")[0] == age]
        counts[f"{age} guardians"] = sum(
            len(g.guardians[deck]) + len(g.beaten_guardians[deck]) + bool(g.open_guardians[deck])
            for deck in decks
        )
    for team in (WHITE, BLACK):
        counts[f"challenge cards of {TEAMS[team]}"] = len(g.challenge[team]) + len(
            g.drawn_challenge_cards[team]
        )
    counts["characters"] = sum(u.kind == "character" for u in g.units) + len(g.reserve)
    if g.selection is not None:
        selection = g.selection
        counts["characters"] += sum(
            map(len, (*selection.hands, *selection.dropped_characters, selection.row))
        )
    counts["henchmen"] = sum(u.kind == "henchman" for u in g.units) + len(g.henchmen)
    return counts


def treasure_count(g: AgesState, deck: str) -> int:
    """The cards of a treasure deck, wherever they are."""
    on_table = sum(TREASURES[card].deck == deck for unit in g.units for card in unit.cards)
    lying = [each for pile in (*g.ground.values(), *g.vaults) for each in pile]
    on_table += sum(
        u.is_on_map and CREATURE_CARDS[u.slug].deck == deck for u in g.units if is_creature(u)
    )
    on_table += sum(TREASURES[each.card].deck == deck for each in g.monuments)
    on_table += sum(TREASURES[card_of(each)].deck == deck for each in lying)
    return on_table + len(g.decks[deck]) + len(g.discards[deck])


def facts(g: AgesState) -> Mapping[str, str]:
    """Facts that simulations count, to find out whether the components are fair."""
    winner = -1 if g.won_by == "draw" or g.outcome is None else g.sides[g.outcome.winners[0]]
    facts = {
        "winning team": TEAMS[winner] if winner >= 0 else "draw",
        "won by": g.won_by,
        "rounds": str(g.round),
        "killed": str(sum(not u.is_alive for u in g.units if u.kind == "character")),
    }
    if g.mission_row.has_bases:
        facts["in prison"] = str(sum(len(g.prisoners(team)) for team in (WHITE, BLACK)))
    for each in achievements_of(g):
        white, black = scores_in(g, each)
        facts[f"{each} of White"], facts[f"{each} of Black"] = str(white), str(black)
        leader = "equal" if white == black else TEAMS[WHITE if white > black else BLACK]
        facts[f"{each} won by"] = leader
    facts["achievements of the winner"] = (
        str(len(team_achievements(g, winner))) if winner >= 0 else "-"
    )
    for unit in g.units:
        if unit.kind != "character":
            continue
        result = "draw" if winner < 0 else "won" if unit.team == winner else "lost"
        facts[f"{CHARACTERS[unit.slug].name}"] = result
    badges = [card for u in g.units for card in u.open_cards if TREASURES[card].badge]
    facts |= {f"card {card}": "used" for card in (*g.wielded_cards, *badges)}
    facts |= {f"encounter {each}": "passed" for each in g.passed_encounters}
    facts |= {
        f"guardian {each}": "met" for guardians in g.beaten_guardians.values() for each in guardians
    }
    return facts
