"""A card is a row and its effect: tried on a copy of the program, in which a card is added.

Without the effect the game cannot be imported and the error names the card; with it bots play the
card and the board shows it, without an entry in any other table.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import frozen

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "net", "saves", "screens", "themes", "tui")

PLAY = """
import sys
from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.match import start_match
from engine.core.registry import find
from wardenclyffe import show

slug, *words = sys.argv[1:]
game, seen = find(slug), set()
for seed in range(12):
    match = start_match(game, seed=seed)
    seats = range(match.charter.seat_count)
    bots = [make_bot(game, "greedy", Chance(seed, seat)) for seat in seats]
    while match.pending and seen != set(words):
        seat = match.pending[0].seat
        for width, height in ((80, 22), (130, 52)):
            picture = str(show(match, seat, width=width, height=height))
            seen |= {word for word in words if word in picture}
        advice = bots[seat].advise(match.sight(seat))
        happened = match.answer(seat, advice.choice)
        seen |= {word for event in happened for word in words if word in event.told()}
    if seen == set(words):
        break
print("not seen:", sorted(set(words) - seen))
"""


@frozen(kw_only=True)
class NewCard:
    """A made-up card: the place of its row, the row without and with an effect, the displayed
    text."""

    game: str
    before: str
    """The row before which it is written."""
    idle: str
    row: str
    complaint: str
    shown: tuple[str, ...]
    file: str = "cards.py"
    """The file of its row."""
    effect: str = ""
    """The addition to `rules/effects.py`."""
    event: str = ""
    """The addition to `trick_events.py`: the event of the effect for the log and the replay."""


STATIC_CHARGE = """\
    power_card("11.22", "Static Charge", "reveal", "Counts 5.",
               short="Static", brief="counts 5", bot_value=30, order=125),
"""

CARDS = (
    NewCard(
        game="lightning",
        before="    # In a bid (7)\n",
        idle=STATIC_CHARGE,
        row=STATIC_CHARGE,
        complaint=(
            "the Power Card 'static-charge' has no effect: no function under @happens or @asks in "
            "rules/effects.py"
        ),
        shown=("Static", "Counts 5."),
        effect='''

@happens("static-charge")
def static_charge(g: LightningState) -> None:
    """It counts 5."""
    trick, seat = g.trick, bidder(g, "static-charge")
    trick.counts[seat][trick.bids[seat].index("static-charge")] = 5
    record_effect(g, "static-charge", seat, other_card="static-charge")
    g.emit(WaveCounted, seat=seat, counts=5)
''',
        event='''

@effect_events("static-charge")
def static_charge(trick: TrickReport, effect: EffectReport) -> Event:
    """The event of Static Charge: what it counts."""
    return e.WaveCounted(seat=effect.seat, counts=changed_count(trick, effect))
''',
    ),
    NewCard(
        game="taidian",
        before='        Card("coin"',
        idle='        Card("flare", "Flare", "red", 1, "Blinds.", start=2),\n',
        row='        Card("flare", "Flare", "red", 1, "15 attack.", attack=15, start=2),\n',
        complaint="the card 'flare' has no effect",
        shown=("Flare", "| F |"),
    ),
    NewCard(
        game="taidian",
        before='        Structure("bunker"',
        idle='        Structure("mast", "Mast", "green", 1, "Stands."),\n',
        row=(
            '        Structure("mast", "Mast", "green", 1, "2 money.",'
            ' money_each_upgrade=2, short="Mast", letter="M"),\n'
        ),
        complaint="the card 'mast' has no effect",
        shown=("Mast",),
    ),
    NewCard(
        game="taidian",
        before='        Character("calder"',
        idle='        Character("ito", "Ken Ito", "cook", "Cooks.", "17.1"),\n',
        row='        Character("ito", "Ken Ito", "cook", "Cooks.", "17.1", first_discount=1),\n',
        complaint="the character 'ito' has no ability",
        shown=("Ito", "( I )"),
    ),
    NewCard(
        game="duel",
        before='        Assistant("henry-villard"',
        idle='        Assistant("ada-byron", "Ada Byron", "poet", ("rhyme",)),\n',
        row='        Assistant("ada-byron", "Ada Byron", "poet", (ELECTRIFY, ELECTRIFY)),\n',
        complaint="'rhyme' has no place in ACTIONS of cards.py; the Assistant 'ada-byron' names it",
        shown=("Byron",),
    ),
    NewCard(
        game="duel",
        before='        Company("tesla"',
        idle='        Company("otis", "Otis", "Otis", "AC", "new-york", "bulbs", "Up", "9.4"),\n',
        row="",
        complaint="'otis' has no goal in rules/goals.py",
        shown=(),
    ),
    NewCard(
        game="currents",
        before='        EventCard("panic-of-1884"',
        idle='        EventCard("tram-boom", "Tram Boom", 1, 1, "Trams are built"),\n',
        row=(
            '        EventCard("tram-boom", "Tram Boom", 1, 1, "Projects cost players $2k less",'
            " effects=Effects(project_cost=-2)),\n"
        ),
        complaint="'tram-boom' has no effect in its row or in event_cards/rules.py",
        shown=("Tram Boom",),
    ),
    NewCard(
        game="ages",
        file="rows/treasures.py",
        before='        Treasure(slug="bronze-falcata"',
        idle=(
            '        Treasure(slug="net", name="Weighted Net", deck="common", kind="melee",'
            " copies=9),\n"
        ),
        row=(
            '        Treasure(slug="net", name="Weighted Net", deck="common", kind="melee",'
            " copies=9, power=5, damage=2),\n"
        ),
        complaint="the melee card 'net' has no power",
        shown=("Weighted Net",),
    ),
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program that may be changed."""
    for package in PACKAGES:
        leave_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=leave_out)
    shutil.copy(ROOT / "wardenclyffe.py", tmp_path)
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def write_row(copy: Path, card: NewCard, row: str) -> None:
    """Add the row to the game's file of such cards."""
    path = copy / "engine" / "games" / card.game / card.file
    text = path.read_text(encoding="utf-8")
    assert text.count(card.before) == 1
    path.write_text(text.replace(card.before, f"{row}{card.before}"), encoding="utf-8")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.complaint.split("'")[1])
