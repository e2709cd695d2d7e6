"""`hexadeck complaints`: what players have reported about others, for whoever runs the server."""

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from hexadeck.cli.folders import data_folder
from hexadeck.cli.where import Data, Database

if TYPE_CHECKING:
    from hexadeck.store.store import Complaint

EXAMPLES: Final = """\
  hexadeck complaints
  hexadeck complaints --data /var/lib/hexadeck
  hexadeck complaints --database postgresql://me@db/hexadeck
"""


def command(
    data: Data = None,
    database: Database = None,
) -> int:
    """List the complaints, the latest first: when, why, about whom, in which match, and by whom. Works while the server
    runs."""
    from hexadeck.kernel.sentences import counted  # noqa: PLC0415
    from hexadeck.store.backups import complaints_in  # noqa: PLC0415 (so that --help is quick)

    found = asyncio.run(complaints_in(database or None, data or data_folder()))
    for complaint in found:
        print(_line(complaint))
    about = len({complaint.about for complaint in found})
    print(f"{counted(len(found), 'complaint')} about {counted(about, 'guest')}" if found else "no complaints")
    return 0


def _line(complaint: "Complaint") -> str:
    # A name is what somebody typed: nothing of it may act on the terminal.
    name = "".join(letter for letter in complaint.name if letter.isprintable())
    when = datetime.fromtimestamp(complaint.time / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{when}  {complaint.reason:<8}  {name} ({complaint.about})  match {complaint.match}  by {complaint.guest}"
