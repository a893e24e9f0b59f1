"""The 27 characters (C5), a file per rank."""

from typing import Final

from twocities.citadels.character import RANKS, Character
from twocities.citadels.characters.rank1 import RANK1
from twocities.citadels.characters.rank2 import RANK2
from twocities.citadels.characters.rank3 import RANK3
from twocities.citadels.characters.rank4 import RANK4
from twocities.citadels.characters.rank5 import RANK5
from twocities.citadels.characters.rank6 import RANK6
from twocities.citadels.characters.rank7 import RANK7
from twocities.citadels.characters.rank8 import RANK8
from twocities.citadels.characters.rank9 import RANK9

CHARACTERS: Final[tuple[Character, ...]] = (
    *RANK1,
    *RANK2,
    *RANK3,
    *RANK4,
    *RANK5,
    *RANK6,
    *RANK7,
    *RANK8,
    *RANK9,
)
for _number, _character in enumerate(CHARACTERS):
    _character.number = _number
    RANKS.append(_character.rank)

CHARACTER_BY_NAME: Final = {character.name: character for character in CHARACTERS}
