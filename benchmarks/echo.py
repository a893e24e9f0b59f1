"""The reference for `load`: uvicorn and Starlette alone. Whatever one member of a group sends, the whole group
receives.

The text is read from the input; the address is the first line of the output."""

import socket
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

TEXT = sys.stdin.read()

groups: dict[str, list[WebSocket]] = {}


async def echo(peer: WebSocket) -> None:
    await peer.accept()
    group = groups.setdefault(peer.path_params["group"], [])
    group.append(peer)
    async for _ in peer.iter_text():
        for other in group:
            await other.send_text(TEXT)


app = Starlette(routes=[WebSocketRoute("/api/tables/{group}/live", echo)])
config = uvicorn.Config(app, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
with socket.create_server(("127.0.0.1", 0)) as listener:
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listener])
