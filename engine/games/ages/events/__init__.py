"""The events of Duel of Ages II, by chapter, each with its log line.

Units and cards are named by their slugs, spaces by the names that players read.
"""

from engine.games.ages.events.adventures import (
    EncounterFaced as EncounterFaced,
    EncountersPlaced as EncountersPlaced,
    GuardianChallenged as GuardianChallenged,
    GuardianMet as GuardianMet,
    GuardianPaid as GuardianPaid,
    MarkerStepped as MarkerStepped,
    MercyAsked as MercyAsked,
    Strained as Strained,
)
from engine.games.ages.events.alliance import (
    AllianceStepped as AllianceStepped,
    AllianceWon as AllianceWon,
    InhabitantFaced as InhabitantFaced,
    InhabitantReplaced as InhabitantReplaced,
)
from engine.games.ages.events.base import Challenged as Challenged, UnitEvent as UnitEvent
from engine.games.ages.events.cards import (
    CardDiscarded as CardDiscarded,
    CardDrawn as CardDrawn,
    CardExchanged as CardExchanged,
    CardGiven as CardGiven,
    CardPlayed as CardPlayed,
    CardRevealed as CardRevealed,
    CardSeen as CardSeen,
    CardsPickedUp as CardsPickedUp,
    Guarded as Guarded,
    MonumentPlaced as MonumentPlaced,
    Prepared as Prepared,
    Slowed as Slowed,
    SteppedIn as SteppedIn,
    StoodFast as StoodFast,
    TrialTaken as TrialTaken,
    WeaponJammed as WeaponJammed,
)
from engine.games.ages.events.creatures import (
    HenchmanBrought as HenchmanBrought,
    HenchmanDrawn as HenchmanDrawn,
    LeftTheGame as LeftTheGame,
    SentinelBegun as SentinelBegun,
    SentinelSetUp as SentinelSetUp,
    Unleashed as Unleashed,
)
from engine.games.ages.events.fighting import (
    DamageDrawn as DamageDrawn,
    FightBegan as FightBegan,
    HitDrawn as HitDrawn,
    HonorTested as HonorTested,
    Killed as Killed,
    LuckChecked as LuckChecked,
    ShotsSaid as ShotsSaid,
    ShotWentOn as ShotWentOn,
    TaleTold as TaleTold,
)
from engine.games.ages.events.flags import (
    Escaped as Escaped,
    FlagFell as FlagFell,
    FlagScored as FlagScored,
    FlagTaken as FlagTaken,
)
from engine.games.ages.events.free_actions import (
    ExperienceGained as ExperienceGained,
    ExperienceOn as ExperienceOn,
    ExperienceOver as ExperienceOver,
    Healed as Healed,
    LevelDrawn as LevelDrawn,
    RatingRaised as RatingRaised,
)
from engine.games.ages.events.moving import (
    Guided as Guided,
    PutInDome as PutInDome,
    SentAway as SentAway,
    Walked as Walked,
)
from engine.games.ages.events.opening import (
    CharacterDrafted as CharacterDrafted,
    CharacterDropped as CharacterDropped,
    CharacterTaken as CharacterTaken,
    ColoursFound as ColoursFound,
    EncounterPut as EncounterPut,
    FlagPlanted as FlagPlanted,
    KeyChosen as KeyChosen,
    MapBuilt as MapBuilt,
    PieceLaid as PieceLaid,
    PlatterChosen as PlatterChosen,
    UnitPlaced as UnitPlaced,
)
from engine.games.ages.events.rounds import (
    GameEnded as GameEnded,
    RoundBegan as RoundBegan,
    RoundsOver as RoundsOver,
    TeamsDealt as TeamsDealt,
    TurnBegan as TurnBegan,
)
from engine.games.ages.events.sites import (
    CardStored as CardStored,
    CardTakenOut as CardTakenOut,
    EscapeTried as EscapeTried,
    Freed as Freed,
    GateEntered as GateEntered,
    Imprisoned as Imprisoned,
    SiteChallenged as SiteChallenged,
    SitePaid as SitePaid,
    SiteRazed as SiteRazed,
    SiteRepaired as SiteRepaired,
    TributeGiven as TributeGiven,
    TributeTaken as TributeTaken,
    VaultRobbed as VaultRobbed,
    VaultSeen as VaultSeen,
    VaultStocked as VaultStocked,
)
