"""The tables, as numbered steps that are only ever added to; a database remembers how many it has gone through."""

from typing import Final

from hexadeck.store.store import StoreError

SQLITE: Final = {
    "json": "TEXT",
    "long": "INTEGER",
    "bytes": "BLOB",
    "table": "STRICT",
    "sorted": "STRICT, WITHOUT ROWID",
    "listed": "json_extract(setup, '$.listed') = 1",
}
POSTGRES: Final = {
    "json": "json",
    "long": "bigint",
    "bytes": "bytea",
    "table": "",
    "sorted": "",
    "listed": "setup ->> 'listed' = 'true'",
}
"""The words in which the databases differ. `json` keeps the order of keys, which a deck's shuffle depends on."""

# What never changes of a match lies apart from what changes with every choice, so that an append writes a small row.
MIGRATIONS: Final = (
    (
        "CREATE TABLE secrets (number INTEGER PRIMARY KEY CHECK (number = 1), key {bytes} NOT NULL) {table}",
        "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) {sorted}",
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            cards TEXT NOT NULL,
            setup {json} NOT NULL,
            options {json} NOT NULL,
            clock {json} NOT NULL,
            invite TEXT NOT NULL,
            watch TEXT NOT NULL,
            created {long} NOT NULL
        ) {table}""",
        """CREATE TABLE seats (
            match TEXT NOT NULL REFERENCES matches (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
            guest TEXT CHECK ((kind = 'person') = (guest IS NOT NULL)),
            bot TEXT CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            deck TEXT,
            PRIMARY KEY (match, seat)
        ) {sorted}""",
        "CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL",
        """CREATE TABLE progress (
            match TEXT PRIMARY KEY REFERENCES matches (id),
            length INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
            turn INTEGER NOT NULL,
            decider INTEGER,
            result {json} NOT NULL,
            updated {long} NOT NULL
        ) {sorted}""",
        """CREATE TABLE entries (
            match TEXT NOT NULL REFERENCES matches (id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('choice', 'concede', 'timeout', 'undo')),
            seat INTEGER NOT NULL,
            value INTEGER NOT NULL,
            time {long} NOT NULL,
            PRIMARY KEY (match, number)
        ) {sorted}""",
    ),
    (
        "ALTER TABLE progress ADD COLUMN rematch TEXT REFERENCES matches (id)",
        "CREATE INDEX unfinished ON progress (match) WHERE status <> 'finished'",
    ),
    # Every entry has a mark of itself and all before it (`chain`); what has none yet gets one when the step is taken.
    (
        "ALTER TABLE entries ADD COLUMN mark {bytes}",
        "ALTER TABLE progress ADD COLUMN mark {bytes}",
        "ALTER TABLE secrets ADD COLUMN mark {bytes}",
        "ALTER TABLE secrets ADD COLUMN commits {long} NOT NULL DEFAULT 0",
        """CREATE TABLE damage (
            match TEXT PRIMARY KEY,
            intact INTEGER NOT NULL,
            written INTEGER NOT NULL,
            reason TEXT NOT NULL
        ) {sorted}""",
    ),
    ("ALTER TABLE seats ADD COLUMN word TEXT",),
    (
        """CREATE TABLE papers (
            guest TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('deck', 'cards')),
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            updated {long} NOT NULL,
            PRIMARY KEY (guest, kind, game, name)
        ) {sorted}""",
    ),
    ("CREATE TABLE analyses (match TEXT PRIMARY KEY REFERENCES matches (id), text TEXT NOT NULL) {sorted}",),
    (
        """CREATE TABLE complaints (
            match TEXT NOT NULL REFERENCES matches (id),
            guest TEXT NOT NULL,
            about TEXT NOT NULL,
            name TEXT NOT NULL,
            reason TEXT NOT NULL,
            time {long} NOT NULL,
            PRIMARY KEY (match, guest, about)
        ) {sorted}""",
    ),
    # Which server is at work on which analysis; what a backup need not have.
    (
        """CREATE TABLE claims (
            match TEXT PRIMARY KEY REFERENCES matches (id),
            server TEXT NOT NULL,
            guest TEXT NOT NULL,
            percent INTEGER NOT NULL,
            until {long} NOT NULL
        ) {sorted}""",
    ),
    # With which another device becomes a guest, for a short while; a backup need not have them either.
    ("CREATE TABLE codes (mark TEXT PRIMARY KEY, guest TEXT NOT NULL UNIQUE, until {long} NOT NULL) {sorted}",),
    # Nothing that guests may do looks through a whole table; every row that may change has a seal (`seals`).
    (
        "CREATE INDEX codes_by_end ON codes (until)",
        "ALTER TABLE progress ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0",
        "UPDATE progress SET is_listed = 1 WHERE match IN (SELECT id FROM matches WHERE {listed})",
        "CREATE INDEX listed ON progress (updated) WHERE status = 'waiting' AND is_listed = 1",
        "ALTER TABLE entries ADD COLUMN state TEXT",
        "ALTER TABLE progress ADD COLUMN seal TEXT",
        "ALTER TABLE guests ADD COLUMN seal TEXT",
        "ALTER TABLE papers ADD COLUMN seal TEXT",
        "ALTER TABLE secrets ADD COLUMN papers {long} NOT NULL DEFAULT 0",
        "UPDATE secrets SET papers = (SELECT coalesce(sum(length(text)), 0) FROM papers)",
        "ALTER TABLE secrets ADD COLUMN restored {long} NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE problems (
            match TEXT NOT NULL REFERENCES matches (id),
            guest TEXT NOT NULL,
            time {long} NOT NULL,
            length INTEGER NOT NULL,
            words TEXT NOT NULL,
            browser TEXT NOT NULL,
            PRIMARY KEY (match, guest, time)
        ) {sorted}""",
    ),
)

MARKED: Final = 3
"""From this version on entries have marks."""

SEALED: Final = 10
"""From this version on rows have seals."""

VERSION: Final = len(MIGRATIONS)


def statements(found: int, words: dict[str, str], where: str) -> list[str]:
    """What brings a database from the version that was found in it to the present one."""
    if not 0 <= found <= VERSION:
        raise StoreError(
            f"{where} is of version {found}, this Hexadeck knows versions up to {VERSION}: "
            "use the newer Hexadeck that made it, or another database"
        )
    return [text.format(**words) for step in MIGRATIONS[found:] for text in step]
