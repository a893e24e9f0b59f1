"""Two Cities: the rules of two city games, exact to numbered clauses, and players for them."""

from typing import TYPE_CHECKING

from twocities.core import register

register("citadels", "twocities.citadels.game:GAME")
register("machine", "twocities.machine.game:GAME")

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version is that of the installed package, and looked up when somebody asks for it."""
        if name != "__version__":
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
        from importlib.metadata import version

        return version(__name__)
