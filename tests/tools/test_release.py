"""A wheel has everything in it: installed beside nothing of ours, it serves the tables."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
LOOK = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--cached"]
BUILT = subprocess.run(LOOK, capture_output=True, text=True, check=False).stdout.strip()
"""The compiled engine of this checkout, which `make test` builds before the tests where there is a C compiler."""
KINDS = ["plain", "compiled"] if BUILT else ["plain"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain one: to compile takes minutes."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    environment = os.environ | {"HEXADECK_PURE": "1"}
    subprocess.run([*command, folder, source], check=True, env=environment, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_browsers_part_and_the_cards_are_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert "hexadeck/server/web/index.html" in names
    assert any(name.startswith("hexadeck/server/web/assets/") for name in names)
    assert any(name.endswith(".cards") for name in names)


class Container:
    """What the Containerfile says. No registry of images can be counted on here, so its steps are done without one."""

    def __init__(self) -> None:
        text = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
        lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
        self.runs = [words for name, words in lines if name == "RUN"]
        self.bases = [words.split()[0] for name, words in lines if name == "FROM"]
        self.settings = dict(pair.split("=") for name, words in lines if name == "ENV" for pair in words.split())
        self.port = next(words for name, words in lines if name == "EXPOSE")
        self.command: list[str] = json.loads(next(words for name, words in lines if name == "CMD"))
        health = next(words for name, words in lines if name == "HEALTHCHECK")
        self.health: list[str] = json.loads(health.removeprefix("CMD "))


def test_the_container_is_made_of_what_there_is() -> None:
    """The same Python for building and for serving, the wheel that `make wheel` makes, and one port throughout."""
    container = Container()
    wheel = (ROOT / "Makefile").read_text("utf-8").partition("\nwheel:")[2].partition("\n\n")[0]

    assert len(set(container.bases)) == 1
    assert (sys.version_info >= (3, 11), "python:3.11" in container.bases[0]) == (True, True)
    assert ("make wheel" in container.runs[1], "--wheel-dir dist" in wheel) == (True, True)
    assert container.settings["HEXADECK_PORT"] == container.port
    assert f":{container.port}/healthz" in container.health[-1]


def compiled(wheel: Path, folder: Path) -> Path:
    """A plain wheel with the libraries of the compiled engine put in: what `pip wheel` makes where it can compile."""
    name, version, *_ = wheel.name.split("-")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    found = folder / f"{name}-{version}-{tag}-{tag}-{sysconfig.get_platform().replace('-', '_')}.whl"
    shutil.copy(wheel, found)
    with zipfile.ZipFile(found, "a") as archive:
        for library in Path(BUILT).rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            archive.write(library, library.relative_to(BUILT))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_an_installed_wheel_serves_the_tables_as_the_container_does(wheel: Path, tmp_path: Path, kind: str) -> None:
    """With the libraries it needs and without this checkout: their folder is named, but its links are not followed."""
    container = Container()
    wheel = compiled(wheel, tmp_path) if kind == "compiled" else wheel
    installed = tmp_path / "installed"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
    subprocess.run([*install, installed, wheel], check=True, capture_output=True)
    environment = {
        "PATH": f"{installed / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{installed}{os.pathsep}{sysconfig.get_path('purelib')}",
        "HOME": str(tmp_path),
        **container.settings,
        "HEXADECK_DATA": str(tmp_path / "data"),
        "HEXADECK_HOST": "127.0.0.1",
        "HEXADECK_PORT": "0",
    }
    python = Path(sys.base_prefix) / "bin" / "python3"
    place = subprocess.run(
        [python, "-c", "import hexadeck; print(hexadeck.__file__, hexadeck.is_compiled())"],
        capture_output=True, check=True, cwd=tmp_path, env=environment,
    )  # fmt: skip
    with subprocess.Popen(container.command, stdout=subprocess.PIPE, env=environment, cwd=tmp_path) as server:
        assert server.stdout is not None
        address = server.stdout.readline().decode().split()[-1]
        shown, listed = httpx.get(address, timeout=30).text, httpx.get(f"{address}/api/v1/games", timeout=30).text
        asked = container.health[-1].replace(f":{container.port}/", f":{address.rpartition(':')[2]}/")
        health = subprocess.run([python, *container.health[1:-1], asked], check=False, cwd=tmp_path)
        memory = Path(f"/proc/{server.pid}/maps").read_text() if sys.platform == "linux" else ""
        server.terminate()

    where, is_compiled = place.stdout.decode().split()
    assert where.startswith(str(installed))
    assert is_compiled == str(kind == "compiled")
    if sys.platform == "linux":
        assert (f"{installed}/hexadeck_kernel__mypyc" in memory) == (kind == "compiled")
    assert ("<html" in shown, '"zenonzard"' in listed, health.returncode) == (True, True, 0)
