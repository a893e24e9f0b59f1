"""The sdist contains the repository and the client, and can be tested like a clone; a wheel built from it serves in a
separate environment."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import Final
from zipfile import Path as ZipPath
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

from tools.client import MADE_FROM, fingerprint

ROOT: Final = Path(__file__).parents[2]
# Nothing may be downloaded, and there is no C compiler. What runs is what was installed, not the checkout.
BARE: Final = {
    **{name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TWOCITIES_BUILD")},
    "npm_config_offline": "true",
    "PIP_NO_INDEX": "1",
    "CC": "false",
}

pytestmark = pytest.mark.skipif(
    not MADE_FROM.is_file() or MADE_FROM.read_text() != fingerprint(), reason="the client is not built: make client"
)


def not_of_the_repository(folder: str, names: list[str]) -> list[str]:
    """What is in a folder of the checkout only because somebody works there."""
    others = (
        ("build", "dist", ".git", ".venv", ".hypothesis") if folder == str(ROOT) else ("node_modules", "__pycache__")
    )
    return [name for name in names if name in others or name.endswith((".egg-info", "_cache"))]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this checkout, unpacked."""
    place = tmp_path_factory.mktemp("sdist")
    shutil.copytree(ROOT, place / "checkout", ignore=not_of_the_repository)
    make = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(place)]
    subprocess.run(make, cwd=place / "checkout", check=True, env=BARE)
    (archive,) = place.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(place, filter="data")
    return place / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain wheel, made from the sdist."""
    place = tmp_path_factory.mktemp("wheel")
    make = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "--wheel-dir",
        str(place),
        str(sdist),
    ]
    subprocess.run(make, check=True, capture_output=True, env=BARE)
    (file,) = place.glob("*-py3-none-any.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs to serve; its folder of commands."""
    return environment(tmp_path_factory.mktemp("environment"), wheel, {"server"})


@pytest.fixture(scope="module")
def clone(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the unpacked sdist to work in."""
    return shutil.copytree(sdist, tmp_path_factory.mktemp("clone") / "source")


def environment(place: Path, wheel: Path, extras: set[str], others: Iterable[str] = ()) -> Path:
    """Creates an environment with the wheel, what it needs with some of its extras, other requirements, and nothing
    else; returns its folder of commands."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    (packages,) = place.glob("lib/python*/site-packages")
    (about,) = [folder for folder in ZipPath(wheel).iterdir() if folder.name.endswith(".dist-info")]
    found = needs([*(PathDistribution(about).requires or ()), *others], extras, {})
    for needed in found.values():
        for file in needed.files or ():
            if ".." not in file.parts and (source := Path(str(file.locate()))).is_file():
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, packages / file)
    into = [sys.executable, "-m", "pip", "--python", str(place / "bin" / "python"), "install", "--quiet", "--no-deps"]
    subprocess.run([*into, str(wheel)], check=True, env=BARE)
    return place / "bin"


def needs(lines: Iterable[str], extras: set[str], found: dict[str, Distribution]) -> dict[str, Distribution]:
    """Everything that requirements ask for, with some extras of whose they are."""
    for line in lines:
        needed = Requirement(line)
        wanted = needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras | {""})
        if wanted and needed.name not in found:
            found[needed.name] = distribution(needed.name)
            needs(found[needed.name].requires or (), needed.extras, found)
    return found


