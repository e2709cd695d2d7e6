"""What a log says there was to be seen, replayed without the server's rooms."""

from hashlib import blake2b

from hexadeck.server.match.history import in_effect, on_the_clock
from hexadeck.server.match.setup import setup_of
from hexadeck.server.match.states import encoder
from hexadeck.store.store import Entry, StoredMatch


def mark_of(view: bytes, question: int | None, undone: int) -> bytes:
    """Of a state, what tells it from every other: the table, the number of the question, how often was taken back."""
    return blake2b(view + f" {question} {undone}".encode(), digest_size=12).digest()


def states_of(stored: StoredMatch, viewer: int | None) -> list[bytes]:
    """The mark of the state after each entry of the log; what was undone was once the present, too."""
    setup = setup_of(stored.overview)
    match = setup.start()
    answers = undone = 0
    out_of_time: int | None = None
    found: list[bytes] = []
    for length in range(len(stored.entries) + 1):
        if length:
            entry = stored.entries[length - 1]
            if entry.kind == "undo":
                match, out_of_time = setup.start(), None
                for number in in_effect(stored.entries[:length]):
                    match.repeat(_choice(stored.entries[number]))
                is_taken_back = entry.value < length - 1
                undone, answers = undone + is_taken_back, answers + is_taken_back
            else:
                match.repeat(_choice(entry))
                answers += entry.kind == "choice" and entry.seat == viewer
                out_of_time = entry.seat if entry.kind == "timeout" else None
        view = match.view(viewer)
        view["result"] = on_the_clock(view["result"], out_of_time)
        question = answers if viewer is not None and view["decider"] == viewer else None
        found.append(mark_of(encoder.encode(view), question, undone))
    return found


def _choice(entry: Entry) -> int:
    """As a record writes it."""
    return entry.value if entry.kind == "choice" else -1 - entry.seat
