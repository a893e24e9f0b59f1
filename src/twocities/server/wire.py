"""uvicorn's WebSocket protocol, changed so that sending never waits and reading never pauses."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

READ_AHEAD: Final = 16  # messages from a peer that may wait for an answer before reading stops


class Wire(WebSocketsSansIOProtocol):
    """The application finds it in the state of its scope."""

    @property
    def unread(self) -> int:
        """Bytes not yet sent, apart from those in the system's buffer."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Queues a message, which is dropped if the connection is about to end."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """Makes the application believe that the peer has gone. The reason can still be sent."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006, "reason": ""})

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses reading at every message until it is taken, which costs more than reading it."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # as far as uvicorn knows
            super().send_receive_event_to_app()
            self.read_paused = False
