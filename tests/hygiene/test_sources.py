"""What holds for every file of the project and is checked by no other tool."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = ROOT / "src" / "hexadeck"
GAMES = sorted(path.parent for path in (ENGINE / "games").glob("*/game.py"))
RULES = [ENGINE / "kernel", ENGINE / "cardtext", ENGINE / "games"]
TEXTS = {".cards", ".css", ".deck", ".html", ".js", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".txt", ".yml"}
WITHOUT_SUFFIX = {"Makefile", "run", "NOTICE", ".gitignore", ".gitattributes", ".editorconfig"}
NOT_OURS = {".git", ".venv", ".build", "build", "dist", "node_modules", "golden"}

MOST_METHODS = 35
ORDINARY_WORDS = {"Return", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King", "Foot Soldier"}
"""Names of cards that the rules use as words, too; in Enhanced Chess a card is nothing but the name of a piece, and in
Knights & Kings the Foot Soldier is the only card of its kind."""


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every text file of the project, without what is made or borrowed."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            is_cache = path.name.startswith(".") and path.name != ".ci"
            if not is_cache and path.name not in NOT_OURS and not path.name.endswith((".egg-info", "__pycache__")):
                yield from files(path)
        elif path.suffix in TEXTS or path.name in WITHOUT_SUFFIX:
            yield path


def sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in files(folder) if path.suffix == ".py"]


def places(pattern: str, paths: list[Path], flags: int = 0) -> list[str]:
    """Where something is written, as file:line: text."""
    wanted = re.compile(pattern, flags)
    found: list[str] = []
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found += [f"{path.relative_to(ROOT)}:{number}: {match[0]}" for match in wanted.finditer(line)]
    return found


def card_names(game: Path) -> list[str]:
    """The names on all cards that a game ships, long ones first."""
    title = re.compile(r"^(\S.*?)\s+\[[A-Za-z0-9-]+\]$", re.MULTILINE)
    texts = [path.read_text("utf-8") for path in files(game) if path.suffix == ".cards"]
    names = {name for text in texts for name in title.findall(text)}
    return sorted(names - ORDINARY_WORDS, key=len, reverse=True)


@functools.cache
def imports(path: Path) -> set[str]:
    """The top packages that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_the_files_are_found() -> None:
    """The other tests would pass over an empty list without a word."""
    names = {path.name for path in files()}

    assert {"table.py", "red.cards", "CONTRIBUTING.md", "Makefile", "pyproject.toml", Path(__file__).name} <= names
    assert sum(len(card_names(game)) for game in GAMES) > 600


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_card_is_named_in_the_engine(game: Path) -> None:
    """A card that needs a new idea gets a new word, and not a line of Python for itself.

    A word of another game may happen to be a card's name here.
    """
    others = [other for other in GAMES if other != game]
    modules = [path for path in sources(ENGINE) if not any(path.is_relative_to(other) for other in others)]
    code = "\n".join(path.read_text("utf-8") for path in modules)
    suspects = [re.escape(name) for name in card_names(game) if name in code]

    assert not suspects or places(rf"(?<!\w)({'|'.join(suspects)})(?!\w)", modules) == []


def test_no_file_is_named_for_nothing() -> None:
    """A file is named for what is in it."""
    assert [path for path in files() if re.fullmatch(r"_?(misc|utils?|helpers?|common)", path.stem.lower())] == []


@pytest.mark.parametrize("module", ["random", "time", "secrets", "datetime", "asyncio", "threading", "socket", "uuid"])
def test_the_rules_know_no_other_chance_and_no_clock(module: str) -> None:
    """Kernel, card language and games depend on nothing but what they are given."""
    assert [path for path in sources(*RULES) if module in imports(path)] == []


def test_nothing_is_left_to_be_done() -> None:
    """What is not done is an issue, and not a remark in the code."""
    marks = "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"])

    assert places(rf"\b({marks})\b", list(files())) == []


def test_nothing_depends_on_files_outside_the_project() -> None:
    """No path leads out of the checkout."""
    outside = [r"\.\./" + "shared", "/wo" + "rk/", "shared" + "/design", "shared" + "/rules", "style" + r"\.md"]

    assert places("|".join(outside), list(files())) == []


@pytest.mark.parametrize("folder", ["cardtext", "conformance", "games", "hygiene", "kernel", "tiny"])
def test_every_test_of_the_engine_says_in_a_sentence_what_it_shows(folder: str) -> None:
    """One line below its name."""
    silent: list[str] = []
    for path in sources(ROOT / "tests" / folder):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                sentence = ast.get_docstring(node)
                if not sentence or not sentence.splitlines()[0].endswith((".", "?", "!")):
                    silent.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.name}")

    assert silent == []


def test_a_class_with_many_methods_says_why() -> None:
    """More than 35 are found in no class whose docstring has no reason for it."""
    silent: list[str] = []
    for path in sources(ENGINE):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
                if len(methods) > MOST_METHODS and "because" not in (ast.get_docstring(node) or ""):
                    silent.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.name} has {len(methods)}")

    assert silent == []


@pytest.mark.parametrize("package", ["agents", "arena", "cli", "display", "server", "store"])
def test_only_the_kernel_knows_how_a_table_is_stored(package: str) -> None:
    """Who is outside asks the match: no columns, no handles, no generator, no positions in a tuple."""
    inside = r"(?<!kernel)\.rng\b|\.table\.\w|\.happenings?\b|\.handles\b|\.last_handle\b"

    assert places(inside, sources(ENGINE / package)) == []


@pytest.mark.parametrize("package", ["cardtext", "games"])
def test_rules_leave_chance_and_knowledge_to_the_kernel(package: str) -> None:
    """They say `t.pick`, `t.shuffle`, `t.show` and `t.hide`: no generator, no handles, no veils."""
    assert places(r"(?<!kernel)\.rng\b|\.handles\b|\.last_handle\b|\.veils\b", sources(ENGINE / package)) == []


@pytest.mark.parametrize("package", ["cardtext", "games"])
def test_no_rule_reckons_who_the_opponent_is(package: str) -> None:
    """`the_opponent(t, seat)` says that the game is for two; a chess colour is no seat."""
    reckoned = r"(?<!\w)1 - (?!\w*(colour|by\b))(\w+\.)*(seat|owner|active|first|attacker|winner|clock)\b"
    own = ENGINE / "cardtext" / "sides.py"

    assert places(reckoned, [path for path in sources(ENGINE / package) if path != own]) == []


@pytest.mark.parametrize(
    "package", ["kernel", "cardtext", "display", "store", "minds", "agents", "arena", "server", "cli"]
)
def test_no_game_is_named_where_all_games_are_meant(package: str) -> None:
    """A game is its folder: whoever adds one changes nothing here. Examples in help texts may name one."""
    folders = [path.parent.name for path in (ENGINE / "games").glob("*/rules.md")]
    named = re.compile("|".join(rf"{name}|{name.replace('_', '-')}" for name in folders))
    found: list[str] = []
    for path in sources(ENGINE / package):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else getattr(node, "module", None)
            is_example = isinstance(text, str) and ("hexadeck " in text or "`" in text or "did you mean" in text)
            if isinstance(text, str) and named.search(text) and not is_example:
                found.append(f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}: {text}")

    assert len(folders) == 6
    assert found == []
