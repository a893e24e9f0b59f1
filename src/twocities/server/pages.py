"""The pages of the browser client, as built by `vite build`, and their translations."""

import mimetypes
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from twocities.core import find_game, games
from twocities.words import Words

PACKAGE: Final = Path(str(files("twocities")))
BUILT: Final = PACKAGE / "server" / "static"
# a single page, which shows what its address asks for
CLIENT_PATHS: Final = (
    *("/", "/lobby", "/new/{game}", "/new/file/replay", "/new/file/analysis", "/learn/{game}", "/rules/{game}"),
    *("/tables/{id}", "/tables/{id}/replay", "/tables/{id}/analysis", "/puzzles", "/puzzles/{game}/{number}"),
    *("/me", "/device", "/friends", "/record", "/leaderboard"),
)

FOR_EVER: Final = "public, max-age=31536000, immutable"  # file names change with their contents
ASK_FIRST: Final = "no-cache"
SMALL: Final = [Middleware(GZipMiddleware)]
HOMES: Final = {find_game(name).home for name in games()}  # packages that contain a game's translations
mimetypes.add_type("font/woff2", ".woff2")  # unknown to some Python versions


class Files(StaticFiles):
    """A static folder, merged with the same folder in other packages, with a lifetime for browser caches."""

    def __init__(self, folder: Path, keep: str, packages: Iterable[str] = ()) -> None:
        super().__init__(directory=folder, packages=[(name, folder.name) for name in packages], check_dir=False)
        self._keep = keep

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = self._keep
        return response


async def page(request: Request, status: int = 200) -> Response:
    """The client's page."""
    index = BUILT / "index.html"
    if not index.is_file():
        return PlainTextResponse(Words("web")("pages-not-built"), 503)
    return FileResponse(index, status, {"cache-control": ASK_FIRST})


async def worker(request: Request) -> Response:
    """The service worker. It controls all pages, so its address is above theirs."""
    file = BUILT / "worker.js"
    if not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": ASK_FIRST})


def wants_page(request: Request) -> bool:
    """Whether a person opened this address in a browser, rather than a program."""
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    )


routes: Final[list[BaseRoute]] = [
    *[Route(path, page) for path in CLIENT_PATHS],
    Route("/worker.js", worker),
    Mount("/assets", Files(BUILT / "assets", FOR_EVER), middleware=SMALL),
    Mount("/app", Files(BUILT / "app", ASK_FIRST), middleware=SMALL),
    Mount("/locale", Files(PACKAGE / "locale", ASK_FIRST, HOMES), middleware=SMALL),
]
