"""The pages of the browser client, as `vite build` left them, and the words they are written in."""

import mimetypes
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

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
# one page, which looks at its address
CLIENT_PATHS: Final = (
    *("/", "/new/{game}", "/new/file/replay", "/learn/{game}", "/rules/{game}"),
    *("/tables/{id}", "/tables/{id}/replay"),
    "/me",
)

FOR_EVER: Final = "public, max-age=31536000, immutable"  # what changes gets another name
ASK_FIRST: Final = "no-cache"
SMALL: Final = [Middleware(GZipMiddleware)]
HOMES: Final = {find_game(name).home for name in games()}  # the packages with words of games
mimetypes.add_type("font/woff2", ".woff2")  # which not every Python knows


class Files(StaticFiles):
    """A folder, also as other packages have it, with how long browsers may keep what is in it."""

    def __init__(self, folder: Path, keep: str, packages: Iterable[str] = ()) -> None:
        super().__init__(directory=folder, packages=[(name, folder.name) for name in packages], check_dir=False)
        self._keep = keep

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = self._keep
        return response


async def page(request: Request, status: int = 200) -> Response:
    """The page of the client."""
    index = BUILT / "index.html"
    if not index.is_file():
        return PlainTextResponse(Words("web")("pages-not-built"), 503)
    return FileResponse(index, status, {"cache-control": ASK_FIRST})


def wants_page(request: Request) -> bool:
    """Whether a person looks for a page: programs ask for something else, or elsewhere."""
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    )


routes: Final[list[BaseRoute]] = [
    *[Route(path, page) for path in CLIENT_PATHS],
    Mount("/assets", Files(BUILT / "assets", FOR_EVER), middleware=SMALL),
    Mount("/app", Files(BUILT / "app", ASK_FIRST), middleware=SMALL),
    Mount("/locale", Files(PACKAGE / "locale", ASK_FIRST, HOMES), middleware=SMALL),
]
