"""A second model: the choices at sites and their results, in random positions.

Random play seldom gets to the Arbiter, into a prison or to the Alliance, so the positions are set
up there. The model reads the table of results below, which was written from the rulebook, and knows
nothing of the game's own rules; it then says what the whole table must look like.
"""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import define, evolve

from engine.core.chance import Chance
from engine.core.choice import PASS
from engine.core.match_access import position_of
from engine.games.ages.alliance.path import Alliance
from engine.games.ages.map.chart import chart
from engine.games.ages.moving.events import SentAway
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages import second_model
from tests.engine.games.ages.scene import black, state, white
from tests.engine.games.ages.standing_game import GROUND, LAYOUT, deeds, prisoner
from tests.engine.games.ages.table import AgesTable, table_of
from tests.engine.games.ages.test_chapter_33_alliance import LAYOUT as ALLIED

POSITIONS = 400
"""Positions that are tried at bases and in the Hall; half as many at other sites."""
PLAIN = (
    "hanno", "doc-valdez", "juno-vash", "knuckles-moran", "sgt-rosa-blum", "atalanta",
    "old-grumbletoe", "duchess-orsolya",
)  # fmt: skip
"""Characters whose abilities do nothing at sites."""
OTHERS = ("pell", "tomyris", "mary-read", "skarn", "rivet-77", "coleman")
CARDS = ("hill-pony", "yew-bow", "field-kit", "round-shield")
TESTS = {"riddle-of-glass": "intellect", "weight-of-the-crown": "respect", "the-two-doors": "wits"}
LIMIT = 4
"""Cards that a character carries."""
BADGE = "badge-of-the-shadow"
COMMONS = "buff-coat steel-pot linen-cuirass bronze-falcata"
WORDS = ("fopp", "fail", "squeak", "pass", "amaze")
SENT = ("banished", "dismissed", "marker, dismissed")

COMES: dict[str, tuple[str, ...]] = {
    "break-in": ("", "", "inside", "inside", "inside"),
    "heal": ("banished", "", "1 health", "2 health", "99 health"),
    "raid": (*SENT, "1 stolen, dismissed", "2 stolen, dismissed"),
    "break-out": (*SENT, "1 freed, dismissed", "99 freed, dismissed"),
    "raze": (*SENT, "ruin, dismissed", "ruin, 1 draw, dismissed"),
    "repair": ("banished", "", "", "repaired", "repaired"),
    "interrogate": ("banished", "", "", "1 taken", "2 taken"),
    "visit": (*SENT, "1 draw, dismissed", "2 draw, 1 lith, dismissed"),
    "riddle-of-glass": (*SENT, "1 level, dismissed", "2 level, dismissed"),
    "weight-of-the-crown": (*SENT, "2 draw, dismissed", "4 draw, dismissed"),
    "the-two-doors": (*SENT, "2 draw, dismissed", "2 draw, 1 level, dismissed"),
    "guardian": (*SENT, "step, 1 draw, dismissed", "step, 2 draw, dismissed"),
}
"""The results of a FOPP, Fail, Squeak, Pass and Amaze, as the rulebook lists them."""
AGAINST = {
    "main-gate": ("strength", 6), "high-gate": ("stealth", 6), "vortex": ("intellect", 6),
    "headquarters": ("respect", 6), "vault": ("wits", 6), "prison": ("melee", 6),
    "pool": ("honor", 5), "fangs": ("throw", 5), "cave": ("stealth", 5),
    "heal": ("honor", 5), "raid": ("wits", 5), "break-out": ("stealth", 5),
}  # fmt: skip
"""The tested rating, by deed or by site."""
DEEDS = ("break-in", "heal", "raid", "break-out", "raze", "repair", "interrogate", "visit")


# The table as the model sees it


