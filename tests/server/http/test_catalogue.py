"""What the server tells of games: the list, a game in full, its rules."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.conformance.every_game import tiny_among_the_games

from hexadeck import agents, games
from hexadeck.display.rulebook import load_rulebook
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.views import FACE_DOWN_ID
from hexadeck.server.http import catalogue
from hexadeck.server.messages.games import CoveragePage, GameDetail, GameInfo, RulesPage

every_name = pytest.mark.parametrize("name", games.names())


def test_the_list_has_every_game() -> None:
    listed = msgspec.json.decode(catalogue.games_json(), type=list[GameInfo])

    assert [game.name for game in listed] == games.names()


def test_a_game_in_the_list_says_how_it_can_be_played() -> None:
    game = catalogue.game_info("kanzume-goddess")

    assert (game.title, game.players, game.seat_counts) == ("Kanzume Goddess", "2 to 6", [2, 3, 4, 5, 6])
    assert game.mode_seats == {"individual": [2, 3, 4, 5, 6], "team": [4, 6]}
    assert [option.name for option in game.rule_options][:2] == ["market", "round_limit"]
    assert (game.decks, game.default_decks) == ([], [])


def test_decks_are_named_in_the_list_and_listed_in_full() -> None:
    game = catalogue.game_detail("zenonzard")

    assert [deck.name for deck in game.decks] == game.game.decks
    assert set(game.game.default_decks) <= set(game.game.decks)
    assert [sum(deck.cards.values()) for deck in game.decks] == [40] * 11
    assert all(len(deck.sections["Forces"]) == 2 for deck in game.decks)


def test_bots_come_weakest_first_each_with_a_character() -> None:
    game = catalogue.game_info("zenonzard")
    names = [bot.name for bot in game.bots]

    assert names == [level.name for level in agents.LEVELS]
    assert all(bot.character for bot in game.bots)
    assert names.index(game.default_bot) < names.index("greta")


@every_name
def test_a_game_in_full_can_be_read_back(name: str) -> None:
    detail = msgspec.json.decode(catalogue.detail_json(name), type=GameDetail)
    game = games.load(name)

    assert {face.id for face in detail.faces} == {*game.prints_by_id, FACE_DOWN_ID}
    assert detail.layout == games.display(game).layout
    assert set(detail.rulings) == {face.id for face in detail.faces if face.is_card}


@every_name
def test_cards_in_decks_are_cards_in_the_gallery(name: str) -> None:
    detail = catalogue.game_detail(name)
    gallery = {face.name for face in detail.faces if face.is_card}
    named = {card for deck in detail.decks for card in [*deck.cards, *deck.sections.get("Forces", [])]}

    assert named <= gallery


@every_name
def test_every_rule_that_is_named_is_on_the_rules_page(name: str) -> None:
    detail, page = catalogue.game_detail(name), catalogue.rules_page(name)
    ids = [rule.id for chapter in page.chapters for rule in chapter.rules]
    named = {id for rulings in detail.rulings.values() for id in rulings}
    named |= {keyword.rule for keyword in detail.keywords} | {option.rule for option in detail.game.rule_options}

    assert named <= set(ids)
    assert len(ids) == len(set(ids))


@every_name
def test_the_rules_page_has_everything_of_the_book(name: str) -> None:
    page = msgspec.json.decode(catalogue.rules_json(name), type=RulesPage)
    book = load_rulebook(name)

    assert [rule.id for chapter in page.chapters for rule in chapter.rules] == list(book.rules)
    assert page.chapters[0].title == ""
    assert page.chapters[0].passages[0].kind == "text"
    kinds = {rule.id: rule.kind for chapter in page.chapters for rule in chapter.rules}
    assert {id for id, kind in kinds.items() if kind == "ruling"} == {id for id in book.rules if "-R" in id}
    assert {id for id, kind in kinds.items() if kind == "example"} == {id for id in book.rules if id.startswith("E")}


def test_a_keyword_comes_with_its_rule() -> None:
    keywords = {keyword.name: keyword for keyword in catalogue.game_detail("zenonzard").keywords}

    assert keywords["Charge"].rule == "ZZ-202"
    assert keywords["Charge"].text.startswith("[Charge]: this minion may attack Life in the turn it entered")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(HexadeckError, match="there is no game 'chess'"):
        catalogue.detail_json("chess")


@every_name
def test_answers_are_written_once(name: str) -> None:
    assert catalogue.detail_json(name) is catalogue.detail_json(name)
    assert catalogue.rules_json(name) is catalogue.rules_json(name)


def test_another_process_writes_the_same_to_the_byte() -> None:
    code = (
        "import sys; from hexadeck.server.http import catalogue;"
        "sys.stdout.buffer.write(catalogue.detail_json('kanzume-goddess') + catalogue.rules_json('kanzume-goddess'))"
    )
    written = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout

    assert written == catalogue.detail_json("kanzume-goddess") + catalogue.rules_json("kanzume-goddess")


# -- a game without a display and a rules page -------------------------------------------------------------------------


@pytest.fixture
def fireflies() -> Iterator[dict[str, Any]]:
    with tiny_among_the_games():
        yield {
            "detail": json.loads(catalogue.detail_json("fireflies")),
            "rules": json.loads(catalogue.rules_json("fireflies")),
        }


def test_a_game_that_describes_nothing_is_served_too(fireflies: dict[str, Any]) -> None:
    assert [area["zone"] for row in fireflies["detail"]["layout"]["areas"] for area in row] == ["jar", "hand"]
    assert fireflies["detail"]["keywords"] == []
    assert [ids for ids in fireflies["detail"]["rulings"].values() if ids] == []
    assert fireflies["rules"]["chapters"] == []


@every_name
def test_every_rule_and_card_is_in_the_list_of_what_has_tests(name: str) -> None:
    """Those that `tested.json` names have one, all others have none."""
    page = msgspec.json.decode(catalogue.tests_json(name), type=CoveragePage)
    tested = json.loads(games.text(name, "tested.json") or "")
    faces = [face.id for face in catalogue.game_detail(name).faces if face.is_card]

    assert [thing.id for thing in page.things] == [*load_rulebook(name).rules, *faces]
    assert {thing.id for thing in page.things if thing.has_test} == {*tested["rules"], *tested["cards"]}
    assert all(thing.text for thing in page.things if thing.kind != "card")


@every_name
def test_the_card_to_begin_with_is_understood(name: str) -> None:
    """Enhanced Chess takes no cards, so it has none."""
    sample = catalogue.game_detail(name).sample

    assert bool(sample) == (name != "knights-and-kings-chess")
    if sample:
        assert "HM1" in games.load(name, [("sample.cards", sample)]).prints_by_id


def test_a_game_that_does_not_say_what_has_tests_has_an_empty_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "text", lambda name, file: None)

    assert catalogue.tests_page("zenonzard").things == []


def test_a_game_that_cannot_be_shown_takes_no_other_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its code raises."""
    found = catalogue.game_info

    def faulty(name: str) -> GameInfo:
        if name == "saint-seiya":
            raise NotImplementedError
        return found(name)

    monkeypatch.setattr(catalogue, "game_info", faulty)
    listed = json.loads(catalogue.games_json.__wrapped__())

    assert [game["name"] for game in listed] == [name for name in games.names() if name != "saint-seiya"]
