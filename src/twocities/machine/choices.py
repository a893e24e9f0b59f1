"""What a seat can choose, as numbers: a verb and up to two operands packed in one int.

The text of each verb, and so the grammar of records, is in TEMPLATES."""

from typing import Final

# Opening and Access (M5, M6)
SPLIT: Final = 0
DESTINATION: Final = 1
CONFIRM: Final = 2
RECONSIDER: Final = 3
# the Great Machine (M7)
MOVE_GUARD: Final = 4
MOVE_SERVANT: Final = 5
ARREST: Final = 6
REPAIR: Final = 7
RAID: Final = 8
DRAW: Final = 9
PUBLISH: Final = 10
REPOSITION: Final = 11
COLLECT: Final = 12
PACIFY: Final = 13
CONFISCATE: Final = 14
INSPECT: Final = 15
RESETTLE: Final = 16
DEPLOY: Final = 17
END: Final = 18
TAKE_BACK: Final = 19
PUT: Final = 20
SETTLE: Final = 21
# Heroes move (M8)
GO: Final = 22
ADVANCE_PLAN: Final = 23
NO_TRUST: Final = 24
NO_ACCESS: Final = 25
# Heroes act (M9)
INCITE: Final = 26
ATTACK: Final = 27
ROLL: Final = 28
PAY: Final = 29
IDENTIFY: Final = 30
MOVE_CITIZEN: Final = 31
GAIN: Final = 32
RIOT: Final = 33
AGITATE: Final = 34
SHIFT: Final = 35
GRANT: Final = 36
CANCEL: Final = 37
LET_RETRIEVE: Final = 38
SEARCH: Final = 39
STRIKE_OUT: Final = 40
RELEASE: Final = 41
PASS: Final = 42
DONE: Final = 43
JAIL: Final = 44
# Closing (M11)
CONTRIBUTE: Final = 45
# a forfeited Access card comes back (M9.11, M15)
RETRIEVE: Final = 46

TEMPLATES: Final[dict[int, str]] = {
    SPLIT: "take {number} trust",
    DESTINATION: "send {hero} to {district}",
    CONFIRM: "confirm",
    RECONSIDER: "reconsider",
    MOVE_GUARD: "guard {district} to {to}",
    MOVE_SERVANT: "move {servant} to {to}",
    ARREST: "{servant} arrests citizen {number}",
    REPAIR: "{servant} repairs",
    RAID: "{servant} raids",
    DRAW: "{servant} draws",
    PUBLISH: "{servant} publishes {directive}",
    REPOSITION: "{servant} repositions {to}",
    COLLECT: "{servant} collects",
    PACIFY: "{servant} pacifies",
    CONFISCATE: "{servant} confiscates",
    INSPECT: "{servant} inspects citizen {number}",
    RESETTLE: "resettle citizen {number}",
    DEPLOY: "deploy {district} to {to}",
    END: "end phase",
    TAKE_BACK: "take back {directive}",
    PUT: "put {district} at {place}",
    SETTLE: "settle in {district}",
    GO: "go to {district}",
    ADVANCE_PLAN: "advance plan",
    NO_TRUST: "no trust",
    NO_ACCESS: "no access",
    INCITE: "incite",
    ATTACK: "attack for {number}",
    ROLL: "attack",
    PAY: "pay {number}",
    IDENTIFY: "identify citizen {number}",
    MOVE_CITIZEN: "move citizen {number} to {to}",
    GAIN: "gain trust",
    RIOT: "start riot",
    AGITATE: "agitate",
    SHIFT: "reposition {district}",
    GRANT: "grant {hero}",
    CANCEL: "cancel {directive}",
    LET_RETRIEVE: "let {hero} retrieve",
    SEARCH: "search citadel",
    STRIKE_OUT: "discard {directive}",
    RELEASE: "release citizen",
    PASS: "pass",
    DONE: "done",
    JAIL: "arrest citizen {number}",
    CONTRIBUTE: "give {number} trust",
    RETRIEVE: "retrieve {district} for {to_hero}",
}
