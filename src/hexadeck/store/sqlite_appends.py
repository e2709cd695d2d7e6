"""Many appends, three statements: what rooms want to add to their logs while the last commit is under way.

Every statement gives Python's lock away and must get it back from a busy event loop, so there must not be more of them
when there is more to do.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from hexadeck.store.chain import SIZE, marks_after
from hexadeck.store.rows import Values, as_json, entry_values, wrong_number
from hexadeck.store.sqlite_examination import Ledger
from hexadeck.store.store import Conflict, Entry

NO_SUMMARY: Final = (None, None, None, None, None, None)

# One row with all of them: every row would be a step of its own.
ENDS: Final = """
    SELECT json_group_array(json_array(match, length, hex(mark))) FROM progress
    WHERE match IN (SELECT value FROM json_each(?))
"""
# Older libraries know `json_extract` and not `->>`. The marks come beside the rest, one behind the other, each of ?3
# bytes.
GROW: Final = """
    UPDATE progress SET
        length = json_extract(new.value, '$[1]'),
        mark = substr(?2, new.key * ?3 + 1, ?3),
        status = coalesce(json_extract(new.value, '$[2]'), status),
        turn = coalesce(json_extract(new.value, '$[3]'), turn),
        decider = CASE
            WHEN json_extract(new.value, '$[2]') IS NULL THEN decider
            ELSE json_extract(new.value, '$[4]')
        END,
        result = coalesce(json_extract(new.value, '$[5]'), result),
        updated = coalesce(json_extract(new.value, '$[6]'), updated),
        seal = coalesce(json_extract(new.value, '$[7]'), seal)
    FROM json_each(?1) AS new WHERE progress.match = json_extract(new.value, '$[0]')
"""
WRITE: Final = """
    INSERT INTO entries (match, number, kind, seat, value, time, mark, state)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        substr(?2, key * ?3 + 1, ?3), json_extract(value, '$[6]')
    FROM json_each(?1)
"""


class Append(Struct, frozen=True):
    """Entries for one match."""

    id: str
    at: int
    entries: Sequence[Entry]
    summary: Values = NO_SUMMARY


def append_all(c: sqlite3.Connection, ledger: Ledger, appends: Sequence[Append]) -> list[Conflict | None]:
    """Writes those whose number is the next one, and says of each other why it is not."""
    (found,) = c.execute(ENDS, (as_json(list({append.id for append in appends})),)).fetchone()
    ends: dict[str, tuple[int, bytes]] = {id: (length, bytes.fromhex(mark)) for id, length, mark in json.decode(found)}
    late: list[Conflict | None] = []
    summaries: dict[str, Values] = {}
    entries: list[Values] = []
    chain: list[bytes] = []
    for append in appends:
        length, mark = ends.get(append.id, (None, b""))
        if length != append.at:
            late.append(wrong_number(append.id, append.at, length))
            continue
        late.append(None)
        marks = marks_after(mark, append.at, append.entries)
        # JSON has no bytes, so the marks come beside them.
        entries += [(*values[:6], values[7]) for values in entry_values(append.id, append.at, append.entries, marks)]
        chain += marks
        ends[append.id] = (append.at + len(marks), marks[-1] if marks else mark)
        if append.summary != NO_SUMMARY or append.id not in summaries:
            summaries[append.id] = append.summary
    if summaries:
        grown = [(id, ends[id][0], *summary) for id, summary in summaries.items()]
        c.execute(GROW, (as_json(grown), b"".join([ends[id][1] for id in summaries]), SIZE))
    if entries:
        c.execute(WRITE, (as_json(entries), b"".join(chain), SIZE))
    for id in summaries:
        ledger.expect(id, *ends[id])
    return late
