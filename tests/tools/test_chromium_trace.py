"""What is read from a trace of Chromium."""

from typing import Any

import chromium_trace


def animation(phase: str, time: float, **data: Any) -> chromium_trace.Event:
    return {"name": "Animation", "ph": phase, "pid": 1, "ts": time, "id2": {"local": "0x1"}, "args": {"data": data}}


def frame(name: str, number: int, time: float) -> chromium_trace.Event:
    return {"name": name, "pid": 1, "ts": time, "args": {"frameSeqId": number}}


def moving(start: float, end: float) -> list[chromium_trace.Event]:
    return [animation("b", start, displayName="", nodeName="BUTTON"), animation("e", end)]


def test_only_frames_of_the_time_in_which_a_card_moves_are_counted() -> None:
    trace = [*moving(1e6, 3e6), *[frame("DrawFrame", number, number * 1e6) for number in range(5)]]

    seen = chromium_trace.shown_while_moving(trace)

    assert (seen.seconds, seen.shown, seen.rate) == (2.0, 2, 1.0)


def test_time_in_which_several_cards_move_counts_once() -> None:
    trace = [*moving(1e6, 3e6), *moving(2e6, 4e6)]
    trace[2]["id2"] = trace[3]["id2"] = {"local": "0x2"}

    assert chromium_trace.shown_while_moving(trace).seconds == 3.0


def test_what_blinks_is_no_card_that_moves() -> None:
    trace = [animation("b", 0, displayName="think", nodeName="I"), animation("e", 1e6), frame("DrawFrame", 1, 5e5)]

    assert chromium_trace.shown_while_moving(trace).shown == 0


def test_a_frame_may_be_shown_without_what_the_page_was_late_with() -> None:
    late = [frame("DrawFrame", 1, 1), frame("DroppedFrame", 1, 2)]
    lost = [frame("DroppedFrame", 2, 3)]

    seen = chromium_trace.shown_while_moving([*moving(0, 10), *late, *lost])

    assert (seen.shown, seen.dropped, seen.behind) == (1, 1, 1)


def test_an_animation_that_the_compositor_refused_is_named() -> None:
    refused = [animation("b", 0, displayName="width", nodeName="SPAN"), animation("n", 1, compositeFailed=8192)]
    taken = [
        animation("e", 2),
        animation("b", 3, displayName="think", nodeName="I"),
        animation("n", 4, compositeFailed=0),
    ]

    assert chromium_trace.slow_animations([*refused, *taken]) == {"width": 1}


def part(name: str, start: float, clock: float, cpu: float, thread: int = 1) -> chromium_trace.Event:
    times = {"ts": start * 1000, "dur": clock * 1000, "tdur": cpu * 1000}
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, "args": {}, **times}


def test_a_task_has_its_length_by_the_clock_and_its_cpu_time_by_kind() -> None:
    trace = [
        part("RunTask", 0, 30, 10),
        part("FunctionCall", 1, 20, 6),
        part("Layout", 2, 8, 4),
        part("RunTask", 40, 5, 5),
        part("Paint", 41, 2, 2),
        part("RunTask", 0, 90, 90, thread=2),
    ]

    first, second = chromium_trace.tasks_of(trace)

    assert (first.clock, first.cpu, first.spent) == (30, 10, {"other": 4, "script": 2, "layout": 4})
    assert (second.clock, second.cpu, second.spent) == (5, 5, {"other": 3, "paint": 2})
