"""RULES.md, chapter 2 and 13: ratings and modifiers, with where each point comes from."""

from typing import Any

from attrs import evolve

from engine.core.chance import Chance
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.card_types import RATINGS
from engine.games.ages.challenges.contests import encounter_figure, guardian_contest
from engine.games.ages.challenges.ratings import can_use, rating, rating_figure, rating_figures
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState, Options
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate
from engine.games.ages.view_types import Term

LAYOUT = (
    PlacedPiece("sheepfold-downs", "platter", 0, 0),
    PlacedPiece("harbor-row", "platter", 1, 0),
    PlacedPiece("labyrinth-ancient", "d", 0, 0),
)


def unit(slug: str, team: int = 0, space: str = "", **words: Any) -> Unit:
    """A unit of that name, unhurt, where it stands."""
    health = CHARACTERS[slug].ratings.health
    found = Unit(
        slug=slug, team=team, owner=team, health=health, max_health=health, starting_health=health
    )
    board = AgesState(chance=Chance(1), options=Options(), layout=LAYOUT)
    if space:
        found.space, found.fate = board.map.numbers[space], Fate.ON_MAP
    cards = words.pop("cards", ())
    assert isinstance(cards, tuple)
    found.cards, found.open_marks = cards, (True,) * len(cards)
    return evolve(found, **words)


def board(*units: Unit, **words: Any) -> AgesState:
    """A table with these units."""
    return evolve(
        AgesState(chance=Chance(1), options=Options(), layout=LAYOUT, units=list(units)), **words
    )


def woods(g: AgesState) -> str:
    """The name of a space in woods."""
    spaces = g.map.spaces
    return next(n for n, s in zip(g.map.names, spaces, strict=True) if s.terrain == "woods")


def clear(g: AgesState, age: str = "ancient") -> str:
    """The name of a clear space of that age."""
    spaces = g.map.spaces
    return next(
        n
        for n, s in zip(g.map.names, spaces, strict=True)
        if s.terrain == "clear" and s.age == age and not s.site
    )


def test_a_rating_is_a_sum_of_parts() -> None:
    """2.2: levels up to 9, then experience, which may lead above."""
    tomyris = unit("tomyris", levels={"throw": 5}, active=True)
    found = rating_figure(board(tomyris), tomyris, "throw")
    assert found.parts == (Term(7, "printed"), Term(2, "levels"), Term(1, "experience"))
    assert found.value == 10
    assert rating_figure(board(tomyris), tomyris, "damage").value == 2


def test_armor_counts_once_for_each_kind() -> None:
    """14.6: the best body armour, helm and shield that lie open and can be used."""
    blum = unit("sgt-rosa-blum", cards=("linen-cuirass", "emperors-mail", "round-shield"))
    g = board(blum)
    assert rating(g, blum, "armor") == 3 + 3 + 1
    assert rating(g, blum, "armor", melee=True) == 3 + 3 + 2
    hidden = evolve(blum, open_marks=(False,) * 3)
    assert rating(g, hidden, "armor") == 3
    weak = unit("pell", cards=("emperors-mail",))
    assert rating(board(weak), weak, "armor") == 2


def test_a_fixed_armor_replaces_a_lower_one() -> None:
    """21.45: Powered Plate makes Armor 6, and does nothing to a higher one."""
    plate = ("powered-plate",)
    rosa, rivet = unit("sgt-rosa-blum", cards=plate), unit("rivet-77", cards=plate)
    assert rating(board(rosa), rosa, "armor") == 6
    assert rating(board(rivet), rivet, "armor") == 6


def test_a_symbol_lifts_the_requirement() -> None:
    """14.4: with the symbol neither Strength nor Intellect is needed; 20.4: Lever."""
    g = board(unit("tomyris"), unit("pell"), unit("archimedes"))
    bow, gun = TREASURES["yew-bow"], TREASURES["boarding-axe"]
    assert can_use(g, g.units[0], bow)
    assert not can_use(g, g.units[1], bow)
    assert can_use(g, g.units[2], gun), "Strength 5, which a lever makes up for"


def test_rooted_and_steppe_lash() -> None:
    """20.28, 20.1: Armor in woods; React of enemies in the space."""
    place = woods(board())
    warden, tomyris = unit("the-green-warden", 0, place), unit("tomyris", 1, place)
    g = board(warden, tomyris)
    assert rating(g, warden, "armor") == 5
    assert rating(g, warden, "react") == 6 - 1
    assert rating(g, tomyris, "react") == 6


