"""Analyses of finished matches in a worker process: about a second at a time, so that others get their turn."""

import time
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from hexadeck.agents.analysis import Analyst
from hexadeck.server.match.setup import MatchSetup

SLICE_SECONDS: Final = 0.8
KEPT: Final = 20

_analysts: OrderedDict[str, Analyst] = OrderedDict()


class Progress(Struct, frozen=True):
    percent: int
    text: str
    """The analysis as JSON, when it is done."""


def go_on(id: str, setup: MatchSetup, choices: list[int], seats: list[int]) -> Progress:
    """Some steps further, in this process from where it was; a new process begins again and finds the same."""
    analyst = _analysts.pop(id, None) or Analyst(setup.start(), choices, seats)
    began = time.monotonic()
    while not analyst.is_done and time.monotonic() - began < SLICE_SECONDS:
        analyst.step()
    if analyst.is_done:
        return Progress(100, msgspec.json.encode(analyst.data()).decode())
    _analysts[id] = analyst
    if len(_analysts) > KEPT:
        _analysts.popitem(last=False)
    return Progress(100 * analyst.done // analyst.total, "")
