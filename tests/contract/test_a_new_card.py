"""A card is a row and its effect: tried with made-up cards of every game.

A row without an effect is refused by its name when the game is imported. With one, bots play the
card and the board shows it, without an entry in any other table: on a copy of the program.
"""

from __future__ import annotations

import re
import runpy
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.dispatch import MissingEntryError
from engine.games.lightning.bots.odds import reckons
from engine.games.lightning.card_types import power_card
from engine.games.lightning.deck import CARDS
from engine.games.lightning.idle_powers import reasons
from engine.games.lightning.rules.effect_register import happens
from engine.games.lightning.trick_events import effect_events
from tests.docs.pages import UNFINISHED
from tests.tools.running import run_python

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "engine" / "games"
PACKAGES = ("engine", "net", "saves", "screens", "themes", "tui")

STATIC_CHARGE = (
    'power_card("11.22", "Static Charge", "reveal", "Counts 5.",'
    ' short="Static", brief="counts 5", bot_value=30, order=125)'
)


@pytest.mark.parametrize(
    ("table", "row", "complaint"),
    [
        (
            "lightning.deck.CARDS",
            STATIC_CHARGE,
            "the Power Card 'static-charge' has no effect: no function under @happens or @asks in "
            "rules/effects.py",
        ),
        (
            "taidian.cards.CARDS",
            'Card("flare", "Flare", "red", 1, "Blinds.", start=2)',
            "the card 'flare' has no effect",
        ),
        (
            "taidian.cards.CARDS",
            'Structure("mast", "Mast", "green", 1, "Stands.")',
            "the card 'mast' has no effect",
        ),
        (
            "taidian.cards.CHARACTERS",
            'Character("ito", "Ken Ito", "cook", "Cooks.", "17.1")',
            "the character 'ito' has no ability",
        ),
        (
            "duel.cards.ASSISTANTS",
            'Assistant("ada-byron", "Ada Byron", "poet", ("rhyme",))',
            "'rhyme' has no place in ACTIONS of cards.py; the Assistant 'ada-byron' names it",
        ),
        (
            "duel.cards.COMPANIES",
            'Company("otis", "Otis", "Otis", "AC", "new-york", "bulbs", "Up", "9.4")',
            "'otis' has no goal in rules/goals.py",
        ),
        (
            "currents.cards.EVENT_CARDS",
            'EventCard("tram-boom", "Tram Boom", 1, 1, "Trams are built")',
            "'tram-boom' has no effect in its row or in event_cards/rules.py",
        ),
        (
            "ages.rows.treasures.TREASURES",
            'Treasure(slug="net", name="Weighted Net", deck="common", kind="melee", copies=9)',
            "the melee card 'net' has no power",
        ),
    ],
)
def test_a_row_without_an_effect_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, table: str, row: str, complaint: str
) -> None:
    module, _, name = table.rpartition(".")
    names = vars(import_module(f"engine.games.{module}"))
    card = eval(row, {"power_card": power_card, **names})
    monkeypatch.setitem(names[name], card.slug, card)
    with pytest.raises(MissingEntryError, match=re.escape(complaint)):
        runpy.run_path(str(GAMES / table.partition(".")[0] / "__init__.py"))


@pytest.mark.parametrize(
    ("register", "slug", "complaint"),
    [
        (happens, "static-charge", "the Power Card 'static-charge' has no event"),
        (effect_events, "static-charge", "the Power Card 'static-charge' has no effect"),
        (reasons, "static-chrage", "'static-chrage' is not a Power Card that works in a trick"),
        (reckons, "static-chrage", "'static-chrage' is not a Power Card that works in a trick"),
    ],
    ids=["event", "effect", "reason", "odds"],
)
def test_a_part_of_a_power_card_that_is_missing_or_misspelt_is_named(
    monkeypatch: pytest.MonkeyPatch, register: dict[str, object], slug: str, complaint: str
) -> None:
    if slug == "static-charge":
        monkeypatch.setitem(CARDS, slug, eval(STATIC_CHARGE))
    monkeypatch.setitem(register, slug, lambda *_: None)
    with pytest.raises(MissingEntryError, match=re.escape(complaint)):
        runpy.run_path(str(GAMES / "lightning" / "__init__.py"))


