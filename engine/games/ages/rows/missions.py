"""The missions as rows: how many characters, which map, how long, and what wins (RULES.md 23)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias, cast

from attrs import evolve, frozen

from engine.games.ages.map.layout import BASES as BASES, Slot

Achievement: TypeAlias = Literal[
    "combat", "base", "lith", "labyrinth", "alliance", "encounters", "escape", "flags"
]
SelectionMethod: TypeAlias = Literal["pure", "standard", "draft"]
"""The way in which a team gets its characters."""
MapMethod: TypeAlias = Literal["fixed", "standard", "halves", "split"]
"""The way in which the map is built."""
EntryRule: TypeAlias = Literal[
    "reinforce", "distance", "double distance", "dome colour", "dome platter", "dome region"
]
"""The way in which characters come onto the map (17.1)."""
PlatterSlot: TypeAlias = tuple[int, int]

BUILT_METHODS: tuple[MapMethod, ...] = ("standard", "halves", "split")
"""The ways in which the teams build a map."""
IN_EACH_SECTION = 2
"""The adventure keys, and the dome keys, that each section of a split map must get (30.5)."""

WHITE, BLACK = 0, 1
TEAMS = ("White", "Black")

PAIR: tuple[PlatterSlot, ...] = ((0, 0), (1, 0))
LINE: tuple[PlatterSlot, ...] = ((0, 0), (1, 0), (2, 0))
TRIANGLE: tuple[PlatterSlot, ...] = ((0, 0), (1, 0), (0, 1))
RHOMBUS: tuple[PlatterSlot, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
STRIP: tuple[PlatterSlot, ...] = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1))
TWO_PAIRS: tuple[PlatterSlot, ...] = ((0, 0), (1, 0), (3, 0), (4, 0))
FLOWER: tuple[PlatterSlot, ...] = (
    (0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1),
)  # fmt: skip
SPLIT_LAYOUTS: dict[int, tuple[PlatterSlot, ...]] = {
    3: (*PAIR, (4, 0)),
    4: TWO_PAIRS,
    5: (*TRIANGLE, (4, 0), (5, 0)),
    7: (*RHOMBUS, (4, 0), (5, 0), (4, 1)),
}
"""The layouts of two sections, by the number of platters (30.19)."""

ARBITER = "lith"
ALLIANCE = "alliance"


@frozen(kw_only=True)
class Mission:
    """A mission: the contents of a match, and its achievements."""

    slug: str
    name: str
    purpose: str
    characters: int
    """The number of characters in each team."""
    characters_of_many: int = 0
    """The number of characters if a team has three or more players; 0 if it is the same."""
    selection: SelectionMethod = "standard"
    platters: tuple[PlatterSlot, ...]
    domes: int
    """The number of dome keys: one of each colour, then random ones."""
    mined: bool = False
    """Does the mined Copper Mesa replace the plain one (29.6)?"""
    keys: tuple[str, ...] = ()
    """Adventure keys besides labyrinths, by slug."""
    labyrinths: int = 0
    alternates: int = 0
    """The number of labyrinths that are alternate ones."""
    method: MapMethod = "standard"
    dome_slots: tuple[tuple[str, Slot, int, int], ...] = ()
    """Colour and slot of each dome key of a fixed map."""
    labyrinth_slots: tuple[tuple[Slot, int, int], ...] = ()
    """The slots of the labyrinths of a fixed map."""
    apart: int = 0
    """The least distance between encounters; 0 if there are none."""
    entry: EntryRule = "reinforce"
    rounds: int
    """The rounds, or N of a variable end."""
    variable: bool = True
    """May it end earlier or later than after its rounds (19.1)?"""
    achievements: tuple[Achievement, ...]
    has_glory: bool = True
    """Does Glory win at once, as Valor does in every mission?"""
    extra_common: int = 0
    """The number of Common cards that each character draws besides its own cards."""
    favoured_of_black: int = 0
    """The number of characters of Black that draw one more, because White acts first."""
    exits: tuple[tuple[PlatterSlot, tuple[int, int]], ...] = ()
    """Escape spaces: the slot of a platter, and the hex as seen from its middle."""
    escape_points: tuple[int, ...] = ()
    """The points of the first to escape, the second, and so on; later ones get none."""

    def points_of_escape(self, place: int) -> int:
        """The points of the first to escape, the second, and so on (32.7)."""
        return self.escape_points[place - 1] if place <= len(self.escape_points) else 0

    @property
    def has_bases(self) -> bool:
        return BASES[WHITE] in self.keys

    @property
    def can_be_split(self) -> bool:
        """Are there keys enough for two sections of a map (30.5, 30.19)?"""
        adventure_keys = len(self.keys) + self.labyrinths
        return min(adventure_keys, self.domes) >= 2 * IN_EACH_SECTION


ALL_MISSIONS = {
    row.slug: row
    for row in (
        Mission(
            slug="well",
            name="Skirmish at the Well",
            purpose="Three against three, half an hour, to learn the game",
            characters=3,
            selection="pure",
            platters=PAIR,
            domes=5,
            labyrinths=1,
            method="fixed",
            dome_slots=(
                ("gold", "u", 0, 0),
                ("blue", "d", -1, 0),
                ("red", "u", -1, 1),
                ("green", "d", 1, 0),
                ("black", "u", 1, 0),
            ),
            labyrinth_slots=(("d", 0, 0),),
            apart=4,
            rounds=7,
            achievements=("combat", "encounters", "labyrinth"),
            has_glory=False,
            extra_common=1,
        ),
        Mission(
            slug="standing",
            name="The Standing Game",
            purpose="The standard game: bases, the Arbiter and two labyrinths, about 90 minutes",
            characters=6,
            characters_of_many=8,
            platters=TRIANGLE,
            domes=6,
            keys=(*BASES, ARBITER),
            labyrinths=2,
            apart=5,
            rounds=11,
            achievements=("combat", "base", "lith", "labyrinth", "encounters"),
        ),
        Mission(
            slug="clash",
            name="Clash of Everything",
            purpose="Everything on five platters, three hours",
            characters=10,
            characters_of_many=12,
            selection="draft",
            platters=STRIP,
            mined=True,
            domes=10,
            keys=(*BASES, ARBITER, ALLIANCE),
            labyrinths=4,
            alternates=2,
            method="halves",
            apart=5,
            rounds=16,
            achievements=("combat", "base", "lith", "labyrinth", "alliance", "encounters"),
        ),
        Mission(
            slug="colours",
            name="Colours in the Field",
            purpose="Bring your flags home, about 75 minutes",
            characters=6,
            platters=RHOMBUS,
            domes=8,
            keys=(*BASES, ARBITER),
            entry="distance",
            rounds=10,
            achievements=("combat", "base", "lith", "flags"),
        ),
        Mission(
            slug="way-out",
            name="The Long Way Out",
            purpose="Escape from the map before the others, about 75 minutes",
            characters=5,
            characters_of_many=7,
            selection="pure",
            platters=LINE,
            domes=8,
            keys=(*BASES, ARBITER),
            apart=5,
            entry="dome colour",
            rounds=9,
            variable=False,
            achievements=("combat", "base", "lith", "encounters", "escape"),
            has_glory=False,
            exits=(((0, 0), (-4, 0)), ((2, 0), (4, 0))),
            escape_points=(2, 2, 2, 2, 1, 1),
        ),
        Mission(
            slug="shores",
            name="Two Shores",
            purpose="Two maps that only domes join, about 90 minutes",
            characters=6,
            characters_of_many=8,
            platters=TWO_PAIRS,
            domes=8,
            keys=(*BASES, ARBITER),
            labyrinths=1,
            method="split",
            apart=5,
            entry="dome platter",
            rounds=10,
            achievements=("combat", "base", "lith", "labyrinth", "encounters"),
        ),
        Mission(
            slug="ring",
            name="Ring of Steel",
            purpose="A short fight of four against four, 40 minutes",
            characters=4,
            characters_of_many=6,
            platters=PAIR,
            domes=6,
            labyrinths=2,
            entry="double distance",
            rounds=8,
            variable=False,
            achievements=("combat", "labyrinth"),
            has_glory=False,
            extra_common=1,
        ),
        Mission(
            slug="neighbours",
            name="Good Neighbours",
            purpose="All seven platters, an evening",
            characters=7,
            characters_of_many=9,
            selection="draft",
            platters=FLOWER,
            domes=10,
            keys=(*BASES, ARBITER, ALLIANCE),
            labyrinths=4,
            apart=9,
            entry="dome region",
            rounds=14,
            achievements=("combat", "base", "lith", "labyrinth", "alliance", "encounters"),
            favoured_of_black=1,
        ),
    )
}
"""All missions; `MISSIONS` are the playable ones."""

OFFERED = tuple(ALL_MISSIONS)
"""The missions whose every part is in the game."""
MISSIONS = {slug: ALL_MISSIONS[slug] for slug in OFFERED}


def mission_at_table(mission: Mission, map_option: str, entry_option: str) -> Mission:
    """The mission with the way of building and the way of entry of a table (30.19, 31.7)."""
    if map_option not in BUILT_METHODS and entry_option == "mission":
        return mission
    return _changed_mission(mission, map_option, entry_option)


@lru_cache(maxsize=64)
def _changed_mission(mission: Mission, map_option: str, entry_option: str) -> Mission:
    if entry_option != "mission":
        mission = evolve(mission, entry=cast("EntryRule", entry_option))
    if map_option not in BUILT_METHODS or (map_option == "split" and not mission.can_be_split):
        return mission
    platters = mission.platters
    if (map_option == "split") != (mission.method == "split"):
        platters = SPLIT_LAYOUTS[len(platters)] if map_option == "split" else RHOMBUS
    return evolve(mission, method=map_option, platters=platters)
