"""How a server is set up; every number that a test or an operator may want to be another."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class Settings:
    data: Path
    """The folder of the SQLite file."""
    database: str | None = None
    """A PostgreSQL URL; several servers may share it."""
    workers: int = os.cpu_count() or 1
    """Processes in which bots think."""
    thinking_seconds: float = 0.33
    """How long a worker plays on before its choices are shown."""
    guest_rate: float = 100
    """Requests and messages a second of one guest; ten seconds' worth may come at once."""
    address_rate: float = 500
    """The same for one address, behind which there may be many people; 0 is no limit."""
    guest_sockets: int = 50
    """Tables that one guest has open at once; 0 is no limit."""
    address_sockets: int = 1000
    """The same for one address."""
    address_requests: int = 100
    """Requests of one address that are still coming in; of more, the slowest is cut off. 0 is no limit."""
    address_connections: int = 1000
    """Connections that one address has open at once, those of tables left out; 0 is no limit."""
    guest_matches: int = 120
    """New matches of one guest in an hour, and as many under way at once; 0 is no limit."""
    address_matches: int = 1200
    """New matches from one address in an hour."""
    disk_megabytes: int = 20_000
    """When the database is larger, no new matches are begun; 0 is no limit."""
    hosts: frozenset[str] = frozenset()
    """The names by which the server may be called; with none, any. A page elsewhere can have its own name lead here."""
    offered_cards: tuple[tuple[str, str, str], ...] = ()
    """Sets of home-made cards for everybody: the game, the name of the set, its text."""
    metrics_token: str | None = None
    """With it anybody may read the metrics; without, only who asks from the same machine."""
    idle_seconds: float = 300
    """A match that nobody looks at leaves the memory after this time."""

    processes: int = 1
    """Server processes behind one port; every match is at home in one of them."""

    @property
    def is_alone(self) -> bool:
        """Whether no other server process can have the same database open."""
        return self.database is None and self.processes == 1
