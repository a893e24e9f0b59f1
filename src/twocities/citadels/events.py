"""What can happen, and who may see it: operands are public unless they are `secret`; cards are named only to those who
saw them."""

from typing import Final

from twocities.core.event_kinds import Kind

# the selection phase
ROUND: Final = Kind("round", "number", "number")
FACE_UP: Final = Kind("face-up", "character", "character")
FACE_DOWN: Final = Kind("face-down")
TOOK_CHARACTER: Final = Kind("took-character", "character", "character", secret=True)
DISCARDED_CHARACTER: Final = Kind("discarded-character", "character", "character", secret=True)
SWAPPED_CHARACTER: Final = Kind("swapped-character", "target", "seat")
HOLDS_CHARACTER: Final = Kind("holds-character", "character", "character", secret=True)
# the course of the turns
CALLED: Final = Kind("called", "rank", "number")
REVEALED: Final = Kind("revealed", "character", "character")
ROBBED: Final = Kind("robbed", "target", "seat", "gold", "number")
RESUMED: Final = Kind("resumed", "character", "character")
TURN_ENDED: Final = Kind("turn-ended")
CROWNED: Final = Kind("crowned")
SCORED: Final = Kind("scored", "points", "number")
# gold and cards
GAINED: Final = Kind("gained", "gold", "number")
PAID: Final = Kind("paid", "target", "seat", "gold", "number")
TOOK_GOLD: Final = Kind("took-gold", "target", "seat", "gold", "number")
DREW: Final = Kind("drew")
LIFTED: Final = Kind("lifted")
KEPT: Final = Kind("kept")
PUT_UNDER: Final = Kind("put-under")
SHUFFLED: Final = Kind("shuffled")
TOOK_CARD: Final = Kind("took-card", "target", "seat")
GAVE_CARD: Final = Kind("gave-card", "target", "seat")
SWAPPED_HANDS: Final = Kind("swapped-hands", "target", "seat")
RECEIVED_HAND: Final = Kind("received-hand")
# building
BUILT: Final = Kind("built", "district", "district", "gold", "number")
BORROWED: Final = Kind("borrowed", "target", "seat", "gold", "number")
CONFISCATED: Final = Kind("confiscated", "district", "district", "target", "seat")
TAXED: Final = Kind("taxed", "gold", "number")
COMPLETED: Final = Kind("completed")
# powers
NAMED: Final = Kind("named", "character", "character", "power", "power")
SIGNED: Final = Kind("signed", "character", "character", secret=True)
FLOWER_PUT: Final = Kind("flower-put", "character", "character", secret=True)
LET_PASS: Final = Kind("let-pass")
BRIBED: Final = Kind("bribed", "target", "seat", "gold", "number")
REFUSED: Final = Kind("refused", "target", "seat")
THREAT_REVEALED: Final = Kind("threat-revealed", "target", "seat", "gold", "number")
SPIED: Final = Kind("spied", "target", "seat", "type", "type")
LOOKED: Final = Kind("looked", "target", "seat")
DESTROYED: Final = Kind("destroyed", "district", "district", "target", "seat")
EXCHANGED: Final = Kind("exchanged", "district", "district", "target", "seat")
GAVE_DISTRICT: Final = Kind("gave-district", "district", "district", "target", "seat")
SEIZED: Final = Kind("seized", "district", "district", "target", "seat")
BEAUTIFIED: Final = Kind("beautified", "district", "district")
COLLECTED: Final = Kind("collected", "gold", "number")
SOLD: Final = Kind("sold")
EXHIBITED: Final = Kind("exhibited")
