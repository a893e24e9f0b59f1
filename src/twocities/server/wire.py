"""The wire of a live connection: uvicorn's, but whoever sends need not wait, and a message is read without a pause."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

READ_AHEAD: Final = 16  # messages of a peer that may wait to be answered before no more is read


class Wire(WebSocketsSansIOProtocol):
    """The application finds it in the state of its scope."""

    @property
    def unread(self) -> int:
        """Bytes that the peer has not taken yet, but for those the system keeps for it."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """The peer gets it as soon as it takes it, after all before; or never, if the connection is about to end."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """Let the application believe that the peer has gone. It may still say why."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006, "reason": ""})

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading at every message until it is taken, which costs more than to read it."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so it thinks
            super().send_receive_event_to_app()
            self.read_paused = False