def repository() -> set[str]:
    """Its files, including those not yet committed."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no repository")
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return {name for name in names if os.path.lexists(ROOT / name)}


def test_nothing_in_the_repository_is_a_link() -> None:
    assert [name for name in repository() if (ROOT / name).is_symlink()] == []


def test_the_sdist_holds_the_repository_and_the_client_and_nothing_else(sdist: Path) -> None:
    held = {file.relative_to(sdist).as_posix() for file in sdist.rglob("*") if file.is_file()}
    needed = repository()
    assert needed - held == set()
    made = re.compile(r"PKG-INFO|setup\.cfg|src/twocities\.egg-info/|src/twocities/server/static/")
    assert [name for name in held - needed if not made.match(name)] == []


def test_the_wheel_holds_the_client_the_rules_and_the_words(wheel: Path) -> None:
    held = ZipFile(wheel).namelist()
    assert [name for name in held if name.endswith((".so", ".pyd"))] == []
    for source, place in (
        ("src/twocities/server/static", "server/static"),
        ("docs/rules", "rulebook"),
        ("src/twocities/locale", "locale"),
    ):
        files = {file.relative_to(ROOT / source).as_posix() for file in (ROOT / source).rglob("*") if file.is_file()}
        folder = f"twocities/{place}/"
        assert {name.removeprefix(folder) for name in held if name.startswith(folder)} == files


def test_the_wheel_serves_pages_scripts_pictures_and_rules(installed: Path, tmp_path: Path) -> None:
    words = [str(installed / "twocities"), "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(words, env=BARE, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().split()[-1]
            with httpx.Client(base_url=address, trust_env=False) as browser:
                page = browser.get("/")
                assert "<title>Two Cities</title>" in page.text
                (script,) = re.findall(r'<script type="module".* src="(.*?)"', page.text)
                (icon,) = re.findall(r'<link rel="icon" href="(.*?)"', page.text)
                king = next(installed.parent.rglob("static/assets/king-*.svg")).name
                for path, kind in (
                    (script, "javascript"),
                    (icon, "svg"),
                    (f"/assets/{king}", "svg"),
                    ("/locale/cs/web.ftl", ""),
                ):
                    answer = browser.get(path)
                    assert (answer.status_code, kind in answer.headers["content-type"]) == (200, True)
        finally:
            server.terminate()
        assert server.wait() == 0
    rule = "from twocities.rules import clause_text; print(clause_text('pl', 'C1.1'))"
    told = subprocess.run([installed / "python", "-c", rule], env=BARE, cwd=tmp_path, check=True, capture_output=True)
    assert told.stdout.strip() not in (b"", b"None")


def test_without_a_compiler_it_is_plain_and_says_so(installed: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        [installed / "twocities", "games"], capture_output=True, encoding="utf-8", check=True, env=BARE, cwd=tmp_path
    )
    assert said.stdout
    assert said.stderr.startswith("This copy is not compiled")
    assert said.stderr.count("\n") == 1


def test_the_sdist_passes_tests_of_its_own_source(clone: Path) -> None:
    own = {**BARE, "PYTHONPATH": str(clone / "src")}
    where = [sys.executable, "-c", "import twocities; print(twocities.__path__[0])"]
    told = subprocess.run(where, cwd=clone, env=own, check=True, capture_output=True, text=True).stdout
    assert told == f"{clone / 'src' / 'twocities'}\n"
    run_tests(sys.executable, "tests/scenarios", "tests/test_golden.py", cwd=clone, env=own)


def test_a_wheel_passes_the_test_step_with_what_the_settings_install(clone: Path, wheel: Path, tmp_path: Path) -> None:
    settings = tomllib.loads((clone / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    commands = environment(tmp_path / "environment", wheel, {*settings["test-extras"]}, settings["test-requires"])
    command, *files = settings["test-command"].format(project=clone).split()
    assert command == "pytest"
    run_tests(commands / "python", *files, cwd=tmp_path, env=BARE)


def run_tests(python: Path | str, *files: str, cwd: Path, env: dict[str, str]) -> None:
    """In one process, because others run at the same time."""
    ended = subprocess.run(
        [python, "-m", "pytest", "-q", "-n0", *files], cwd=cwd, env=env, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.parametrize("package", ["sdist", "bdist_wheel"])
def test_a_client_that_cannot_be_built_ends_the_build_with_one_line(sdist: Path, tmp_path: Path, package: str) -> None:
    changed = shutil.copytree(sdist, tmp_path / "changed")
    (changed / "web" / "src" / "new.ts").touch()
    ended = subprocess.run(
        [sys.executable, "setup.py", "--quiet", package],
        cwd=changed,
        capture_output=True,
        text=True,
        env={**BARE, "npm_config_cache": str(tmp_path / "empty")},
    )
    assert ended.returncode == 1
    assert re.fullmatch("The browser client cannot be built: .*\n", ended.stderr)


@pytest.mark.parametrize(
    ("platform", "processor", "tag"),
    [("linux", "x86_64", "manylinux_x86_64"), ("macos", "arm64", "macosx_arm64"), ("windows", "AMD64", "win_amd64")],
)
def test_there_is_a_compiled_wheel_for_every_python(platform: str, processor: str, tag: str) -> None:
    listing = ["cibuildwheel", "--print-build-identifiers", "--platform", platform, "--archs", processor]
    listed = subprocess.run([sys.executable, "-m", *listing], cwd=ROOT, check=True, capture_output=True, text=True)
    assert listed.stdout.split() == [f"cp3{minor}-{tag}" for minor in range(11, 15)]
