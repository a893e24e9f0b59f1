"""Why a choice looks good in its situation: messages `motive-...` of the game. Their variables are named as in events:
`district`, `to`, `hero`, `directive` and `event` are names, numbers are numbers."""

from typing import Final

from twocities.core.choice import first, second, verb_of
from twocities.machine.choices import (
    ADVANCE_PLAN,
    AGITATE,
    ARREST,
    ATTACK,
    CANCEL,
    COLLECT,
    CONFIRM,
    CONFISCATE,
    CONTRIBUTE,
    DEPLOY,
    DESTINATION,
    DONE,
    DRAW,
    END,
    GAIN,
    GO,
    GRANT,
    IDENTIFY,
    INCITE,
    INSPECT,
    JAIL,
    LET_RETRIEVE,
    MOVE_CITIZEN,
    MOVE_GUARD,
    MOVE_SERVANT,
    NO_ACCESS,
    NO_TRUST,
    PACIFY,
    PASS,
    PAY,
    PUBLISH,
    RAID,
    RECONSIDER,
    RELEASE,
    REPAIR,
    RESETTLE,
    RETRIEVE,
    RIOT,
    ROLL,
    SEARCH,
    SETTLE,
    SPLIT,
    STRIKE_OUT,
    TAKE_BACK,
)
from twocities.machine.city_events import CITY_EVENTS
from twocities.machine.directives import DIRECTIVES
from twocities.machine.districts import CENTRAL_SQUARE, DISTRICTS, GRAND_CITADEL, MINOR, TOWER_OF_LAW
from twocities.machine.servant_action import ACTION_COST
from twocities.machine.servant_actions import collected
from twocities.machine.sides import MACHINE, REVOLUTIONARIES
from twocities.machine.special_actions import AGITATION
from twocities.machine.state import GREAT_MACHINE, NOBODY, UNKNOWN, MachineState
from twocities.players.machine import plan_condition
from twocities.players.machine.crowd import Crowd
from twocities.players.machine.destinations import Offers, decided
from twocities.players.machine.phase import Phase
from twocities.players.machine.turn import Turn
from twocities.players.player import Motive

PLAIN: Final[dict[int, str]] = {  # the same motive in every situation
    CONFIRM: "motive-confirm",
    RECONSIDER: "motive-reconsider",
    PACIFY: "motive-pacify",
    CONFISCATE: "motive-confiscate",
    INSPECT: "motive-inspect",
    RESETTLE: "motive-resettle",
    SETTLE: "motive-settle",
    END: "motive-end",
    TAKE_BACK: "motive-take-back",
    NO_ACCESS: "motive-no-access",
    JAIL: "motive-jail",
    SPLIT: "motive-split",
    GAIN: "motive-gain",
    GRANT: "motive-grant",
    LET_RETRIEVE: "motive-retrieve",
    RETRIEVE: "motive-retrieve",
    SEARCH: "motive-search",
    RELEASE: "motive-release",
    PASS: "motive-nothing",
    DONE: "motive-nothing",
    DRAW: "motive-draw",
    GO: "motive-go",
    CONTRIBUTE: "motive-contribute",
}


def machine_motive(s: MachineState, choice: int) -> Motive:
    """Why the Machine would make that choice."""
    verb = verb_of(choice)
    if verb in (MOVE_GUARD, DEPLOY):
        return guard_motive(s, second(choice))
    if verb == MOVE_SERVANT:
        return servant_motive(s, second(choice))
    if verb == RAID:
        return raid_motive(s, s.servants[first(choice)])
    if verb in (ARREST, REPAIR):
        district = s.servants[first(choice)]
        key = "motive-arrest" if verb == ARREST else "motive-repair"
        return Motive(key, {"district": DISTRICTS[district], "guards": s.guards[district]})
    if verb in (PUBLISH, TAKE_BACK):
        directive = second(choice) if verb == PUBLISH else first(choice)
        key = "motive-publish" if verb == PUBLISH else "motive-take-back"
        return Motive(key, {"directive": DIRECTIVES[directive].name})
    if verb == COLLECT:
        return Motive("motive-collect", {"bonds": collected(s)})
    if verb in (ADVANCE_PLAN, NO_TRUST):
        if s.phase == GREAT_MACHINE or s.turn >= len(s.heroes):
            return Motive("motive-swear", {"plan": s.plan + 1})
        key = "motive-advance-plan" if verb == ADVANCE_PLAN else "motive-no-trust"
        return Motive(key, {"plan": s.plan + 1, "trust": s.trust[s.turn], "hero": s.heroes[s.turn].name})
    return Motive(PLAIN.get(verb, "motive-nothing"))


