"""The designer's desk in worker processes: reading takes long, and playing longer than the event loop may wait."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from hexadeck.arena.schedule import CardFiles
from hexadeck.cardtext.cardfile import read_cards as read_card_texts
from hexadeck.cardtext.cardset import reworded
from hexadeck.cardtext.words import CardError, CardErrors, Faults
from hexadeck.display.display import keywords_in
from hexadeck.kernel.decktext import write_deck_text
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game
from hexadeck.lab.complete import Race
from hexadeck.lab.crews import Batch, Rounds
from hexadeck.lab.hands import sample_hands
from hexadeck.lab.page import html_page
from hexadeck.lab.plots import plots
from hexadeck.lab.questions import Desk, Plan
from hexadeck.lab.replacements import held, most_alike, put_into
from hexadeck.lab.report import lines, report
from hexadeck.lab.results import Results
from hexadeck.lab.rounds import play_rounds
from hexadeck.lab.run import Run
from hexadeck.lab.sequences import ENOUGH
from hexadeck.lessons.trials import trial_position
from hexadeck.server.library import FILE, game, shown
from hexadeck.server.messages.desk import (
    CardProblem,
    CardsRead,
    CompletedDeck,
    DeckCheck,
    DeckFault,
    DeckText,
    LabAnswer,
    LabQuestion,
    PlotInfo,
    PrintedLine,
)
from hexadeck.server.messages.games import DeckInfo

K = TypeVar("K")
V = TypeVar("V")
HANDS: Final = 3
SLICE_SECONDS: Final = 0.8
MOST_ROUNDS: Final = 1000
MOST_TRIALS: Final = 66
RUNS: Final = 20
"""Questions whose rounds are kept, and likewise races."""
MOST_PASSES: Final = 3
MOST_EXPECTED: Final = 60
NO_WORD: Final = "\N{BLACK VERTICAL RECTANGLE}"
MOST_RULES: Final = 8


# -- decks -------------------------------------------------------------------------------------------------------------


def check_deck(name: str, wish: DeckText) -> DeckCheck:
    try:
        found = game(name, wish.cards)
        deck = _with_new_cards(found, wish)
        faults = found.deck_rules.check(deck, found.settings_from(wish.options))
        hands = [] if faults else sample_hands(found, deck, HANDS, wish.seed, wish.options)
    except HexadeckError as error:
        return DeckCheck(deck=None, faults=[DeckFault(rule="", sentence=str(error))], hands=[])
    shown_deck = DeckInfo(name=deck.name, note=deck.note, cards=deck.cards, sections=deck.sections)
    return DeckCheck(deck=shown_deck, faults=[_fault(found, text) for text in faults], hands=hands)


def _with_new_cards(game: Game, wish: DeckText) -> Deck:
    """The deck of the text, or the one that is most like a card that is to be put in it."""
    deck = game.deck_rules.read(wish.text) if wish.text or not wish.put else most_alike(game, wish.put[0])
    settings = game.settings_from(wish.options)
    for card in wish.put:
        if card not in held(deck):
            deck, _ = put_into(game, deck, card, settings)
    return deck


def _fault(game: Game, text: str) -> DeckFault:
    rule, colon, sentence = text.partition(": ")
    return (
        DeckFault(rule=rule, sentence=sentence) if colon and rule in game.rules else DeckFault(rule="", sentence=text)
    )


_races: OrderedDict[bytes, Race] = OrderedDict()


def complete_deck(name: str, wish: DeckText) -> CompletedDeck | str:
    """About a second of matches more, and the best way that is known then; or why there is none."""

    def begin() -> Race:
        desk = Desk(name, ("greedy",), wish.seed, cards=_files(wish.cards), options=wish.options)
        return Race(desk, desk.game.deck_rules.read(wish.text))

    try:
        race = _kept(_races, msgspec.json.encode([name, wish]), begin)
        race.play(SLICE_SECONDS)
    except HexadeckError as error:
        return str(error)
    low, high = race.best.mean.interval
    return CompletedDeck(
        is_done=race.is_done,
        text=write_deck_text(race.best.deck),
        share=race.best.mean.mean if race.best.rounds >= ENOUGH else None,
        low=low,
        high=high,
        matches=race.matches,
        candidates=race.candidates,
    )


def _files(cards: str) -> CardFiles:
    return ((FILE, cards),) if cards.strip() else ()


def _kept(kept: OrderedDict[K, V], key: K, begin: Callable[[], V]) -> V:
    """What was begun lately goes on; what nobody has asked for in a while is forgotten."""
    if key not in kept:
        kept[key] = begin()
    kept.move_to_end(key)
    if len(kept) > RUNS:
        kept.popitem(last=False)
    return kept[key]


# -- cards -------------------------------------------------------------------------------------------------------------


def read_cards(name: str, text: str) -> CardsRead:
    """Everything that is wrong with some cards, and what they are without the lines that are wrong.

    What refers to a line that is left out is wrong then, and so on: after a few times nothing is drawn.
    """
    problems: list[CardProblem] = []
    left = text
    for _ in range(MOST_PASSES if text.strip() else 0):
        try:
            found = game(name, left)
        except CardErrors as errors:
            new = [_problem(error) for error in errors.errors]
            problems += new
            left = _without(left, {problem.line for problem in new})
        except HexadeckError as error:
            problems.append(_problem(CardError(FILE, 1, 1, str(error))))
            break
        else:
            return _faces(found, left, problems)
    return CardsRead(problems=problems, faces=[], rules={}, changed=[], printed=[])


def words_at(name: str, text: str, line: int, column: int) -> list[str]:
    """What could stand at a place: the card is read up to there, and then comes a word that no card has."""
    written = text.splitlines()
    block = next((block for block in _blocks(written) if line in block or line - 1 in block), [])
    card = [written[number - 1].strip() for number in block if number < line]
    cut = written[line - 1][: max(0, column - 1)].strip() if line in block else ""
    place = (len(card) + 1, len(cut) + 2 if cut else 1)
    try:
        game(name, "\n".join([*card, f"{cut} {NO_WORD}"]))
    except CardErrors as errors:
        return [word for error in errors.errors if (error.line, error.column) == place for word in error.expected]
    except HexadeckError:
        return []
    return []


def _problem(error: CardError) -> CardProblem:
    return CardProblem(
        line=error.line,
        column=error.column,
        message=error.message,
        expected=list(error.expected[:MOST_EXPECTED]),
        nearest=error.nearest,
    )


def _without(text: str, lines: set[int]) -> str:
    """Lines of abilities become remarks; where a head is wrong the whole card does. Line numbers stay."""
    written = text.splitlines()
    gone = lines | {number for block in _blocks(written) if set(block[:3]) & lines for number in block}
    return "\n".join(["#" if number in gone else line for number, line in enumerate(written, 1)])


def _blocks(lines: list[str]) -> list[list[int]]:
    """The numbers of the lines that stand together."""
    blocks: list[list[int]] = [[]]
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blocks.append([])
        elif not line.strip().startswith("#"):
            blocks[-1].append(number)
    return [block for block in blocks if block]


def _faces(found: Game, text: str, problems: list[CardProblem]) -> CardsRead:
    display, shipped = shown(found), game(found.name)
    texts = read_card_texts(text, FILE, Faults())
    written = {card.id for card in texts}
    faces = [face for face in display.faces() if face.id in written]
    rules = {}
    for face in faces:
        terms = keywords_in((face.kind, *face.text), display.terms)
        ids = [display.keywords[word] for word in face.keywords if word in display.keywords]
        ids += [display.terms[term] for term in terms]
        rules[face.id] = list(dict.fromkeys(ids))[:MOST_RULES]
    changed = [face.id for face in faces if face.id in shipped.prints_by_id]
    printed = [PrintedLine(line=line.number, text=words) for line, words in reworded(texts, found.prints_by_id)]
    return CardsRead(problems=problems, faces=faces, rules=rules, changed=changed, printed=printed)


def prepare_trial(name: str, cards: str, card: str) -> dict[str, Any] | str:
    """A position in which the card can be played, or why there is none."""
    try:
        return trial_position(game(name, cards), card)
    except HexadeckError as error:
        return str(error)


# -- the lab -----------------------------------------------------------------------------------------------------------

_runs: OrderedDict[LabQuestion, tuple[Run, "Slice"]] = OrderedDict()


class Slice:
    """Plays in this process."""

    size = 1

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._waiting: deque[Batch] = deque()

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)

    def next_done(self, seconds: float | None) -> tuple[Batch, Rounds] | None:
        batch = self._waiting.popleft()
        return batch, play_rounds(self._plan.trials[batch.trial], batch.first, batch.count)

    def close(self) -> None:
        """Nothing is left behind."""


def ask_lab(question: LabQuestion) -> LabAnswer | str:
    """About a second of matches more, and what is known then; or why the question is none."""
    try:
        run, crew = _kept(_runs, question, lambda: _new_run(question))
    except HexadeckError as error:
        return str(error)
    began = time.monotonic()
    run.carry_out(crew, told=lambda _: time.monotonic() - began > SLICE_SECONDS)
    data = report(run)
    return LabAnswer(
        is_done=run.is_done,
        matches=data["matches"],
        lines=lines(data),
        plots=[PlotInfo(title=plot["title"], svg=plot["svg"]) for plot in plots(data)],
        page=html_page(data) if run.is_done else "",
    )


def _new_run(question: LabQuestion) -> tuple[Run, Slice]:
    if not 1 <= question.most <= MOST_ROUNDS:
        raise HexadeckError(f"a question here has 1 to {MOST_ROUNDS} rounds; 'hexadeck lab' has no limit")
    cards = _files(question.cards)
    desk = Desk(question.game, (question.bot,), question.seed, question.within, question.most, cards=cards)
    plan = _plan(desk, question)
    if len(plan.trials) > MOST_TRIALS:
        raise HexadeckError(f"at most {MOST_TRIALS} comparisons here; 'hexadeck lab' has no limit")
    return Run(plan, Results(plan)), Slice(plan)


def _plan(desk: Desk, question: LabQuestion) -> Plan:
    field = list(desk.game.decks.values())
    named = [_deck(desk.game, words) for words in question.decks]
    looked_at = named or field
    if question.question == "table":
        return desk.table(looked_at)
    if not desk.game.decks and question.question not in ("card", "sentence"):
        raise HexadeckError(f"{desk.game.title} is played without decks of your own; ask about a card or the table")
    if question.question == "duel":
        if len(named) != 2:
            raise HexadeckError("a duel is between two decks")
        return desk.duel(named[0], named[1])
    if question.question == "matrix":
        return desk.matrix(looked_at)
    if question.question == "card":
        return desk.card(question.card, looked_at, field)
    if question.question == "put":
        return desk.put(question.card, named, field)
    if question.question == "sentence":
        return desk.sentence(((FILE, question.changed),), looked_at, field)
    if len(named) != 1:
        raise HexadeckError("this question is about one deck")
    return desk.field(named[0], field) if question.question == "field" else desk.deck(named[0], field)


def _deck(game: Game, words: str) -> Deck:
    return game.deck_rules.read(words) if "\n" in words else game.deck(words)