@define
class Facts:
    """The counts on a table of White's actor."""

    place: str
    """A site such as "black vault", or "dome"."""
    health: int
    max_health: int
    cards: int
    markers: int
    """Experience markers."""
    levels: int
    lith: int
    ruins: tuple[frozenset[str], frozenset[str]]
    vault: int
    """Cards in Black's vault."""
    captives: tuple[int, int]
    """Prisoners that are of White and of Black."""
    captive_cards: int
    """Cards of the prisoner that is of Black."""
    item: bool
    sent: tuple[str, ...]
    """How White's units were sent away."""


def facts(table: AgesTable) -> Facts:
    """The facts of a table."""
    g = position_of(table.match).state
    actor, prisoners = g.units[0], [u for u in g.units if u.fate.value == "in prison"]
    sent = [e for e in table.all_events() if isinstance(e, SentAway)]
    return Facts(
        place=place_of(g, actor),
        health=actor.health,
        max_health=actor.max_health,
        cards=len(actor.cards),
        markers=actor.experience,
        levels=sum(actor.levels.values()),
        lith=g.lith,
        ruins=(frozenset(g.ruins[0]), frozenset(g.ruins[1])),
        vault=len(g.vaults[1]),
        captives=(sum(u.team == 0 for u in prisoners), sum(u.team == 1 for u in prisoners)),
        captive_cards=sum(len(u.cards) for u in prisoners if u.team == 1),
        item=actor.has_tribute,
        sent=tuple(sorted("banished" if e.banished else "dismissed" for e in sent)),
    )


def place_of(g: AgesState, unit: Unit) -> str:
    """Where a unit stands, in the model's words."""
    space = g.map.spaces[unit.space]
    if space.terrain == "dome":
        return "dome"
    piece = g.layout[space.piece].piece.removeprefix("base-")
    return f"{piece} {space.site}" if space.site else piece


def result_of(unit: Unit, rating: str, against: int, drawn: str) -> str:
    """The word for a challenge of a plain unit, by the digits of its card."""
    value = getattr(CHARACTERS[unit.slug].ratings, rating) + unit.active
    if rating == "stealth" and BADGE in unit.cards:
        value = CHARACTERS[unit.slug].ratings.honor + unit.active
    digits = int(drawn[0]), int(drawn[1])
    return second_model.outcome(value - against, *digits, dice=False)


def after(before: Facts, effects: str, *, site: str = "") -> Facts:
    """The table after effects have come about; `site` is where it was done."""
    made, sent = evolve(before), list[str]()
    for effect in filter(None, effects.split(", ")):
        number, _, name = effect.rpartition(" ")
        count = int(number or 0)
        match name:
            case "banished" | "dismissed":
                made.place = "dome"
                sent.append(name)
            case "inside":
                made.place = f"black {site}"
            case "marker":
                made.markers += 1
            case "health" if "vortex" not in made.ruins[0]:
                made.health = min(made.health + count, made.max_health)
            case "stolen":
                made.cards += min(count, made.vault)
                made.vault -= min(count, made.vault)
            case "taken":
                made.cards += min(count, made.captive_cards)
                made.captive_cards -= min(count, made.captive_cards)
            case "freed":
                freed = min(count, made.captives[0])
                made.captives = made.captives[0] - freed, made.captives[1]
                sent = [*["dismissed"] * freed, *sent]
            case "ruin":
                made.ruins = made.ruins[0], made.ruins[1] | {site}
            case "repaired":
                made.ruins = made.ruins[0] - {site}, made.ruins[1]
            case "draw":
                made.cards += count
            case "lith":
                made.lith += count
            case "level":
                made.levels += count
    made.cards = min(made.cards, LIMIT)
    if "headquarters" in made.ruins[0] and "dismissed" in sent:
        sent[sent.index("dismissed")] = "banished"
    made.sent = tuple(sorted(sent))
    return made


# Bases and the Hall


