"""`hexadeck store`: look at all matches on disk, make a backup, bring one back."""

import asyncio
import time
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from hexadeck.cli.data_options import Data, Database
from hexadeck.cli.folders import data_folder
from hexadeck.cli.mistakes import WRONG, Mistake

EXAMPLES: Final = """\
  hexadeck store check                       read every match and follow its chain of marks
  hexadeck store backup tables.backup        everything in one file, while the server runs
  hexadeck store restore tables.backup --data /var/lib/hexadeck
  hexadeck store restore tables.backup --database postgresql://me@db/hexadeck
  hexadeck store prune --days 30             drop what guests who never played have kept for longer
"""


def command(
    action: Annotated[Literal["check", "backup", "restore", "prune"], typer.Argument(help="What to do.")],
    file: Annotated[Path | None, typer.Argument(help="The backup to write or to read.")] = None,
    data: Data = None,
    database: Database = None,
    damaged: Annotated[bool, typer.Option("--damaged", help="Restore: also what is not as it was written.")] = False,
    days: Annotated[int, typer.Option(min=0, help="Prune: keep decks and cards that are younger.")] = 90,
) -> int:
    """Check, back up or restore the matches of a server, or prune what nobody will come back for. Check and backup work
    while it runs; restore needs an empty place. Prune drops decks, cards and names of guests who have never played;
    a server on SQLite must be stopped for it."""
    from hexadeck.store.backups import DamagedBackup, back_up, check_store, restore  # noqa: PLC0415 (so that --help is quick)
    from hexadeck.store.prune import prune  # noqa: PLC0415

    folder, url = data or data_folder(), database or None
    if action == "check":
        count, faults = asyncio.run(check_store(url, folder))
        return _report(count, faults)
    if action == "prune":
        now = time.time_ns() // 1_000_000
        gone = asyncio.run(prune(url, folder, now - days * 24 * 3600 * 1000, now))
        print(f"{gone.papers} decks and card sets, and {gone.names} names, are gone.")
        return 0
    if file is None:
        raise Mistake(f"name the backup: hexadeck store {action} FILE")
    if action == "backup":
        count, faults = asyncio.run(back_up(url, folder, file))
        print(f"{file} has everything of this moment.")
        return _report(count, faults)
    try:
        count, faults = asyncio.run(restore(file, url, folder, is_damaged_welcome=damaged))
    except DamagedBackup as error:
        print("\n".join(error.faults))
        raise Mistake(f"{error}; with --damaged it is, as it is", WRONG) from None
    print("\n".join([*faults, f"{count} matches are back."]))
    return 0


def _report(count: int, faults: list[str]) -> int:
    for fault in faults:
        print(fault)
    print(f"{count} matches, {len(faults)} faults" if faults else f"{count} matches, all as they were written")
    return WRONG if faults else 0