# Cards with effects

ROWS = {
    "lightning/cards.py": (
        "    # In a bid (7)\n",
        f"    {STATIC_CHARGE},\n",
    ),
    "taidian/cards.py": (
        '        Card("coin"',
        '        Card("flare", "Flare", "red", 1, "15 attack.", attack=15, start=2),\n',
    ),
    "taidian/cards.py:STRUCTURES": (
        '        Structure("bunker"',
        '        Structure("mast", "Mast", "green", 1, "2 money.",'
        ' money_each_upgrade=2, short="Mast", letter="M"),\n',
    ),
    "taidian/cards.py:CHARACTERS": (
        '        Character("calder"',
        '        Character("ito", "Ken Ito", "cook", "Cooks.", "17.1", first_discount=1),\n',
    ),
    "duel/cards.py": (
        '        Assistant("henry-villard"',
        '        Assistant("ada-byron", "Ada Byron", "poet", (ELECTRIFY, ELECTRIFY)),\n',
    ),
    "currents/cards.py": (
        '        EventCard("panic-of-1884"',
        '        EventCard("tram-boom", "Tram Boom", 1, 1, "Projects cost players $2k less",'
        " effects=Effects(project_cost=-2)),\n",
    ),
    "ages/rows/treasures.py": (
        '        Treasure(slug="bronze-falcata"',
        '        Treasure(slug="net", name="Weighted Net", deck="common", kind="melee",'
        " copies=9, power=5, damage=2),\n",
    ),
}
"""The text before which a row is written, and the row, by its file."""
ADDED = {
    "lightning/rules/effects.py": '''

@happens("static-charge")
def static_charge(g: LightningState) -> None:
    """It counts 5."""
    trick, seat = g.trick, bidder(g, "static-charge")
    trick.counts[seat][trick.bids[seat].index("static-charge")] = 5
    record_effect(g, "static-charge", seat, other_card="static-charge")
    g.emit(WaveCounted, seat=seat, counts=5)
''',
    "lightning/trick_events.py": '''

@effect_events("static-charge")
def static_charge(trick: TrickReport, effect: EffectReport) -> Event:
    """The event of Static Charge: what it counts."""
    return e.WaveCounted(seat=effect.seat, counts=changed_count(trick, effect))
''',
}
"""The effect of Static Charge, and its event for the log and the replay."""
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


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, copy / package, ignore=UNFINISHED)
    shutil.copy(ROOT / "wardenclyffe.py", copy)
    for file, (before, row) in ROWS.items():
        path = copy / "engine" / "games" / file.partition(":")[0]
        text = path.read_text("utf-8")
        assert text.count(before) == 1
        path.write_text(text.replace(before, f"{row}{before}"), "utf-8")
    for file, code in ADDED.items():
        with (copy / "engine" / "games" / file).open("a", encoding="utf-8") as module:
            module.write(code)
    return copy


@pytest.mark.xdist_group("new cards")
@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("lightning", ("Static", "Counts 5.")),
        ("taidian", ("Flare", "| F |", "Mast", "Ito", "( I )")),
        ("duel", ("Byron",)),
        ("currents", ("Tram Boom",)),
        ("ages", ("Weighted Net",)),
    ],
)
def test_a_row_with_an_effect_is_played_and_painted(
    copy: Path, game: str, shown: tuple[str, ...]
) -> None:
    done = run_python("-c", PLAY, game, *shown, cwd=copy, environment={"PYTHONPATH": str(copy)})
    assert (done.stdout, done.stderr) == ("not seen: []\n", "")
