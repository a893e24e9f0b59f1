"""What can be chosen before a game (C1), and why a choice is impossible."""

from typing import Final

import msgspec

from twocities.citadels import reasons
from twocities.citadels.cards import KIND_BY_NAME
from twocities.citadels.character import Character
from twocities.citadels.characters import CHARACTER_BY_NAME, CHARACTERS
from twocities.citadels.documents import Facts, RankFacts
from twocities.citadels.presets import PRESETS
from twocities.citadels.uniques import UNIQUES
from twocities.core import Generator, InvalidOptions, Reason, SplitMix

UNIQUES_IN_PLAY: Final = 14
NINTH: Final = 9
RANDOM: Final = "random"
OWN: Final = "own"
NOBODY: Final = ""  # of a rank without a character


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of Citadels."""

    players: int = 4
    preset: str = "first-game"  # a name of PRESETS, "random", or "own": all characters are named
    characters: tuple[str, ...] = ()  # with a preset, each replaces the one of its rank
    uniques: tuple[str, ...] = ()  # 14 names; none: those of the preset, or random ones
    ninth: bool = False  # play with rank 9 where it is optional
    crown: int | None = None  # the seat that starts with the crown; None: a random one


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


def goal_for(players: int) -> int:
    """How many districts complete a city (C4.1)."""
    return 8 if players < 4 else 7


def refusal(character: Character, players: int) -> Reason | None:
    """Why a character cannot be used with that many players (C1.2), if so."""
    if players < character.fewest:
        return character.too_few
    return reasons.NINTH_FORBIDDEN if character.rank == NINTH and players < 3 else None


def needs_ninth(players: int) -> bool:
    return players in (3, 8)


def with_ninth(options: Options) -> bool:
    """Whether rank 9 is in play, as far as the preset decides."""
    return needs_ninth(options.players) or (options.ninth and options.preset != OWN)


def _named(options: Options) -> list[Character]:
    return [CHARACTER_BY_NAME[name] for name in options.characters if name in CHARACTER_BY_NAME]


def _choose_cast(options: Options, rng: Generator) -> list[Character]:
    named = _named(options)
    ranks = {character.rank for character in named}
    return named + [character for character in _preset_cast(options, rng) if character.rank not in ranks]


def _ranks(options: Options) -> range:
    """Those of the preset."""
    return range(1, (NINTH if with_ninth(options) else NINTH - 1) + 1)


def _preset_cast(options: Options, rng: Generator) -> list[Character]:
    """The preset's characters, replaced where the number of players requires it (C8)."""
    if options.preset not in (*PRESETS, RANDOM):
        return []
    ranks = _ranks(options)
    if options.preset == RANDOM:
        pools = [[c for c in CHARACTERS if c.rank == rank and not refusal(c, options.players)] for rank in ranks]
        return [pool[rng.below(len(pool))] for pool in pools if pool]
    preset = PRESETS[options.preset]
    cast = [CHARACTER_BY_NAME[name] for name in (*preset.characters, preset.ninth)[: len(ranks)]]
    return [CHARACTER_BY_NAME[c.stand_in] if c.stand_in and refusal(c, options.players) else c for c in cast]


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
    if needs_ninth(options.players) and NINTH not in ranks:
        problems.append(reasons.NINTH_REQUIRED)
    if options.players == 2 and (NINTH in ranks or options.ninth):
        problems.append(reasons.NINTH_FORBIDDEN)
    refused = [refusal(character, options.players) for character in cast]
    return problems + [reason for reason in refused if reason and reason not in problems]


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


def facts(options: Options) -> Facts:
    refused: list[dict[str, Reason]] = [{} for _ in range(NINTH)]
    for character in CHARACTERS:
        reason = refusal(character, options.players)
        if reason:
            refused[character.rank - 1][character.name] = reason
    if needs_ninth(options.players):
        refused[-1][NOBODY] = reasons.NINTH_REQUIRED
    chosen = _cast_by_rank(options)
    return Facts(
        goal_for(options.players),
        [RankFacts(chosen.get(rank, NOBODY), refused[rank - 1]) for rank in range(1, NINTH + 1)],
        list(options.uniques or (PRESETS[options.preset].uniques if options.preset in PRESETS else ())),
        {name: _names_of(msgspec.structs.replace(options, preset=name, characters=())) for name in PRESETS},
    )


def _cast_by_rank(options: Options) -> dict[int, str]:
    if options.preset == RANDOM:
        usual = dict.fromkeys(_ranks(options), RANDOM)
    else:
        usual = {character.rank: character.name for character in _preset_cast(options, SplitMix(0))}
    return usual | {character.rank: character.name for character in _named(options)}


def _names_of(options: Options) -> list[str]:
    return [name for _, name in sorted(_cast_by_rank(options).items())]
