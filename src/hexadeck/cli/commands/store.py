"""`hexadeck store`: look at all matches on disk, make a backup, bring one back."""

import asyncio
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.saves import data_folder
from hexadeck.cli.where import Data, Database

EXAMPLES: Final = """\
  hexadeck store check                       read every match and follow its chain of marks
  hexadeck store backup tables.backup        everything in one file, while the server runs
  hexadeck store restore tables.backup --data /var/lib/hexadeck
  hexadeck store restore tables.backup --database postgresql://me@db/hexadeck
"""


def command(
    action: Annotated[Literal["check", "backup", "restore"], typer.Argument(help="What to do.")],
    file: Annotated[Path | None, typer.Argument(help="The backup to write or to read.")] = None,
    data: Data = None,
    database: Database = None,
) -> int:
    """Check, back up or restore the matches of a server. Check and backup work while it runs; restore needs an empty
    place."""
    from hexadeck.store.backups import back_up, check_store, restore  # noqa: PLC0415 (so that --help is quick)

    folder, url = data or data_folder(), database or None
    if action == "check":
        count, faults = asyncio.run(check_store(url, folder))
        return _report(count, faults)
    if file is None:
        raise Mistake(f"name the backup: hexadeck store {action} FILE")
    if action == "backup":
        count, faults = asyncio.run(back_up(url, folder, file))
        print(f"{file} has everything of this moment.")
        return _report(count, faults)
    print(f"{asyncio.run(restore(file, url, folder))} matches are back.")
    return 0


def _report(count: int, faults: list[str]) -> int:
    for fault in faults:
        print(fault)
    print(f"{count} matches, {len(faults)} faults" if faults else f"{count} matches, all as they were written")
    return WRONG if faults else 0
