"""The command `twocities`, with one more game."""

import sys

from tests.bids import PLACE
from twocities.cli import main
from twocities.core import register

register("bids", PLACE)

if __name__ == "__main__":
    sys.exit(main())
