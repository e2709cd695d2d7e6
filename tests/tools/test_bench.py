"""What the benchmark prints; the figures themselves are not tested."""

from bench import COMPILED, MEASURES, PLAIN, table

FIGURES = {measure.name: 10.0 for measure in MEASURES}


def test_a_rate_is_better_when_it_is_more() -> None:
    figures = {PLAIN: {**FIGURES, "decisions": 30_000.0}, COMPILED: {**FIGURES, "decisions": 800_000.0}}

    row = next(line for line in table("toy", figures) if line.startswith("decisions"))

    assert row.split()[2:] == ["30,000", "60,000", "(0.50x)", "800,000", "400,000", "(2.00x)", "26.67x"]


def test_a_time_is_better_when_it_is_less() -> None:
    figures = {PLAIN: {**FIGURES, "load game": 1.0}, COMPILED: {**FIGURES, "load game": 0.25}}

    row = next(line for line in table("toy", figures) if line.startswith("load game"))

    assert row.split()[3:] == ["1.00", "0.50", "(0.50x)", "0.25", "0.50", "(2.00x)", "4.00x"]


def test_a_game_with_more_seats_says_so_and_has_its_own_aim() -> None:
    lines = table("kanzume-goddess", {PLAIN: {**FIGURES, "decisions": 44_000.0}})

    assert lines[1].startswith("kanzume-goddess, 4 seats ")
    assert "40,000 (1.10x)" in next(line for line in lines if line.startswith("decisions"))


def test_without_a_compiler_there_is_one_column() -> None:
    row = next(line for line in table("toy", {PLAIN: FIGURES}) if line.startswith("matches"))

    assert row.split()[2:] == ["10.0"]
