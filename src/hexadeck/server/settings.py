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
    """So long a worker plays on before its choices are shown."""
    guest_rate: float = 100
    """Requests and messages a second of one guest; ten seconds' worth may come at once."""
    address_rate: float = 500
    """The same for one address, behind which there may be many people; 0 is no limit."""
    idle_seconds: float = 300
    """A match that nobody looks at leaves the memory after this time."""

    @property
    def is_alone(self) -> bool:
        """Whether no other server can have the same database open."""
        return self.database is None
