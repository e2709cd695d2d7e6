"""Two levels of knowledge: who can point at a card, and who knows what it is; and cards that columns name."""

from tests.kernel.stalls import CELLAR, DECK, HAND, NO_FACTS, SCHEMA, SPECTATOR, STALLS, Square, new_square

from hexadeck.kernel.events import EventKind
from hexadeck.kernel.imagine import unknown_cards
from hexadeck.kernel.sentences import event_sentence
from hexadeck.kernel.views import event_view, table_view

LAID = EventKind("laid", "{seat} lays {card}.", "T-2")


def stall(square: Square, viewer: int, slot: int = 0, seat: int = 0) -> list[dict[str, object]]:
    shown: list[dict[str, object]] = table_view(square, viewer, NO_FACTS)["seats"][seat]["stalls"]
    return [card for card in shown if card["slot"] == slot]


def test_a_face_down_card_is_known_to_its_owner_and_can_be_pointed_at_by_all() -> None:
    """The spectators among them."""
    square = new_square(stalls0="A")

    assert [square.known_to(viewer) for viewer in range(3)] == ["A", "", ""]
    assert [square.pointed_at_by(viewer) for viewer in range(3)] == ["A", "A", "A"]


def test_an_unseen_card_can_be_pointed_at_and_is_known_to_nobody() -> None:
    """Not even to whoever put it there without looking."""
    square = new_square(cellar="A")

    assert [square.known_to(viewer) for viewer in range(3)] == ["", "", ""]
    assert square.pointed_at_by(1) == "A"


def test_a_view_of_a_face_down_card_shows_what_is_open_of_it_and_nothing_else() -> None:
    """Its owner sees all of it, and that it lies face down."""
    square = new_square(stalls0="A")
    square.dusty[0], square.worth[0] = 1, 9

    back = {"id": "face-down", "name": "Face-down card", "face_down": True}
    assert stall(square, 1) == [{"handle": 1, **back, "dusty": 1, "host": None, "slot": 0}]
    assert stall(square, 0)[0]["name"] == "A"
    assert stall(square, 0)[0]["face_down"] is True
    assert stall(square, 0)[0]["worth"] == 9


def test_a_card_that_is_turned_up_is_known_under_the_same_handle() -> None:
    """Whoever pointed at it still points at it."""
    square = new_square(hand="B", stalls0="A")
    before = stall(square, 1)[0]["handle"]

    square.show_to_all(square.card("A"))

    assert (stall(square, 1)[0]["handle"], stall(square, 1)[0]["name"]) == (before, "A")
    assert "face_down" not in stall(square, 1)[0]


def test_a_card_shown_to_one_seat_stays_face_down_for_the_others() -> None:
    """A peek."""
    square = new_square(stalls0="A")

    square.show(square.card("A"), 1)

    assert [square.known_to(viewer) for viewer in range(3)] == ["A", "A", ""]
    assert stall(square, 1)[0]["face_down"] is True


def test_whoever_knew_a_card_before_it_went_face_down_still_knows_it() -> None:
    """It was in the open a moment ago."""
    square = new_square(market0="A")

    square.move(square.card("A"), STALLS)

    assert square.known_to(1) == "A"


def test_a_card_that_could_only_be_pointed_at_is_lost_in_a_hand_or_a_deck() -> None:
    """It comes back under another handle, so that nobody can follow it through the dark."""
    for zone in (HAND, DECK):
        square = new_square(stalls0="A")

        square.move(square.card("A"), zone)
        assert square.pointed_at_by(1) == ""

        square.move(square.card("A"), STALLS)
        assert stall(square, 1)[0]["handle"] == 2


def test_cards_that_are_mixed_cannot_be_followed() -> None:
    """All of them get new handles; their owner looks at them again."""
    square = new_square(stalls0="ABC")

    square.mix(STALLS)

    assert sorted(str(card["handle"]) for card in stall(square, 1)) == ["4", "5", "6"]
    assert square.known_to(0) == "ABC"
    assert square.known_to(1) == ""


def test_events_point_at_a_face_down_card_without_naming_it() -> None:
    """The owner reads the name."""
    square = new_square(hand="A")
    card = square.card("A")
    square.move(card, STALLS)
    square.emit(LAID, 0, card)
    event = square.take_events()[0]

    assert [event_sentence(square, event, viewer) for viewer in (0, 1)] == ["Player 1 lays A.", "Player 1 lays a card."]
    assert event_view(square, event, 1)["card"] == 1


def test_a_column_of_cards_shows_the_viewers_handles() -> None:
    """The engine's own number would follow the card; whoever cannot point at it sees nothing."""
    square = new_square(hand="BA", stalls1="C")
    square.favourite[0], square.favourite[1] = square.card("A"), square.card("C")

    seen = [[seat["favourite"] for seat in table_view(square, viewer, NO_FACTS)["seats"]] for viewer in range(3)]

    assert seen == [[2, 3], [None, 1], [None, 1]]


def test_unknown_are_also_cards_that_can_be_pointed_at() -> None:
    """A world may be imagined in which they are others."""
    square = new_square(stalls0="A", hand="B", deck="C")

    assert square.letters(unknown_cards(square, 1, 0)) == "ABC"
    assert square.letters(unknown_cards(square, SPECTATOR, 0)) == "ABC"
    assert square.letters(unknown_cards(square, 0, 0)) == "C"


def test_a_clone_knows_the_same() -> None:
    """And goes its own way."""
    square = new_square(stalls0="A")
    copy = square.clone()

    square.show_to_all(square.card("A"))

    assert not copy.is_known(0, 1)
    assert SCHEMA.visibility[CELLAR] == 4
