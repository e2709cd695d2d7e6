"""The results file of a run: its plan in the first line, then a line for every batch, written when it is done.

A run that is stopped, or dies, is continued from it; a last line that was cut is played again.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from hexadeck.kernel.errors import HexadeckError
from hexadeck.lab.crews import Batch, Rounds
from hexadeck.lab.questions import Plan
from hexadeck.lab.rounds import played_from

FORMAT: Final = 1


class Results:
    """Rounds by trial and number, and the file they are kept in, if there is one."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.rounds: list[dict[int, list[Any]]] = [{} for _ in plan.trials]
        self._file = None
        head = {"hexadeck-lab": FORMAT, **plan.data()}
        if path is None:
            return
        kept = self._read(path, head) if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(kept)
        if not kept:
            self._write(head)

    def _read(self, path: Path, head: dict[str, Any]) -> int:
        """How many bytes of the file are whole lines."""
        content = path.read_bytes()
        lines = content.split(b"\n")[:-1]
        if not lines:
            return 0
        try:
            found = json.loads(lines[0])
        except ValueError:
            raise HexadeckError(f"{path} is no results file of the lab") from None
        if not isinstance(found, dict) or found.get("hexadeck-lab") != FORMAT:
            raise HexadeckError(f"{path} is no results file of the lab")
        different = [name for name, value in head.items() if found.get(name) != value]
        if different:
            raise HexadeckError(
                f"{path} has the results of another run: {', '.join(different)} differ; take another file, or ask the "
                "same question with the same cards, players and seed"
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                data = json.loads(line)
                rounds = [[played_from(match) for match in one] for one in data["rounds"]]
                self._keep(data["trial"], data["first"], rounds)
            except (ValueError, TypeError, LookupError) as error:
                raise HexadeckError(f"{path}:{number}: these are no rounds of the run: {error!r}") from None
        return sum([len(line) + 1 for line in lines])

    def add(self, batch: Batch, rounds: Rounds) -> None:
        self._keep(batch.trial, batch.first, rounds)
        if self._file is not None:
            played = [[match.data() for match in one] for one in rounds]
            self._write({"trial": batch.trial, "first": batch.first, "rounds": played})

    def _keep(self, trial: int, first: int, rounds: Rounds) -> None:
        self.rounds[trial].update(enumerate(rounds, first))

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
