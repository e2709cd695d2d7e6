"""The games as the server tells of them: the list, a game in full, its rules page, what has tests.

All of it follows from the games and their displays and never changes while they are served, so each answer is built and
written as JSON once, when it is first asked for.
"""

from datetime import date
from functools import cache
from typing import Literal

from msgspec import json

from hexadeck import agents, games
from hexadeck.display.rulebook import Rule, Rulebook, load_rulebook
from hexadeck.display.rulings import rulings_by_card
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game
from hexadeck.lessons import lessons_of
from hexadeck.lessons.lesson import Lesson
from hexadeck.lessons.texts import filled_in
from hexadeck.puzzles import puzzle_of_day, puzzles_of
from hexadeck.puzzles.puzzle import Puzzle
from hexadeck.server import library
from hexadeck.server.library import display_of, of_each_game, shown
from hexadeck.server.messages.games import (
    BotInfo,
    ChapterInfo,
    CoveragePage,
    Covered,
    DeckInfo,
    GameDetail,
    GameInfo,
    KeywordInfo,
    LessonInfo,
    LessonStep,
    PassageInfo,
    PuzzleInfo,
    PuzzleList,
    RuleInfo,
    RuleOptionInfo,
    RulesPage,
)

"""What a rules page says about where a rule comes from; a card that is explained does not need it."""


# -- written as JSON ---------------------------------------------------------------------------------------------------


@cache
def games_json() -> bytes:
    """GET /api/v1/games."""
    return json.encode(of_each_game(game_info))


@cache
def detail_json(name: str) -> bytes:
    """GET /api/v1/games/{name}."""
    return json.encode(game_detail(name))


def match_detail_json(name: str, cards: str) -> bytes:
    """GET /api/v1/matches/{id}/detail."""
    return json.encode(detail_of(library.game(name, cards)))


@cache
def rules_json(name: str) -> bytes:
    """GET /api/v1/games/{name}/rules."""
    return json.encode(rules_page(name))


@cache
def tests_json(name: str) -> bytes:
    """GET /api/v1/games/{name}/tests."""
    return json.encode(tests_page(name))


@cache
def lessons_json(name: str) -> bytes:
    """GET /api/v1/games/{name}/lessons."""
    return json.encode([lesson_info(filled_in(lesson)) for lesson in lessons_of(name)])


# -- a game ------------------------------------------------------------------------------------------------------------


@cache
def game_info(name: str) -> GameInfo:
    game = games.load(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        tile=display_of(name).tile_with_cards(),
        players=game.seats_text(),
        seat_counts=list(game.seat_counts),
        modes=list(game.modes),
        mode_seats={mode: list(game.seats_of(mode)) for mode in game.modes},
        rule_options=[
            RuleOptionInfo(name=option.name, values=list(option.values), rule=option.rule, sentence=option.sentence)
            for option in game.rule_options
        ],
        part=game.part,
        whole=game.whole,
        decks=[deck.name for deck in game.decks.values()],
        default_decks=list(game.default_decks),
        has_supply=bool(game.taking_verbs),
        bots=[BotInfo(name=bot.name, character=bot.character) for bot in agents.LEVELS],
        default_bot=agents.FOR_NEWCOMERS,
        lessons=[lesson.name for lesson in lessons_of(name)],
        puzzles=len(puzzles_of(name)),
    )


def lesson_info(lesson: Lesson) -> LessonInfo:
    steps = [LessonStep(say=step.say, point=step.point, has_task=bool(step.do)) for step in lesson.steps]
    return LessonInfo(
        name=lesson.name, title=lesson.title, goal=lesson.goal, hint=lesson.hint, rule=lesson.rule, steps=steps
    )


def puzzle_list(name: str, day: date) -> PuzzleList:
    today = puzzle_of_day(name, day)
    return PuzzleList(
        today="" if today is None else today.id, puzzles=[puzzle_info(puzzle) for puzzle in puzzles_of(name)]
    )


def puzzle_info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(id=puzzle.id, goal=puzzle.goal, turns=puzzle.turns, seat=puzzle.seat, turn=puzzle.turn)


@cache
def game_detail(name: str) -> GameDetail:
    return detail_of(games.load(name))


def detail_of(game: Game) -> GameDetail:
    """Of a game with whatever cards it has."""
    name, display, book = game.name, shown(game), rulebook_of(game.name)
    return GameDetail(
        game=game_info(name),
        layout=display.layout,
        faces=display.faces(),
        keywords=[
            KeywordInfo(name=word, rule=rule, text=book.rules[rule].text)
            for word, rule in display.keywords.items()
            if rule in book.rules
        ],
        decks=[deck_info(deck) for deck in game.decks.values()],
        rulings=rulings_by_card(display, book),
        sample=games.text(name, "sample.cards") or "",
    )


def deck_info(deck: Deck) -> DeckInfo:
    return DeckInfo(name=deck.name, note=deck.note, cards=deck.cards, sections=deck.sections)


# -- rules -------------------------------------------------------------------------------------------------------------


@cache
def rulebook_of(name: str) -> Rulebook:
    """The game's rules page, or an empty one where there is none yet."""
    try:
        return load_rulebook(name)
    except HexadeckError:
        return Rulebook("")


@cache
def rules_page(name: str) -> RulesPage:
    game = games.load(name)
    chapters = [
        ChapterInfo(
            title=chapter.title,
            passages=[
                PassageInfo(kind=passage.kind, rows=[list(row) for row in passage.rows]) for passage in chapter.passages
            ],
            rules=[rule_info(rule) for rule in chapter.rules],
        )
        for chapter in rulebook_of(name).page
    ]
    return RulesPage(game=game.name, title=game.title, chapters=chapters)


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        text=rule.text,
        question=rule.question,
        reason=rule.reason,
        kind=kind_of(rule),
    )


def kind_of(rule: Rule) -> Literal["rule", "ruling", "example"]:
    return "example" if rule.is_example else "ruling" if rule.is_ruling else "rule"


def tests_page(name: str) -> CoveragePage:
    """What `tested.json` in the game's folder names has a test."""
    game, written = games.load(name), games.text(name, "tested.json")
    things: list[Covered] = []
    if written is not None:
        tested = json.decode(written.encode(), type=dict[str, list[str]])
        things += [
            Covered(
                id=rule.id,
                name="",
                text=rule.text,
                kind=kind_of(rule),
                has_test=rule.id in tested["rules"],
            )
            for rule in rulebook_of(name).rules.values()
        ]
        things += [
            Covered(
                id=face.id,
                name=face.name,
                text=" ".join(face.text),
                kind="card",
                has_test=face.id in tested["cards"],
            )
            for face in display_of(name).faces()
            if face.is_card
        ]
    return CoveragePage(game=game.name, title=game.title, things=things)
