"""`tools/dead_code.py`: what nobody uses is named, and what the browser reads is not."""

from pathlib import Path

from dead_code import unused

SOURCE = """
class Seen:
    drawn: int
    forgotten: int


def draw(seen: Seen) -> None:
    pass


draw(Seen())


def erase() -> None:
    pass
"""


def test_what_neither_python_nor_the_browser_uses_is_dead(tmp_path: Path) -> None:
    """That a field is in the list of all fields is no use of it."""
    (tmp_path / "seen.py").write_text(SOURCE)
    (tmp_path / "Table.svelte").write_text("<p>{seen.drawn}</p>")
    (tmp_path / "protocol.ts").write_text("interface Seen { drawn: number, forgotten: number }")

    found = unused([str(tmp_path / "seen.py")], tmp_path)

    assert [line.partition(": ")[2] for line in found] == ["unused variable 'forgotten'", "unused function 'erase'"]
