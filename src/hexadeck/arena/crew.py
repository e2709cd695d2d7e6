"""Processes that play matches side by side."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def crew(count: int) -> ProcessPoolExecutor:
    """So many processes, which do not outlive whoever started them, even if that is killed.

    New ones, not forks: a fork of a program with threads may hang.
    """
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
