"""`hexadeck serve`: says where it is, is quick to start, and says in one line why it cannot."""

import resource
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.table import Serve


def refused(*words: str) -> str:
    """The one line on stderr of a start that cannot be."""
    done = subprocess.run(
        [sys.executable, "-m", "hexadeck.cli", "serve", *words], capture_output=True, text=True, check=False, timeout=30
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


def test_the_first_line_is_the_address(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with socket.create_connection(("127.0.0.1", server.port)):
        pass
    status, _ = server.stop()

    assert status == 0
    assert (tmp_path / "data").is_dir()


def test_options_may_come_from_the_environment(serve: Serve) -> None:
    server = serve(HEXADECK_HOST="127.0.0.1", HEXADECK_GUEST_RATE="5")
    server.stop()

    assert server.url.startswith("http://127.0.0.1:")


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refused("--port", port, "--data", str(tmp_path))

    assert f"port {port}" in line
    assert "--port" in line


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert str(tmp_path / "file") in refused("--port", "0", "--data", str(tmp_path / "file"))


def test_a_database_of_another_version_is_left_alone(serve: Serve, tmp_path: Path) -> None:
    serve(folder="data").stop()
    file = next((tmp_path / "data").glob("*.sqlite*"))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 999")

    assert "999" in refused("--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize("url", ["mysql://db", "postgresql://127.0.0.1:1/none"])
def test_a_database_that_cannot_be_reached_is_named(tmp_path: Path, url: str) -> None:
    assert "hexadeck serve: " in refused("--port", "0", "--data", str(tmp_path), "--database", url)


def test_a_server_may_have_more_connections_than_a_program_has_by_itself(serve: Serve) -> None:
    before, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, allowed))
    try:
        server = serve()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, allowed))

    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] > 256
