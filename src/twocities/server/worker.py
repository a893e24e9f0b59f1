"""A worker process: reads a request per line from its input, answers each with a line, ends when its input does."""

import os
import signal
import sys
from traceback import extract_tb

import msgspec

from twocities.core import FileProblem, find_game, read_position
from twocities.players.outside import OutsidePlayer
from twocities.players.spec import UnknownPlayer, make_player


class Request(msgspec.Struct, frozen=True):
    """What shall be chosen: the position is one that the seat must think possible, never the truth."""

    game: str
    position: str
    seat: int
    level: str
    seed: str


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    choice: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nobody could answer that request."""

    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Something went wrong: another try, or another level, may do better."""

    reason: str


Answer = Chosen | Refused | Failed


def answer(request: Request) -> Answer:
    try:
        game = find_game(request.game)
        state = read_position(request.position)
        player = make_player(request.level, game, request.seed)
        if isinstance(player, OutsidePlayer):  # nobody starts a program over the network
            raise UnknownPlayer
    except KeyError as problem:
        return Refused(problem.args[0])
    except FileProblem as problem:
        return Refused(f"the position cannot be read: {problem}")
    except UnknownPlayer:
        return Refused(f"there is no level '{request.level}'")
    if request.seat not in state.pending():
        return Refused(f"seat {request.seat} has nothing to decide")
    try:
        return Chosen(game.text(player.choose(state, request.seat, [])))
    except Exception as problem:  # where, but not what it says: that may be a secret
        place = extract_tb(problem.__traceback__)[-1]
        return Failed(f"{type(problem).__name__} in {place.name}, {place.filename}:{place.lineno}")


def work(longest: float) -> None:
    """No choice takes longer than that, so that an endless one does not outlive the server either."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # ends at once when there is nobody to answer
    os.write(1, b"\n")  # ready
    for line in sys.stdin.buffer:
        signal.setitimer(signal.ITIMER_REAL, longest)
        answered = answer(msgspec.json.decode(line, type=Request))
        signal.setitimer(signal.ITIMER_REAL, 0)
        os.write(1, msgspec.json.encode(answered) + b"\n")


if __name__ == "__main__":
    work(float(sys.argv[1]))
