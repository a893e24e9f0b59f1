"""The coach over HTTP: hints, reasons of bots, and the analysis of finished games."""

from asyncio import get_running_loop
from typing import Annotated, Final

import msgspec

from twocities.core import read_record
from twocities.players.analysis import DEEPEST, Analysis
from twocities.players.comments import comments
from twocities.players.player import Motive
from twocities.server import files, replay
from twocities.server.analysing import AnalysisTold, Subject
from twocities.server.asking import FILE, FOUND, REPLAYED, Count, TableAsked, Upload, read_apart, room_of
from twocities.server.endpoints import Call, Endpoint, Parameters
from twocities.server.files import READER, read_file
from twocities.server.messages import HintTold
from twocities.server.refusals import refusal

Depth = Annotated[int, msgspec.Meta(ge=1, le=DEEPEST)]


class WhyAsked(TableAsked, frozen=True):
    number: Count  # of the choice, counted from 1, as the reader counts


class FileWhyAsked(Parameters, frozen=True):
    number: Count


class TableAnalysisAsked(TableAsked, frozen=True):
    depth: Depth = 1


class FileAnalysisAsked(Parameters, frozen=True):
    depth: Depth = 1


class AnalysisAsked(Parameters, frozen=True):
    id: str


class WhyTold(msgspec.Struct, frozen=True):
    """The reason for a choice; None if that depends on what is hidden from the reader."""

    motive: Motive | None


async def hint(call: Call) -> HintTold:
    """A hint for your decision: the best choice and the two next best, from what your seat knows. In a game with other
    people only where the table allows it."""
    call.request.app.state.limits.hint(call.request)
    return await (await room_of(call)).hint(call.guest)


async def why(call: Call) -> WhyTold:
    """Why a choice was made: any choice of a finished game; if you play with bots alone, also choices of a running one,
    where the reason gives away nothing hidden."""
    call.request.app.state.limits.hint(call.request)
    return WhyTold(await (await room_of(call)).why(call.guest, call.asked.number))


async def file_why(call: Call) -> WhyTold:
    """Why a choice of an uploaded record was made, as the one who made it knew."""
    call.request.app.state.limits.hint(call.request)
    question = await read_apart(call, lambda: files.file_why(call.body.record, call.body.position, call.asked.number))
    return WhyTold(await call.house.why(question, call.guest))


async def analysis(call: Call) -> AnalysisTold:
    """How far the analysis of a finished table, or of an uploaded record, has got, and the analysis."""
    call.request.app.state.limits.read(call.request)
    return await call.house.analysing.told(call.asked.id)


async def analyse_table(call: Call) -> AnalysisTold:
    """Starts the analysis of a finished game, or makes it deeper. It thinks in the background and is kept."""
    room = await room_of(call)
    subject = await read_apart(call, lambda: replay.subject(room.table))
    return await _analyse(call, subject)


async def analyse_file(call: Call) -> AnalysisTold:
    """Starts the analysis of a record of a finished game, or makes it deeper. Its `id` depends only on the record."""
    return await _analyse(call, await read_apart(call, lambda: file_subject(call.body)))


async def analysed_file(call: Call) -> str:
    """A record whose game has been analysed, with the analysis as comments."""
    subject = await read_apart(call, lambda: file_subject(call.body))
    found = await finished_analysis(call, subject.id)
    return await get_running_loop().run_in_executor(READER, lambda: read_record(call.body.record).text(comments(found)))


def file_subject(file: Upload) -> Subject:
    """Raises Refusal unless it is the record of a finished game."""
    read = read_file(file.record, file.position)
    if read.record is None or not (id := read.analysis):
        raise refusal("not-over")
    moves = [(choice.seat, choice.choice) for choice in read.choices]
    return Subject(id, read.game.name, read.record.first().position(), moves, read.seats)


async def finished_analysis(call: Call, id: str) -> Analysis:
    """Raises Refusal if there is none."""
    found = (await call.house.analysing.told(id)).analysis
    if found is None:
        raise refusal("no-analysis")
    return found


async def _analyse(call: Call, subject: Subject) -> AnalysisTold:
    call.request.app.state.limits.analyse(call.request)
    return await call.house.analysing.start(subject, call.asked.depth, call.guest)


_STARTED: Final = ("too-many-analyses",)
_HINTED: Final = ("not-seated", "not-started", "game-over", "no-hints", "program-plays", "not-awaited")

ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{id}/hint", hint, HintTold, (*FOUND, *_HINTED, "too-fast", "failed"), TableAsked),
    Endpoint(
        "GET",
        "/api/tables/{id}/choices/{number}/why",
        why,
        WhyTold,
        (*REPLAYED, "no-such-moment", "failed"),
        WhyAsked,
    ),
    Endpoint(
        "POST",
        "/api/choices/{number}/why",
        file_why,
        WhyTold,
        (*FILE, "no-such-moment", "failed"),
        FileWhyAsked,
        Upload,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/analysis",
        analyse_table,
        AnalysisTold,
        (*REPLAYED, *_STARTED),
        TableAnalysisAsked,
    ),
    Endpoint(
        "POST", "/api/analyses", analyse_file, AnalysisTold, (*FILE, "not-over", *_STARTED), FileAnalysisAsked, Upload
    ),
    Endpoint("POST", "/api/analyses/record", analysed_file, str, (*FILE, "not-over", "no-analysis"), body=Upload),
    Endpoint("GET", "/api/analyses/{id}", analysis, AnalysisTold, ("storage", "too-fast"), AnalysisAsked),
]
