"""Makes sure of the programs that the tests need from the system: Chromium, and the server programs of PostgreSQL.

    python tools/system_packages.py

Installs what is missing with apt-get where it may. Exit 1: it could not, and says what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIETLY = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
POSTGRES_FOLDER = Path("/usr/lib/postgresql")
"""Debian keeps the server programs here, by version, and off the PATH."""
POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks this program whether a package may start its service."""
NOTHING_STARTS = "#!/bin/sh\nexit 101\n"


def main() -> int:
    needed = {"chromium": chromium, "postgresql": postgres_programs}
    missing = [package for package, find in needed.items() if find() is None]
    if missing:
        install(missing)
    missing = [package for package in missing if needed[package]() is None]
    if missing:
        print(
            f"The tests need {' and '.join(missing)}, and it could not be installed from here: "
            f"install it with your system's package manager (Debian: sudo apt-get install {' '.join(missing)}).",
            file=sys.stderr,
        )
    return 1 if missing else 0


def chromium() -> Path | None:
    """A browser of that family."""
    found = [path for name in BROWSERS if (path := shutil.which(name))]
    return Path(found[0]) if found else None


def chromium_flags() -> list[str]:
    """For a browser that nobody sits at: it fetches nothing by itself, and its sandbox does not work for root."""
    return [*QUIETLY, "--no-sandbox"] if os.geteuid() == 0 else list(QUIETLY)


def postgres_programs() -> Path | None:
    """The folder with `postgres` and `initdb`: what is on the PATH, or else Debian's newest version."""
    on_path = shutil.which("postgres")
    if on_path:
        return Path(on_path).resolve().parent
    found = [path.parent for path in POSTGRES_FOLDER.glob("*/bin/postgres")]
    return max(found, key=lambda folder: [int(part) for part in folder.parent.name.split(".")], default=None)


def install(packages: list[str]) -> None:
    """As far as it goes. The lists of packages are fetched when those at hand do not serve."""
    become_root = as_root()
    if shutil.which("apt-get") is None or become_root is None:
        return
    apt_get = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    command = [*apt_get, "install", "--yes", "--no-install-recommends", *packages]
    print(f"Installing {' and '.join(packages)} for the tests ...", file=sys.stderr)
    with nothing_started():
        if subprocess.run(command, check=False).returncode != 0:
            subprocess.run([*apt_get, "update"], check=False)
            subprocess.run(command, check=False)


def as_root() -> list[str] | None:
    """What to put before a command; None if we may not."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    sudo = ["sudo", "--non-interactive"]
    return sudo if subprocess.run([*sudo, "true"], check=False, stderr=subprocess.DEVNULL).returncode == 0 else None


@contextmanager
def nothing_started() -> Iterator[None]:
    """The tests start a PostgreSQL of their own; the package's is not wanted. Only root can say so."""
    if os.geteuid() != 0 or POLICY.exists():
        yield
        return
    POLICY.write_text(NOTHING_STARTS, "utf-8")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


if __name__ == "__main__":
    sys.exit(main())
