"""The document about card files, and the example in it."""

from pathlib import Path
from typing import Final

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
EXAMPLE: Final = DOCUMENT.split("```toml\n")[1].split("```")[0]
