"""`hexadeck play`: sit down at a table in the terminal."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from hexadeck import agents, games
from hexadeck.cli.loading import CardFiles, check_dealt, find_deck, load_game, read_card_files, read_rule_options
from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.match import TerminalMatch
from hexadeck.cli.terminal.saves import LAST, last_save
from hexadeck.cli.terminal.session import Session, new_session
from hexadeck.cli.terminal.voices import PERSON
from hexadeck.kernel.game import Deck, Game, Match

EXAMPLES: Final = """\
  hexadeck play                               choose from menus
  hexadeck play zenonzard                     against Wren, with the default decks
  hexadeck play zenonzard --bot sibyl         against the strongest; --bot help lists all
  hexadeck play zenonzard --deck "aguma rush" --foe-deck my.deck --seed 7
  hexadeck play zenonzard --two-players       with a friend at the same keyboard
  hexadeck play kanzume-goddess --seats 4 --mode team --people 1,3
  hexadeck play --resume                      go on with the last match
  hexadeck play --resume match.json --at 22   try it again from the 22nd choice on
  hexadeck play zenonzard --option first_turn_attack=no --cards home.cards
"""


def prepare(words: Sequence[str]) -> list[str]:
    """`--resume` may stand alone: then it means the last match."""
    ready = list(words)
    for place, word in enumerate(ready):
        alone = place + 1 == len(ready) or ready[place + 1].startswith("-")
        if word == "--resume" and alone:
            ready[place] = f"--resume={LAST}"
    return ready


def command(
    game: Annotated[str | None, typer.Argument(help="Name of the game; without it there is a menu.")] = None,
    deck: Annotated[str | None, typer.Option(help="Your deck: its name, words of it, or a file.")] = None,
    foe_deck: Annotated[str | None, typer.Option(help="The other side's deck, likewise.")] = None,
    bot: Annotated[
        str | None, typer.Option(help=f"Who plays the other side ({agents.FOR_NEWCOMERS}); 'help' lists them.")
    ] = None,
    two_players: Annotated[bool, typer.Option("--two-players", help="Two people at one keyboard.")] = False,
    people: Annotated[str | None, typer.Option(help="Which players are people, as in 1,3; the rest are bots.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players, in games for more than two.")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
    resume: Annotated[str | None, typer.Option(help="Continue a saved match; without a file, the latest.")] = None,
    at: Annotated[int | None, typer.Option(help="With --resume: try it again from this choice on.")] = None,
) -> None:
    """Play a match in the terminal. It is saved after every choice, so nothing is lost."""
    terminal = Terminal()
    if bot == "help":
        terminal.print(_levels())
        return
    if bot is not None and bot not in agents.names():
        raise Mistake(f"there is no bot {bot!r}{nearest(bot, agents.names())}; bots are {', '.join(agents.names())}")
    if at is not None and resume is None:
        raise Mistake("--at is a choice of a saved match; name that with --resume")
    if resume is not None:
        path = last_save() if resume == LAST else resume
        session = Session.from_save(path) if at is None else Session.tried_from(path, at, bot or agents.FOR_NEWCOMERS)
    else:
        home = read_card_files(cards or [])
        has_menu = game is None
        chosen = load_game(game if game is not None else _choose_game(terminal), home)
        mine = _choose_deck(terminal, chosen) if has_menu and deck is None else deck
        is_alone = has_menu and bot is None and people is None and not two_players
        foe = _choose_bot(terminal) if is_alone else bot or agents.FOR_NEWCOMERS
        rules = read_rule_options(chosen, option or [])
        match = _start(chosen, mine, foe_deck, seats, mode, seed, rules, home)
        at_keyboard = _people(people or ("1,2" if two_players else "1"), match.seats)
        players = [PERSON if seat in at_keyboard else foe for seat in range(match.seats)]
        session = new_session(chosen, match, players)
    while True:
        table = TerminalMatch(session, terminal)
        table.run()
        if not table.wants_another:
            break
        session = _play_again(session)
    _say_goodbye(terminal, session)


def _start(
    game: Game,
    deck: str | None,
    foe_deck: str | None,
    seats: int | None,
    mode: str | None,
    seed: str | None,
    rules: dict[str, Any],
    home: CardFiles,
) -> Match:
    count, chosen_mode = game.seating(seats, mode)
    decks = _decks(game, deck, foe_deck, count)
    named = game.default_decks if decks is None else decks
    check_dealt(game, home, [find_deck(game, each) if isinstance(each, str) else each for each in named], "--deck")
    return game.start(_new_seed() if seed is None else seed, count, chosen_mode, decks, rules)


def _people(words: str, seats: int) -> list[int]:
    """The seats of people, counted from 1 as the sentences do."""
    numbers = [word.strip() for word in words.split(",")]
    if not all(number.isdecimal() and 1 <= int(number) <= seats for number in numbers):
        raise Mistake(f"--people has numbers of players with commas, 1 to {seats}, not {words!r}")
    return [int(number) - 1 for number in numbers]


def _decks(game: Game, mine: str | None, foes: str | None, seats: int) -> list[Deck | str] | None:
    """What was asked for, and default decks for the rest."""
    if mine is None and foes is None:
        return None
    defaults = game.default_decks
    decks: list[Deck | str] = [defaults[seat % len(defaults)] for seat in range(seats)] if defaults else [""] * seats
    for seat in range(seats):
        wanted = mine if seat == 0 else foes
        if wanted is not None:
            decks[seat] = find_deck(game, wanted)
    return decks


def _play_again(session: Session) -> Session:
    match = session.game.restart({**session.match.setup, "seed": _new_seed()})
    return new_session(session.game, match, session.players)


def _new_seed() -> str:
    return str(secrets.randbelow(10**9))


# -- menus -------------------------------------------------------------------------------------------------------------


def _choose_game(terminal: Terminal) -> str:
    names = games.names()
    if len(names) == 1:
        return names[0]
    return names[_menu(terminal, "Which game?", names, 0)]


def _choose_deck(terminal: Terminal, game: Game) -> str | None:
    decks = list(game.decks.values())
    if not decks:
        return None
    lines = [f"{deck.name}: {deck.note}" if deck.note else deck.name for deck in decks]
    default = next((i for i, deck in enumerate(decks) if deck.name == game.default_decks[0]), 0)
    return decks[_menu(terminal, f"{game.title}: which deck do you play?", lines, default)].name


def _choose_bot(terminal: Terminal) -> str:
    names = [level.name for level in agents.LEVELS]
    default = names.index(agents.FOR_NEWCOMERS)
    return names[_menu(terminal, "Whom do you play against? The weakest is first.", _levels(), default)]


def _levels() -> list[str]:
    return [f"{level.name:<6}  {level.character}" for level in agents.LEVELS]


def _menu(terminal: Terminal, title: str, lines: list[str], default: int) -> int:
    """A number from a short list; Enter takes the default."""
    terminal.show([Text(title, "bold"), *[Text(f" {i:>2}  {line}") for i, line in enumerate(lines, 1)]])
    while True:
        try:
            answer = terminal.ask(f"1 to {len(lines)}, Enter for {default + 1}: ")
        except EOFError:
            raise Mistake("no choice was made") from None
        if not answer:
            return default
        if answer.isdecimal() and 1 <= int(answer) <= len(lines):
            return int(answer) - 1


def _say_goodbye(terminal: Terminal, session: Session) -> None:
    result = session.match.result
    if result is not None:
        terminal.say(f"{session.verdict()} [{result.rule}]")
        terminal.say(session.save_trouble or f"Replay it with: hexadeck replay {session.path}")
        if not session.save_trouble:
            terminal.say(f"Find out what decided it with: hexadeck analyse {session.path}")
    else:
        terminal.say(session.save_trouble or f"The match is saved in {session.path}")
        terminal.say("Continue it with: hexadeck play --resume")
