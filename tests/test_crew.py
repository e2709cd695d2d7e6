"""Processes that were started to help end with whoever started them."""

import os
import subprocess
import sys

import pytest

CREW = """
import os, sys
from hexadeck.crew import crew

if __name__ == "__main__":
    with crew(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        sys.stdin.read()
"""

PROOFS = """
import sys
from multiprocessing import active_children
from hexadeck.puzzles import plain

if __name__ == "__main__":
    plain.is_compiled = lambda: True  # only then there is a process for proofs
    with plain.plain_judge():
        print(*[child.pid for child in active_children()], flush=True)
        sys.stdin.read()
"""


@pytest.mark.parametrize("program", [CREW, PROOFS], ids=["crew", "proofs"])
def test_processes_do_not_outlive_a_parent_that_is_killed(program: str) -> None:
    """The process has the same output as its parent: that ends when both are gone."""
    parent = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert int(parent.stdout.readline()) not in (os.getpid(), parent.pid)

    parent.kill()

    assert parent.communicate(timeout=60)[0] == ""
