"""Every figure the heuristics rest on, in points unless it says otherwise. Found by play against themselves;
`python -m tools.tune citadels` looks for better ones."""

from typing import Final

# -- time and gold
ROUNDS_PER_DISTRICT: Final = 0.4  # rounds to come, for each district the largest city lacks
GOLD_LATE: Final = 0.32  # a gold kept, when the end is near
GOLD_ROUND: Final = 0.36  # more for each round to come
GOLD_MOST: Final = 0.79

# -- how far somebody is
AHEAD_DISTRICT: Final = 2.65  # beyond its cost
AHEAD_CARD: Final = 0.54  # for each round to come, up to three
MENACE_HALF: Final = 8.15  # points behind that make somebody half as dangerous
MENACE_NEAR: Final = 1.34  # times, with one district to go
MENACE_NEXT: Final = 1.13  # times, with two

# -- districts
TEMPO: Final = 2.09  # a district more, whatever it costs
TEMPO_LOST: Final = 0.45  # the same, when the city will hardly be completed
NEW_TYPE: Final[tuple[float, ...]] = (0.83, 0.54, 0.43, 1.4, 3.79)  # by the number of types there are already
UNIQUE_SHARE: Final = 1.09  # of what unique districts bring in time
FINISH_AHEAD: Final = 2.35  # ending the game while ahead
FINISH_BEHIND: Final = 0.55  # lost for each point behind
FINISH_RACE: Final = 0.33  # the same, if somebody else would end it anyway
CONFISCATED: Final = 0.4  # how likely a warrant is the signed one
LOST_FRAMEWORK: Final = 3.46
LOST_UNIQUE: Final = 1.76  # a unique district lost, beyond its cost

# -- cards
CARD_NEED: Final[tuple[float, ...]] = (2.1, 1.5, 0.44, 0.2, 0.25)  # a card more, by the useful ones in hand
CARD_AT_ONCE: Final = 0.67  # for each gold at hand, when there is nothing else to build
USE: Final = 0.48  # of a district's worth, while it is a card
USE_REACH: Final = 1.74  # gold of a round to come
USE_SHORT: Final = 1.69  # lost for each gold out of reach
JUNK: Final = 1.85  # a card worth less is better exchanged

# -- characters
DRAFT_SCALE: Final = 2.2  # how decided the choice is
GUESS_SCALE: Final = 1.4  # how decided that of others seems, whose hands are hidden
PAY: Final = 0.63  # a gold more
PAY_SHORT: Final = 0.47  # more, if it is missing for a district in hand
SAFE: Final = 0.6  # for each gold the Thief cannot take
LOOT_RICHEST: Final = 0.0
LOOT_MEAN: Final = 0.43
ENDANGERED: Final = 2.88  # districts missing, or fewer: the city must be kept safe
ASSASSIN: Final = 0.74
ASSASSIN_THREAT: Final = 1.7  # somebody is about to complete a city
WITCH: Final = 1.44
WITCH_THREAT: Final = 1.48
MAGISTRATE: Final = 4.5
MAGISTRATE_THREAT: Final = 0.25
THIEF: Final = 0.75
SPY: Final = 0.16
SPY_GOLD: Final = 0.48
BLACKMAILER: Final = 1.02
MAGICIAN: Final = 0.41
MAGICIAN_CARD: Final = 0.75
MAGICIAN_JUNK: Final = 0.2
WIZARD_CARD: Final = 0.34
WIZARD_NEED: Final = 0.64
WIZARD_GOLD: Final = 0.27
SEER: Final = 0.05
SECOND_BUILD: Final = 1.01
FINISH_NOW: Final = 0.9
UNLOCK: Final = 0.19
UNLOCK_FIRST: Final = 0.86
CROWN: Final = 0.96
EMPEROR: Final = 1.44
PATRICIAN: Final = 0.92
BISHOP: Final = 0.05
BISHOP_SAFE: Final = 0.92
ABBOT_CARD: Final = 1.06
ABBOT_TITHE: Final = 1.01
CARDINAL: Final = 1.01
CARDINAL_LOAN: Final = 0.8
MERCHANT: Final = 0.06
ALCHEMIST: Final = 0.0
TRADER: Final = 0.37
TRADER_BUILD: Final = 0.77
ARCHITECT_CARD: Final = 1.66
ARCHITECT_BUILD: Final = 1.99
NAVIGATOR_CARD: Final = 0.05
NAVIGATOR_LOSS: Final = 4.89
NAVIGATOR_FREE: Final = 0.26
SCHOLAR: Final = 0.77
RAIDER_SAFE: Final = 0.39
WARLORD: Final = 0.45
WARLORD_THREAT: Final = 0.41
DIPLOMAT: Final = 0.16
DIPLOMAT_THREAT: Final = 0.66
MARSHAL: Final = 1.2
MARSHAL_GOLD: Final = 1.39
MARSHAL_THREAT: Final = 0.68
QUEEN: Final = 2.2
ARTIST: Final = 0.0
ARTIST_COIN: Final = 0.14
TAX_COLLECTOR: Final = 1.13

# -- victims
KILL: Final = 2.56
KILL_WISH: Final = 0.76  # of what the victim wants the character for
KILL_THIEF: Final = 0.38  # for each own gold
KILL_RAIDER: Final = 0.65
BEWITCH_TURN: Final = 0.96
BEWITCH_WISH: Final = 1.47
ROB: Final = 1.16  # for each gold
THREATEN: Final = 0.61
WARRANT: Final = 1.65

# -- powers in the turn
DESTROY: Final = 0.35  # of what the victim loses
DESTROY_PRICE: Final = 1.39
DESTROY_FINISHER: Final = 3.01
SEIZE: Final = 0.92
SEIZE_PRICE: Final = 1.03
EXCHANGE: Final = 0.54
EXCHANGE_LEAST: Final = 0.92
SWAP_CARD: Final = 3.37  # a card of another hand
SWAP_MANY: Final = 0.64  # each beyond the third
BEAUTIFY_SAVE: Final = 0.62
GATHER_SCALE: Final = 4.53
BUILD_BASE: Final = 3.01
BUILD_SCALE: Final = 4.91
