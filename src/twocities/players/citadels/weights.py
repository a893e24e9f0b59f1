"""Every figure the heuristics use, in points unless stated otherwise. They were found in self-play with
`tools/tune.py`: docs/players.md has the command."""

from typing import Final

# -- time and gold
ROUNDS_PER_DISTRICT: Final = 0.405  # rounds to come, for each district missing in the largest city
GOLD_LATE: Final = 0.321  # a gold that is kept, when the end is near
GOLD_ROUND: Final = 0.368  # more for each round to come
GOLD_MOST: Final = 0.797

# -- how close somebody is to winning
AHEAD_DISTRICT: Final = 2.85  # beyond its cost
AHEAD_CARD: Final = 0.584  # for each round to come, up to three
MENACE_HALF: Final = 6.79  # being this many points behind makes somebody half as dangerous
MENACE_NEAR: Final = 1.28  # multiplied by this with one district to go
MENACE_NEXT: Final = 1.04  # and by this with two

# -- districts
TEMPO: Final = 2.12  # one more district, whatever it costs
TEMPO_LOST: Final = 0.452  # the same if the city will hardly be completed
NEW_TYPE: Final[tuple[float, ...]] = (0.806, 0.488, 0.465, 1.43, 3.92)  # by the number of types the city already has
UNIQUE_SHARE: Final = 1.14  # share of what unique districts bring over time
FINISH_AHEAD: Final = 2.34  # ending the game while ahead
FINISH_BEHIND: Final = 0.574  # subtracted for each point behind
FINISH_RACE: Final = 0.331  # the same if somebody else would end it anyway
CONFISCATED: Final = 0.373  # how likely a warrant is to be the signed one
LOST_FRAMEWORK: Final = 3.5
LOST_UNIQUE: Final = 1.75  # losing a unique district, beyond its cost

# -- cards
CARD_NEED: Final[tuple[float, ...]] = (1.95, 1.42, 0.455, 0.207, 0.267)  # one more card, by the useful ones in hand
CARD_AT_ONCE: Final = 0.619  # for each gold available, if there is nothing else to build
USE: Final = 0.489  # share of a district's worth while it is a card
USE_REACH: Final = 1.66  # gold expected from the next round
USE_SHORT: Final = 1.7  # subtracted for each gold that is missing
JUNK: Final = 1.96  # a card worth less than this should be exchanged

# -- characters
DRAFT_SCALE: Final = 2.48  # how consistently the best one is chosen
GUESS_SCALE: Final = 1.47  # how consistently others, whose hands are hidden, seem to choose
PAY: Final = 0.616  # one more gold
PAY_SHORT: Final = 0.448  # more, if it is missing for a district in hand
SAFE: Final = 0.589  # for each gold that the Thief cannot take
LOOT_RICHEST: Final = 0.0222
LOOT_MEAN: Final = 0.451
ENDANGERED: Final = 2.81  # with this many districts missing or fewer, the city must be kept safe
ASSASSIN: Final = 0.739
ASSASSIN_THREAT: Final = 1.84  # somebody is about to complete a city
WITCH: Final = 1.55
WITCH_THREAT: Final = 1.48
MAGISTRATE: Final = 4.48
MAGISTRATE_THREAT: Final = 0.253
THIEF: Final = 0.707
SPY: Final = 0.168
SPY_GOLD: Final = 0.454
BLACKMAILER: Final = 1.01
MAGICIAN: Final = 0.406
MAGICIAN_CARD: Final = 0.771
MAGICIAN_JUNK: Final = 0.19
WIZARD_CARD: Final = 0.338
WIZARD_NEED: Final = 0.612
WIZARD_GOLD: Final = 0.268
SEER: Final = 0.0579
SECOND_BUILD: Final = 0.969
FINISH_NOW: Final = 0.893
UNLOCK: Final = 0.191
UNLOCK_FIRST: Final = 0.892
CROWN: Final = 0.984
EMPEROR: Final = 1.57
PATRICIAN: Final = 0.9
BISHOP: Final = 0.0575
BISHOP_SAFE: Final = 0.931
ABBOT_CARD: Final = 1.03
ABBOT_TITHE: Final = 1.03
CARDINAL: Final = 1.02
CARDINAL_LOAN: Final = 0.832
MERCHANT: Final = 0.0568
ALCHEMIST: Final = 0.00435
TRADER: Final = 0.384
TRADER_BUILD: Final = 0.806
ARCHITECT_CARD: Final = 1.58
ARCHITECT_BUILD: Final = 1.98
NAVIGATOR_CARD: Final = 0.0462
NAVIGATOR_LOSS: Final = 4.92
NAVIGATOR_FREE: Final = 0.281
SCHOLAR: Final = 0.791
RAIDER_SAFE: Final = 0.377
WARLORD: Final = 0.477
WARLORD_THREAT: Final = 0.408
DIPLOMAT: Final = 0.162
DIPLOMAT_THREAT: Final = 0.651
MARSHAL: Final = 1.16
MARSHAL_GOLD: Final = 1.59
MARSHAL_THREAT: Final = 0.704
QUEEN: Final = 2.09
ARTIST: Final = 0.000917
ARTIST_COIN: Final = 0.149
TAX_COLLECTOR: Final = 1.16

# -- victims
KILL: Final = 2.72
KILL_WISH: Final = 0.771  # share of how much the victim wants the character
KILL_THIEF: Final = 0.372  # for each of one's own gold
KILL_RAIDER: Final = 0.592
BEWITCH_TURN: Final = 0.973
BEWITCH_WISH: Final = 1.55
ROB: Final = 1.19  # for each gold
THREATEN: Final = 0.651
WARRANT: Final = 1.59

# -- powers in the turn
DESTROY: Final = 0.353  # share of the victim's loss
DESTROY_PRICE: Final = 1.47
DESTROY_FINISHER: Final = 3.18
SEIZE: Final = 0.933
SEIZE_PRICE: Final = 1.15
EXCHANGE: Final = 0.537
EXCHANGE_LEAST: Final = 0.913
SWAP_CARD: Final = 3.52  # a card from another hand
SWAP_MANY: Final = 0.634  # each one after the third
BEAUTIFY_SAVE: Final = 0.623
GATHER_SCALE: Final = 4.7
BUILD_BASE: Final = 2.95
BUILD_SCALE: Final = 5.0
