"""`python -m bench.ages_balance`: is a mission of Duel of Ages II fair, by games between bots?

It prints the winners, the length of games, each character's win rate with its error, and how often
cards, encounters and guardians have an effect. At Ctrl+C it prints the results so far.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Iterator, Mapping

from engine.core import registry
from engine.games.ages.cards.held import is_used
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS, TEAMS, Mission
from engine.games.ages.rows.treasures import TREASURES
from engine.sim.report import Report
from engine.sim.series import SeriesInterrupted, simulate

FAIR = (0.35, 0.65)
"""The range of a fair win rate of a character."""
STANDARD_ERRORS = 1.96
"""The number of standard errors of a 95% confidence interval."""
Counts = Mapping[str, int]


def share_of(counts: Counts) -> tuple[int, float, float]:
    """The number of games, the win rate (a draw is half a win), and its 95% error."""
    games = sum(counts.values())
    points = counts.get("won", 0) + counts.get("draw", 0) / 2
    share = points / games
    return games, share, STANDARD_ERRORS * math.sqrt(share * (1 - share) / games)


def lines(report: Report, mission: Mission) -> Iterator[str]:
    """The report as a page of tables."""
    yield from _teams(report)
    yield ""
    yield from _achievements(report)
    yield ""
    yield from _characters(report)
    cards = {slug: row.name for slug, row in TREASURES.items() if is_used(mission, row)}
    encounters = {slug: row.name for slug, row in ENCOUNTERS.items() if not row.blue}
    guardians = {slug: row.name for slug, row in GUARDIANS.items()}
    yield from _shares(report, "cards used", "card", cards)
    if "encounters" in mission.achievements:
        yield from _shares(report, "encounters passed", "encounter", encounters)
    if mission.labyrinths:
        yield from _shares(report, "guardians beaten or spared", "guardian", guardians)


def _teams(report: Report) -> Iterator[str]:
    winners = report.facts["winning team"]
    draws = winners.get("draw", 0)
    for team in TEAMS:
        wins = winners.get(team, 0)
        losses = report.matches - draws - wins
        _, share, error = share_of({"won": wins, "draw": draws, "lost": losses})
        text = f"{share:.1%} with draws as halves, error {error:.1%}"
        yield f"{team} wins {wins / report.matches:.1%} of the games ({text})"
    yield f"draws {draws / report.matches:.1%}; a draw is half a win in the shares below"
    yield f"{report.mean_rounds:.1f} rounds, {report.mean_decisions:.0f} decisions per game"
    for fact in ("won by", "rounds", "killed", "in prison", "achievements of the winner"):
        if fact in report.facts:
            shares = _by_number(report.facts[fact], report.matches)
            yield f"{fact}: {', '.join(shares)}"


def _achievements(report: Report) -> Iterator[str]:
    """The number of wins of each achievement, out of the games that had it."""
    for fact in sorted(report.facts):
        if not fact.endswith(" won by"):
            continue
        counts = report.facts[fact]
        games = sum(counts.values())
        shares = (f"{team} {counts.get(team, 0) / games:.1%}" for team in (*TEAMS, "equal"))
        yield f"achievement {fact.removesuffix(' won by')}, {games} games: {', '.join(shares)}"


def _by_number(counts: Counts, games: int) -> Iterable[str]:
    def order(word: str) -> tuple[int, str]:
        return (int(word), "") if word.isdigit() else (-1, word)

    return (f"{word} {counts[word] / games:.1%}" for word in sorted(counts, key=order))


def _characters(report: Report) -> Iterator[str]:
    names = [row.name for row in CHARACTERS.values() if row.name in report.facts]
    shares = {name: share_of(report.facts[name]) for name in names}
    yield f"{'character':<24}{'games':>6}{'share':>8}{'error':>8}"
    for name in sorted(names, key=lambda name: -shares[name][1]):
        games, share, error = shares[name]
        yield f"{name:<24}{games:>6}{share:>8.1%}{error:>8.1%}{_verdict(share, error)}"


def _verdict(share: float, error: float) -> str:
    """The assessment of a win rate: outside the range it may still be chance within its error."""
    low, high = FAIR
    if low <= share <= high:
        return ""
    inside = share + error >= low and share - error <= high
    return "  perhaps outside" if inside else "  outside"


def _shares(report: Report, title: str, kind: str, names: Mapping[str, str]) -> Iterator[str]:
    counts = {
        name: sum(report.facts.get(f"{kind} {slug}", {}).values()) for slug, name in names.items()
    }
    nonzero = {name: count for name, count in counts.items() if count}
    order = sorted(nonzero, key=lambda name: -nonzero[name])
    shares = (f"{name} {nonzero[name] / report.matches:.1%}" for name in order)
    yield ""
    yield f"{title}, share of games: {', '.join(shares)}"
    yield f"never: {', '.join(name for name in counts if name not in nonzero) or 'none'}"


def main() -> None:
    """Play the games and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.ages_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mission", default="well")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    game = registry.find("ages")
    try:
        report = simulate(
            game,
            matches=arguments.games,
            bots=["greedy", "greedy"],
            seed=arguments.seed,
            options=game.options(mission=arguments.mission),
            workers=arguments.workers,
        )
    except SeriesInterrupted as stopped:
        report = stopped.report
    print(f"{arguments.mission}: {report.matches} games, seed {arguments.seed}")
    print("\n".join(lines(report, MISSIONS[arguments.mission])))


if __name__ == "__main__":
    main()
