"""What a seat can choose, as numbers: a verb and up to two operands packed in one int.

The text of each verb, and so the grammar of records, is in TEMPLATES."""

from typing import Final

# selection phase (C2)
TAKE: Final = 0
DISCARD: Final = 1
SWAP_CHARACTER: Final = 2
SWAP_ONE_CHARACTER: Final = 3
KEEP_CHARACTER: Final = 4
# the turn (C3)
GATHER_GOLD: Final = 5
GATHER_CARDS: Final = 6
KEEP: Final = 7
END: Final = 8
# building: ways to pay
BUILD: Final = 9
BUILD_FRAMEWORK: Final = 10
BUILD_NECROPOLIS: Final = 11
BUILD_WITH_CARDS: Final = 12
BUILD_ON_LOAN: Final = 13
BUILD_NOW: Final = 14
BUILD_NOW_WITH_CARDS: Final = 15
PAY_CARD: Final = 16
PAY_REST: Final = 17
BORROW_REST: Final = 18
GIVE: Final = 19
# characters (C5)
KILL: Final = 20
BEWITCH: Final = 21
WARRANT: Final = 22
SIGN: Final = 23
CONFISCATE: Final = 24
LET_PASS: Final = 25
ROB: Final = 26
SPY: Final = 27
THREATEN: Final = 28
FLOWER: Final = 29
BRIBE: Final = 30
REFUSE: Final = 31
REVEAL: Final = 32
SWAP_HANDS: Final = 33
REDRAW: Final = 34
SET_ASIDE: Final = 35
DRAW: Final = 36
LOOK: Final = 37
POCKET: Final = 38
FORESEE: Final = 39
INCOME: Final = 40
INCOME_MIX: Final = 41
CROWN: Final = 42
DEMAND_GOLD: Final = 43
DEMAND_CARD: Final = 44
DEMAND_NOTHING: Final = 45
TITHE: Final = 46
BONUS_GOLD: Final = 47
BONUS_CARDS: Final = 48
STUDY: Final = 49
DESTROY: Final = 50
EXCHANGE: Final = 51
EXCHANGE_OWN: Final = 52
SEIZE: Final = 53
BEAUTIFY: Final = 54
COLLECT: Final = 55
# unique districts (C7)
SELL: Final = 56
FORGE: Final = 57
EXHIBIT: Final = 58
BOMBARD: Final = 59

TEMPLATES: Final[dict[int, str]] = {
    TAKE: "take {character}",
    DISCARD: "discard {character}",
    SWAP_CHARACTER: "swap character with {seat}",
    SWAP_ONE_CHARACTER: "swap {character} with {seat}",
    KEEP_CHARACTER: "keep character",
    GATHER_GOLD: "gather gold",
    GATHER_CARDS: "gather cards",
    KEEP: "keep {district}",
    END: "end turn",
    BUILD: "build {district}",
    BUILD_FRAMEWORK: "build {district} with framework",
    BUILD_NECROPOLIS: "build necropolis over {district}",
    BUILD_WITH_CARDS: "build thieves-den with cards",
    BUILD_ON_LOAN: "build {district} on loan from {seat}",
    BUILD_NOW: "build {district} at once",
    BUILD_NOW_WITH_CARDS: "build thieves-den at once with cards",
    PAY_CARD: "pay with {district}",
    PAY_REST: "pay the rest",
    BORROW_REST: "borrow the rest from {seat}",
    GIVE: "give {district}",
    KILL: "kill {character}",
    BEWITCH: "bewitch {character}",
    WARRANT: "warrant {character}",
    SIGN: "sign {character}",
    CONFISCATE: "confiscate",
    LET_PASS: "let pass",
    ROB: "rob {character}",
    SPY: "spy {type} of {seat}",
    THREATEN: "threaten {character}",
    FLOWER: "flower {character}",
    BRIBE: "bribe",
    REFUSE: "refuse",
    REVEAL: "reveal threat",
    SWAP_HANDS: "swap hands with {seat}",
    REDRAW: "redraw",
    SET_ASIDE: "set aside {district}",
    DRAW: "draw",
    LOOK: "look at {seat}",
    POCKET: "pocket {district}",
    FORESEE: "foresee",
    INCOME: "income",
    INCOME_MIX: "income {number} gold",
    CROWN: "crown {seat}",
    DEMAND_GOLD: "demand gold",
    DEMAND_CARD: "demand card",
    DEMAND_NOTHING: "demand nothing",
    TITHE: "tithe from {seat}",
    BONUS_GOLD: "bonus gold",
    BONUS_CARDS: "bonus cards",
    STUDY: "study",
    DESTROY: "destroy {district} of {seat}",
    EXCHANGE: "exchange for {district} of {seat}",
    EXCHANGE_OWN: "exchange {district}",
    SEIZE: "seize {district} of {seat}",
    BEAUTIFY: "beautify {district}",
    COLLECT: "collect taxes",
    SELL: "sell {district}",
    FORGE: "forge",
    EXHIBIT: "exhibit {district}",
    BOMBARD: "bombard {district} of {seat}",
}