def random_position(chance: Chance, drawn: str) -> AgesState:
    """White's actor somewhere at a site, with ruins, prisoners, a vault and cards at random."""
    sites = [at for bases in (*GROUND.bases, GROUND.sites("lith")) for at in bases.values()]
    spots = [*sites, *GROUND.gates_by_front, GROUND.sites("lith")["chamber"]]
    cards = [card for card in CARDS if not chance.number_below(3)][:2]
    if not chance.number_below(4):
        cards = [chance.pick(list(TESTS))]
    cards += [BADGE] if not chance.number_below(4) else []
    held = " ".join(f"*{c}" if c == BADGE or not chance.number_below(3) else c for c in cards)
    slug = chance.pick(PLAIN)
    actor = white(slug, chance.pick(spots), held)
    actor.health = 1 + chance.number_below(actor.max_health)
    actor.active, actor.has_tribute = not chance.number_below(4), bool(chance.number_below(2))
    loot = [c for c in ("trench-club", "long-musket") if chance.number_below(2)]
    inmates = [
        *(prisoner(white(each)) for each in ("ching-shih", "brennus") if chance.number_below(2)),
        *(prisoner(black("pell", "", " ".join(loot))) for _ in range(chance.number_below(2))),
    ]
    aside = [at for at, each in enumerate(GROUND.spaces) if each.piece == 1][:4]
    mates = [white("cu-chulainn", aside[0]), white("mary-read", aside[1])]
    enemies = [black("skarn", aside[2]), black("rivet-77", aside[3]), black("tomyris", aside[3])]
    names = ("main-gate", "high-gate", "low-gate", "vortex", "headquarters", "vault", "prison")
    ruins = [tuple(name for name in names if not chance.number_below(5))[:2] for _ in range(2)]
    vault = [(), ("willow-salve",), ("willow-salve", "smelling-salts")][chance.number_below(3)]
    return state(
        actor, *mates, *enemies, *inmates, step=Step.ADVENTURE, layout=LAYOUT, ruins=ruins,
        whites=drawn, commons=COMMONS, options=Options(mission="standing"),
        vaults=[(), tuple(f"1{card}" for card in vault)],
    )  # fmt: skip


def offers(before: Facts, unit: Unit, gates: list[str]) -> set[str]:
    """What White's actor may do where it stands: whatever could change something."""
    side, _, site = before.place.partition(" ")
    own, theirs = before.ruins
    spare = [card for card in unit.cards if card != BADGE]
    found: list[str] = []

    def pay_or_try(verb: str, site: str) -> None:
        found.extend(f"{verb} {site} {card}" for card in spare) if site == "low-gate" else (
            found.append(f"{verb} {site}")
        )

    for gate in gates:
        if gate not in theirs:
            pay_or_try("break-in", gate)
    if side == "black" and site:
        if site == "vault" and before.vault:
            found.append("raid vault")
        if site == "prison" and before.captives[0]:
            found.append("break-out prison")
        if site not in theirs:
            pay_or_try("raze", site)
    if side == "white" and site in own:
        pay_or_try("repair", site)
    elif side == "white" and site == "vortex" and before.health < before.max_health:
        found.append("heal vortex")
    elif side == "white" and site == "prison" and before.captive_cards:
        found.append("interrogate pell")
    if side == "lith" and site == "chamber":
        hidden = any(not shown for shown in unit.open_marks)
        found.extend(["tribute"] if before.item or hidden else [])
        found.extend(f"test {card}" for card in spare if card in TESTS)
        found.extend(f"shed {card}" for card in unit.cards if card == BADGE)
    elif side == "lith" and site:
        found.append(f"visit {site}")
    return set(found)


def gates_before(g: AgesState) -> list[str]:
    """The gates of Black's base that the actor stands in front of, by the second model's map."""
    ground = second_model.Ground(g.layout)
    here = g.map.spaces[g.units[0].space].hex
    if ground.piece[here].slot != "platter":
        return []
    names = dict(zip(second_model.GATES, ("main-gate", "high-gate", "low-gate"), strict=True))
    return [
        names[ground.spot[there]]
        for there in ground.near(here)
        if ground.gate(here, there) == there and ground.piece[there].piece == "base-black"
    ]


