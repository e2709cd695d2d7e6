"""Processes that were started to help end with whoever started them."""

import os
import subprocess
import sys

CREW = """
import os, sys
from hexadeck.crew import crew

if __name__ == "__main__":
    with crew(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        sys.stdin.read()
"""


def test_processes_do_not_outlive_a_parent_that_is_killed() -> None:
    """The process has the same output as its parent: that ends when both are gone."""
    parent = subprocess.Popen([sys.executable, "-c", CREW], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert int(parent.stdout.readline()) not in (os.getpid(), parent.pid)

    parent.kill()

    assert parent.communicate(timeout=60)[0] == ""
