"""What people are called. The engine's sentences speak of "Player 1"; one person at the terminal is "you", and the bots
have names. Among several people at one keyboard everybody stays "Player 1", "Player 2".
"""

import re
from collections.abc import Sequence
from typing import Final

PERSON: Final = "person"
_IRREGULAR: Final = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
_MODAL: Final = {"can", "may", "must", "will", "cannot"}
_LONG_ENDING: Final = re.compile(r"(ss|sh|ch|x|zz)es$")
_PLAYER: Final = re.compile(r"\bPlayer (\d+)\b")
_SECOND_VERB: Final = re.compile(r" and ([a-z]+s)\b")


class Voices:
    """Tells the engine's sentences as the person at the terminal would say them: the only one there, or the one on the
    seat that is named."""

    def __init__(self, players: Sequence[str], you: int | None = None) -> None:
        people = [seat for seat, player in enumerate(players) if player == PERSON]
        self._you = people[0] if you is None and len(people) == 1 else you
        self._names = [name.capitalize() for name in players]
        for seat, name in enumerate(players):
            # Who has the same name as somebody else has the number of the seat behind it.
            if name == PERSON:
                self._names[seat] = f"Player {seat + 1}"
            elif players.count(name) > 1:
                self._names[seat] = f"{name.capitalize()} {seat + 1}"

    def name(self, seat: int) -> str:
        """A seat where it stands alone or begins a sentence."""
        if self._you is None:
            return f"Player {seat + 1}"
        return "You" if seat == self._you else self._names[seat]

    def tell(self, sentence: str) -> str:
        if self._you is None:
            return sentence
        return _PLAYER.sub(self._named, _in_second_person(sentence, f"Player {self._you + 1}"))

    def _named(self, found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        return self._names[seat] if seat < len(self._names) else found[0]


def _in_second_person(sentence: str, me: str) -> str:
    # A number must end there: "Player 1" is not in "Player 12".
    name = rf"{me}(?!\d)"
    sentence = re.sub(rf"(^|[.!?] )The ([^.]+?) of {name}", r"\1Your \2", sentence)
    sentence = re.sub(rf"\bthe (\w+(?: \w+){{0,2}}) of {name}", r"your \1", sentence)
    sentence = re.sub(rf"\b([Aa]n?) ([^.]+?) of {name}", r"\1 \2 of yours", sentence)
    sentence = re.sub(rf"(^|[.!?] ){name}'s", r"\1Your", sentence)
    sentence = re.sub(rf"{name}'s", "your", sentence)
    sentence = re.sub(rf"(^|[.!?] ){name} (\w+)([^.]*)", _with_you, sentence)
    sentence = re.sub(rf": {name} (\w+)", lambda found: f": you {_plural(found[1])}", sentence)
    sentence = re.sub(rf"(^|· ){name}", r"\1You", sentence)
    return re.sub(name, "you", sentence)


def _with_you(found: re.Match[str]) -> str:
    start, verb, rest = found.groups()
    rest = _SECOND_VERB.sub(lambda second: f" and {_plural(second[1])}", rest)
    return f"{start}You {_plural(verb)}{rest}"


def _plural(verb: str) -> str:
    """ "draws" is "draw" where it is you who does it."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb in _MODAL or not verb.endswith("s"):
        return verb
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if _LONG_ENDING.search(verb) else verb[:-1]
