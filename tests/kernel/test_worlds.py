"""What a game can say about imagined worlds: which face a place can hold, what must hold, which decks there are."""

from tests.kernel.stalls import STALLS, Square, new_square

from hexadeck.kernel.imagine import Dealer, Group, exchange, group_of, imagine, left_of_decks, seen_faces, unknown_cards
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import Table


class OnlyEarlyLettersInStalls(Dealer):
    def limits_places(self) -> bool:
        return True

    def could_be(self, t: Table, card: int, face: int) -> bool:
        return t.place[card] != STALLS or face < 3


class TheHandHoldsB(Dealer):
    def agrees(self, t: Table, viewer: int) -> bool:
        return 1 in [t.what[card] for card in t.zones[8]]

    def make_agree(self, t: Table, viewer: int, groups: list[Group]) -> None:
        holder = next(card for group in groups for card in group.cards if t.what[card] == 1)
        exchange(t, t.zones[8][0], holder)


def worlds(square: Square, dealer: Dealer, count: int = 40) -> list[Square]:
    found = []
    for number in range(count):
        world = square.clone()
        assert isinstance(world, Square)
        world.rng = seeded(f"world {number}")
        imagine(world, 1, dealer.hidden_groups(world, 1), dealer)
        found.append(world)
    return found


def test_a_place_holds_only_what_it_can() -> None:
    """All that fits is imagined: the stall has A, B or C, two of them in any order."""
    square = new_square(stalls0="AB", hand="CDEFGH")

    stalls = {world.letters(world.zones[STALLS]) for world in worlds(square, OnlyEarlyLettersInStalls())}

    assert stalls == {"AB", "BA", "AC", "CA", "BC", "CB"}


def test_what_steps_rely_on_holds_in_every_world() -> None:
    """By chance, and where chance does not bring it about, on purpose."""
    square = new_square(hand="B", deck="ACDEFGH")

    hands = [world.letters(world.zones[8]) for world in worlds(square, TheHandHoldsB())]

    assert set(hands) == {"B"}


def test_no_face_is_lost_or_doubled() -> None:
    """What is dealt anew are the same cards in other places."""
    square = new_square(stalls0="AB", hand="CDEFGH")

    assert {
        "".join(sorted(world.letters(row_of(list(range(8)))))) for world in worlds(square, OnlyEarlyLettersInStalls())
    } == {"ABCDEFGH"}


def test_a_secret_deck_is_guessed_from_those_that_hold_what_was_seen() -> None:
    """A was seen: the deck of B and C is out of the question, and what is left of the others has no A any more."""
    square = new_square(market0="A", deck="DE")
    square.owner[0] = 0
    cards, seen = unknown_cards(square, 1, 0), seen_faces(square, 1, 0)

    left = left_of_decks(len(cards), seen, [{0: 1, 3: 1, 4: 1}, {1: 2, 2: 1}, {0: 2, 5: 1}])

    assert [list(faces) for faces in left] == [[3, 4], [0, 5]]


def test_a_deck_with_too_many_or_too_few_cards_left_is_out_of_the_question() -> None:
    """It cannot be the deck that lies there."""
    assert left_of_decks(2, {}, [{1: 5}, {1: 1}]) == []


def test_cards_exchange_their_own_faces() -> None:
    """In sorted order, so that where they lie does not tell."""
    square = new_square(deck="CAB")

    assert [list(faces) for faces in group_of(square, square.zones[0]).faces] == [[0, 1, 2]]
