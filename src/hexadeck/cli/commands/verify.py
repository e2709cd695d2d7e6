"""`hexadeck verify`: whether a match was shuffled as it was promised, and ends as it says."""

from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.saves import read_save
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.shuffle import check_shuffle

EXAMPLES: Final = """\
  hexadeck verify match.json
  hexadeck verify match.json --commitment 5d41402abc4b2a76b9719d911017c592...
"""


def command(
    file: Annotated[str, typer.Argument(help="The record of a match that was played at a server.")],
    commitment: Annotated[
        str | None, typer.Option(help="What the server showed you before the match; compare it with this.")
    ] = None,
) -> None:
    """Verify the shuffle of a match: the secret is the one committed to, the seed follows from it and the words of all
    seats, and the choices lead to the recorded end."""
    data = read_save(file)
    try:
        found = check_shuffle(data)
        match = games.replay(data)
    except HexadeckError as error:
        raise Mistake(f"{file}: {error}", WRONG) from None
    if commitment is not None and commitment.lower() != found:
        raise Mistake(f"{file}: the server committed to {found}, which is not what you were shown", WRONG)
    print(f"The server committed to {found}.")
    words = [f"Player {seat + 1}: {word!r}" for seat, word in enumerate(data["shuffle"]["words"]) if word]
    print(f"Words that were added: {', '.join(words) or 'none'}.")
    print(f"Verified: the shuffle follows from these, and {len(data['choices'])} choices lead to {match.state_hash()}.")
