"""Views and sentences: what one viewer may see of cards, numbers, questions and events, as plain data and as words."""

import json
from typing import Any

import pytest
from tests.kernel.board import ASK, DECK, DO_NOTHING, FIELD, MOVED, STOP, TAKE, Board, new_board

from hexadeck.kernel.decisions import NOTHING, Prompt, Verb
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.sentences import event_sentence, option_sentence, prompt_sentence
from hexadeck.kernel.table import Table
from hexadeck.kernel.views import CardFacts, decision_view, event_view, table_view, viewer_of

SPECTATOR = 2


class NoFacts(CardFacts):
    def card_facts(self, t: Table, card: int, viewer: int, data: dict[str, Any]) -> None:
        pass


class Power(CardFacts):
    def card_facts(self, t: Table, card: int, viewer: int, data: dict[str, Any]) -> None:
        data["power"] = t.owner[card] + viewer


def view(board: Board, viewer: int) -> dict[str, Any]:
    return table_view(board, viewer, NoFacts())


def names(cards: list[dict[str, Any] | None]) -> list[str | None]:
    return [None if card is None else card["name"] for card in cards]


def test_a_viewer_sees_the_cards_it_knows() -> None:
    """The others are there, and say nothing."""
    board = new_board(deck="AB", hand="C", hand1="D", field1="E", market="F")

    mine, theirs = view(board, 0)["seats"]

    assert (names(mine["deck"]), names(mine["hand"]), names(theirs["hand"])) == ([None, None], ["C"], [None])
    assert (names(theirs["field"]), names(view(board, SPECTATOR)["market"])) == (["E"], ["F"])
    assert names(view(board, SPECTATOR)["seats"][0]["hand"]) == [None]


def test_the_order_of_a_hand_is_its_owners_alone() -> None:
    """A card that others have seen does not show how many older ones lie before it."""
    board = new_board(hand1="ABC", deck1="DEF")
    for card in (1, 4):
        board.show(card, 0)

    theirs = view(board, 0)["seats"][1]

    assert (names(theirs["hand"]), names(theirs["deck"])) == (["B", None, None], [None, "E", None])
    assert names(view(board, 1)["seats"][1]["hand"]) == ["A", "B", "C"]


def test_a_known_card_shows_its_handle_its_name_and_the_open_columns() -> None:
    """What is not open stays inside; a game adds what it computes."""
    board = new_board(field="A")
    board.tapped[0] = 1

    seen = table_view(board, 1, Power())["seats"][0]["field"][0]

    assert seen == {"handle": 1, "id": "X0", "name": "A", "tapped": 1, "power": 1}


def test_columns_of_seats_and_of_the_table_are_shown_by_name() -> None:
    """Gold with the seat, the turn by itself; the notes are for the engine alone."""
    board = new_board(deck="A")
    board.gold[1] = 5
    board.clock[0] = 12

    shown = view(board, 0)

    assert [seat["gold"] for seat in shown["seats"]] == [3, 5]
    assert shown["turn"] == 12
    assert "notes" not in json.dumps(shown)


def test_a_field_that_names_a_card_shows_the_viewers_handle() -> None:
    """The engine's own numbers never leave it; a card that the viewer does not know is nothing at all."""
    board = new_board(deck="AB", hand="CD", hand1="E")
    board.clock[1] = board.card("D")

    assert [view(board, viewer)["leader"] for viewer in range(3)] == [2, None, None]

    board.clock[1] = NOTHING
    assert view(board, 0)["leader"] is None


def test_the_decider_reads_question_and_options() -> None:
    """With the handles by which the seat knows the cards."""
    board = new_board(deck="AB", hand="CD")
    board.ask(0, ASK, DO_NOTHING, board.card("C"), 2)
    board.offer(TAKE, board.card("D"))
    board.offer(STOP)

    seen = decision_view(board, 0)

    assert seen["decider"] == 0
    assert seen["prompt"] == {"kind": "ask", "rule": "KK-1", "sentence": "Take one of 2 with C?"}
    assert seen["options"] == [
        {"verb": "take", "roles": (), "sentence": "Take D", "card": 2},
        {"verb": "stop", "roles": (), "sentence": "Stop"},
    ]


def test_the_others_see_only_that_a_question_is_open() -> None:
    """What kind it is and whose, but no sentence and no option."""
    board = new_board(hand="C")
    board.ask(0, ASK, DO_NOTHING, 0, 2)
    board.offer(TAKE, 0)

    assert decision_view(board, 1) == {"decider": 0, "prompt": {"kind": "ask", "rule": "KK-1"}, "options": []}
    assert decision_view(board, SPECTATOR) == decision_view(board, 1)


