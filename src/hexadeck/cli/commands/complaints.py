"""`hexadeck complaints`: what players have reported about others and about the program, for whoever runs the server."""

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from hexadeck.cli.data_options import Data, Database
from hexadeck.cli.folders import data_folder

if TYPE_CHECKING:
    from hexadeck.store.store import Complaint, Problem

EXAMPLES: Final = """\
  hexadeck complaints
  hexadeck complaints --data /var/lib/hexadeck
  hexadeck complaints --database postgresql://me@db/hexadeck
"""


def command(
    data: Data = None,
    database: Database = None,
) -> int:
    """List what players have reported, the latest first: about other players when, why, about whom, in which match,
    and by whom; about problems when, in which match, after how many entries of its log, by whom, in which browser, and
    their words. Works while the server runs."""
    from hexadeck.kernel.sentences import counted  # noqa: PLC0415
    from hexadeck.store.backups import complaints_in, problems_in  # noqa: PLC0415 (so that --help is quick)

    where = (database or None, data or data_folder())
    found, problems = asyncio.run(complaints_in(*where)), asyncio.run(problems_in(*where))
    for problem in problems:
        print(_told(problem))
    if problems:
        print(f"{counted(len(problems), 'problem')}\n")
    for complaint in found:
        print(_line(complaint))
    about = len({complaint.about for complaint in found})
    print(f"{counted(len(found), 'complaint')} about {counted(about, 'guest')}" if found else "no complaints")
    return 0


def _line(complaint: "Complaint") -> str:
    name, when = _printable(complaint.name), _when(complaint.time)
    return f"{when}  {complaint.reason:<8}  {name} ({complaint.about})  match {complaint.match}  by {complaint.guest}"


def _told(problem: "Problem") -> str:
    where = f"match {problem.match}  after {problem.length}  by {problem.guest}"
    return f"{_when(problem.time)}  {where}  {_printable(problem.browser)}\n  {_printable(problem.words)}"


def _printable(typed: str) -> str:
    """What somebody typed: nothing of it may act on the terminal."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())


def _when(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M")
