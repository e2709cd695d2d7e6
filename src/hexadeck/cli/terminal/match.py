"""The conversation at the table: draws the screen, reads a line, does what it says."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from hexadeck.agents.advice import LINE, POINT, WHY, advise
from hexadeck.cli.mistakes import nearest
from hexadeck.cli.terminal.board import is_square
from hexadeck.cli.terminal.console import Terminal, wrapped
from hexadeck.cli.terminal.event_log import event_lines
from hexadeck.cli.terminal.faces import draw_face
from hexadeck.cli.terminal.layout import EventView, Spot, find_spots, spots_called
from hexadeck.cli.terminal.rulebook import rule_lines
from hexadeck.cli.terminal.saves import write_save
from hexadeck.cli.terminal.screen import Scene, draw_screen
from hexadeck.cli.terminal.session import Session
from hexadeck.display.face import Face
from hexadeck.display.rulebook import ID, Rulebook, load_rulebook
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.roles import QUIET

PROMPT: Final = "> "
STRENGTHS: Final = {"": POINT, "why": WHY, "line": LINE}
"""How much help `a` gives."""
HELP: Final = """\
 7          choose option 7; 2 4 5 chooses several, one after the other
 p          the default answer, such as pass
 n          next page of the options
 c NAME     a card in full; c 3 is the card that option 3 names
 why NAME   why a card or a square that you see can't be used now
 l          the whole log, the latest page first, with the rule behind each line
 t          the piles that may be looked through
 r [ID]     the rule behind the question, or any rule
 a          advice: the option to choose; a why adds the reason, a line the play it expects
 u          undo: back to your last choice
 s [FILE]   save; without a file it says where the match is kept anyway
 concede    give up
 draw       offer a draw, where the rules allow it
 q          leave; 'hexadeck play --resume' continues the match
