"""What mypyc gets to read: the declarations of a game, written out."""

import ast
from pathlib import Path

import pytest

from compiled_sources import ROOT, sources_of, steps_of, write

GAMES = ROOT / "src" / "hexadeck" / "games"
TABLE = '''"""A table."""
class Pond(Table):
    """What lies on it."""
    wet: Row = per_card(open=True)
    frogs: list[int] = listed(("card",))
    clock: Row = once(clock.FIELDS)
    def __init__(self):
        super().__init__(SCHEMA)
        self.dry = 0

SCHEMA: Final = Schema((), columns_of(Pond))
'''
STEPS = 'STEPS: Final = Steps(__package__, "turn")\n'
TURN = """from hexadeck.games.pond import steps

def jump(t: Pond, frog: i64, row: Row) -> None:
    t.ask(frog, asks.WHERE, steps.land)

def land(t: Pond, option: Option) -> None:
    t.then_with(steps.jump, option.a)
"""
GAME = '"""Pond."""\n\nMADE = Game("pond", steps.STEPS)\n'


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one game in it."""
    game = tmp_path / "hexadeck" / "games" / "pond"
    game.mkdir(parents=True)
    for name, text in (("table", TABLE), ("steps", STEPS), ("turn", TURN), ("game", GAME)):
        (game / f"{name}.py").write_text(text, "utf-8")
    return tmp_path / "hexadeck"


def test_columns_become_attributes_that_are_assigned_one_by_one(package: Path) -> None:
    """In the order of the declaration, lists apart; the schema gets what was declared."""
    table = ast.parse(sources_of(package)[Path("games/pond/table.py")])
    pond = next(node for node in table.body if isinstance(node, ast.ClassDef))

    assert ast.unparse(pond.body[1]).splitlines() == [
        "def __init__(self):",
        "    super().__init__(SCHEMA)",
        "    self.wet = no_numbers()",
        "    self.clock = no_numbers()",
        "    self.frogs = NOTHING_LISTED",
        "    self.dry = 0",
    ]
    assert ast.unparse(pond.body[2]).splitlines() == [
        "def bind(self) -> None:",
        "    columns = self.columns",
        "    self.wet = columns[0]",
        "    self.clock = columns[1]",
        "    self.frogs = self.lists[0]",
    ]
    assert ast.unparse(table.body[-1]) == (
        "SCHEMA: Final = Schema((), named(wet=per_card(open=True), frogs=listed(('card',)), clock=once(clock.FIELDS)))"
    )


def test_steps_become_constants_and_direct_calls(package: Path) -> None:
    """The game takes the book that calls them."""
    texts = sources_of(package)
    dispatch = texts[Path("games/pond/dispatch.py")]

    assert texts[Path("games/pond/steps.py")].splitlines()[2:] == ["jump: Final[i64] = 100", "land: Final[i64] = 101"]
    assert "        if number == steps.jump:\n            turn.jump(t, step.a, step.row)\n" in dispatch
    assert "        if answer == steps.land:\n            turn.land(t, option)\n" in dispatch
    assert "    steps.jump: (turn.jump, ('frog',), True),\n" in dispatch
    assert 'Game("pond", dispatch.STEPS)' in texts[Path("games/pond/game.py")]


def test_only_what_changed_is_written_again(package: Path, tmp_path: Path) -> None:
    """A module that is as it was need not be compiled; one that is gone must not be."""
    target = tmp_path / "out"
    write(package, target)
    before = {path: path.stat().st_mtime_ns for path in target.rglob("*.py")}
    (package / "games/pond/more.py").touch()
    write(package, target)
    (package / "games/pond/more.py").unlink()
    write(package, target)

    assert {path: path.stat().st_mtime_ns for path in target.rglob("*.py")} == before


def test_a_step_that_is_no_function_is_named(package: Path) -> None:
    """The type checker cannot know: to it, every `steps.NAME` is a number."""
    turn = package / "games/pond/turn.py"
    turn.write_text(turn.read_text("utf-8").replace("steps.land", "steps.lnad"), "utf-8")

    with pytest.raises(SystemExit, match=r"pond: no function for steps\.lnad"):
        sources_of(package)


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/steps.py")))
def test_every_step_of_a_game_is_a_function(game: str) -> None:
    """Also those that no test comes by."""
    assert steps_of(GAMES / game)
