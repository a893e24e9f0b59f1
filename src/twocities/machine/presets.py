"""Our own preset Cities (M2.4, house), each of a different shape; `first-game` is for a first game."""

from typing import Final

from twocities.machine.city_text import parse_city

PRESETS: Final = {
    "first-game": parse_city(  # a block like a brick wall, with the Central Square in the middle
        "art=0,0h tower-of-law=2,0h science=4,0h grand-citadel=1,1h central-square=3,1h control-nexus=5,1h"
        " commerce=0,2h velvet=2,2h industrial=4,2h"
    ),
    "ring": parse_city(  # a ring around a wide court, in which the Central Square can slide
        "art=0,0h science=2,0h tower-of-law=4,0v commerce=4,2v industrial=3,4h grand-citadel=1,4h velvet=0,3v"
        " control-nexus=0,1v central-square=1,1h"
    ),
    "double-row": parse_city(  # as long as a City can be
        "art=0,0h tower-of-law=2,0h science=4,0h central-square=6,0h velvet=8,0h grand-citadel=1,1h commerce=3,1h"
        " control-nexus=5,1h industrial=7,1h"
    ),
    "windmill": parse_city(  # a cross whose arms are the Minor Districts, with the Major ones around a hole
        "tower-of-law=1,1h central-square=3,1v control-nexus=2,3h grand-citadel=1,2v art=2,0h science=4,2v"
        " commerce=1,4h industrial=0,1v velvet=4,0v"
    ),
    "courtyards": parse_city(  # two holes, and hardly any District can be removed
        "art=0,0h grand-citadel=2,0h science=4,0h tower-of-law=6,0v commerce=5,2h control-nexus=3,2h industrial=1,2h"
        " velvet=0,1v central-square=3,1h"
    ),
}
