"""`hexadeck lab`: questions about balance, answered by matches."""

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import agents as known_agents
from hexadeck.cli.loading import CardFiles, find_deck, game_name, load_game, read_card_files, read_rule_options
from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.kernel.game import Deck
from hexadeck.lab.crews import Crew, LocalCrew
from hexadeck.lab.page import html_page
from hexadeck.lab.questions import Desk, Plan
from hexadeck.lab.ray_crew import RayCrew
from hexadeck.lab.replacements import faces_by_name
from hexadeck.lab.report import lines, report, summary
from hexadeck.lab.results import Results
from hexadeck.lab.run import Run

QUESTIONS: Final = {
    "duel": "two decks: is the first better than the second?",
    "field": "a deck: how does it do against all others?",
    "matrix": "any decks (default: all), each against each",
    "card": "a card: what is it worth in the decks that hold it, compared with its nearest legal replacement? In games "
    "without decks: how many wins does a player lose who may not take it?",
    "put": "a card: what do three of it do to a deck (--decks), in the place of the cards most like it?",
    "deck": "a deck: what is each of its cards worth?",
    "sentence": "card files with changed cards: what does the change do to the decks that hold them? In games without "
    "decks: what do these cards, changed or new, do to the table?",
    "table": "nothing: does it help to go first, how long are matches, how many comebacks are there? In games without "
    "decks: how often does it win, what a player may choose before the first turn?",
}
EXAMPLES: Final = """\
  hexadeck lab zenonzard duel "aguma rush" "two flags"
  hexadeck lab zenonzard matrix --html decks.html --results decks.lab
  hexadeck lab zenonzard card "Name of a Card" --decks "aguma rush" --within 2
  hexadeck lab zenonzard sentence changed.cards --html change.html
  hexadeck lab zenonzard put "New Card" --cards new.cards --decks "two flags"
  hexadeck lab kanzume-goddess card "Name of a Card"
  hexadeck lab kanzume-goddess table --seats 4
  hexadeck lab zenonzard matrix --ray auto              on a Ray cluster
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    question: Annotated[str, typer.Argument(help="duel, field, matrix, card, put, deck, sentence or table.")],
    words: Annotated[list[str] | None, typer.Argument(help="What it is about: decks, a card, or card files.")] = None,
    decks: Annotated[str | None, typer.Option(help="Decks to look at, separated by commas (default: all).")] = None,
    against: Annotated[
        str | None, typer.Option(help="Decks to play against, separated by commas (default: all).")
    ] = None,
    instead: Annotated[str | None, typer.Option(help="For 'card': the card to compare with.")] = None,
    agents: Annotated[
        str, typer.Option(help="Bots, separated by commas; in each round all seats have the same one.")
    ] = "greedy",
    within: Annotated[float, typer.Option(min=0.1, max=50, help="Half the width of the interval, in points.")] = 3,
    until: Annotated[
        str | None, typer.Option(help="'clear' stops when there is a difference, 'precise' goes on to --within.")
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="Maximum number of rounds per comparison.")] = 4000,
    minutes: Annotated[float | None, typer.Option(min=0, help="Time limit in minutes.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same matches.")] = "0",
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes (default: one per core).")] = None,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on.")] = None,
    results: Annotated[Path | None, typer.Option(help="File for all rounds; a later run continues from it.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write the report with its plots to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> int:
    """Ask about balance. Every answer has a 95 % interval, and the run stops when it has seen enough."""
    if until not in (None, "clear", "precise"):
        raise Mistake(f"--until is clear or precise, not {until!r}")
    home = tuple(read_card_files(cards or []))
    loaded = load_game(game, list(home))
    desk = Desk(
        game_name(game),
        _agents(agents),
        seed,
        within / 100,
        most,
        until,  # type: ignore[arg-type]  # looked at above
        home,
        read_rule_options(loaded, option or []),
        seats,
        mode,
    )
    plan = _plan(desk, question, words or [], decks, against, instead)
    is_told = sys.stderr.isatty() and not as_json
    run = _carry_out(plan, results, workers, ray, None if minutes is None else minutes * 60, is_told)
    data = report(run)
    if html is not None:
        html.write_text(html_page(data), "utf-8")
    print(json.dumps(data) if as_json else "\n".join(lines(data)))
    if not run.is_done and results is not None:
        print(f"Not finished; the same command goes on from {results}.", file=sys.stderr)
    return 0


def _carry_out(
    plan: Plan, results: Path | None, workers: int | None, ray: str | None, seconds: float | None, is_told: bool
) -> Run:
    """Ctrl-C ends it as well: what is known until then is reported."""
    crew: Crew = LocalCrew(plan.trials, workers) if ray is None else RayCrew(plan.trials, ray)
    try:
        with Results(plan, results) as kept:
            run = Run(plan, kept)
            print(summary(plan), file=sys.stderr)
            try:
                run.carry_out(crew, seconds, _tell if is_told else None)
            except KeyboardInterrupt:
                print("\nstopped", file=sys.stderr)
        return run
    finally:
        crew.close()


def _tell(run: Run) -> bool:
    """One line that is written again and again."""
    answered = sum([bool(tally.stopped) for tally in run.tallies])
    print(
        f"\r{run.played} matches, {answered} of {len(run.tallies)} answered", end="\033[K", file=sys.stderr, flush=True
    )
    if run.is_done:
        print(file=sys.stderr)
    return False


def _agents(words: str) -> list[str]:
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if name not in known_agents.names():
            listed = ", ".join(known_agents.names())
            raise Mistake(f"there is no agent {name!r}{nearest(name, known_agents.names())}; agents are {listed}")
    return names


def _plan(
    desk: Desk, question: str, words: list[str], decks: str | None, against: str | None, instead: str | None
) -> Plan:
    looked_at, field = _decks(desk, decks), _decks(desk, against)
    if question == "table":
        _expect(question, words, 0, 0)
        return desk.table(looked_at)
    if question not in QUESTIONS:
        listed = "; ".join([f"{name}: {what}" for name, what in QUESTIONS.items()])
        raise Mistake(f"there is no question {question!r}{nearest(question, QUESTIONS)}; questions are {listed}")
    if not desk.game.decks and question not in ("card", "sentence"):
        raise Mistake(f"{desk.game.title} is played without decks of your own; ask 'card', 'sentence' or 'table'")
    if question == "duel":
        one, other = _expect(question, words, 2, 2)
        return desk.duel(find_deck(desk.game, one), find_deck(desk.game, other))
    if question == "matrix":
        return desk.matrix([find_deck(desk.game, word) for word in words] or looked_at)
    if question == "field":
        (word,) = _expect(question, words, 1, 1)
        return desk.field(find_deck(desk.game, word), field)
    if question == "deck":
        (word,) = _expect(question, words, 1, 1)
        return desk.deck(find_deck(desk.game, word), field)
    if question == "card":
        (word,) = _expect(question, words, 1, 1)
        return desk.card(_card(desk, word), looked_at, field, None if instead is None else _card(desk, instead))
    if question == "put":
        (word,) = _expect(question, words, 1, 1)
        return desk.put(_card(desk, word), [] if decks is None else looked_at, field)
    changed: CardFiles = read_card_files(_expect(question, words, 1, 99))
    return desk.sentence(tuple(changed), looked_at, field)


def _expect(question: str, words: list[str], least: int, most: int) -> list[str]:
    if not least <= len(words) <= most:
        raise Mistake(f"the question {question!r} is about {QUESTIONS[question]}")
    return words


def _decks(desk: Desk, words: str | None) -> list[Deck]:
    if words is None:
        return list(desk.game.decks.values())
    return [find_deck(desk.game, word.strip()) for word in words.split(",")]


def _card(desk: Desk, word: str) -> str:
    """By its name or its id."""
    if word in desk.game.prints_by_id:
        return desk.game.prints_by_id[word].full_name
    names = faces_by_name(desk.game)
    found = [name for name in names if name.lower() == word.lower()]
    if not found:
        raise Mistake(f"no card is called {word!r}{nearest(word, names)}")
    return found[0]
