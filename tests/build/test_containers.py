"""The container and its companions follow good practice; where a builder is installed, the container is built."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from twocities.server.metrics import routes

ROOT: Final = Path(__file__).parents[2]
CONTAINERFILE: Final = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE: Final[dict[str, Any]] = msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage, as the keyword and the rest."""
    plain = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, plain.splitlines()):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest.strip()))
    return found


def what(word: str) -> str:
    """What follows a keyword that the last stage has once."""
    (rest,) = [rest for known, rest in stages()[-1] if known == word]
    return rest


def images() -> list[str]:
    return [
        *(stage[0][1].split()[0] for stage in stages()),
        *(service["image"] for service in COMPOSE["services"].values() if "image" in service),
    ]


def test_linters_find_nothing() -> None:
    """hadolint in the Containerfile, the Compose specification's schema in the other file."""
    commands = Path(sys.executable).parent
    for linter in (
        [str(commands / "hadolint"), "--no-color", "Containerfile"],
        [str(commands / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
    ):
        ended = subprocess.run(linter, cwd=ROOT, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stdout + ended.stderr


def test_every_image_has_a_version_and_no_address() -> None:
    assert [image for image in images() if not re.fullmatch(r"[a-z]+:\d[\w.-]*", image)] == []


def test_the_last_stage_has_no_compiler_and_its_server_is_not_root() -> None:
    last = [word for word, _ in stages()[-1]]
    assert not {"COPY", "ADD"} & {*last}
    assert "gcc" not in "".join(rest for _, rest in stages()[-1])
    assert what("USER") not in ("root", "0")
    assert last.index("USER") > max(at for at, word in enumerate(last) if word == "RUN")


def test_tables_outlive_the_container() -> None:
    assert json.loads(what("CMD"))[1].startswith(f"sqlite:///{what('VOLUME')}/")
    assert {volume.split(":")[0] for volume in COMPOSE["services"]["database"]["volumes"]} == {*COMPOSE["volumes"]}


def test_its_health_is_asked_for_where_the_server_tells_it() -> None:
    address = f"http://127.0.0.1:{what('EXPOSE')}"
    assert any(f"'{address}{route.path}'" in what("HEALTHCHECK") for route in routes)
    assert COMPOSE["services"]["server"]["depends_on"]["database"] == {"condition": "service_healthy"}
    assert COMPOSE["services"]["database"]["healthcheck"]["test"][0] == "CMD"


def test_no_password_is_written_down_and_nobody_else_reaches_the_server() -> None:
    texts = re.findall(r"PASSWORD: (.*)", (ROOT / "compose.yaml").read_text("utf-8"))
    assert len(texts) == 2
    assert all(text.startswith("${POSTGRES_PASSWORD:?") for text in texts)
    assert COMPOSE["services"]["server"]["ports"] == ["127.0.0.1:8000:8000"]
    assert "ports" not in COMPOSE["services"]["database"]


def test_what_is_not_in_the_repository_stays_outside() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", "build", "dist", "web/node_modules", "src/twocities/server/static"} <= {*ignored}


def test_it_is_built_where_there_is_a_builder() -> None:
    for builder in ("docker", "podman"):
        if shutil.which(builder) and not subprocess.run([builder, "info"], capture_output=True).returncode:
            subprocess.run([builder, "build", "--quiet", "-f", "Containerfile", "."], cwd=ROOT, check=True)
            return
    pytest.skip("there is no builder of containers")
