"""Two Cities: the rules of two board games about cities, as numbered clauses, and bots that play them."""

from typing import TYPE_CHECKING

from twocities.core import register

register("citadels", "twocities.citadels.game:GAME")
register("machine", "twocities.machine.game:GAME")

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version of the installed package, looked up when it is first needed."""
        if name != "__version__":
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
        from importlib.metadata import version

        return version(__name__)
