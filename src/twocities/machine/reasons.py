"""Why something is refused. The texts are in the locale files."""

from typing import Final

from twocities.core import Reason

# the City
OVERLAP: Final = Reason("overlap", "M2.3", kind="district")
TOO_FEW_CONNECTIONS: Final = Reason("too-few-connections", "M2.3", kind="district")
APART: Final = Reason("apart", "M2.3", kind="district")
ONLY_ROUTE: Final = Reason("only-route", "M2.3", kind="district")
CANNOT_SLIDE: Final = Reason("cannot-slide", "M10.2", kind="district")
NOT_MOVED: Final = Reason("not-moved", "M10.3", kind="district")
ENCLOSED: Final = Reason("enclosed", "M10.2", kind="district")
NO_VALID_END: Final = Reason("no-valid-end", "M10.3", kind="district")

# choices
GAME_OVER: Final = Reason("game-over", "M1.4")
NOT_YOUR_DECISION: Final = Reason("not-your-decision", "M5.1")
UNRESOLVED: Final = Reason("unresolved", "M7.1")
NOT_OFFERED: Final = Reason("not-offered", "M7.1")
TOO_FEW_BONDS: Final = Reason("too-few-bonds", "M7.1")
TOO_LITTLE_TRUST: Final = Reason("too-little-trust", "M9.1")
NO_FREE_SQUARE: Final = Reason("no-free-square", "M2.6")
ALREADY_THERE: Final = Reason("already-there", "M2.5")
NO_GUARD: Final = Reason("no-guard", "M7.13")
BARRED: Final = Reason("barred", "M11.4")

# Opening and Access
MORE_THAN_SHARED: Final = Reason("more-than-shared", "M5.4")
NO_CARD: Final = Reason("no-card", "M6.1")
NOT_YOUR_HERO: Final = Reason("not-your-hero", "M1.3")
NOT_ALL_CHOSEN: Final = Reason("not-all-chosen", "M6.3")
ALREADY_CONFIRMED: Final = Reason("already-confirmed", "M6.3")

# the Great Machine
ALREADY_ACTED: Final = Reason("already-acted", "M7.4")
NOT_HERE: Final = Reason("not-here", "M7.4")
SERVANT_ELSEWHERE: Final = Reason("citizen-elsewhere", "M7.4")
NOT_ACTIVE: Final = Reason("not-active", "M7.5")
NONE_BROKEN: Final = Reason("none-broken", "M7.6")
RAID_BEFORE: Final = Reason("raid-before", "M7.7")
NO_RAID_TOKEN: Final = Reason("no-raid-token", "M7.7")
NO_DIRECTIVES: Final = Reason("no-directives", "M7.8")
NOT_IN_HAND: Final = Reason("not-in-hand", "M7.9")
NOT_TAKEN_BACK: Final = Reason("not-published", "M7.9")
NOT_IN_FORCE: Final = Reason("not-in-force", "M7.12")
SEEN_BEFORE: Final = Reason("known-citizen", "M15 Inspection Tour")
NO_SERVANT: Final = Reason("no-servant", "M14 Resettle")
RESETTLED_BEFORE: Final = Reason("once-a-round", "M14 Resettle")
DEPLOYED_BEFORE: Final = Reason("once-a-round", "M14 Rapid Deployment")
TOO_FAR: Final = Reason("too-far", "M14 Rapid Deployment")

# the Heroes
NO_ROUTE: Final = Reason("no-route", "M8.1")
NOT_POSSIBLE_HERE: Final = Reason("not-possible-here", "M9.1")
CITIZEN_ELSEWHERE: Final = Reason("citizen-elsewhere", "M9.1")
SECOND_ACTION: Final = Reason("second-action", "M13 Fowler")
OTHER_ATTACK: Final = Reason("other-attack", "M13 Artificer")
ATTACK_FOR_NOTHING: Final = Reason("attack-for-nothing", "M9.3")
KNOWN_CITIZEN: Final = Reason("known-citizen", "M9.4")
RIOT_BEFORE: Final = Reason("riot-before", "M9.7")
RIOT_ELSEWHERE: Final = Reason("citizen-elsewhere", "M9.8")
NO_CROWD: Final = Reason("no-crowd", "M9.9")
NOT_IN_PLAY: Final = Reason("not-in-play", "M1.2")
NOT_PUBLISHED: Final = Reason("not-published", "M9.11")
NONE_FORFEITED: Final = Reason("none-forfeited", "M9.11")
NOT_FORFEITED: Final = Reason("not-forfeited", "M9.11")
EMPTY_HAND: Final = Reason("empty-hand", "M9.12")
NOT_SEEN_IN_HAND: Final = Reason("not-in-hand", "M9.12")
NOBODY_ARRESTED: Final = Reason("nobody-arrested", "M9.12")

# Closing
NOT_ON_BOARD: Final = Reason("not-on-board", "M11.1")
KNOWN_BEFORE: Final = Reason("known-citizen", "M11.1")
NOT_NEEDED: Final = Reason("not-needed", "M15 Win over the Judges")

# options
REVOLUTIONARY_COUNT: Final = Reason("revolutionary-count", "M1.1")
UNKNOWN_HERO: Final = Reason("unknown-hero", "M1.2")
HERO_CLAIMED_TWICE: Final = Reason("hero-claimed-twice", "M1.3", kind="hero")
THREE_HEROES: Final = Reason("three-heroes", "M1.2")
UNKNOWN_CITY: Final = Reason("unknown-city", "M2.4")
PLACED_TWICE: Final = Reason("placed-twice", "M2.4", kind="district")
NO_PLACE: Final = Reason("no-place", "M2.4")
UNPLACED: Final = Reason("unplaced", "M2.4", kind="district")
PLAN_START: Final = Reason("plan-start", "M3.3")
AUTOMATON_LEVEL: Final = Reason("automaton-level", "M16.11")
UNKNOWN_WINNER: Final = Reason("unknown-winner", "M3.3")

# the end
PLAN_FULFILLED: Final = Reason("plan-fulfilled", "M1.4")
PLAN_MET: Final = Reason("plan-met", "M16.12")
THREE_RIOTS: Final = Reason("three-riots", "M1.5")
