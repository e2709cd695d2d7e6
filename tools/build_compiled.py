"""Compiles the engine for this checkout, beside it and never inside: no stale extension module can shadow a source.

    python tools/build_compiled.py             build unless that is done, print the folder
    python tools/build_compiled.py --cached    print the folder if it is built, else exit 1
    python tools/build_compiled.py --profiled  as for a release: a tenth faster, and three times as long in the making

The folder is `.build/compiled-<hash of the sources>`; with it as PYTHONPATH, Python runs the compiled package. It is
there complete or not at all. Exit 3: there is no C compiler. How a module is compiled stands in setup.py, which also
says what the environment can change: `make test` builds with HEXADECK_OPT_LEVEL=1.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
KEPT_BUILDS = 2  # the current one, and the one before: a running program may still read it, or it is of the other kind

LEVELS = ("0", "1", "2", "3")
DONE = 0
FAILED = 1
NO_COMPILER = 3  # what setup.py exits with when it is told to compile and cannot

Settings = dict[str, str]
"""What setup.py is told by its environment."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine into .build and print the folder.")
    parser.add_argument("--cached", action="store_true", help="only look: exit 1 if these sources are not built")
    parser.add_argument("--profiled", action="store_true", help="tune it by typical matches, as a release is")
    arguments = parser.parse_args()
    level = os.environ.get("HEXADECK_OPT_LEVEL", "2")
    if level not in LEVELS:
        parser.error(f"HEXADECK_OPT_LEVEL is {level!r}; the C compiler's levels are {', '.join(LEVELS)}")
    settings = {"HEXADECK_OPT_LEVEL": level, "HEXADECK_PROFILED": str(int(arguments.profiled))}
    target = target_folder(ROOT, settings)
    status = DONE if target.is_dir() else FAILED
    if status != DONE and not arguments.cached:
        status, target = build_alone(settings)
    if status == DONE:
        print(target)
    return status


def target_folder(root: Path, settings: Settings) -> Path:
    return BUILD / f"compiled-{digest(root, files_under(root / 'src/hexadeck') + tool_files(root), settings)}"


def work_folder(settings: Settings) -> Path:
    """Where a copy of the sources is compiled; what it holds serves the next build if made by the same tools."""
    return BUILD / f"work-{digest(ROOT, tool_files(ROOT), settings)}"


def tool_files(root: Path) -> list[Path]:
    """The files that say how to compile, and with which version of mypy."""
    names = ("setup.py", "pyproject.toml", "requirements.lock", "tools/compiled_sources.py", "tools/typical_play.py")
    return [root / name for name in names]


def files_under(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]


def digest(root: Path, files: list[Path], settings: Settings) -> str:
    """A name for the contents of these files under this Python with these settings."""
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {sorted(settings.items())}".encode())
    for path in files:
        total.update(f"\n{path.relative_to(root)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return total.hexdigest()[:16]


def build_alone(settings: Settings) -> tuple[int, Path]:
    """One build at a time; whoever comes second finds the work done."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for the build that is under way ...", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        return build(settings)


def build(settings: Settings) -> tuple[int, Path]:
    """Compile a copy, so that an edit made meanwhile cannot end up under the wrong hash."""
    work = work_folder(settings)
    update_copy(work)
    target = target_folder(work, settings)
    if target.is_dir():
        return DONE, target
    status = compile_modules(work, settings)
    if status == DONE:
        status = assemble(work, target)
    if status == DONE:
        remove_older(target, work)
    return status, target


def update_copy(work: Path) -> None:
    """Equal files are left alone, so that only what changed is compiled again."""
    if not (work / "ended").exists():
        shutil.rmtree(work, ignore_errors=True)  # a build was killed there and may have left half a library
    wanted = {path.relative_to(ROOT): path for path in files_under(ROOT / "src/hexadeck") + tool_files(ROOT)}
    for path in files_under(work / "src"):
        if path.relative_to(work) not in wanted:
            path.unlink()
    for name, source in wanted.items():
        copy = work / name
        content = source.read_bytes()
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)


def compile_modules(work: Path, settings: Settings) -> int:
    print("compiling the engine (the first time takes a minute or more) ...", file=sys.stderr)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "libraries", "--build-temp", "objects"]
    environment = {**os.environ, "HEXADECK_PURE": "0", **settings}
    (work / "ended").unlink(missing_ok=True)
    # With types that an earlier build has kept, mypyc (2.4) sometimes ends with "ValueError: value is not in list".
    shutil.rmtree(work / "build" / "mypy_cache", ignore_errors=True)
    run = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    (work / "ended").touch()
    if run.returncode == NO_COMPILER:
        print("no C compiler (or no Python.h): the engine runs as plain Python", file=sys.stderr)
    elif run.returncode != DONE:
        print(run.stdout + run.stderr, "the engine could not be compiled", sep="\n", file=sys.stderr)
        return FAILED
    return run.returncode


def assemble(work: Path, target: Path) -> int:
    """Put sources and libraries together, try them, and only then give the folder its name."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="new-") as new:
        folder = Path(new, "compiled")
        shutil.copytree(work / "src", folder)
        libraries, compiled = work / "libraries", work / "build/sources"
        modules = []
        for library in files_under(libraries):
            name = library.relative_to(libraries)
            source = name.with_name(name.name.split(".")[0] + ".py")
            if len(name.parts) == 1:  # shared by the modules of a package
                shutil.copy2(library, folder / name)
            elif (compiled / source).exists():
                shutil.copy2(library, folder / name)
                modules.append(".".join(source.with_suffix("").parts))
        if not loads(folder, modules):
            return FAILED
        folder.rename(target)
        target.touch()
    return DONE


def loads(folder: Path, modules: list[str]) -> bool:
    """Import the compiled modules in a new process; none may come from its source."""
    suffix = EXTENSION_SUFFIXES[0]
    program = f"import importlib as i\nfor m in {modules}: assert i.import_module(m).__file__.endswith({suffix!r}), m"
    environment = {**os.environ, "HEXADECK_PURE": "0", "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", program], env=environment, check=False).returncode == 0


def remove_older(target: Path, work: Path) -> None:
    unused = [*older_than(target, "compiled-*"), *older_than(work, "work-*"), *BUILD.glob("new-*")]
    for path in unused:
        shutil.rmtree(path, ignore_errors=True)


def older_than(current: Path, pattern: str) -> list[Path]:
    """All but the newest ones."""
    builds = sorted(BUILD.glob(pattern), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in builds if path != current][KEPT_BUILDS - 1 :]


if __name__ == "__main__":
    sys.exit(main())
