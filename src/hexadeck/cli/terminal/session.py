"""A match at the terminal: people and bots around it, what each person saw, undo, and the file it is kept in."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hexadeck import agents, games
from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.layout import EventView, TerminalLayout, View, load_layout, view_of
from hexadeck.cli.terminal.saves import (
    new_save_path,
    prune_saves,
    read_save,
    saved_players,
    write_save,
)
from hexadeck.cli.terminal.voices import PERSON, Voices
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW, Game, Match
from hexadeck.kernel.roles import AUTOMATIC


class Session:
    """The match and its past. People see it only through `view` and `events` of their seat."""

    def __init__(self, game: Game, match: Match, players: list[str], path: Path) -> None:
        self.game = game
        self.match = match
        self.players = players
        self.voices = Voices(players)
        self.path = path
        self.layout: TerminalLayout = load_layout(game)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        seed = match.setup.get("seed", game.name)
        self._bots = {
            seat: agents.load(player, f"{seed}/{seat}") for seat, player in enumerate(players) if player != PERSON
        }
        self.save_trouble = ""
        self._kept: object = None
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self.events: dict[int, list[EventView]] = {seat: [] for seat in self.people}
        self.seen: dict[int, int] = dict.fromkeys(self.people, 0)
        self.so_far: list[str] = []
        self.asked: list[int] = []
        """The places in the list of choices at which a person really had to choose."""
        self._deciders: list[int] = []
        self._tell(match.opening)

    @classmethod
    def from_save(cls, path: str | Path) -> "Session":
        """Go on with a saved match; refused if other rules or cards made it, or if it does not end where it says."""
        data, game, match = _read(path)
        session = cls(game, match, saved_players(data, match.seats), Path(path))
        session._replay(data["choices"])
        return session

    @classmethod
    def tried_from(cls, path: str | Path, number: int, bot: str) -> "Session":
        """A match of its own that begins before one of the choices of a saved one, which stays as it is.

        Whoever was asked there is the person now; where other people sat, the bot plays.
        """
        data, game, match = _read(path)
        choices = data["choices"]
        if not 1 <= number <= len(choices):
            raise Mistake(f"there is no choice {number} in {path}: it has 1 to {len(choices)}")
        there = game.restart(match.setup)
        for choice in choices[: number - 1]:
            there.repeat(choice)
        players = [bot if player == PERSON else player for player in saved_players(data, match.seats)]
        if there.seat is not None:
            players[there.seat] = PERSON
        session = cls(game, match, players, new_save_path(game.name))
        session._replay(choices[: number - 1])
        return session

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def name(self, seat: int) -> str:
        """How the bars call a seat; in sentences it is what `voices` call it."""
        player = self.players[seat]
        who = player.capitalize() if player != PERSON else "" if self.is_hot_seat else "you"
        return f"P{seat + 1} {who}".strip()

    def names(self) -> list[str]:
        return [self.name(seat) for seat in range(len(self.players))]

    def view(self, seat: int) -> View:
        """What a person sees, in the words of that person."""
        view = view_of(self.match, seat)
        for said in [view["prompt"], *view["options"]]:
            if said is not None and "sentence" in said:
                said["sentence"] = self.voices.tell(said["sentence"])
        return view

    def verdict(self) -> str:
        """Who has won, and why."""
        result = self.match.result
        if result is None:
            return ""
        winners = " and ".join([self.voices.name(seat) for seat in result.winners]) or "Nobody"
        return f"{winners} won. {self.voices.tell(result.reason)}"

    def choose(self, index: int) -> None:
        """A person's answer."""
        seat, question = self.match.seat, self.match.prompt
        assert seat is not None
        assert question is not None
        said = self.voices.tell(self.match.sentence(self.match.options[index]))
        self.asked.append(self.match.length)
        self.seen[seat] = len(self.events[seat])
        happened = self._take(index)
        following = self.match.prompt
        goes_on = not happened and following is not None and (following.seat, following.kind) == (seat, question.kind)
        self.so_far = [*self.so_far, said] if goes_on else []

    def concede(self, seat: int) -> None:
        self.asked.append(self.match.length)
        self._deciders.append(seat)
        self.so_far = []
        self._tell(self.match.concede(seat))

    def offer_draw(self, seat: int) -> None:
        self._instead(seat, self.match.offer_draw(seat))

    def concede_part(self, seat: int) -> None:
        self._instead(seat, self.match.concede_part(seat))

    def _instead(self, seat: int, events: Iterable[Event]) -> None:
        """What was done instead of an answer."""
        self.asked.append(self.match.length - 1)
        self._deciders.append(seat)
        self.so_far = []
        self._tell(events)

    def let_bots_play(self) -> None:
        """Until a person has something to choose or the match is over."""
        seat = self.match.seat
        while seat is not None and (seat not in self.people or self._is_automatic()):
            self.so_far = []
            self._take(0 if seat in self.people else self._answer_of_bot(seat))
            seat = self.match.seat

    def _answer_of_bot(self, seat: int) -> int:
        return self._bots[seat].choose(self.match, seat)

    def _is_automatic(self) -> bool:
        """Whether there is one answer only and nobody learns anything from its being given at once."""
        options = self.match.options
        return len(options) == 1 and not self.is_hot_seat and AUTOMATIC in options[0].verb.roles

    def _take(self, choice: int) -> bool:
        seat = self.match.seat
        assert seat is not None
        self._deciders.append(seat)
        events = self.match.choose(choice)
        self._tell(events)
        return bool(events)

    def _tell(self, events: Iterable[Event]) -> None:
        for seat in self.people:
            for event in self.match.describe(events, seat):
                self.events[seat].append({**event, "sentence": self.voices.tell(event["sentence"])})

    # -- the past ----------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Back to the person's own last choice; among people only as long as nobody else has chosen since."""
        choices = self.match.choices()
        mine = [place for place in self.asked if self._deciders[place] == seat]
        if not mine or (self.is_hot_seat and any(other != seat for other in self._deciders[mine[-1] :])):
            return False
        asked = [place for place in self.asked if place < mine[-1]]
        self._begin(self._from_the_start())
        self._replay(choices[: mine[-1]], asked)
        return True

    def _from_the_start(self) -> Match:
        return self.game.restart(self.match.setup)

    def _replay(self, choices: list[int], asked: list[int] | None = None) -> None:
        """Choose again what was chosen, so that everybody has seen again what they saw."""
        for place, choice in enumerate(choices):
            seat = self.match.seat
            assert seat is not None
            is_asked = place in asked if asked is not None else seat in self.people and not self._is_automatic()
            if choice == OFFER_DRAW:
                self.offer_draw(seat)
            elif choice == CONCEDE_PART:
                self.concede_part(seat)
            elif choice < 0:
                self.concede(-1 - choice)
            elif is_asked:
                self.choose(choice)
            else:
                self.so_far = []
                self._take(choice)

    # -- the file ----------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match record, and next to it who plays."""
        return {**self.match.record(), "players": self.players}

    def keep(self) -> None:
        """Write the match to its file if it has changed; a disk that is full or closed does not end the match."""
        choices = self.match.choices()
        if self._kept == choices:
            return
        try:
            write_save(self.path, self.record())
            self.save_trouble = ""
            self._kept = choices
        except OSError as error:
            self.save_trouble = f"this match is not saved: {self.path}: {error.strerror}"


def _read(path: str | Path) -> tuple[dict[str, Any], Game, Match]:
    """A save that was checked, and its match before the first choice."""
    data = read_save(path)
    try:
        games.replay(data)
        game = games.load(data["game"], games.home_made_of(data))
        return data, game, game.restart(data["setup"])
    except HexadeckError as error:
        raise Mistake(f"{path} cannot be resumed: {error}", WRONG) from None


def new_session(game: Game, match: Match, players: list[str]) -> Session:
    """A match that has just been set up."""
    session = Session(game, match, players, new_save_path(game.name))
    session.keep()
    prune_saves()
    return session
