"""Cuts the fonts of the browser client down to the letters it needs: `python -m tools.fonts FOLDER`.

FOLDER holds the npm packages @fontsource/alegreya, @fontsource/fira-sans-condensed and @fontsource/old-standard-tt,
each unpacked into a folder of its name (`npm pack`, then `tar`). The work is done by pyftsubset, which comes with the
Python packages fonttools and brotli: it must be on the PATH. It fails if a font lacks one of the letters.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parents[1] / "web/src/fonts"
WEIGHTS: Final = {"alegreya": (700, 800), "fira-sans-condensed": (500, 600, 700), "old-standard-tt": (700,)}
# By the part of a font that a language may need. The same ranges are in web/src/fonts.css.
RANGES: Final = {
    "latin": "U+20-7E, U+A0-FF, U+131, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, "
    "U+2212",
    "latin-ext": "U+100-130, U+134-148, U+14A-151, U+154-17E",
    "cyrillic": "U+400-45F, U+490-491",
}
# As in the fonts themselves: the packages name it differently, or once for each file.
COPYRIGHT: Final = {
    "alegreya": "Copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya)",
    "fira-sans-condensed": "Copyright 2012-2016, The Mozilla Foundation and Telefonica S.A.",
    "old-standard-tt": "Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)",
}
FEATURES: Final = "kern,liga,locl,ccmp,mark,mkmk,lnum,tnum"


def main(folder: Path) -> None:
    FONTS.mkdir(exist_ok=True)
    for font, weights in WEIGHTS.items():
        _, *licence = (folder / font / "LICENSE").read_text("utf-8").splitlines(keepends=True)
        (FONTS / f"{font}-OFL.txt").write_text("".join([COPYRIGHT[font], "\n", *licence]), "utf-8")
        for weight in weights:
            for part in RANGES:
                cut(folder / font / "files", font, part, weight)


def cut(files: Path, font: str, part: str, weight: int) -> None:
    command = [
        *("pyftsubset", str(files / f"{font}-{part}-{weight}-normal.woff2")),
        *(f"--unicodes={RANGES[part]}", "--no-ignore-missing-unicodes", f"--layout-features={FEATURES}"),
        *("--no-hinting", "--flavor=woff2", f"--output-file={FONTS / f'{font}-{part}-{weight}.woff2'}"),
    ]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
