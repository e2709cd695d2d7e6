"""A wheel has everything in it: installed beside nothing of ours, it serves the tables."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain one: compiling takes minutes, and the conformance suite runs on the compiled engine anyway."""
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


def test_an_installed_wheel_serves_the_tables(wheel: Path, tmp_path: Path) -> None:
    """With the libraries it needs and without this checkout: their folder is named, but its links are not followed."""
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as files:
        files.extractall(installed)
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": f"{installed}{os.pathsep}{sysconfig.get_path('purelib')}",
        "HOME": str(tmp_path),
    }
    python = Path(sys.base_prefix) / "bin" / "python3"
    place = subprocess.run(
        [python, "-c", "import hexadeck; print(hexadeck.__file__)"],
        capture_output=True, check=True, cwd=tmp_path, env=environment,
    )  # fmt: skip
    with subprocess.Popen(
        [python, "-m", "hexadeck.cli", "serve", "--port", "0", "--data", tmp_path / "data"],
        stdout=subprocess.PIPE, env=environment, cwd=tmp_path,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        address = server.stdout.readline().decode().split()[-1]
        shown, listed = httpx.get(address, timeout=30).text, httpx.get(f"{address}/api/v1/games", timeout=30).text
        server.terminate()

    assert str(installed) in place.stdout.decode()
    assert ("<html" in shown, '"zenonzard"' in listed) == (True, True)
