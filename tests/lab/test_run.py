"""Carrying out a plan: alike with any number of workers, after an interruption, and when a worker dies."""

import json
import os
import signal
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from hexadeck.kernel.errors import HexadeckError
from hexadeck.lab import Desk, Plan, answer
from hexadeck.lab.crews import Batch, LocalCrew, Rounds
from hexadeck.lab.page import html_page
from hexadeck.lab.plots import plots
from hexadeck.lab.report import _trial, interval_text, lines, measure_text, report
from hexadeck.lab.results import Results
from hexadeck.lab.rounds import Played, play_rounds
from hexadeck.lab.run import Run, Tally
from hexadeck.lab.sequences import ENOUGH

TIMES = ("seconds", "workers", "played", "matches_per_second_and_worker")


class Here:
    """Plays in this process, the last batch first, as if it had been quickest."""

    def __init__(self, plan: Plan, size: int = 1) -> None:
        self.size = size
        self._plan = plan
        self._waiting: list[Batch] = []

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)

    def next_done(self, seconds: float | None = None) -> tuple[Batch, Rounds]:
        batch = self._waiting.pop()
        return batch, play_rounds(self._plan.trials[batch.trial], batch.first, batch.count)

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def plan() -> Plan:
    desk = Desk("zenonzard", ("random",), within=0.2, most=24)
    return desk.matrix([desk.game.deck(name) for name in ("Aguma Rush", "Poseido Score", "Two Flags")])


@pytest.fixture(scope="module")
def told(plan: Plan) -> dict[str, Any]:
    run = Run(plan, Results(plan))
    run.carry_out(Here(plan))
    return report(run)


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMES}


def test_the_number_of_workers_changes_nothing(plan: Plan, told: dict[str, Any]) -> None:
    """Not even when batches are done in another order."""
    run = Run(plan, Results(plan))
    run.carry_out(Here(plan, size=5))

    assert without_times(report(run)) == without_times(told)
    assert without_times(answer(plan, workers=2)) == without_times(told)


def test_a_run_goes_on_where_it_was_stopped(plan: Plan, told: dict[str, Any], tmp_path: Path) -> None:
    """After Ctrl-C, after a power cut in the middle of a line, and with nothing left to do."""
    file = tmp_path / "run.lab"
    with Results(plan, file) as results:
        Run(plan, results).carry_out(Here(plan), told=lambda run: run.played > 30)
    whole = file.read_bytes()
    file.write_bytes(whole[:-7])

    with Results(plan, file) as results:
        run = Run(plan, results)
        before = sum(tally.matches for tally in run.tallies)
        run.carry_out(Here(plan))
    with Results(plan, file) as results:
        again = Run(plan, results)
        assert again.is_done
        assert again.carry_out(Here(plan))

    assert before > 0
    assert without_times(report(run)) == without_times(told)
    assert again.played == 0


def test_another_question_does_not_go_into_the_same_file(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "run.lab"
    with Results(plan, file):
        pass
    other = Desk("zenonzard", ("random",), seed="1").table([])

    with pytest.raises(HexadeckError, match="results of another run: question, title"):
        Results(other, file)
    file.write_text("not ours\n")
    with pytest.raises(HexadeckError, match="no results file"):
        Results(plan, file)
    assert file.read_text() == "not ours\n"


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"trial":99,"first":0,"rounds":[]}', '{"trial":0,"first":0,"rounds":[[[]]]}']
)
def test_damaged_rounds_are_refused_and_stay_as_they_are(plan: Plan, tmp_path: Path, line: str) -> None:
    file = tmp_path / "run.lab"
    with Results(plan, file):
        pass
    damaged = file.read_text() + line + "\n"
    file.write_text(damaged)

    with pytest.raises(HexadeckError, match=r"run\.lab:2: these are no rounds of the run"):
        Results(plan, file)
    assert file.read_text() == damaged


