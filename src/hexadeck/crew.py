"""Processes that work side by side, and end with whoever started them."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def crew(count: int) -> ProcessPoolExecutor:
    """This many processes, which do not outlive the one that started them, even if it is killed.

    New ones, not forks: a fork of a program with threads may hang.
    """
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=end_with_the_parent)


def end_with_the_parent() -> None:
    """In a process that was started by another: watch for the end of that one."""
    threading.Thread(target=_wait_for_the_parent, daemon=True).start()


def _wait_for_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
