"""Words with their places, and lines written from words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexadeck.cardtext.words import CardError, CardErrors, join_words, split_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Draw 2 cards.", ["Draw", "2", "cards", "."]),
        ("this gets +300 BP, -1 DP", ["this", "gets", "+300", "BP", ",", "-1", "DP"]),
        ('make two "Golem S" tokens', ["make", "two", '"Golem S"', "tokens"]),
        ("the foe's non-token minions", ["the", "foe's", "non-token", "minions"]),
        ("a; or b: (c)/d", ["a", ";", "or", "b", ":", "(", "c", ")", "/", "d"]),
        ('an "unclosed name', ["an", '"', "unclosed", "name"]),
        ("été €", ["é", "t", "é", "€"]),
        ("  ", []),
    ],
)
def test_a_line_is_words_numbers_names_and_marks(text: str, words: list[str]) -> None:
    """Nothing but the space between them is left out."""
    assert [word.text for word in split_words(text)] == words


@given(st.text(alphabet=st.characters(blacklist_categories=["Cs"]), max_size=30))
def test_every_character_is_in_some_word(text: str) -> None:
    """What nobody understands must be there to be refused; and every word stands where its column says."""
    words = split_words(text)

    assert "".join("".join(word.text for word in words).split()) == "".join(text.split())
    assert all(text[word.column - 1 :].startswith(word.text) for word in words)


def test_columns_count_from_where_the_line_begins() -> None:
    """The first column can be given."""
    assert [word.column for word in split_words("ab  cd.", 10)] == [10, 14, 16]


def test_a_capital_says_nothing_at_the_start_of_a_sentence() -> None:
    """There the plain word has a small letter; elsewhere it stays as it is."""
    words = split_words("Draw Neutral Mana. Rest it")

    assert [word.plain for word in words] == ["draw", "Neutral", "Mana", ".", "rest", "it"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["draw", "2", "cards", "."], "Draw 2 cards."),
        (["a", ",", "b", ":", "c", ";", "d", ".", "e", "."], "A, b: c; d. E."),
        (["make", '"Golem S"', "tokens"], 'Make "Golem S" tokens'),
        ([], ""),
    ],
)
def test_words_are_written_as_a_line(words: list[str], text: str) -> None:
    """No space before marks, a capital at the start of every sentence."""
    assert join_words(words) == text


def test_errors_say_where_and_come_together() -> None:
    """A designer mends all of them in one go."""
    first, second = CardError("a.cards", 3, 7, "no such word"), CardError("b.cards", 1, 1, "no name")

    both = CardErrors([first, second])

    assert str(both) == "a.cards:3:7: no such word\nb.cards:1:1: no name"
    assert (both.errors[0].file, both.errors[0].line, both.errors[0].column) == ("a.cards", 3, 7)
