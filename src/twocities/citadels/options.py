"""What can be chosen before a game (C1), and why a choice is impossible."""

from typing import Final

import msgspec

from twocities.citadels import reasons
from twocities.citadels.cards import KIND_BY_NAME
from twocities.citadels.character import Character
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUES
from twocities.core import Generator, InvalidOptions, Reason

UNIQUES_IN_PLAY: Final = 14
RANDOM: Final = "random"
OWN: Final = "own"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of Citadels."""

    players: int = 4
    preset: str = "first-game"  # a name of PRESETS, "random", or "own": all characters are named
    characters: tuple[str, ...] = ()  # with a preset, each replaces that of its rank
    uniques: tuple[str, ...] = ()  # 14 names; none: those of the preset, or at random
    ninth: bool = False  # play with rank 9 where it is optional
    crown: int | None = None  # the seat crowned first; None: at random


class Set(msgspec.Struct, frozen=True):
    """What a game is played with."""

    cast: tuple[Character, ...]
    uniques: tuple[str, ...]


def choose_set(options: Options, rng: Generator) -> Set:
    """The characters and unique districts in play. Raises InvalidOptions with every reason."""
    problems = _check_names(options)
    if not 2 <= options.players <= 8:
        problems.append(reasons.PLAYER_COUNT)
    if options.crown is not None and not 0 <= options.crown < options.players:
        problems.append(reasons.NO_SUCH_CROWN)
    cast = _choose_cast(options, rng)
    problems += [*_check_cast(cast, options), *_check_uniques(options)]
    if problems:
        raise InvalidOptions(problems)
    return Set(tuple(sorted(cast, key=lambda character: character.rank)), _choose_uniques(options, rng))


def _check_names(options: Options) -> list[Reason]:
    unique_names = {unique.name for unique in UNIQUES}
    return [
        *[reasons.UNKNOWN_PRESET.concerning(options.preset)] * (options.preset not in (*PRESETS, RANDOM, OWN)),
        *[reasons.UNKNOWN_CHARACTER.concerning(n) for n in options.characters if n not in CHARACTER_BY_NAME],
        *[reasons.UNKNOWN_UNIQUE.concerning(name) for name in options.uniques if name not in unique_names],
    ]


def allowed(character: Character, players: int) -> bool:
    """Whether a character may be used with that many players (C1.2)."""
    if character.name == "emperor":
        return players > 2
    if character.name == "queen":
        return players > 4
    return players > 2 or character.rank < 9


def with_ninth(options: Options) -> bool:
    """Whether rank 9 is in play, as far as the preset decides."""
    return options.players in (3, 8) or (options.ninth and options.preset != OWN)


def _choose_cast(options: Options, rng: Generator) -> list[Character]:
    named = [CHARACTER_BY_NAME[name] for name in options.characters if name in CHARACTER_BY_NAME]
    ranks = {character.rank for character in named}
    return named + [character for character in _preset_cast(options, rng) if character.rank not in ranks]


def _preset_cast(options: Options, rng: Generator) -> list[Character]:
    """The preset's characters, replaced where the number of players asks for it (C8)."""
    if options.preset not in (*PRESETS, RANDOM):
        return []
    ranks = range(1, 10 if with_ninth(options) else 9)
    if options.preset == RANDOM:
        pools = [[c for c in CHARACTERS if c.rank == rank and allowed(c, options.players)] for rank in ranks]
        return [pool[rng.below(len(pool))] for pool in pools if pool]
    preset = PRESETS[options.preset]
    cast = [CHARACTER_BY_NAME[name] for name in (*preset.characters, preset.ninth)[: len(ranks)]]
    stand_ins = {"emperor": CHARACTER_BY_NAME["king"], "queen": CHARACTER_BY_NAME["artist"]}
    return [c if allowed(c, options.players) else stand_ins.get(c.name, c) for c in cast]


def _check_cast(cast: list[Character], options: Options) -> list[Reason]:
    if options.preset not in (*PRESETS, RANDOM, OWN) or not 2 <= options.players <= 8:
        return []
    ranks = [character.rank for character in cast]
    problems = [
        reasons.TWO_OF_ONE_RANK.concerning(" ".join(c.name for c in cast if c.rank == rank))
        for rank in sorted(set(ranks))
        if ranks.count(rank) > 1
    ]
    problems += [reasons.MISSING_RANK.concerning(str(rank)) for rank in range(1, 9) if rank not in ranks]
    if options.players in (3, 8) and 9 not in ranks:
        problems.append(reasons.NINTH_REQUIRED)
    if options.players == 2 and (9 in ranks or options.ninth):
        problems.append(reasons.NINTH_FORBIDDEN)
    by_name = {"emperor": reasons.NO_EMPEROR, "queen": reasons.NO_QUEEN}
    refused = [character.name for character in cast if not allowed(character, options.players)]
    return problems + [by_name[name] for name in refused if name in by_name]


def _check_uniques(options: Options) -> list[Reason]:
    names = options.uniques
    problems = [reasons.REPEATED_UNIQUE.concerning(n) for n in sorted(set(names)) if names.count(n) > 1]
    if names and len(set(names)) != UNIQUES_IN_PLAY:
        problems.append(reasons.FOURTEEN_UNIQUES.concerning(str(len(set(names)))))
    return problems


def _choose_uniques(options: Options, rng: Generator) -> tuple[str, ...]:
    if options.uniques:
        names = list(options.uniques)
    elif options.preset in PRESETS:
        names = list(PRESETS[options.preset].uniques)
    else:
        names = [unique.name for unique in UNIQUES]
        rng.shuffle(names)
    return tuple(sorted(names[:UNIQUES_IN_PLAY], key=lambda name: KIND_BY_NAME[name]))
