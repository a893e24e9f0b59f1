"""A worker process: reads one request per line from its input, answers each with a line, and ends with its input."""

import os
import signal
import sys
from collections.abc import Callable
from traceback import extract_tb
from typing import Any, Final

import msgspec

from twocities.core import FileProblem, Game, State, find_game, read_position, register_all
from twocities.players.analysis import Part, analyse_part
from twocities.players.hint import Hint, hint
from twocities.players.outside import OutsidePlayer
from twocities.players.player import Motive
from twocities.players.review import Review, review_game
from twocities.players.spec import UnknownPlayer, generator, heuristic_of, make_player
from twocities.players.why import why

LIMIT: Final = 10.0  # seconds for an answer
REVIEW: Final = 3.0  # seconds


class Request(msgspec.Struct, frozen=True, tag="choose"):
    """Asks for a bot's choice. The position is a sample that fits what the seat knows, never the real one."""

    game: str
    position: str
    seat: int
    level: str
    seed: str


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """Asks how the chances of winning changed in a finished game, given its start and the choices by seat."""

    game: str
    position: str
    moves: list[tuple[int, str]]
    seed: str


class HintRequest(msgspec.Struct, frozen=True, tag="hint"):
    """Asks for a hint for a seat. The position is a sample that fits what the seat knows."""

    game: str
    position: str
    seat: int
    seed: str


class WhyRequest(msgspec.Struct, frozen=True, tag="why"):
    """Asks why a seat made a choice, as far as a reader may know it. The position before it is a sample that fits what
    the reader knew."""

    game: str
    position: str
    seat: int
    choice: str
    reader: int
    seed: str


class PartRequest(msgspec.Struct, frozen=True, tag="part"):
    """Asks for one part of the analysis of a finished game, given its start and the choices by seat."""

    game: str
    position: str
    moves: list[tuple[int, str]]
    at: int
    depth: int
    seed: str


AnyRequest = Request | ReviewRequest | HintRequest | WhyRequest | PartRequest


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    choice: str


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    review: Review


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    hint: Hint


class Reasoned(msgspec.Struct, frozen=True, tag="reasoned"):
    motive: Motive | None


class Analysed(msgspec.Struct, frozen=True, tag="analysed"):
    part: Part


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request cannot be answered by anybody."""

    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Something went wrong; another try or another level may succeed."""

    reason: str


Success = Chosen | Reviewed | Hinted | Reasoned | Analysed
Answer = Success | Refused | Failed

ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def answer(request: AnyRequest) -> Answer:
    try:
        return ANSWERING[type(request)](request)
    except Exception as problem:  # the place, but not the text, which may contain a secret
        place = extract_tb(problem.__traceback__)[-1]
        return Failed(f"{type(problem).__name__} in {place.name}, {place.filename}:{place.lineno}")


def review(request: ReviewRequest) -> Answer:
    game, start, moves = _played(request)
    return Reviewed(review_game(heuristic_of(game), start, moves, generator(request.seed), REVIEW))


def choose(request: Request) -> Answer:
    try:
        game = find_game(request.game)
        state = read_position(request.position)
        player = make_player(request.level, game, request.seed)
        if isinstance(player, OutsidePlayer):  # guests must not start programs over the network
            raise UnknownPlayer(request.level)
    except KeyError as problem:
        return Refused(problem.args[0])
    except FileProblem as problem:
        return Refused(f"the position cannot be read: {problem}")
    except UnknownPlayer:
        return Refused(f"there is no level '{request.level}'")
    if request.seat not in state.pending():
        return Refused(f"seat {request.seat} has nothing to decide")
    return Chosen(game.text(player.choose(state, request.seat, [])))


def give_hint(request: HintRequest) -> Answer:
    heuristic = heuristic_of(find_game(request.game))
    return Hinted(hint(heuristic, read_position(request.position), request.seat, generator(request.seed)))


def reason(request: WhyRequest) -> Answer:
    game, state = find_game(request.game), read_position(request.position)
    choice, rng = game.parse(request.choice), generator(request.seed)
    return Reasoned(why(heuristic_of(game), state, request.seat, choice, request.reader, rng))


def analyse(request: PartRequest) -> Answer:
    game, start, moves = _played(request)
    rng = generator(request.seed)
    return Analysed(analyse_part(heuristic_of(game), start, moves, request.at, request.depth, rng))


def _played(request: ReviewRequest | PartRequest) -> tuple[Game, State, list[tuple[int, int]]]:
    game = find_game(request.game)
    return game, read_position(request.position), [(seat, game.parse(choice)) for seat, choice in request.moves]


ANSWERING: Final[dict[type, Callable[[Any], Answer]]] = {
    Request: choose,
    ReviewRequest: review,
    HintRequest: give_hint,
    WhyRequest: reason,
    PartRequest: analyse,
}


def work(longest: float) -> None:
    """Answers requests. No answer takes longer than `longest`, so that an endless one cannot outlive the server."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # ends at once if nobody reads the answers
    os.write(1, b"\n")  # ready
    for line in sys.stdin.buffer:
        signal.setitimer(signal.ITIMER_REAL, longest)
        answered = answer(msgspec.json.decode(line, type=AnyRequest))
        signal.setitimer(signal.ITIMER_REAL, 0)
        os.write(1, msgspec.json.encode(answered) + b"\n")


if __name__ == "__main__":
    if int(sys.argv[2]) and hasattr(os, "nice"):  # Windows has none
        os.nice(int(sys.argv[2]))
    register_all(zip(sys.argv[3::2], sys.argv[4::2], strict=True))
    work(float(sys.argv[1]))
