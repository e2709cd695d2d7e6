"""Reads what Chromium tells about a page in its trace: tasks, frames, and what moves.

A frame is offered to the page 60 times a second (`BeginFrame`). The compositor, a thread of its own, either shows one
(`DrawFrame`) or lets it go (`DroppedFrame`). A frame that is shown may still be dropped as well: cards moved in it, and
what the page's own thread had to add came too late.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

Event = dict[str, Any]

FRAMES: Final = ("disabled-by-default-devtools.timeline.frame", "blink.animations")
"""The categories that `shown_while_moving` and `slow_animations` need; they cost the page next to nothing."""
TASKS: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline")
"""The categories that `tasks_of` needs."""

KINDS: Final = {
    **dict.fromkeys(("FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "EventDispatch"), "script"),
    **dict.fromkeys(("EvaluateScript", "MinorGC", "MajorGC", "V8.GCScavenger", "V8.GCIncrementalMarking"), "script"),
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    **dict.fromkeys(("PrePaint", "Paint"), "paint"),
    **dict.fromkeys(("Layerize", "Commit"), "layers"),
}
"""What Chromium calls the parts of a task; whatever lies within one of them and is not named is a part of it."""

Span = tuple[float, float]
"""From when to when, in microseconds."""


@dataclass(frozen=True)
class Shown:
    """The frames of the time in which something moved."""

    seconds: float
    shown: int
    dropped: int
    """Nothing new was seen."""
    behind: int
    """Shown without what the page's own thread had to add."""

    @property
    def rate(self) -> float:
        return self.shown / self.seconds if self.seconds else 0.0


def shown_while_moving(events: list[Event]) -> Shown:
    """While cards moved."""
    spans = list(joined(moving(events)))
    drawn, dropped = frames(events, "DrawFrame"), frames(events, "DroppedFrame")
    shown = [frame for frame, time in drawn.items() if is_within(time, spans)]
    lost = [frame for frame, time in dropped.items() if is_within(time, spans) and frame not in drawn]
    seconds = sum(end - start for start, end in spans) / 1e6
    return Shown(seconds, len(shown), len(lost), sum(frame in dropped for frame in shown))


def frames(events: list[Event], name: str) -> dict[tuple[int, int], float]:
    """When it was told of which frames."""
    told = [each for each in events if each["name"] == name and "frameSeqId" in each["args"]]
    return {(each["pid"], each["args"]["frameSeqId"]): each["ts"] for each in told}


def is_within(time: float, spans: list[Span]) -> bool:
    return any(start <= time < end for start, end in spans)


def moving(events: list[Event]) -> Iterator[Span]:
    """When animations ran that a script had begun. Cards move so; what blinks does it by its style and has a name."""
    begun: dict[tuple[int, str], float] = {}
    last = max(each["ts"] for each in events)
    for each in animations(events):
        key = (each["pid"], each["id2"]["local"])
        if each["ph"] == "b" and not each["args"]["data"]["displayName"]:
            begun[key] = each["ts"]
        elif each["ph"] == "e" and key in begun:
            yield begun.pop(key), each["ts"]
    for start in begun.values():
        yield start, last


def joined(spans: Iterator[Span]) -> Iterator[Span]:
    """The same time without overlaps."""
    open_span: Span | None = None
    for start, end in sorted(spans):
        if open_span and start <= open_span[1]:
            open_span = open_span[0], max(open_span[1], end)
        else:
            if open_span:
                yield open_span
            open_span = start, end
    if open_span:
        yield open_span


def slow_animations(events: list[Event]) -> Counter[str]:
    """Animations that the compositor did not take over: the page's own thread draws every frame of them."""
    found = Counter[str]()
    begun: dict[str, Event] = {}
    for each in animations(events):
        data = each["args"].get("data", {})
        if each["ph"] == "b":
            begun[each["id2"]["local"]] = data
        elif data.get("compositeFailed") and each["id2"]["local"] in begun:
            data = begun.pop(each["id2"]["local"])
            found[data["displayName"] or data["nodeName"]] += 1
    return found


def animations(events: list[Event]) -> list[Event]:
    """What was told of animations, in its order; numbers of those that ended are given again."""
    return sorted((each for each in events if each["name"] == "Animation"), key=lambda each: each["ts"])


@dataclass
class Task:
    """A task of the page's main thread."""

    clock: float
    """Milliseconds from its begin to its end, with all the time in which other programs had the processor."""
    spent: Counter[str]
    """Milliseconds of CPU time by kind."""

    @property
    def cpu(self) -> float:
        return self.spent.total()


def tasks_of(events: list[Event]) -> list[Task]:
    """The tasks of the page's main thread, which paints more than any other."""
    busiest = Counter((each["pid"], each["tid"]) for each in events if each["name"] == "Paint").most_common(1)[0][0]
    mine = [each for each in events if (each["pid"], each["tid"]) == busiest and each["ph"] == "X" and "tdur" in each]
    mine.sort(key=lambda each: (each["ts"], -each["dur"]))
    tasks: list[Task] = []
    around: list[tuple[float, str]] = []
    for each in mine:
        end, spent = each["ts"] + each["dur"], each["tdur"] / 1000
        while around and around[-1][0] <= each["ts"]:
            around.pop()
        if around:
            tasks[-1].spent[around[-1][1]] -= spent
        else:
            tasks.append(Task(each["dur"] / 1000, Counter()))
        kind = KINDS.get(each["name"], around[-1][1] if around else "other")
        tasks[-1].spent[kind] += spent
        around.append((end, kind))
    return tasks