"""


class TerminalMatch:
    """One match, from where it stands to its end or until the person leaves."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.viewer = session.people[0]
        self.page = 0
        self.page_count = 1
        self.message = ""
        self.is_done = False
        self.wants_another = False
        self._is_drawn = False
        self._keyboard_at = session.people[0] if not session.is_hot_seat else -1
        self._rulebook: Rulebook | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "p": self._quiet, "pass": self._quiet, "n": self._next_page, "c": self._card, "card": self._card,
            "l": self._log, "log": self._log, "t": self._piles, "piles": self._piles, "r": self._rule,
            "rule": self._rule, "a": self._advice, "advice": self._advice, "why": self._why, "u": self._undo,
            "undo": self._undo, "s": self._save, "save": self._save, "concede": self._concede,
            "draw": self._offer_draw, "h": self._help, "help": self._help, "?": self._help, "q": self._quit,
            "quit": self._quit, "exit": self._quit, "again": self._again,
        }  # fmt: skip

    def run(self) -> None:
        """Play; whatever happens, the user's own screen comes back and the match lies in its file."""
        self.terminal.enter()
        try:
            while not self.is_done:
                self._go_on()
        except (EOFError, KeyboardInterrupt):
            self.is_done = True
        finally:
            self.terminal.leave()

    def _go_on(self) -> None:
        session = self.session
        session.let_bots_play()
        session.keep()
        seat = session.match.seat
        if seat is not None:
            if seat != self._keyboard_at:
                self._pass_keyboard(seat)
            self.viewer = seat
        self._draw()
        line = self.terminal.ask(PROMPT)
        self.message = ""
        self._obey(line)

    def _pass_keyboard(self, seat: int) -> None:
        """Among friends: nobody sees the other's hand."""
        self.terminal.show([Text(), Text(f" Player {seat + 1} to choose. No peeking, everybody else!", "bold"), Text()])
        self.terminal.ask(f" Player {seat + 1}: press Enter when you are ready ")
        self._keyboard_at = seat
        self._is_drawn = False

    # -- the screen --------------------------------------------------------------------------------------------------

    def _scene(self) -> Scene:
        session = self.session
        events = session.events[self.viewer]
        return Scene(
            session.view(self.viewer),
            session.layout,
            session.names(),
            events,
            len(events) - session.seen[self.viewer],
            session.so_far,
            self.message or session.save_trouble,
            self.page,
            session.verdict(),
        )

    def _draw(self) -> None:
        """A whole screen; in a pipe only after something has changed, otherwise what there is to say."""
        if not self.terminal.is_live and self._is_drawn:
            if self.message:
                self.terminal.say(self.message)
            return
        drawn = draw_screen(self._scene(), self.terminal.width, self.terminal.height - 1, self.terminal.is_live)
        self.page_count = drawn.page_count
        self.terminal.show(drawn.lines)
        self._is_drawn = True

    def _changed(self) -> None:
        self.page = 0
        self._is_drawn = False

    # -- what a person can say ---------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            return
        if all(part.isdecimal() for part in line.replace(",", " ").split()):
            self._choose([int(part) for part in line.replace(",", " ").split()])
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            options = len(self.session.match.options)
            numbers = f"a number from 1 to {options}, " if options else ""
            self.message = f"I don't understand {line[:20]!r}: type {numbers}or ? for help."

    def _choose(self, numbers: list[int]) -> None:
        """One option, or several one after the other: each is looked for among the options that are then there."""
        match = self.session.match
        count = len(match.options)
        if not count:
            self.message = "The match is over: u undoes the last choice, q leaves, again starts a new one."
            return
        for number in numbers:
            if not 1 <= number <= count:
                self.message = f"There is no option {number}: choose 1 to {count}."
                return
        # Some questions take their answers in ascending order only.
        indices = self._in_a_row(numbers) or self._in_a_row(sorted(numbers))
        if not indices:
            self.message = "These options cannot be chosen together; nothing was done."
            return
        for index in indices:
            self.session.choose(index)
        self._changed()

    def _in_a_row(self, numbers: list[int]) -> list[int]:
        """The indices that choose these options one after the other, tried on a copy; none if that does not work.

        Only parts of one choice go in a row: once something happens, the next choice is a new one.
        """
        trial = self.session.match.clone()
        wanted = [trial.options[number - 1].key()[:2] for number in numbers]
        indices = [numbers[0] - 1]
        for verb_and_card in wanted[1:]:
            happened = trial.choose(indices[-1])
            found = [i for i, option in enumerate(trial.options) if option.key()[:2] == verb_and_card]
            if happened or trial.seat != self.viewer or not found:
                return []
            indices.append(found[0])
        return indices

    def _quiet(self, _: str) -> None:
        found = [i for i, option in enumerate(self.session.match.options) if QUIET in option.verb.roles]
        if len(found) == 1:
            self._choose([found[0] + 1])
        else:
            self.message = "There is no default answer to this question; choose a number."

    def _next_page(self, _: str) -> None:
        self.page += 1
        self._is_drawn = False
        if self.page_count == 1:
            self.message = "All options are on the screen."

    def _undo(self, _: str) -> None:
        if self.session.undo(self.viewer):
            self._changed()
            self.message = "Undone."
        elif self.session.is_hot_seat:
            self.message = "Nothing to undo: somebody has chosen since."
        else:
            self.message = "Nothing to undo: you have not chosen anything yet."

    def _concede(self, what: str) -> None:
        """The match, or in a game with parts one of them."""
        game = self.session.game
        if self.session.match.result is not None:
            self.message = "The match is over already."
        elif game.part and what.lower() == game.part.lower():
            self._confirm(f"Concede the {game.part}?", self.session.concede_part)
        elif what and what.lower() != game.whole.lower():
            part = f" or concede {game.part.lower()}" if game.part else ""
            self.message = f"There is no {what!r} to concede: concede {game.whole.lower()}{part}."
        else:
            self._confirm(f"Concede the {game.whole}?", self.session.concede)

    def _confirm(self, question: str, concede: Callable[[int], None]) -> None:
        if self.terminal.ask(f"{question} y or n ").lower().startswith("y"):
            concede(self.viewer)
            self._changed()
        else:
            self.message = "You play on."

    def _offer_draw(self, _: str) -> None:
        try:
            self.session.offer_draw(self.viewer)
            self._changed()
        except HexadeckError as error:
            self.message = str(error)

    def _quit(self, _: str) -> None:
        if self.terminal.is_live and self.session.match.result is None:
            kept = self.session.save_trouble or f"The match is saved in {self.session.path}."
            self.terminal.say(f" {kept}")
            if self.terminal.ask(" Leave? Enter: yes, n: no ").lower().startswith("n"):
                return
        self.is_done = True

    def _again(self, _: str) -> None:
        if self.session.match.result is None:
            self.message = "This match is not over yet; concede first."
        else:
            self.is_done = self.wants_another = True

    def _save(self, file: str) -> None:
        if not file:
            self.message = self.session.save_trouble or f"Saved in {self.session.path}"
            return
        path = self.session.path.__class__(file).expanduser()
        if path.exists():
            self.message = f"{file} exists already; nothing was written."
            return
        try:
            write_save(path, self.session.record())
            self.message = f"Saved in {file}"
        except OSError as error:
            self.message = f"{file} cannot be written: {error.strerror}"

    # -- things to read ----------------------------------------------------------------------------------------------

    def _card(self, words: str) -> None:
        face = self._find_face(words)
        if face is None:
            return
        width = self.terminal.width
        lines = [*draw_face(face, min(width - 1, 64)), *self._whereabouts(face)]
        for keyword in face.keywords:
            rule = self._book_rule_about(keyword)
            lines += wrapped(rule, width - 1, "  ") if rule else []
        self.terminal.read(face.name, [*lines, Text()])

    def _why(self, words: str) -> None:
        """What keeps a card in sight, or a square, from being used, by verb; of copies that differ in it the first two
        are told."""
        if is_square(self.session.layout.display.layout.board, words):
            self.message = f"{words}: {self._reason({'square': words})}"
            return
        spots = list(find_spots(self.session.view(self.viewer)).values())
        asked = spots_called(words, spots, self.viewer)
        if not asked:
            names = sorted({spot.card["name"] for spot in spots})
            self.message = f"You see no card called {words!r}{nearest(words, names)}." if words else "Why which card?"
            return
        answers: dict[str, Spot] = {}
        for spot in asked:
            answers.setdefault(self._reason(spot.card["handle"]), spot)
        told = list(answers.items())[:2]
        self.message = " ".join(
            f"{spot.card['name']}{f' ({spot.zone})' if len(told) > 1 else ''}: {answer}" for answer, spot in told
        )

    def _reason(self, thing: object) -> str:
        reasons = self.session.match.why_not(self.viewer, thing)
        tell = self.session.voices.tell
        said = [f"{one.verb}{': ' if one.verb else ''}{tell(one.sentence)} [{one.rule}]" for one in reasons]
        return " ".join(said) or "you can use it now."

    def _whereabouts(self, face: Face) -> list[Text]:
        """Where copies of the card lie that the viewer sees, and with which numbers."""
        session, lines = self.session, []
        for spot in find_spots(session.view(self.viewer)).values():
            if spot.card["id"] == face.id and spot.seat is not None:
                caption = session.layout.caption(spot.card, spot.zone)
                facts = " ".join(part for part in (caption.mark, caption.head, caption.tail) if part)
                lines.append(Text(f"{session.name(spot.seat)}, {spot.zone}: {facts}"))
        return lines

    def _find_face(self, words: str) -> Face | None:
        """The card of an option by its number, or any card by its name or a part of it."""
        layout = self.session.layout
        if words.isdecimal():
            options = self.session.view(self.viewer)["options"]
            option = options[int(words) - 1] if 1 <= int(words) <= len(options) else {}
            spot = find_spots(self.session.view(self.viewer)).get(option.get("card") or 0)
            id = option.get("print") or (spot.card["id"] if spot else None)
            if id is None:
                self.message = f"No option {words} names a card."
                return None
            return layout.display.face_of(id)
        faces = layout.faces()
        wanted = words.lower()
        if not wanted:
            self.message = "Which card? c and a name, or c and the number of an option."
            return None
        seen = {spot.card["id"] for spot in find_spots(self.session.view(self.viewer)).values()}
        fitting = [face for face in faces if wanted in face.name.lower() or wanted == face.id.lower()]
        fitting.sort(key=lambda face: (face.name.lower() != wanted, face.id not in seen, len(face.name)))
        if not fitting:
            self.message = f"No card is called {words!r}{nearest(words, [face.name for face in faces])}."
            return None
        return fitting[0]

    def _book(self) -> Rulebook | None:
        if self._rulebook is None:
            try:
                self._rulebook = load_rulebook(self.session.game.name)
            except HexadeckError as mistake:
                self.message = f"{mistake}."
        return self._rulebook

    def _book_rule_about(self, keyword: str) -> str:
        book = self._book()
        rule = None if book is None else book.rule(self.session.layout.display.keywords[keyword])
        self.message = ""
        return "" if rule is None else f"{rule.text} [{rule.id}]"

    def _rule(self, words: str) -> None:
        prompt = self.session.match.prompt
        result = self.session.match.result
        id = words or (prompt.rule if prompt else result.rule if result else "")
        book = self._book()
        if book is None:
            return
        found = [book.rule(id)] if ID.match(id) else list(book.search(id))
        rules = [rule for rule in found if rule is not None]
        if not rules:
            self.message = f"The rules have no {id!r}{nearest(id, book.rules)}."
            return
        lines = [line for rule in rules for line in [*rule_lines(rule, self.terminal.width - 1), Text()]]
        self.terminal.read("Rules", lines)

    def _log(self, _: str) -> None:
        events: list[EventView] = self.session.events[self.viewer]
        self.terminal.read("Log", event_lines(events, self.terminal.width - 1), from_end=True)

    def _piles(self, _: str) -> None:
        lines: list[Text] = []
        for seat, zones in enumerate(self.session.view(self.viewer)["table"]["seats"]):
            for place, (zone, label) in enumerate(self.session.layout.open_piles):
                cards = zones[zone]
                if not cards and place:
                    continue
                names = ", ".join(card["name"] for card in reversed(cards)) or "empty"
                said = f"{self.session.name(seat)}, {label.lower()} ({len(cards)}): {names}"
                lines += wrapped(said, self.terminal.width - 1, "  ")
        self.terminal.read("Piles, the latest card first", lines)

    def _advice(self, words: str) -> None:
        strength = STRENGTHS.get(words.lower())
        if self.session.match.seat is None:
            self.message = "The match is over."
        elif strength is None:
            self.message = f"There is no advice {words!r}: a, a why or a line."
        else:
            advice = advise(self.session.match, self.viewer, str(self.session.match.length))
            lines = ["There is no advice for this question."] if advice is None else advice.lines(strength)
            lines = [self.session.voices.tell(line) for line in lines]
            if len(lines) == 1:
                self.message = lines[0]
            else:
                width = self.terminal.width - 1
                self.terminal.read("Advice", [line for said in lines for line in wrapped(said, width, "  ")])

    def _help(self, _: str) -> None:
        lines = [Text(line) for line in HELP.splitlines()]
        game = self.session.game
        if game.part:
            lines.append(
                Text(f" concede {game.part.lower()}   give up the {game.part} and go on with the {game.whole}")
            )
        signs = [
            line for sign in self.session.layout.words.signs for line in wrapped(sign, self.terminal.width - 2, "  ")
        ]
        self.terminal.read("What you can type", [*lines, Text(), *[Text.assemble(" ", sign) for sign in signs]])