def predict(before: Facts, deed: str, unit: Unit, drawn: str) -> tuple[Facts, str]:
    """The table after a deed, by the table of results, and the result; "" without a challenge."""
    verb, *words = deed.split()
    site, paid = words[0], len(words) > 1
    if verb == "shed":
        return evolve(before, cards=before.cards - 1), ""
    if verb == "test":
        result = result_of(unit, TESTS[site], 6, drawn)
        effects = COMES[site][WORDS.index(result)]
        return after(evolve(before, cards=before.cards - 1), effects), result
    if paid:
        return after(evolve(before, cards=before.cards - 1), COMES[verb][3], site=site), ""
    if verb == "interrogate":
        rating, against = "wits", CHARACTERS[site].ratings.honor
    else:
        rating, against = AGAINST.get(verb) or AGAINST[site]
    result = result_of(unit, rating, against, drawn)
    return after(before, COMES[verb][WORDS.index(result)], site=site), result


def settle(table: AgesTable, chance: Chance) -> int:
    """Answer the questions of an adventure at random, until the phase continues; return the points
    given."""
    given = 0
    asked = {ask.value for ask in Ask} | {"tribute"}
    while not table.match.outcome and table.view().step in asked:
        decision = table.match.pending[0]
        common = [each for each in decision.choices if str(each) == "draw common"]
        answer = PASS if PASS in decision.choices else chance.pick(common or decision.choices)
        given += (3 if answer.noun == "item" else 1) if answer.verb == "offer" else 0
        table.match.answer(decision.seat, answer)
    return given


def try_at_site(g: AgesState, drawn: str, chance: Chance, verb: str = "") -> tuple[str, str]:
    """Let White's actor do something, and compare; return the deed, if any, and the result."""
    unit, table = g.units[0], table_of(g)
    before = facts(table)
    found = offers(before, unit, gates_before(g))
    assert set(deeds(g, unit.slug)) == found
    wanted = sorted(each for each in found if each.startswith(verb))
    if not wanted:
        return "", ""
    deed = chance.pick(wanted)
    table.match.answer(0, f"adventure {unit.slug}")
    table.match.answer(0, deed)
    given = settle(table, chance)
    seen = facts(table)
    if deed == "tribute":
        assert given
        cards = before.cards - (given - 3 * (before.item and not seen.item))
        model = evolve(before, cards=cards, item=seen.item, lith=given)
        assert seen == after(model, "dismissed")
        return deed, ""
    expected, result = predict(before, deed, unit, drawn)
    assert seen == expected, (deed, drawn)
    return deed, result


def test_deeds_are_the_same() -> None:
    """14.12, 26.3 to 26.16, 27.2 to 27.4: the choices, and the table afterwards. Each deed is
    tried, and each result occurs, or the model would prove little.
    """
    chance, met = Chance(1, 31), Counter[str]()
    for _ in range(POSITIONS):
        drawn = f"{chance.number_below(10)}{chance.number_below(10)}"
        deed, result = try_at_site(random_position(chance, drawn), drawn, chance)
        met.update([deed.partition(" ")[0], result])
    assert set(met) == {*DEEDS, *WORDS, "tribute", "test", "shed", ""}


HELPS = {"lock-roll": ("break-in", "raid", "break-out"), "whisper-shoes": ("high-gate",)}
"""The word, a verb or a site, that a deed must have to be helped by a card."""