def guard_motive(s: MachineState, district: int) -> Motive:
    outlook = Phase(s).outlook
    about: dict[str, str | int] = {"to": DISTRICTS[district], "event": CITY_EVENTS[s.event].name}
    if outlook.needed[district] > s.guards[district]:
        return Motive("motive-guard-plan", {**about, "number": outlook.needed[district]})
    if outlook.riot_more[district] > 0.1:
        crowd, guards = outlook.crowd, s.guards[district]
        chance = crowd.riot_chance(district, guards), crowd.riot_chance(district, guards + 1)
        return Motive("motive-guard-riot", {**about, "before": percent(chance[0]), "after": percent(chance[1])})
    for hero, place in enumerate(s.hero_at):
        if place == district:
            return Motive("motive-guard-hero", {**about, "hero": s.heroes[hero].name, "trust": s.trust[hero]})
    if district == CENTRAL_SQUARE:
        return Motive("motive-guard-crowd", {"number": outlook.crowd.all[district] - s.guards[district]})
    return Motive("motive-guard-visit", {**about, "chance": percent(1.0 - outlook.absent[district])})


def servant_motive(s: MachineState, district: int) -> Motive:
    about: dict[str, str | int] = {"to": DISTRICTS[district], "event": CITY_EVENTS[s.event].name}
    if district in plan_condition.servants_needed(s) and district not in s.servants:
        return Motive("motive-servant-plan", about)
    if district in (CENTRAL_SQUARE, GRAND_CITADEL, TOWER_OF_LAW):
        phase = Phase(s)
        if phase.sites()[district] > phase.raids()[district] - ACTION_COST * phase.bond:
            return Motive("motive-servant-special", about)
    elif s.broken[district]:
        return Motive("motive-servant-repair", about)
    return Motive("motive-servant-raid", about)


def raid_motive(s: MachineState, district: int) -> Motive:
    outlook = Phase(s).outlook
    return Motive("motive-raid", {"district": DISTRICTS[district], "chance": percent(1.0 - outlook.absent[district])})


def heroes_motive(s: MachineState, choice: int) -> Motive:
    """Why a Revolutionary would make that choice."""
    verb = verb_of(choice)
    if verb == DESTINATION:
        return destination_motive(s, s.hero_of(first(choice)), second(choice))
    if verb in (CANCEL, STRIKE_OUT):
        return Motive("motive-directive", {"directive": DIRECTIVES[first(choice)].name})
    if verb in PLAIN or s.turn in (NOBODY, len(s.heroes)):
        return Motive("motive-identify" if verb == IDENTIFY else PLAIN.get(verb, "motive-nothing"))
    turn = Turn(s, Crowd(s, REVOLUTIONARIES), s.chosen)
    about: dict[str, str | int] = {"district": DISTRICTS[turn.district], "guards": turn.guards}
    if verb == INCITE:
        return Motive("motive-incite", {**about, "discontent": s.discontent})
    if verb == AGITATE:
        return Motive("motive-agitate", {"number": AGITATION.rise(s, turn.district)})
    if verb == RIOT:
        crowd = turn.crowd
        return Motive(
            "motive-riot",
            {
                **about,
                "active": crowd.active[turn.district],
                "unknown": crowd.unknown[turn.district],
                "chance": percent(crowd.riot_chance(turn.district, turn.guards)),
            },
        )
    if verb in (ATTACK, ROLL, PAY):
        spoils = plan_condition.breaking(s, turn.district) > 0
        return Motive(
            "motive-attack-plan" if spoils else "motive-attack", {**about, "event": CITY_EVENTS[s.event].name}
        )
    if verb == IDENTIFY:
        return Motive("motive-identify")
    if verb == MOVE_CITIZEN:
        return moving_motive(s, turn, first(choice), second(choice))
    return Motive("motive-nothing")


def moving_motive(s: MachineState, turn: Turn, token: int, place: int) -> Motive:
    about: dict[str, str | int] = {"to": DISTRICTS[place], "district": DISTRICTS[turn.district]}
    if place == CENTRAL_SQUARE:
        return Motive("motive-move-crowd")
    away = s.status[token] != UNKNOWN and s.face[token] > turn.crowd.stage
    return Motive("motive-move-away" if away else "motive-move-riot", about)


def destination_motive(s: MachineState, hero: int, district: int) -> Motive:
    crowd = Crowd(s, REVOLUTIONARIES)
    offers = Offers(s, crowd)
    about: dict[str, str | int] = {
        "district": DISTRICTS[district],
        "event": CITY_EVENTS[s.event].name,
        "guards": s.guards[district],
    }
    if plan_condition.presence(s, decided(s, hero))[district] > 0:
        return Motive("motive-destination-plan", about)
    if offers.riot[district] > offers.action[district]:
        chance = percent(crowd.riot_chance(district, s.guards[district]))
        return Motive("motive-destination-riot", {**about, "chance": chance})
    if district in MINOR:
        return Motive("motive-destination-incite", about)
    if district == CENTRAL_SQUARE:
        return Motive("motive-destination-crowd", {"number": crowd.all[district], "guards": s.guards[district]})
    return Motive("motive-destination-special", about)


def percent(chance: float) -> int:
    return round(100 * chance)


def motive(s: MachineState, seat: int, choice: int) -> Motive:
    return machine_motive(s, choice) if seat == MACHINE else heroes_motive(s, choice)
