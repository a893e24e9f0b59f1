"""A worker process: reads one request per line from its input, answers each with a line, and ends with its input."""

import os
import signal
import sys
from traceback import extract_tb
from typing import Final

import msgspec

from twocities.core import FileProblem, find_game, read_position, register_all
from twocities.players.outside import OutsidePlayer
from twocities.players.review import Review, review_game
from twocities.players.spec import UnknownPlayer, generator, heuristic_of, make_player

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


AnyRequest = Request | ReviewRequest


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    choice: str


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    review: Review


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request cannot be answered by anybody."""

    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Something went wrong; another try or another level may succeed."""

    reason: str


Answer = Chosen | Reviewed | Refused | Failed

ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def answer(request: AnyRequest) -> Answer:
    try:
        return choose(request) if isinstance(request, Request) else review(request)
    except Exception as problem:  # the place, but not the text, which may contain a secret
        place = extract_tb(problem.__traceback__)[-1]
        return Failed(f"{type(problem).__name__} in {place.name}, {place.filename}:{place.lineno}")


def review(request: ReviewRequest) -> Answer:
    game, start = find_game(request.game), read_position(request.position)
    moves = [(seat, game.parse(choice)) for seat, choice in request.moves]
    return Reviewed(review_game(heuristic_of(game), start, moves, generator(request.seed), REVIEW))


def choose(request: Request) -> Answer:
    try:
        game = find_game(request.game)
        state = read_position(request.position)
        player = make_player(request.level, game, request.seed)
        if isinstance(player, OutsidePlayer):  # guests must not start programs over the network
            raise UnknownPlayer
    except KeyError as problem:
        return Refused(problem.args[0])
    except FileProblem as problem:
        return Refused(f"the position cannot be read: {problem}")
    except UnknownPlayer:
        return Refused(f"there is no level '{request.level}'")
    if request.seat not in state.pending():
        return Refused(f"seat {request.seat} has nothing to decide")
    return Chosen(game.text(player.choose(state, request.seat, [])))


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
    register_all(zip(sys.argv[2::2], sys.argv[3::2], strict=True))
    work(float(sys.argv[1]))