def test_tools_laid_open_at_sites_are_the_same() -> None:
    """14.8, 21.56, 21.75: offered wherever a deed that is drawn for would be helped."""
    chance, offered = Chance(1, 56), Counter[str]()
    for _ in range(POSITIONS // 2):
        g = random_position(chance, "45")
        actor, tool = g.units[0], chance.pick(list(HELPS))
        actor.cards, actor.open_marks = (*actor.cards, tool), (*actor.open_marks, False)
        if CHARACTERS[actor.slug].ratings.intellect + actor.active < 5:
            continue
        table = table_of(g)
        found = offers(facts(table), actor, gates_before(g))
        drawn = [each.split() for each in found if "low-gate" not in each]
        expected = any(set(words) & set(HELPS[tool]) for words in drawn)
        if f"adventure {actor.slug}" not in table.choices_of("white"):
            assert not expected
            continue
        play(table, f"white: adventure {actor.slug}")
        assert (f"ready {tool}" in table.choices_of("white")) == expected
        offered[tool] += expected
    assert all(offered[tool] for tool in HELPS)


def test_new_cards_to_destroy_are_the_same() -> None:
    """14.18: those of the reward that are left; each can be destroyed, and the others stay."""
    chance = Chance(1, 18)
    for _ in range(POSITIONS // 4):
        held, draws = list(CARDS[: chance.number_below(LIMIT)]), 1 + chance.number_below(3)
        unit = white("hanno", 0, " ".join(held))
        pending = [Pending(ask=Ask.DRAW, unit=0, count=draws)]
        table = table_of(state(unit, black("pell", 1), step=Step.ADVENTURE, pending=pending))
        new: list[str] = []
        while table.view().step in ("draw", "discard"):
            before = list(table.unit("hanno", "white").known_cards)
            verb = "draw common" if table.view().step == "draw" else ""
            play(table, f"white: {verb or chance.pick(table.choices_of('white'))}")
            after_it = list(table.unit("hanno", "white").known_cards)
            new += after_it[len(before) :]
            for card in (Counter(before) - Counter(after_it)).elements():
                (new if card in new and card not in held else held).remove(card)
        if table.view().step == "receive":
            asked = [each.removeprefix("destroy ") for each in table.choices_of("white")]
            assert asked == [*dict.fromkeys(new), "pass"]
            destroyed = chance.pick(asked)
            play(table, "white: pass" if destroyed == "pass" else f"white: destroy {destroyed}")
            if destroyed != "pass":
                new.remove(destroyed)
        else:
            assert not new
        assert Counter(table.unit("hanno", "white").known_cards) == Counter(held + new)


@pytest.mark.parametrize("card", TESTS)
def test_trials_are_the_same(card: str) -> None:
    """14.15: each test of the Arbiter, with cards from the worst to the best."""
    chance, met = Chance(5, 31), Counter[str]()
    for drawn in ("09", "18", "27", "36", "45", "54", "63", "72", "81", "90"):
        g = random_position(chance, drawn)
        unit = g.units[0]
        unit.space, unit.cards, unit.open_marks = GROUND.sites("lith")["chamber"], (card,), (False,)
        met.update(try_at_site(g, drawn, chance, "test"))
    assert {f"test {card}", "fopp", "amaze"} <= set(met)


# Labyrinths


def test_guardians_are_the_same() -> None:
    """16.1 to 16.5: where one is faced, its bonuses, the result, the marker and the guardian."""
    chance, results = Chance(2, 31), Counter[str]()
    paths = ("war", "glory", "prestige")
    for _ in range(POSITIONS // 2):
        drawn = f"{chance.number_below(10)}{chance.number_below(10)}"
        age = chance.pick(["ancient", "future"])
        piece, path = f"labyrinth-{age}", chance.pick(paths)
        owner, place = chance.number_below(2), chance.number_below(3)
        part = place if chance.number_below(4) else chance.number_below(3)
        guardian = chance.pick([row for row in GUARDIANS.values() if row.age == age])
        held = " ".join(f"*{card}" for card in CARDS if chance.number_below(2))
        actor = white(chance.pick(PLAIN), GROUND.sites(piece)[f"{path} {part}"], held)
        g = state(
            actor, white("cu-chulainn", 0), black("skarn", 1), step=Step.ADVENTURE, layout=LAYOUT,
            whites=drawn, commons=COMMONS, options=Options(mission="standing"),
            path_markers={f"{piece} {path}": (owner, place)} if place else {},
        )  # fmt: skip
        g.open_guardians[age] = guardian.slug
        table = table_of(g)
        before, asked = facts(table), f"adventure {actor.slug}"
        may = part == place and not (place == 2 and owner == 0)
        assert (asked in table.choices_of("white")) == may
        if not may:
            continue
        table.match.answer(0, asked)
        can_pay = 0 < guardian.pay <= before.cards
        ways = {"challenge", "mercy", *(["pay"] if can_pay else [])}
        assert set(table.choices_of("white")) == ways
        way = chance.pick(sorted(ways))
        table.match.answer(0, way)
        settle(table, chance)
        character = CHARACTERS[actor.slug]
        alike = [character.age == guardian.age, character.setting == guardian.setting]
        alike.append(character.circle == guardian.circle)
        against = guardian.value - sum(alike)
        result = result_of(actor, guardian.rating, against, drawn) if way == "challenge" else way
        effects = {"mercy": "banished", "pay": COMES["guardian"][3]}.get(result, "")
        effects = effects or COMES["guardian"][WORDS.index(result)]
        paid = guardian.pay if way == "pay" else 0
        assert facts(table) == after(evolve(before, cards=before.cards - paid), effects)
        now, results[result] = position_of(table.match).state, results[result] + 1
        steps = "step" in effects
        marker = (0, 1 if owner or not place else place + 1) if steps else (owner, place)
        assert now.path_markers.get(f"{piece} {path}", (owner, 0)) == marker
        assert (now.open_guardians[age] == guardian.slug) == (not steps and way != "mercy")
    assert set(results) == {*WORDS, "mercy", "pay"}


# Encounters


def test_encounters_are_the_same() -> None:
    """15.2 to 15.4: passed by the rating and the age, or by a card; how many are drawn."""
    chance, seen = Chance(3, 31), Counter[str]()
    space = next(at for at, each in enumerate(GROUND.spaces) if each.terrain == "clear")
    for _ in range(POSITIONS // 2):
        met = chance.pick(list(ENCOUNTERS.values()))
        actor = white(chance.pick(PLAIN), space, "" if chance.number_below(2) else "*hill-pony")
        g = state(
            actor, black("skarn", 1), step=Step.ADVENTURE, layout=LAYOUT, commons=COMMONS,
            options=Options(mission="standing"),
            counters={GROUND.names[space]: met.slug, GROUND.names[space + 1]: "ring-toss"},
        )  # fmt: skip
        table = table_of(g)
        before = facts(table)
        table.match.answer(0, f"adventure {actor.slug}")
        draws, paid = met.draws, 0
        if met.rating is None:
            way = "keep"
            if before.cards:
                assert table.choices_of("white") == ["pay hill-pony", "keep"]
                way = chance.pick(["pay hill-pony", "keep"])
                table.match.answer(0, way)
            paid, passed = int(way != "keep"), True
            draws -= not paid
            seen[way] += 1
        else:
            character = CHARACTERS[actor.slug]
            value = getattr(character.ratings, met.rating) + (character.age == met.age)
            passed = value >= met.value
            seen["passed" if passed else "failed"] += 1
        settle(table, chance)
        drawn = draws if passed else 0
        assert facts(table) == evolve(before, cards=before.cards - paid + drawn)
        now = position_of(table.match).state
        assert now.encounters_passed_by_team == [int(passed), 0]
        assert (GROUND.names[space] in now.counters) == (not passed)
    assert set(seen) == {"passed", "failed", "pay hill-pony", "keep"}


# The Alliance


def test_the_alliance_is_the_same() -> None:
    """33.2 to 33.7: who passes, where the marker steps, who comes, and how the unit leaves."""
    chance, seen = Chance(4, 31), Counter[str]()
    ground = chart(ALLIED)
    for _ in range(POSITIONS // 2):
        met = chance.pick(list(ENCOUNTERS.values()))
        place = chance.pick([0, 1, 2, 3, 4, 5, 11, 13, 15])
        beside = place - 10 if place > 10 else place
        taken = sorted(
            {*([beside] if place > 10 else []), *([1] if chance.number_below(2) else [])}
        )
        site = f"henchman {beside}" if place > 10 else f"step {place}"
        cards = chance.pick(["", "*hill-pony", f"*{BADGE}", f"*hill-pony *{BADGE}"])
        actor = white(chance.pick(PLAIN), ground.sites("alliance")[site], cards)
        g = state(actor, black("skarn", 1), step=Step.ADVENTURE, layout=ALLIED)
        won = chance.number_below(3) == 0
        g.alliance = Alliance(
            counter=met.slug, places=[place, 6 if won else 0], taken_places=[list(taken), []],
            winner=1 if won else -1,
        )  # fmt: skip
        g.pool.cards = [slug for slug in g.pool.cards if slug != met.slug]
        g.reserve.cards = [slug for slug in g.reserve.cards if slug not in (actor.slug, "skarn")]
        table = table_of(g)
        before = facts(table)
        table.match.answer(0, f"adventure {actor.slug}")
        passed, paid = _passes_inhabitant(table, actor, met.slug, chance)
        way = "refused"
        if passed and place in (1, 3, 5) and place not in taken:
            assert set(table.choices_of("white")) == {"onward", "henchman"}
            way = chance.pick(["onward", "henchman"])
            table.match.answer(0, way)
        elif passed:
            way = "back" if place > 10 else "onward"
        else:
            assert set(table.choices_of("white")) == {"accept", "replace"}
            way = chance.pick(["accept", "replace"])
            table.match.answer(0, way)
        settle(table, chance)
        seen[way] += 1
        now, made = position_of(table.match).state, position_of(table.match).state.alliance
        assert made is not None
        moved = {"henchman": place + 10, "onward": place + 1, "back": beside}
        goal = moved.get(way, place)
        assert made.places[0] == goal
        assert made.taken_places[0] == ([*taken, place] if way == "henchman" else taken)
        assert made.winner == (1 if won else 0 if goal == 6 else -1)
        assert (made.counter == met.slug and made.seen) == (way == "accept")
        assert sum(unit.kind == "henchman" for unit in now.units) == (way == "henchman")
        new = [unit.slug for unit in now.units if unit.kind == "character"][2:]
        assert len(new) == (goal == 6 and way == "onward")
        away = "banished" if way == "replace" else "dismissed"
        extra = tuple("dismissed" for _ in new)
        model = after(evolve(before, cards=before.cards - paid), away)
        assert facts(table) == evolve(model, sent=tuple(sorted((away, *extra))))
    assert set(seen) == {"henchman", "onward", "back", "accept", "replace"}


def _passes_inhabitant(table: AgesTable, unit: Unit, met: str, chance: Chance) -> tuple[bool, int]:
    """Does the unit pass who lives in the Alliance, and how many cards has it paid? Badges stay."""
    row, character = ENCOUNTERS[met], CHARACTERS[unit.slug]
    if row.rating is not None:
        value = getattr(character.ratings, row.rating)
        if row.rating == "stealth" and BADGE in unit.cards:
            value = character.ratings.honor
        return value + (character.age == row.age) >= row.value, 0
    if "hill-pony" not in unit.cards:
        return False, 0
    assert set(table.choices_of("white")) == {"bribe hill-pony", "refuse"}
    way = chance.pick(["bribe hill-pony", "refuse"])
    table.match.answer(0, way)
    return way != "refuse", int(way != "refuse")
