"""The table of strength: mirrored matches, kept after every deal, gone on with where they ended."""

import time
from pathlib import Path

import pytest

import strength
from hexadeck import games
from strength import part, play_pair, read, table


def test_a_run_that_was_stopped_goes_on_where_it_ended(tmp_path: Path) -> None:
    path, game, end = tmp_path / "kept.json", games.load("kanzume-goddess"), time.monotonic() + 600
    play_pair(path, game, None, None, "bruno", "random", 2, end)
    (first,) = read(path).values()
    play_pair(path, game, None, None, "bruno", "random", 4, end)
    (second,) = read(path).values()
    play_pair(path, game, None, None, "bruno", "random", 4, end)

    assert (first["deals"], first["matches"]) == (1, 2)
    assert (second["deals"], second["matches"]) == (2, 4)
    assert list(read(path).values()) == [second]


def test_par_follows_from_the_sides(tmp_path: Path) -> None:
    """In teams it is a half; each deal is played once from every side."""
    path, game = tmp_path / "kept.json", games.load("kanzume-goddess")
    play_pair(path, game, 4, "team", "random", "random", 1, time.monotonic() + 600)
    (cell,) = read(path).values()

    assert (cell["matches"], cell["par"]) == (2, 0.5)


def test_no_deal_is_begun_when_time_is_up(tmp_path: Path) -> None:
    play_pair(tmp_path / "kept.json", games.load("zenonzard"), None, None, "pip", "random", 2, time.monotonic())

    assert read(tmp_path / "kept.json") == {}


def test_the_page_is_written_below_its_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "strength.md"
    page.write_text(f"# Head\n\n{strength.BEGIN}\nold\n")
    monkeypatch.setattr(strength, "PAGE", page)
    cell = {
        "game": "zenonzard", "mode": "duel", "seats": 2, "one": "orla", "other": "greta", "deals": 2,
        "matches": 4, "wins": 2, "draws": 1, "par": 0.5, "times": {"orla": {"96": 9, "100": 1}, "greta": {}},
    }  # fmt: skip

    strength.write_page({"key": cell})

    assert page.read_text().startswith(f"# Head\n\n{strength.BEGIN}\n\n## Zenonzard\n")
    assert "| duel, 2 seats | orla | greta | 62.5% |" in table([cell])[-1]
    assert "old" not in page.read_text()


def test_times_are_told_to_a_tenth() -> None:
    classes: dict[str, int] = {}
    for milliseconds in [1.0] * 95 + [100.0] * 5:
        strength.count_time(classes, milliseconds / 1000)

    assert part(classes, 0.5) == pytest.approx(1.0, rel=0.06)
    assert part(classes, 0.96) == pytest.approx(100.0, rel=0.06)


@pytest.mark.parametrize(
    ("one", "other", "wins", "matches", "said"),
    [
        ("orla", "greta", 230, 400, "all above 50%: yes"),
        ("orla", "greta", 210, 400, "all above 50%: **no**"),
        ("orla", "bruno", 259, 400, "at least 65%: **no**"),
        ("sibyl", "greta", 30, 40, "at least 70%: yes so far"),
        ("orla", "random", 40, 40, ""),
    ],
)
def test_the_aim_is_told(one: str, other: str, wins: int, matches: int, said: str) -> None:
    cell = {"one": one, "other": other, "seats": 2, "wins": wins, "draws": 0, "matches": matches, "par": 0.5}

    assert strength.said_aim(cell) == said


def test_every_level_meets_the_two_below_it() -> None:
    assert {"wren:pip", "sibyl:orla", "bruno:pip", "sibyl:greta"} < set(strength.ladder())
    assert len(strength.ladder()) == 9
