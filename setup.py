"""Builds Hexadeck: compiled with mypyc where that is possible, plain Python with the same content otherwise.

What can be said as data stands in pyproject.toml, also which packages are compiled. `tools/build_compiled.py` runs this
file too, so that a wheel and a development build are made in one way.
Environment: HEXADECK_PURE=1 asks for a plain build and HEXADECK_PURE=0 for a compiled one or exit status 3;
HEXADECK_OPT_LEVEL is the C compiler's -O level; HEXADECK_PROFILED=1 builds twice, see `BuildOnAllCores`.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections import defaultdict
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsExecError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/hexadeck")
SOURCES = Path("build/sources/hexadeck")
"""What is compiled: the same package, with everything written out that games only declare."""
CANNOT_COMPILE = 3
OWN_SYMBOLS = ["-fvisibility=hidden"]
"""Functions of a library that no other may replace can be called directly and written into their callers."""
DEALLOCATOR = re.compile(r"_dealloc\(\w+ \*self\)\s*\{.*?\bdone: ;", re.DOTALL)
TRASHCAN = re.compile(r"^\s*CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", re.MULTILINE)
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""What the matches did not come by is compiled as it would be without a profile."""
TOOLS = Path(__file__).with_name("tools")
ASKS_FOR_METADATA = {"egg_info", "dist_info", "sdist"}


def compiled_modules() -> dict[str, list[str]]:
    """The modules to compile by the library they go into; an `__init__` does no work and stays plain.

    Every game has a library of its own, so a change in one game does not compile the others again, and there is
    something to do for every core.
    """
    config = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    libraries = defaultdict(list)
    for package in config["tool"]["hexadeck"]["compiled-packages"]:
        for module in sorted((SOURCES / package).rglob("*.py")):
            if module.name != "__init__.py":
                folders = module.relative_to(SOURCES).parts[:-1]
                libraries["_".join(("hexadeck", *folders[:2]))].append(str(module))
    return dict(libraries)


def can_compile_c() -> bool:
    """Whether a C file that needs Python's headers compiles: many machines have the one without the other."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsExecError):
            return False
    return True


def why_plain() -> str:
    """What stands in the way of compiling; empty where nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    return "" if can_compile_c() else "no C compiler, or no Python.h"


def extensions() -> list[Extension]:
    """The compiled modules; none for a plain build."""
    wish = os.environ.get("HEXADECK_PURE")
    if wish == "1" or ASKS_FOR_METADATA & set(sys.argv):
        return []
    reason = why_plain()
    if reason:
        print(f"hexadeck: cannot be compiled here ({reason})", file=sys.stderr)
        if wish == "0":
            sys.exit(CANNOT_COMPILE)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 (a plain build must work without it)

    sys.path.insert(0, str(TOOLS))
    from compiled_sources import write  # noqa: PLC0415 (setuptools does not look into the folders of what it builds)

    write(PACKAGE, SOURCES)
    os.environ["MYPYPATH"] = str(SOURCES.parent)  # that is where a module's name begins
    libraries = compiled_modules()
    modules = mypycify(
        # A cache of its own: the one of a plain mypy run lacks what mypyc keeps there.
        ["--cache-dir=build/mypy_cache", *[module for modules in libraries.values() for module in modules]],
        separate=[(modules, library) for library, modules in libraries.items()],
        opt_level=os.environ.get("HEXADECK_OPT_LEVEL", "2"),
        debug_level="0",
    )
    for module in modules:
        module.sources = [without_trashcan(Path(source)) for source in module.sources]
        if os.name == "posix":
            module.extra_compile_args += OWN_SYMBOLS
    # The largest first: begun last, it would leave the other cores idle.
    return sorted(modules, key=lambda module: -sum(Path(source).stat().st_size for source in module.sources))


def without_trashcan(source: Path) -> str:
    """A copy of a C file in which objects of acyclic classes are freed at once, however deep inside others they die.

    From a depth of 50 on Python puts them aside in a list that it keeps in their headers for garbage collection. These
    objects have no such header, so mypyc (2.4) lets it overwrite what lies before them.
    """
    given = source.read_text(encoding="utf-8")
    text = DEALLOCATOR.sub(
        lambda found: found[0] if "PyObject_GC_UnTrack" in found[0] else TRASHCAN.sub("", found[0]), given
    )
    if text == given:
        return str(source)
    copy = source.with_suffix(".safe.c")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)


class BuildOnAllCores(build_ext):
    """setuptools builds one extension after the other unless told.

    A profiled build is made twice. The first one counts which way the program goes while typical matches are played,
    and the second is made for the ways that are usual.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions or os.environ.get("HEXADECK_PROFILED") != "1":
            super().run()
            return
        self.force = True
        compiler = self.compiler
        self.run_with(COUNTING)
        self.play()
        has_counts = any(Path(self.build_temp).rglob("*.gcda"))
        if not has_counts:
            print("hexadeck: this C compiler does not count as GCC does; built without a profile", file=sys.stderr)
        self.compiler = compiler  # its name again: `run` put the object there
        self.run_with(COUNTED if has_counts else [])

    def run_with(self, flags: list[str]) -> None:
        usual = [(module.extra_compile_args, module.extra_link_args) for module in self.extensions]
        for module in self.extensions:
            module.extra_compile_args = module.extra_compile_args + flags
            module.extra_link_args = module.extra_link_args + flags
        super().run()
        for module, (compile_args, link_args) in zip(self.extensions, usual, strict=True):
            module.extra_compile_args, module.extra_link_args = compile_args, link_args

    def play(self) -> None:
        """The counts are written beside the objects that they are of."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(PACKAGE.parent, folder, dirs_exist_ok=True)
            shutil.copytree(self.build_lib, folder, dirs_exist_ok=True)
            environment = {**os.environ, "HEXADECK_PURE": "0", "PYTHONPATH": folder}
            subprocess.run([sys.executable, TOOLS / "typical_play.py"], env=environment, check=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
