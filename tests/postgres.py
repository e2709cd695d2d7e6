"""A real PostgreSQL for tests: started when the first of them wants it, gone with the process that started it."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from system_packages import postgres_programs

SECONDS_TO_START = 60
DATABASE = "postgres"
USER = "hexadeck"
QUICKLY = ["-c", "shared_buffers=16MB", "-c", "fsync=off"]
"""No test pulls the plug of the machine."""
HOST_RULES = """
local all stranger scram-sha-256
local all all trust
"""


class PostgresServer:
    """Listens on a socket in a folder of its own and on no port, so any number of them get along."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._data = folder / "data"
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    def initialise(self) -> None:
        command: list[str | Path] = [
            self._programs / "initdb",
            "--pgdata",
            self._data,
            "--username",
            USER,
            "--encoding",
            "UTF8",
        ]
        subprocess.run(
            [*as_unprivileged_user(), *command, "--locale", "C", "--auth", "trust", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=self.folder,
        )
        (self._data / "pg_hba.conf").write_text(HOST_RULES, "utf-8")

    def start(self) -> None:
        command: list[str | Path] = [
            self._programs / "postgres",
            "-D",
            self._data,
            "-k",
            self.folder,
            "-c",
            "listen_addresses=",
        ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([*as_unprivileged_user(), *command, *QUICKLY], stderr=log, cwd=self.folder)
        self._wait()

    def stop(self) -> None:
        """At once, as a crash would: connections break, what was committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()

    def url(self, database: str = DATABASE, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The URL of a database without anything of ours; there is one, for one test after the other."""
        self.execute("SET client_min_messages = warning; DROP SCHEMA IF EXISTS hexadeck CASCADE")
        return self.url()

    def execute(self, statement: str) -> str:
        """What psql prints: rows as lines, columns with bars between."""
        command: list[str | Path] = [
            self._programs / "psql",
            "-h",
            self.folder,
            "-U",
            USER,
            "-d",
            DATABASE,
            "-v",
            "ON_ERROR_STOP=1",
        ]
        done = subprocess.run(
            [*command, "-qAtX", "-c", statement], check=True, stdout=subprocess.PIPE, encoding="utf-8", cwd=self.folder
        )
        return done.stdout.strip()

    def _wait(self) -> None:
        assert self._process is not None
        end = time.monotonic() + SECONDS_TO_START
        while subprocess.run([self._programs / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"PostgreSQL did not start:\n{self._log.read_text('utf-8')[-2000:]}")
            time.sleep(0.02)


def as_unprivileged_user() -> list[str]:
    """PostgreSQL refuses to run as root; and where the system can see to it, it ends when we do."""
    if shutil.which("setpriv") is None:
        return []
    ending = ["setpriv", "--pdeathsig", "INT"]
    if os.geteuid() != 0:
        return ending
    user = unprivileged_user()
    return [*ending, f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def unprivileged_user() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    programs = postgres_programs()
    if programs is None:
        pytest.fail("these tests need PostgreSQL: run tools/system_packages.py, or apt-get install postgresql")
    # Not pytest's folder: the name of a socket has at most 107 characters, and every parent must let the server in.
    folder = Path(tempfile.mkdtemp(prefix="hexadeck-postgres-"))
    if os.geteuid() == 0:
        os.chown(folder, unprivileged_user().pw_uid, unprivileged_user().pw_gid)
    server = PostgresServer(programs, folder)
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
