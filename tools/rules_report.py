"""Holds the rules pages, the tests and the code against each other.

    python tools/rules_report.py            what is covered and what is missing
    python tools/rules_report.py --strict   the same; exit 1 if anything is missing or unknown

A game's `rules.md` defines ids: rules (`- **ZZ-083** ...`), rulings (`| ZZ-R21 | ...`) and worked examples
(`- **E07 ...**`). A test names them with `@rule("ZZ-083")`, the code in docstrings, prompts and errors. Examples are
numbered for each game, so a test that names one stands in the game's folder. Sources are read and never run.
"""

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

RULES = "rules"
RULINGS = "rulings"
EXAMPLES = "examples"

_DEFINED = re.compile(r"^(?:- +|\| *)(?:\*\*)?((?:[A-Z]{2}-)?[A-Z]?\d{2,3}[a-z]?)\b")
_NAMED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d{2,3}[a-z]?\b")
_ID = re.compile(r"(?:(?P<game>[A-Z]{2})-)?(?P<kind>[A-Z]?)\d{2,3}[a-z]?")
_KINDS = {"": RULES, "R": RULINGS, "E": EXAMPLES}


@dataclass(frozen=True)
class Mention:
    """An id that a test or a line of code names, and where."""

    id: str
    where: str
    game: str = ""
    """The folder of the game it stands in, if any."""


@dataclass
class Page:
    """The ids that one game's rules page defines, and the tests that name them."""

    game: str
    ids: dict[str, list[str]] = field(default_factory=lambda: {RULES: [], RULINGS: [], EXAMPLES: []})
    tested: set[str] = field(default_factory=set)

    def defines(self, mention: Mention) -> bool:
        if not any([mention.id in ids for ids in self.ids.values()]):
            return False
        return "-" in mention.id or mention.game == self.game

    def untested(self, kind: str) -> list[str]:
        return [id for id in self.ids[kind] if id not in self.tested]


@dataclass
class Report:
    """All pages, and what names ids that no page defines."""

    pages: list[Page]
    without_page: list[str]
    unknown_in_tests: list[Mention]
    unknown_in_code: list[Mention]

    def is_complete(self) -> bool:
        untested = [page for page in self.pages for kind in page.ids if page.untested(kind)]
        return not (untested or self.without_page or self.unknown_in_tests or self.unknown_in_code)

    def lines(self) -> list[str]:
        lines = []
        for page in self.pages:
            lines += page_lines(page)
        lines += [f"{game}: no rules page" for game in self.without_page]
        for title, mentions in (("Tests", self.unknown_in_tests), ("Code", self.unknown_in_code)):
            if mentions:
                lines += [f"{title} naming what no rules page defines", *mention_lines(mentions)]
        return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Rules without a test, tests and code without a rule.")
    parser.add_argument("--strict", action="store_true", help="exit 1 if anything is missing or unknown")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to read (default: this one)")
    chosen = parser.parse_args(arguments)
    report = make_report(chosen.root)
    print("\n".join(report.lines()))
    return 1 if chosen.strict and not report.is_complete() else 0


def make_report(root: Path) -> Report:
    folders = sorted([file.parent for file in (root / "src/hexadeck/games").glob("*/__init__.py")])
    pages = [read_page(folder) for folder in folders if (folder / "rules.md").exists()]
    unknown_in_tests = []
    for mention in marks_under(root):
        page = page_of(mention, pages)
        if page is None:
            unknown_in_tests.append(mention)
        else:
            page.tested.add(mention.id)
    return Report(
        pages=pages,
        without_page=[folder.name for folder in folders if not (folder / "rules.md").exists()],
        unknown_in_tests=unknown_in_tests,
        unknown_in_code=[mention for mention in names_under(root) if page_of(mention, pages) is None],
    )


def page_of(mention: Mention, pages: list[Page]) -> Page | None:
    return next((page for page in pages if page.defines(mention)), None)


# -- reading -----------------------------------------------------------------------------------------------------------


def read_page(folder: Path) -> Page:
    page = Page(folder.name)
    for line in (folder / "rules.md").read_text("utf-8").splitlines():
        found = _DEFINED.match(line)
        kind = kind_of(found[1]) if found else None
        if found and kind and found[1] not in page.ids[kind]:
            page.ids[kind].append(found[1])
    return page


def kind_of(id: str) -> str | None:
    """Rules have a number only, rulings an R before it, examples an E; other letters number something else."""
    found = _ID.fullmatch(id)
    if found is None or (not found["game"] and found["kind"] != "E"):
        return None
    return _KINDS.get(found["kind"])


def marks_under(root: Path) -> Iterator[Mention]:
    """Every id in a call of `rule`, wherever it stands: over a test, in `pytestmark`, in the marks of a parameter."""
    for file in sorted((root / "tests").rglob("*.py")):
        name = str(file.relative_to(root))
        for node in ast.walk(ast.parse(file.read_text("utf-8"), name)):
            if isinstance(node, ast.Call) and is_rule_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Mention(argument.value, f"{name}:{node.lineno}", game_of(file, root / "tests/games"))


def is_rule_mark(called: ast.expr) -> bool:
    """`rule(...)` or `pytest.mark.rule(...)`."""
    if isinstance(called, ast.Attribute):
        return called.attr == "rule" and isinstance(called.value, ast.Attribute) and called.value.attr == "mark"
    return isinstance(called, ast.Name) and called.id == "rule"


def names_under(root: Path) -> Iterator[Mention]:
    """Every id in a source file: docstrings, prompts, errors, comments."""
    for file in sorted((root / "src").rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for id in _NAMED.findall(line):
                yield Mention(id, f"{file.relative_to(root)}:{number}")


def game_of(file: Path, games: Path) -> str:
    return file.relative_to(games).parts[0] if file.is_relative_to(games) else ""


# -- printing ----------------------------------------------------------------------------------------------------------


def page_lines(page: Page) -> list[str]:
    lines = [page.game]
    for kind, ids in page.ids.items():
        if ids:
            missing = page.untested(kind)
            tested = len(ids) - len(missing)
            lines.append(f"  {kind:<9} {tested} of {len(ids)} have a test ({tested / len(ids):.1%})")
            if missing:
                text = f"without: {', '.join(missing)}"
                lines += textwrap.wrap(text, 116, initial_indent=" " * 4, subsequent_indent=" " * 13)
    return lines


def mention_lines(mentions: list[Mention]) -> list[str]:
    """Every id once, with the first place and how many more there are."""
    places: dict[str, list[str]] = {}
    for mention in mentions:
        places.setdefault(mention.id, []).append(mention.where)
    lines = []
    for id, found in sorted(places.items()):
        more = f" and {len(found) - 1} more" if len(found) > 1 else ""
        lines.append(f"  {id:<8} {found[0]}{more}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
