"""Proofs for a program whose engine is compiled: they are done in a process of its own, where it is plain Python."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from hexadeck import is_compiled
from hexadeck.crew import crew
from hexadeck.puzzles.mining import Judged, judged
from hexadeck.puzzles.puzzle import Puzzle

PURE: Final = "HEXADECK_PURE"


@contextmanager
def plain_judge() -> Iterator[Callable[[Puzzle], Judged]]:
    """`judged`, wherever it can be carried out."""
    if not is_compiled():
        yield judged
        return
    with crew(1) as process:
        before = os.environ.get(PURE)
        os.environ[PURE] = "1"  # a process has the environment that its parent has when it starts
        try:
            process.submit(os.getpid).result()
        finally:
            del os.environ[PURE]
            if before is not None:
                os.environ[PURE] = before
        yield lambda candidate: process.submit(judged, candidate).result()
