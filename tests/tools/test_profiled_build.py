"""A profiled build is made twice: the second knows what was played with the first."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT = """
[project]
name = "hexadeck"
version = "1"
[tool.hexadeck]
compiled-packages = ["kernel"]
[tool.setuptools.packages.find]
where = ["src"]
"""
MODULE = "def twice(number: int) -> int:\n    return 2 * number\n"
PLAY = "from hexadeck.kernel import numbers\nprint('played on', numbers.__file__, numbers.twice(21))\n"


def test_matches_are_played_between_the_two_builds(tmp_path: Path) -> None:
    """Where nothing can be compiled, nothing is built or played, and setup.py says so."""
    package = tmp_path / "src/hexadeck/kernel"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").touch()
    (package / "numbers.py").write_text(MODULE, "utf-8")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/typical_play.py").write_text(PLAY, "utf-8")
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    for name in ("setup.py", "tools/compiled_sources.py"):
        shutil.copy(ROOT / name, tmp_path / name)

    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "libraries", "--build-temp", "objects"]
    environment = {**os.environ, "HEXADECK_PURE": "0", "HEXADECK_PROFILED": "1", "HEXADECK_OPT_LEVEL": "0"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    if run.returncode == 3:
        assert "cannot be compiled here" in run.stderr
        return
    assert run.returncode == 0, run.stderr
    assert ("played on" in run.stdout, " 42" in run.stdout, ".py " in run.stdout) == (True, True, False)
    assert list((tmp_path / "objects").rglob("*.gcda")) or "built without a profile" in run.stderr
    assert [*(tmp_path / "libraries/hexadeck/kernel").glob("numbers.*")]