def test_a_lost_worker_costs_its_batch_only(plan: Plan, told: dict[str, Any]) -> None:
    """Killed as if the machine had run out of memory: another one plays its rounds."""
    crew = LocalCrew(plan.trials, 2)
    killed: list[int] = []

    def kill_one(run: Run) -> bool:
        if not killed and run.played > 20:
            killed.append(crew.pids[0])
            os.kill(killed[0], signal.SIGKILL)
        return False

    run = Run(plan, Results(plan))
    try:
        run.carry_out(crew, told=kill_one)
        assert killed[0] not in crew.pids
    finally:
        crew.close()

    assert without_times(report(run)) == without_times(told)


def test_rounds_that_always_kill_their_worker_end_the_run(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexadeck.lab.crews.TRIES", 1)
    crew = LocalCrew(plan.trials, 1)
    crew.submit(Batch(0, 0, 500))
    os.kill(crew.pids[0], signal.SIGKILL)

    with pytest.raises(HexadeckError, match="workers died 1 times over the same rounds"):
        crew.next_done()
    crew.close()


def test_a_run_can_be_given_so_much_time(plan: Plan) -> None:
    run = Run(plan, Results(plan))

    assert not run.carry_out(Here(plan), seconds=0)
    assert report(run)["trials"][0]["stopped"] == ""
    assert "not finished" in "\n".join(lines(report(run)))


def test_a_trial_stops_when_it_is_clear(told: dict[str, Any]) -> None:
    """Two decks differ so much that random players show it; the intervals say so."""
    clear = [trial for trial in told["trials"] if trial["stopped"] == "clear"]

    assert clear
    for trial in clear:
        assert trial["rounds"] < 24
        assert trial["low"] > 0.5 or trial["high"] < 0.5
        *earlier, last = trial["history"]
        assert all(low <= 0.5 <= high for _, _, low, high in earlier)
        assert last[0] == trial["rounds"]


def test_the_report_is_one_file_with_its_plots(told: dict[str, Any]) -> None:
    page = html_page(told)

    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page
    assert "Everybody played as <strong>random</strong>" in page
    shown = plots(told)
    assert [plot["title"] for plot in shown][:2] == ["Share of wins, row against column", "Against all others"]
    assert sum(plot["title"].startswith("Convergence") for plot in shown) == 3
    for plot in shown:
        root = ET.fromstring(plot["svg"])  # noqa: S314 (made by us)
        assert len(list(root)) > 3
        assert "nan" not in plot["svg"]
    heat = ET.fromstring(shown[0]["svg"])  # noqa: S314 (made by us)
    cells = [node for node in heat.iter() if node.get("class") == "cell"]
    assert len(cells) == 6
    best = told["standings"][0]["deck"]
    assert best in "\n".join(lines(told)).split("Against all others")[1].split("\n")[1]
    assert json.loads(json.dumps(told)) == told


def test_what_is_not_known_is_not_called_equal(plan: Plan) -> None:
    """Few rounds give no figure at all; more give what may be; only a narrow interval speaks of no difference."""
    few, some, many = [Tally(plan.trials[0], plan) for _ in range(3)]
    won, lost = (Played((seat,), 0, 1, 1, False, 0, "ZZ-1") for seat in (0, 1))
    for tally, rounds in ((few, ENOUGH - 1), (some, ENOUGH), (many, 400)):
        for number in range(rounds):
            tally.add([won, lost] if number % 2 else [lost, won])
            tally.stopped = ""
    many.stopped = "precise"

    told = [_trial(tally) for tally in (few, some, many)]
    assert [trial["verdict"] for trial in told] == [
        "too few rounds to tell",
        "not known yet: between 22 and 78",
        "no difference of more than 7.7 points",
    ]
    assert [interval_text(trial) == "" for trial in told] == [True, False, False]
    assert measure_text(told[0]["measures"]["comebacks"]) == "too few rounds to tell"
    assert measure_text(told[0]["measures"]["turns"]) == "too few rounds to tell"
