"""Tables of Duel of Ages II made by hand: a real map of the first mission with six characters."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core.routes import costs_in_reach
from engine.core.state import Outcome
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.challenges.ratings import rating_figures
from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import Fate
from engine.games.ages.view_types import (
    HIDDEN,
    CardView,
    GoalView,
    GuardianView,
    ResultView,
    UnitView,
    View,
)
from tui.widgets.canvas import Offer

SMALL, MIDDLE, LARGE = (80, 14), (82, 33), (150, 57)
"""The size of the board in terminals of 80x24, 120x36 and 200x60."""
WHITE_TEAM = ("tomyris", "archimedes", "lyudmila-pavlichenko")
BLACK_TEAM = ("miyamoto-musashi", "the-ninth-gorgon", "rivet-77")
SLUGS = (*WHITE_TEAM, *BLACK_TEAM)
CARDS = {
    "tomyris": (("yew-bow", True), ("hill-pony", False)),
    "archimedes": (("field-kit", False),),
    "lyudmila-pavlichenko": (
        ("bolt-rifle", True),
        ("linen-cuirass", False),
        ("flintlock-pistol", False),
    ),
    "miyamoto-musashi": (("ship-cutlass", True), ("round-shield", False)),
    "the-ninth-gorgon": (("stick-grenade", False),),
    "rivet-77": (("pulse-sidearm", True),),
}  # fmt: skip
LAYOUT = (
    PlacedPiece("harbor-row", "platter", 0, 0, 5),
    PlacedPiece("quarry-works", "platter", 1, 0, 0),
    PlacedPiece("dome 1", "u", 0, 0, 2),
    PlacedPiece("dome 3", "d", -1, 0, 1),
    PlacedPiece("dome 5", "u", -1, 1, 1),
    PlacedPiece("dome 6", "d", 1, 0, 2),
    PlacedPiece("dome 9", "u", 1, 0, 0),
    PlacedPiece("labyrinth-modern", "d", 0, 0, 2),
)
"""Laid here and not drawn at random: the units stand where this map has a use for them."""


def on(name: str) -> int:
    return chart(LAYOUT).numbers[name]


PLACES_OF_UNITS = {
    "tomyris": "E19",
    "archimedes": "G7",
    "lyudmila-pavlichenko": "D26",
    "miyamoto-musashi": "E21",
    "the-ninth-gorgon": "G27",
}
"""Where units stand; the others are off the map."""


def unit(number: int, slug: str, eyes: int | None, **changes: Any) -> UnitView:
    """A unit as one team sees it; None for a spectator."""
    team = int(number >= len(WHITE_TEAM))
    health = CHARACTERS[slug].ratings.health
    cards = tuple(
        CardView(card if shown or team == eyes else TREASURES[card].deck,
                 shown or team == eyes, shown)
        for card, shown in CARDS[slug]
    )  # fmt: skip
    place = PLACES_OF_UNITS.get(slug, "")
    facts: dict[str, Any] = {
        "number": number,
        "slug": slug,
        "team": team,
        "owner": team,
        "fate": Fate.ON_MAP if place else Fate.OFF_MAP,
        "space": on(place) if place else -1,
        "entered": bool(place),
        "health": health,
        "max_health": health,
        "starting_health": health,
        "cards": cards,
        "ratings": {},
    }
    return UnitView(**(facts | changes))


def table(step: str = "move", *, seat: int | None = 0, **changes: Any) -> View:
    """Round 4, White in turn; one of each thing lies on the map."""
    units = tuple(unit(number, slug, seat) for number, slug in enumerate(SLUGS))
    units = (
        evolve(units[0], health=3, levels={"throw": 1}, experience=1),
        evolve(units[1], finished=True, walked_spaces=(on("G7"),)),
        *units[2:3],
        evolve(units[3], health=1),
        *units[4:],
    )
    facts: dict[str, Any] = {
        "seat": seat,
        "mission": "well",
        "step": step,
        "phase": PHASES.get(step, step),
        "round": 4,
        "rounds": (6, 10),
        "turn": 0,
        "acting_seat": 0,
        "acting_unit": 0 if step in ACTING_STEPS else -1,
        "points": 7 if step == "walk" else 0,
        "layout": LAYOUT,
        "units": units,
        "counters": {on("B10"): HIDDEN, on("C23"): HIDDEN, on("G13"): "turkey-shoot",
                  on("H20"): "black-market", on("D32"): HIDDEN},
        "ground": {on("F30"): (CardView("field-kit", True, True),)},
        "path_markers": {f"{LABYRINTH} war": (0, 1), f"{LABYRINTH} glory": (1, 2)},
        "guardians": (GuardianView(LABYRINTH.removeprefix("labyrinth-"), "", 9),),
        "decks": {"common": 30, "secret": 12, "elite": 9},
        "discards": {"common": ("yew-bow",), "secret": (), "elite": ()},
        "challenge": (77, 81),
        "goals": GOALS,
        "alive": (3, 3),
        "attack": None,
        "results": (),
        "reward": 0,
        "melee_space": -1,
        "are_cards_open": False,
        "has_dice": False,
        "outcome": None,
        "won_by": "",
        "sides": (0, 1),
    }  # fmt: skip
    return in_reach(rated(View(**(facts | changes))))


def in_reach(view: View) -> View:
    if view.step != "walk" or view.acting_unit < 0:
        return view
    return evolve(view, reach=reachable_costs(view, view.units[view.acting_unit], view.points))


PHASES = {
    **dict.fromkeys(("free", "free use"), "free actions"),
    **dict.fromkeys(("weapon", "target", "armor"), "fire"),
    **dict.fromkeys(("walk",), "move"),
    **dict.fromkeys(("opfire", "aim", "aim space"), "opportunity fire"),
    **dict.fromkeys(("strike",), "melee"),
    **dict.fromkeys(("site", "draw"), "adventure"),
    **dict.fromkeys(("reinforce", "dome", "score"), "reinforcement"),
}
ACTING_STEPS = ("free use", "weapon", "target", "walk", "aim", "strike", "site", "draw", "dome")
LABYRINTH = next(placed.piece for placed in LAYOUT if placed.piece.startswith("labyrinth"))
GOALS = (
    GoalView("combat", "Combat", 5, 5),
    GoalView("encounters", "Encounters", 2, 1),
    GoalView("labyrinth", "Labyrinth", 1, 1),
)


def rated(view: View) -> View:
    units = tuple(evolve(each, ratings=rating_figures(view, each)) for each in view.units)
    return evolve(view, units=units)


def shooting(*, seat: int | None = 0, hit: str = "pass") -> View:
    """Tomyris shoots at Musashi; the hit is drawn."""
    results = (ResultView("hit", 9, 5, 4, (3, 5), "pass"),) if hit else ()
    attack = Attack(
        attacker=0, target=3, weapon="yew-bow", kind="fire", space=on("E21"), hit_result=hit
    )
    return table("target", seat=seat, attack=attack, results=results)


def struck(*, seat: int | None = 0) -> View:
    """After a melee attack: hit and damage are drawn."""
    results = (
        ResultView("hit", 8, 6, 2, (7, 2), "amaze"),
        ResultView("damage", 4, 3, 1, (1, 5), "fail"),
    )
    return table("strike", seat=seat, results=results, acting_unit=3, turn=1)


def crowd(*, seat: int | None = 0, seats: int = 8, each: int = 12) -> View:
    """The move phase with this number of characters in each team; seat 0 acts."""
    view = table("move", seat=seat, sides=tuple(n % 2 for n in range(seats)))
    clear = [n for n, space in enumerate(chart(LAYOUT).spaces) if space.terrain == "clear"]
    units = []
    for number, slug in enumerate([slug for slug in CHARACTERS if slug not in SLUGS][: 2 * each]):
        team, health = int(number >= each), CHARACTERS[slug].ratings.health
        owners = [n for n in range(seats) if n % 2 == team]
        on_map = number % 3 != 2
        units.append(
            evolve(
                view.units[0],
                number=number,
                slug=slug,
                team=team,
                owner=owners[number % len(owners)],
                fate=Fate.ON_MAP if on_map else Fate.OFF_MAP,
                space=clear[5 * number] if on_map else -1,
                entered=on_map,
                health=health,
                max_health=health,
                starting_health=health,
                cards=(),
                levels={},
                experience=0,
            )
        )
    return rated(evolve(view, units=tuple(units), alive=(each, each)))


def begun(*, seat: int | None = 0) -> View:
    view = table("reinforce", seat=seat, round=1, counters={}, ground={}, path_markers={})
    units = tuple(
        evolve(
            each,
            fate=Fate.OFF_MAP,
            space=-1,
            entered=False,
            health=each.max_health,
            walked_spaces=(),
        )
        for each in view.units
    )
    return rated(evolve(view, units=units))


def finished(*, seat: int | None = 0, how: str = "achievements") -> View:
    """The end: White has won."""
    view = table("score", seat=seat, round=8, won_by=how)
    units = list(view.units)
    units[3] = evolve(units[3], fate=Fate.KILLED, space=-1, health=0, cards=())
    goals = (
        GoalView("combat", "Combat", 5, 4),
        GoalView("encounters", "Encounters", 3, 1),
        GoalView("labyrinth", "Labyrinth", 1, 1),
    )
    outcome = Outcome(((0,), (1,)), (2, 0), "2 achievements to 0")
    return rated(evolve(view, units=tuple(units), goals=goals, alive=(3, 2), outcome=outcome))


def places_at(view: View) -> tuple[str, ...]:
    """Places that the rules might offer at the view's step."""
    found = chart(view.layout)
    if view.step == "walk":
        near = costs_in_reach(found.steps, view.units[0].space, view.points, {on("E21")})
        return (*(f"hex:{found.names[at].lower()}" for at in sorted(near)), "unit:tomyris")
    own = tuple(f"unit:{each.slug}" for each in view.units if each.team == 0)
    return {
        "free use": ("card:yew-bow", "card:hill-pony", "unit:archimedes", "hex:e19", "done"),
        "weapon": ("card:yew-bow", "unit:tomyris", "done"),
        "target": ("unit:miyamoto-musashi", "unit:the-ninth-gorgon", "done"),
        "armor": ("card:linen-cuirass", "pass"),
        "aim": ("hex:e19", "hex:d20", "unit:tomyris", "done"),
        "melee": ("hex:e21", "hex:e19"),
        "strike": ("unit:miyamoto-musashi", "done"),
        "site": ("unit:tomyris", "pay", "mercy", "done"),
        "draw": ("deck:common", "deck:secret", "deck:elite"),
        "dome": ("hex:b22", "hex:h4"),
        "level": ("rating:wits", "rating:aim"),
    }.get(view.step, (*own, "done"))


def offer(view: View, **changes: Any) -> Offer:
    """The places that the viewer may choose, with letters for all but the spaces."""
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    places = {place: "" if place.startswith("hex:") else next(letters) for place in places_at(view)}
    return evolve(Offer(places), **changes)