def test_a_secret_question_does_not_exist_for_the_others() -> None:
    """As if nobody were asked anything."""
    board = new_board()
    board.ask(0, Prompt("secret", "Which one?", "KK-3", secret=True), DO_NOTHING)
    board.offer(STOP)

    assert decision_view(board, 1) == {"decider": None, "prompt": None, "options": []}
    assert decision_view(board, 0)["decider"] == 0


@pytest.mark.parametrize(
    ("verb", "numbers", "sentence"),
    [
        (Verb("a", "Attack {other} with {card}", "card", "other"), (0, 1), "Attack B with A"),
        (Verb("a", "Ask {seat} for {number}", "seat", "number"), (1, 5), "Ask Player 2 for 5"),
        (Verb("a", "{word}!", "word").with_words("red", "blue"), (1,), "blue!"),
        (Verb("a", "Take {print}", "print"), (7,), "Take H"),
        (Verb("a", "Go on", "number"), (3,), "Go on"),
    ],
)
def test_a_verb_names_its_parts(verb: Verb, numbers: tuple[int, ...], sentence: str) -> None:
    """Cards, seats, numbers, words and prints, wherever they stand in the sentence."""
    board = new_board(field="AB")
    board.ask(0, ASK, DO_NOTHING)
    board.offer(verb, *numbers)

    assert option_sentence(board, board.options[0], 0) == sentence


def test_sentences_do_not_name_cards_that_the_viewer_does_not_know() -> None:
    """They say 'a card'."""
    board = new_board(deck="A", hand="B")
    board.ask(0, ASK, DO_NOTHING, board.card("A"), 1)
    board.offer(TAKE, board.card("B"))

    assert prompt_sentence(board, 0) == "Take one of 1 with a card?"
    assert [option_sentence(board, board.options[0], viewer) for viewer in (0, 1)] == ["Take B", "Take a card"]


def test_an_event_tells_each_viewer_what_it_saw_then() -> None:
    """Not what it knows now: a card shown later is not named afterwards, one forgotten since stays named."""
    board = new_board(deck="AB", hand="C")
    for letter, kind in (("A", MOVED), ("C", MOVED)):
        board.emit(kind, 0, board.card(letter), place=FIELD)
    events = list(board.take_events())
    board.show_to_all(board.card("A"))
    board.forget(board.card("C"))

    told = [[event_sentence(board, event, viewer) for event in events] for viewer in (0, 1)]

    assert told[0] == ["Player 1 moves a card to the field.", "Player 1 moves C to the field."]
    assert told[1] == ["Player 1 moves a card to the field.", "Player 1 moves a card to the field."]


def test_an_event_shows_the_handle_while_it_is_good() -> None:
    """Whoever saw the card and still knows it can find it; the rule that made it happen stands with it."""
    board = new_board(hand="AB")
    board.emit(MOVED, 0, board.card("B"), board.card("A"), 4, DECK)
    event = board.take_events()[0]

    assert event_view(board, event, 0) == {
        "event": "moved",
        "roles": (),
        "sentence": "Player 1 moves B to the deck.",
        "rule": "KK-2",
        "seat": 0,
        "card": 2,
        "other": 1,
        "number": 4,
    }
    assert (event_view(board, event, 1)["card"], event_view(board, event, SPECTATOR)["card"]) == (None, None)

    board.forget(board.card("B"))
    assert event_view(board, event, 0)["card"] is None


def test_an_event_of_everybody_has_no_seat() -> None:
    """It says 'Everybody'."""
    board = new_board()
    board.emit(EventKind("rested", "{seat} rests."), NOTHING)

    told = event_view(board, board.take_events()[0], 0)

    assert (told["sentence"], told["seat"]) == ("Everybody rests.", None)


def test_events_are_taken_once() -> None:
    """The next time there are none."""
    board = new_board(hand="A")
    board.emit(MOVED, 0, 0)

    assert (len(board.take_events()), len(board.take_events())) == (1, 0)


@pytest.mark.parametrize(("seat", "viewer"), [(0, 0), (1, 1), (None, 2)])
def test_seats_see_as_themselves_and_none_is_a_spectator(seat: int | None, viewer: int) -> None:
    """The spectators are the last viewer."""
    assert viewer_of(new_board(), seat) == viewer


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_nobody_else_can_look(seat: object) -> None:
    """There is no such viewer."""
    with pytest.raises(HexadeckError, match="seats are 0 to 1"):
        viewer_of(new_board(), seat)
