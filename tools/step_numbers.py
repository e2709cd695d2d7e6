"""Writes `steps.py` and `dispatch.py` of every game: which number a step or an answer has, and which function it is.

    python tools/step_numbers.py            write them
    python tools/step_numbers.py --check    exit 1 if they are not what the rules say

Whatever the rules call `steps.NAME` is a step: the function NAME of one of the game's modules. A function that takes an
`Option` is an answer. The last parameter of a step may be a `Row`.
"""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hexadeck"
FIRST = 100
"""Numbers below belong to the kernel and to the card language."""
PARTS = "abcd"
WRITTEN = {"steps.py", "dispatch.py"}


class Function:
    """A step or an answer, and where it is."""

    def __init__(self, module: str, node: ast.FunctionDef) -> None:
        types = [ast.unparse(argument.annotation) for argument in node.args.args if argument.annotation is not None]
        self.module = module
        self.name = node.name
        self.table = types[0]
        self.is_answer = types[1:] == ["Option"]
        self.has_row = types[-1] == "Row"
        names = [argument.arg for argument in node.args.args[1:]]
        self.parameters = tuple(names[: len(names) - self.has_row])
        self.count = len(self.parameters)
        if not self.is_answer and self.count > len(PARTS):
            raise SystemExit(f"{module}.{node.name}: a step carries at most {len(PARTS)} numbers and a row")

    def call(self) -> str:
        if self.is_answer:
            return f"{self.module}.{self.name}(t, option)"
        numbers = [f"step.{part}" for part in PARTS[: self.count]] + ["step.row"] * self.has_row
        return f"{self.module}.{self.name}({', '.join(['t', *numbers])})"


def steps_of(folder: Path) -> list[Function]:
    """The functions that the modules of a game name as steps, in the order of the alphabet."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py") if path.name not in WRITTEN}
    wanted = {
        node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "steps"
    }
    found: dict[str, Function] = {}
    for module, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in wanted:
                if node.name in found:
                    raise SystemExit(f"{folder.name}: two steps are called {node.name!r}; a position could mean either")
                found[node.name] = Function(module, node)
    if wanted - set(found):
        raise SystemExit(f"{folder.name}: no function for steps.{min(wanted - set(found))}")
    return [found[name] for name in sorted(found)]


def numbers_module(steps: list[Function]) -> str:
    lines = [f"{step.name}: Final[i64] = {FIRST + index}" for index, step in enumerate(steps)]
    return "\n".join(
        [
            '"""The numbers of this game\'s steps and answers. Written by `tools/step_numbers.py`: do not edit."""',
            "",
            "from typing import Final",
            "",
            "from mypy_extensions import i64",
            "",
            *lines,
            "",
        ]
    )


def dispatch_module(folder: Path, steps: list[Function]) -> str:
    package = f"hexadeck.games.{folder.name}"
    table = steps[0].table
    modules = sorted({step.module for step in steps} | {"steps"})
    rules = [f"steps.{s.name}: ({s.module}.{s.name}, {s.parameters}, {s.has_row})," for s in steps]
    return "\n".join(
        [
            '"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""',
            "",
            "from typing import Final",
            "",
            f"from {package} import {', '.join(modules)}",
            f"from {package}.table import {table}",
            "from hexadeck.kernel.decisions import Option",
            "from hexadeck.kernel.rows import COMPILED",
            "from hexadeck.kernel.stepbook import StepBook",
            "from hexadeck.kernel.frames import Step",
            "from mypy_extensions import i64",
            "",
            "STEPS: Final = StepBook({",
            *rules,
            "})",
            "",
            f"def run_step(t: {table}, step: Step) -> bool:",
            '    """Carry out a step of this game; False if it is none."""',
            "    number = step.number",
            *chain("number", [step for step in steps if not step.is_answer]),
            "",
            f"def run_answer(t: {table}, answer: i64, option: Option) -> bool:",
            '    """Carry out an answer of this game; False if it is none."""',
            *chain("answer", [step for step in steps if step.is_answer]),
            "",
            "if not COMPILED:",
            "    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)",
            "",
        ]
    )


def chain(number: str, steps: list[Function]) -> list[str]:
    lines: list[str] = []
    for index, step in enumerate(steps):
        lines += [f"    {'elif' if index else 'if'} {number} == steps.{step.name}:", f"        {step.call()}"]
    return [*lines, "    else:", "        return False", "    return True", ""]


def formatted(source: str, path: Path) -> str:
    """As ruff writes it, imports in order."""
    ruff = [str(Path(sys.executable).with_name("ruff"))]
    for command in (["check", "--fix", "--quiet", "--select", "I"], ["format"]):
        source = subprocess.run(
            [*ruff, *command, "--stdin-filename", str(path), "-"],
            input=source, capture_output=True, text=True, check=True, cwd=ROOT,
        ).stdout  # fmt: skip
    return source


def main() -> int:
    stale = []
    for folder in sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py")):
        steps = steps_of(folder)
        for name, source in (("steps.py", numbers_module(steps)), ("dispatch.py", dispatch_module(folder, steps))):
            path = folder / name
            text = formatted(source, path)
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
                if "--check" not in sys.argv[1:]:
                    path.write_text(text, "utf-8")
    if stale and "--check" in sys.argv[1:]:
        print(f"not what the rules say: {', '.join(stale)}; `make format` writes them anew", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
