"""The system packages, on a system of a few scripts."""

import os
from pathlib import Path

import pytest

import system_packages
from system_packages import chromium, main, postgres_programs

APT_GET = """#!/bin/sh
echo "$DEBIAN_FRONTEND apt-get $*" >> "$SYSTEM/calls"
cat "$SYSTEM/policy-rc.d" >> "$SYSTEM/policy-seen"
case "$2" in
    update) touch "$SYSTEM/updated" ;;
    install) test -f "$SYSTEM/updated" && cd "$SYSTEM" && cp program chromium && cp program postgres ;;
esac
"""
INSTALL = "noninteractive apt-get --quiet install --yes --no-install-recommends chromium postgresql"
UPDATE = "noninteractive apt-get --quiet update"


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with the plainest programs, and nobody but root."""
    for name in ("env", "cat", "cp", "touch", "true"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")
    add_program(tmp_path, "program", "#!/bin/sh\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("SYSTEM", str(tmp_path))
    monkeypatch.setattr(system_packages, "POSTGRES_FOLDER", tmp_path / "postgresql")
    monkeypatch.setattr(system_packages, "POLICY", tmp_path / "policy-rc.d")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def add_program(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    (folder / name).chmod(0o755)


def calls(system: Path) -> list[str]:
    return (system / "calls").read_text("utf-8").splitlines() if (system / "calls").exists() else []


def test_what_is_there_is_not_installed(system: Path) -> None:
    add_program(system, "apt-get", APT_GET)
    add_program(system, "google-chrome", "")
    add_program(system, "postgresql/15/bin/postgres", "")

    assert main() == 0
    assert calls(system) == []


def test_what_is_missing_is_installed_with_newer_lists_if_need_be(system: Path) -> None:
    add_program(system, "apt-get", APT_GET)

    assert main() == 0
    assert calls(system) == [INSTALL, UPDATE, INSTALL]


def test_only_what_is_missing_is_installed(system: Path) -> None:
    add_program(system, "apt-get", APT_GET)
    add_program(system, "chromium", "")
    (system / "updated").touch()

    assert main() == 0
    assert calls(system) == [INSTALL.replace("chromium ", "")]


def test_no_service_is_started_meanwhile(system: Path) -> None:
    add_program(system, "apt-get", APT_GET)
    (system / "updated").touch()

    main()

    assert (system / "policy-seen").read_text("utf-8") == "#!/bin/sh\nexit 101\n"
    assert not (system / "policy-rc.d").exists()


def test_a_policy_of_the_system_is_left_alone(system: Path) -> None:
    add_program(system, "apt-get", APT_GET)
    add_program(system, "policy-rc.d", "theirs")

    main()

    assert (system / "policy-rc.d").read_text("utf-8") == "theirs"


def test_what_cannot_be_installed_is_said(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_program(system, "apt-get", "#!/bin/sh\nexit 1\n")
    add_program(system, "chromium", "")

    assert main() == 1
    assert "The tests need postgresql" in capsys.readouterr().err


def test_without_apt_get_it_is_said_what_to_install(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 1
    assert "sudo apt-get install chromium postgresql" in capsys.readouterr().err
    assert calls(system) == []


def test_who_is_not_root_uses_sudo_if_it_asks_for_no_password(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    add_program(system, "apt-get", APT_GET)
    add_program(system, "sudo", '#!/bin/sh\nshift\nexec "$@"\n')
    (system / "updated").touch()

    assert main() == 0
    assert calls(system) == [INSTALL]


@pytest.mark.parametrize("sudo", [None, "#!/bin/sh\nexit 1\n"])
def test_who_may_not_be_root_installs_nothing(system: Path, monkeypatch: pytest.MonkeyPatch, sudo: str | None) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    add_program(system, "apt-get", APT_GET)
    if sudo is not None:
        add_program(system, "sudo", sudo)

    assert main() == 1
    assert calls(system) == []


def test_the_newest_postgresql_is_taken(system: Path) -> None:
    for version in ("9.6", "15", "16"):
        add_program(system, f"postgresql/{version}/bin/postgres", "")

    assert postgres_programs() == system / "postgresql/16/bin"


def test_a_postgresql_on_the_path_comes_first(system: Path) -> None:
    add_program(system, "postgresql/16/bin/postgres", "")
    add_program(system, "opt/bin/postgres", "")
    (system / "postgres").symlink_to(system / "opt/bin/postgres")

    assert postgres_programs() == system / "opt/bin"


def test_there_may_be_no_browser(system: Path) -> None:
    assert chromium() is None
