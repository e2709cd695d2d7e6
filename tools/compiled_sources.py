"""Writes the sources that are compiled: a copy in which everything that a game declares is written out for mypyc.

    python tools/compiled_sources.py FOLDER    to look at them; setup.py does it for itself

In `table.py` the columns become attributes that `bind` assigns one by one. In `steps.py` every step has its number as a
constant, and a new `dispatch.py` leads from the number straight to the function.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRST = 100
"""Steps with lower numbers belong to the kernel and to the card language."""
PARTS = "abcd"
ROW, LIST = "Row", "list[int]"
"""What columns are annotated with."""


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
        if not self.is_answer and len(self.parameters) > len(PARTS):
            raise SystemExit(f"{module}.{node.name}: a step carries at most {len(PARTS)} numbers and a row")

    def call(self) -> str:
        if self.is_answer:
            return f"{self.module}.{self.name}(t, option)"
        numbers = [f"step.{part}" for part in PARTS[: len(self.parameters)]] + ["step.row"] * self.has_row
        return f"{self.module}.{self.name}({', '.join(['t', *numbers])})"


def steps_of(folder: Path) -> list[Function]:
    """Whatever the rules call `steps.NAME`: functions of the modules that `steps.py` names, in alphabetical order."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py")}
    wanted = {
        node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "steps"
    } - {"STEPS"}
    found: dict[str, Function] = {}
    for module in modules_of(trees["steps"]):
        for node in trees[module].body:
            if isinstance(node, ast.FunctionDef) and node.name in wanted:
                if node.name in found:
                    raise SystemExit(f"{folder.name}: two steps are called {node.name!r}; a position could mean either")
                found[node.name] = Function(module, node)
    if wanted - set(found):
        raise SystemExit(f"{folder.name}: no function for steps.{min(wanted - set(found))}")
    return [found[name] for name in sorted(found)]


def modules_of(steps: ast.Module) -> list[str]:
    """What stands in `Steps(__package__, "setup", "turn")`."""
    calls = [node for node in ast.walk(steps) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Steps"]
    return [str(argument.value) for argument in calls[0].args if isinstance(argument, ast.Constant)]


def numbers_module(steps: list[Function]) -> str:
    lines = [f"{step.name}: Final[i64] = {FIRST + index}" for index, step in enumerate(steps)]
    return "\n".join(["from typing import Final", "from mypy_extensions import i64", *lines, ""])


def dispatch_module(package: str, steps: list[Function]) -> str:
    table = steps[0].table
    modules = sorted({step.module for step in steps} | {"steps"})
    rules = [f"    steps.{s.name}: ({s.module}.{s.name}, {s.parameters}, {s.has_row})," for s in steps]
    return "\n".join(
        [
            "from typing import Final",
            "from mypy_extensions import i64",
            f"from {package} import {', '.join(modules)}",
            f"from {package}.table import SCHEMA, {table}",
            "from hexadeck.kernel.decisions import Option",
            "from hexadeck.kernel.stepbook import StepBook",
            "from hexadeck.kernel.frames import Step",
            "",
            "class Dispatch(StepBook):",
            f"    def run_step(self, t: {table}, step: Step) -> None:",
            "        number = step.number",
            *chain("number", [step for step in steps if not step.is_answer], "super().run_step(t, step)"),
            "",
            f"    def run_answer(self, t: {table}, answer: i64, option: Option) -> None:",
            *chain("answer", [step for step in steps if step.is_answer], "super().run_answer(t, answer, option)"),
            "",
            "STEPS: Final = Dispatch({",
            *rules,
            "})",
            "SCHEMA.steps = STEPS",
            "",
        ]
    )


def chain(number: str, steps: list[Function], otherwise: str) -> list[str]:
    """The C compiler makes a table of jumps of it."""
    lines: list[str] = []
    for index, step in enumerate(steps):
        lines += [f"        {'elif' if index else 'if'} {number} == steps.{step.name}:", f"            {step.call()}"]
    return [*lines, "        else:", f"            {otherwise}"]


class Declared:
    """A column as the class of a table declares it."""

    def __init__(self, node: ast.AnnAssign, value: ast.expr) -> None:
        self.name = ast.unparse(node.target)
        self.kind = ast.unparse(node.annotation)
        self.value = value


class WrittenOut(ast.NodeTransformer):
    """The module of a table: its columns become attributes, and the schema gets them from where they were declared."""

    def __init__(self) -> None:
        self.columns: dict[str, list[ast.keyword]] = {}
        """What each class has declared."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        node.body[1:1] = ast.parse(
            "from hexadeck.kernel.rows import no_numbers\n"
            "from hexadeck.kernel.schema import named\n"
            "from hexadeck.kernel.table import NOTHING_LISTED\n"
        ).body
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        columns = {
            part: Declared(part, part.value)
            for part in node.body
            if isinstance(part, ast.AnnAssign)
            and part.value is not None
            and ast.unparse(part.annotation) in (ROW, LIST)
        }
        if columns:
            rows = [column.name for column in columns.values() if column.kind == ROW]
            lists = [column.name for column in columns.values() if column.kind == LIST]
            made = [f"self.{name} = no_numbers()" for name in rows] + [
                f"self.{name} = NOTHING_LISTED" for name in lists
            ]
            bound = [f"self.{name} = columns[{index}]" for index, name in enumerate(rows)]
            bound += [f"self.{name} = self.lists[{index}]" for index, name in enumerate(lists)]
            bind = "\n    ".join(["def bind(self) -> None:", "columns = self.columns", *bound])
            init = next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
            init.body[1:1] = ast.parse("\n".join(made)).body
            node.body = [part for part in node.body if part not in columns] + ast.parse(bind).body
            self.columns[node.name] = [ast.keyword(column.name, column.value) for column in columns.values()]
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if ast.unparse(node.func) != "columns_of":
            return node
        return ast.Call(ast.Name("named"), [], self.columns[ast.unparse(node.args[0])])


def sources_of(package: Path) -> dict[Path, str]:
    """The text of every module, by its path below the package."""
    texts = {path.relative_to(package): path.read_text("utf-8") for path in sorted(package.rglob("*.py"))}
    for game in sorted(path.parent for path in texts if path.match("games/*/steps.py")):
        steps = steps_of(package / game)
        name = ".".join((package.name, *game.parts))
        texts[game / "steps.py"] = numbers_module(steps)
        texts[game / "dispatch.py"] = dispatch_module(name, steps)
        texts[game / "table.py"] = ast.unparse(WrittenOut().visit(ast.parse(texts[game / "table.py"])))
        rules = texts[game / "game.py"].replace("steps.STEPS", "dispatch.STEPS")
        texts[game / "game.py"] = rules.replace("\n\n", f"\n\nfrom {name} import dispatch\n", 1)
    return texts


def write(package: Path, target: Path) -> None:
    """Write them into a folder. What is there already and equal is left alone: it need not be compiled again."""
    texts = sources_of(package)
    for path in target.rglob("*.py"):
        if path.relative_to(target) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = target / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    write(ROOT / "src" / "hexadeck", Path(sys.argv[1]) / "hexadeck")
