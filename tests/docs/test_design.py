"""`docs/design.md` lists the packages that are there, and the README of the browser its folders."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "hexadeck"
TREE = re.search(
    r"^src/hexadeck/\n(.+?)^(?=\w)", (ROOT / "docs" / "design.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)
assert TREE is not None
LISTED = re.findall(r"^  (\w+)(?:/\S*|\.py) ", TREE[1], re.MULTILINE)
"""From the bottom up."""


def imports(package: str) -> Iterator[tuple[str, str]]:
    """What a package imports of ours, and where."""
    place = ENGINE / package
    for path in sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                first, _, rest = node.module.partition(".")
                if first == "hexadeck":
                    names = [rest.partition(".")[0]] if rest else [alias.name for alias in node.names]
                    yield from [(name, f"{path.relative_to(ENGINE)}:{node.lineno}") for name in names]


def test_the_tree_lists_every_package_and_nothing_else() -> None:
    there = {path.stem for path in ENGINE.iterdir() if (path / "__init__.py").exists() or path.suffix == ".py"}

    assert sorted(LISTED) == sorted(there - {"__init__"})


def test_every_package_is_listed_after_all_that_it_imports() -> None:
    wrong = [
        f"{place} imports {name}, which the tree has further down"
        for number, package in enumerate(LISTED)
        for name, place in imports(package)
        if name in LISTED[number + 1 :]
    ]

    assert wrong == []


def test_the_readme_of_the_browser_lists_every_folder() -> None:
    listed = re.findall(r"^\| `src/(\w+)/`", (ROOT / "web" / "README.md").read_text("utf-8"), re.MULTILINE)

    assert sorted(listed) == sorted([path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()])
