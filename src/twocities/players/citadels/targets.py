"""Characters named as victims: killed, bewitched, robbed, given a warrant or threatened."""

from collections.abc import Sequence

from twocities.citadels.character import rank_named
from twocities.citadels.choices import BEWITCH, FLOWER, KILL, ROB, SIGN, THREATEN, WARRANT
from twocities.citadels.state import CitadelsState
from twocities.core.choice import verb_of
from twocities.players.citadels import weights as w
from twocities.players.citadels.characters import THIEF, WARLORD, wishes
from twocities.players.citadels.holders import guess
from twocities.players.citadels.outlook import menaces


def target_ratings(s: CitadelsState, seat: int, choices: Sequence[int]) -> list[float]:
    """Ratings for choices that name a character."""
    verb = verb_of(choices[0])
    worth = target_worths(s, seat, verb)
    return [worth[rank_named(choice)] for choice in choices]


def target_worths(s: CitadelsState, seat: int, verb: int) -> list[float]:
    """By rank, how good a victim it is."""
    guessed = guess(s, seat)
    held = guessed.held
    out = [0.0 if chance else -8.0 for chance in held]
    harm = menaces(s, seat) if verb in (KILL, BEWITCH) else []
    for other in range(s.seats):
        wanted = guessed.wants[other]
        if not wanted:
            continue
        row = guessed.chances[other]
        if verb in (KILL, BEWITCH):
            for rank in range(1, len(wanted)):
                if row[rank]:
                    out[rank] += row[rank] * harm[other] * (w.KILL + w.KILL_WISH * wanted[rank])
            continue
        if verb == ROB:
            loot = w.ROB * s.gold[other]
        elif verb in (THREATEN, FLOWER):
            loot = w.THREATEN * (s.gold[other] + 2)
        else:
            loot = w.WARRANT * min(s.gold[other] + 2, 5)
        for rank in range(1, len(wanted)):
            out[rank] += row[rank] * loot
    if verb == KILL:
        _fears(s, seat, held, out)
    elif verb == BEWITCH:
        own = wishes(s, seat, True)
        for rank in range(1, len(own)):
            out[rank] += held[rank] * (w.BEWITCH_TURN + w.BEWITCH_WISH * own[rank])
    elif verb in (WARRANT, SIGN):
        for character in s.cast:
            if not character.limit:  # it cannot build
                out[character.rank] = -8.0
    return out


def _fears(s: CitadelsState, seat: int, held: list[float], out: list[float]) -> None:
    """How dangerous each character is to the seat itself."""
    if s.cast[THIEF.rank - 1].name == THIEF.name:
        out[THIEF.rank] += held[THIEF.rank] * w.KILL_THIEF * s.gold[seat]
    if s.goal - s.cities[seat].size <= 2:
        out[WARLORD.rank] += held[WARLORD.rank] * w.KILL_RAIDER