def test_the_age_of_weapon_user_and_space() -> None:
    """13.3: +1 to hit only if all three agree, and never for natural attacks."""
    here, there = clear(board(), "colonial"), clear(board(), "ancient")
    mary, hanno = unit("mary-read", 0, here), unit("hanno", 1, here)
    g = board(mary, hanno)
    hit = Blow(g, mary, hanno, "ship-cutlass").hit.rating
    assert [(p.amount, p.source) for p in hit.parts] == [
        (7, "printed"),
        (1, "Ship Cutlass"),
        (1, "symbol Blade"),
        (1, "Colonial weapon, user and space"),
    ]
    assert Blow(g, mary, hanno, "bronze-falcata").hit.rating.value == 8
    assert Blow(g, mary, hanno).hit.rating.value == 7
    away = unit("mary-read", 0, there)
    assert Blow(board(away, hanno), away, hanno, "ship-cutlass").hit.rating.value == 9


def test_shots_terrain_and_paths() -> None:
    """9.2, 13.2, 16.6: -2 for every further shot; terrain adds Stealth; Path of War +1."""
    g = board()
    names, spaces = g.map.names, g.map.spaces
    target = next(n for n, s in enumerate(spaces) if s.terrain == "woods")
    near = next(n for n in g.map.neighbours[target] if spaces[n].terrain == "clear")
    shooter = unit("cu-chulainn", 0, names[near])
    enemy = unit("rivet-77", 1, names[target])
    g = board(shooter, enemy, path_markers={"labyrinth-ancient war": (0, 2)})
    contest = Shot(g, shooter, enemy, "throwing-knives", "fire", shots=3).hit
    assert contest.rating.value == 8 + 1 + 1 + 1 - 4
    assert contest.against.parts == (Term(3, "printed"), Term(2, "terrain"))


def test_damage_of_a_raging_hound_and_of_bombs_on_a_swarm() -> None:
    """20.2, 20.23: +1 Damage in melee at half Health; area attacks add 2 against the swarm."""
    hound, tide = unit("cu-chulainn", health=2), unit("the-glass-tide", 1)
    g = board(hound, tide)
    assert Blow(g, hound, tide).damage.value == 3
    assert Blow(g, evolve(hound, health=3), tide).damage.value == 2
    assert Shot(g, hound, tide, "stick-grenade", "fire").damage.value == 5


def test_adventure_modifiers() -> None:
    """15.2, 16.2: same age, setting and circle; 20.9 Steel Driver; 16.6 Path of Glory."""
    henry = unit("john-henry", 0, clear(board()))
    g = board(henry, path_markers={"labyrinth-colonial glory": (0, 2)})
    bear = guardian_contest(g, henry, GUARDIANS["bear-of-the-pass"])
    assert [(p.amount, p.source) for p in bear.rating.parts] == [
        (9, "printed"),
        (1, "Path of Glory"),
        (2, "Steel Driver"),
        (1, "same age"),
        (1, "same setting Hearthtale"),
    ]
    assert bear.difference == 14 - 7
    ring = ENCOUNTERS["wrestling-ring"]
    assert encounter_figure(g, henry, ring).value == 12


def test_all_ratings_at_once_are_the_single_ones() -> None:
    """2.2: whatever changes a rating is found, though most ratings are not added up again."""
    where = clear(board())
    tables = [board(unit("mary-read", 0, where, cards=(card,))) for card in TREASURES]
    tables += [board(unit("tomyris", 0, where), unit(other, 0, where)) for other in CHARACTERS]
    tables += [board(unit(slug, 0, woods(board()), boarded=True)) for slug in CHARACTERS]
    tables += [board(unit("tomyris", 0, where), unit(other, 1, where)) for other in CHARACTERS]
    for slug in HENCHMEN:
        henchman = Unit(
            slug=slug, kind="henchman", team=0, owner=0, health=2, max_health=2, starting_health=2,
            master=0, fate=Fate.ON_MAP, space=board().map.numbers[where], start_space=0,
        )  # fmt: skip
        tables.append(board(unit("tomyris", 0, where, start_space=0), henchman))
    for words in (
        {"levels": {"aim": 2}},
        {"active": True},
        {"max_health": 9},
        {"slowed": True},
        {"ride_card": "hill-pony"},
        {"flight_card": "winged-sandals"},
        {"boarded": True},
    ):
        tables.append(board(unit("mary-read", 0, where, **words)))
    for path in ("war", "glory", "prestige"):
        held = {f"labyrinth-colonial {path}": (0, 2)}
        tables.append(board(unit("mary-read", 0, where), path_markers=held))
    for path in ("power", "discipline", "shadow"):
        held = {f"labyrinth-colonial-alternate {path}": (0, 2)}
        tables.append(board(unit("mary-read", 0, where), path_markers=held))
    for g in tables:
        for each in g.units:
            assert rating_figures(g, each) == {
                name: rating_figure(g, each, name) for name in RATINGS
            }