def test_a_row_without_an_effect_fails_at_once_and_is_named(copy: Path, card: NewCard) -> None:
    write_row(copy, card, card.idle)
    done = run(copy, "-m", "engine.fuzz", card.game, "--decisions", "50")
    assert done.returncode
    assert "MissingEntryError" in done.stderr
    assert card.complaint in done.stderr


@pytest.mark.parametrize(
    ("path", "code", "complaint"),
    [
        ("rules/effects.py", CARDS[0].effect, "the Power Card 'static-charge' has no event"),
        ("trick_events.py", CARDS[0].event, "the Power Card 'static-charge' has no effect"),
        (
            "idle_powers.py",
            '\n\nreasons("static-chrage")(why_no_prize)\n',
            "'static-chrage' is not a Power Card that works in a trick",
        ),
        (
            "bots/odds.py",
            '\n\nreckons("static-chrage")(set_total_to_zero)\n',
            "'static-chrage' is not a Power Card that works in a trick",
        ),
    ],
)
def test_a_part_that_is_missing_or_misspelt_is_named(
    copy: Path, path: str, code: str, complaint: str
) -> None:
    """Of a Power Card of Lightning that works in a trick."""
    if "static-charge" in code:
        write_row(copy, CARDS[0], CARDS[0].row)
    at = copy / "engine" / "games" / "lightning" / path
    at.write_text(at.read_text(encoding="utf-8") + code, encoding="utf-8")
    done = run(copy, "-m", "engine.fuzz", "lightning", "--decisions", "50")
    assert done.returncode
    assert complaint in done.stderr


@pytest.mark.parametrize(
    "card",
    [each for each in CARDS if each.row],
    ids=lambda card: card.complaint.split("'")[1],
)
def test_a_row_with_an_effect_is_played_and_painted(copy: Path, card: NewCard) -> None:
    write_row(copy, card, card.row)
    game = copy / "engine" / "games" / card.game
    for path, code in (("rules/effects.py", card.effect), ("trick_events.py", card.event)):
        if code:
            text = (game / path).read_text(encoding="utf-8")
            (game / path).write_text(text + code, encoding="utf-8")
    done = run(copy, "-c", PLAY, card.game, *card.shown)
    assert (done.stdout, done.stderr) == ("not seen: []\n", "")
