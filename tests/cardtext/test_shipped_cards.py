"""The cards that come with the games: text and behaviour cannot drift apart, and no word on a card is ever ignored."""

import pytest

from hexadeck import games
from hexadeck.cardtext.grammar import Grammar, _Reader
from hexadeck.cardtext.words import CardError, CardErrors, split_words
from hexadeck.games.zenonzard.cardset import reprint
from hexadeck.games.zenonzard.game import Zenonzard


@pytest.fixture(scope="module")
def game() -> Zenonzard:
    loaded = games.load("zenonzard")
    assert isinstance(loaded, Zenonzard)
    return loaded


@pytest.fixture(scope="module")
def lines(game: Zenonzard) -> list[str]:
    """Every different line of text on a card."""
    return sorted({line for card in game.library.cards for line in card.text})


def test_every_line_is_written_back_as_it_was_read(game: Zenonzard) -> None:
    """The record says what the card says, in the same words."""
    printed = [(card.name, line) for card in game.library.cards for line in card.text]

    assert len(printed) > 300
    assert [(card.name, line) for card, line in reprint(game.library)] == printed


def test_reading_what_was_written_gives_the_same_record(game: Zenonzard) -> None:
    """Parse, print, parse: equal."""
    grammar = game.library.grammar
    for number, record in game.library.parsed:
        again = grammar.read("line", grammar.write("line", record))
        assert grammar.data(again) == grammar.data(record), game.library.cards[number].name


def test_a_nonsense_word_is_refused_wherever_it_stands(game: Zenonzard, lines: list[str]) -> None:
    """In front of every word, behind the last one: never ignored."""
    for line in lines:
        ends = [word.column - 1 for word in split_words(line)] + [len(line)]
        for end in ends:
            assert not can_be_read(game.library.grammar, f"{line[:end]} blorb {line[end:]}"), line


def test_a_nonsense_word_is_pointed_at(game: Zenonzard, lines: list[str]) -> None:
    """The error has the column of the word itself."""
    for number, line in enumerate(lines[::9]):
        words = split_words(line)
        word = words[number % len(words)]
        with pytest.raises(CardError) as error:
            game.library.grammar.read("line", f"{line[: word.column - 1]} blorb {line[word.column - 1 :]}")
        assert (error.value.column, "found 'blorb'" in error.value.message) == (word.column + 1, True), line


def test_a_word_left_out_is_missed(game: Zenonzard, lines: list[str]) -> None:
    """Without any of its words a line is refused or says something else."""
    grammar = game.library.grammar
    for line in lines:
        record = grammar.data(grammar.read("line", line))
        for word in split_words(line):
            shorter = line[: word.column - 1] + line[word.column - 1 + len(word.text) :]
            if can_be_read(grammar, shorter):
                assert grammar.data(grammar.read("line", shorter)) != record, shorter


def can_be_read(grammar: Grammar, line: str) -> bool:
    """As `grammar.read` finds out, without the work of a helpful error."""
    words = split_words(line)
    return any(end == len(words) for _, end in _Reader(grammar, words).read("line", 0))


@pytest.mark.parametrize("head", ["When summoned:", "Main:", "Passive:", "At the end of your turn:"])
def test_a_head_without_a_sentence_is_refused(head: str) -> None:
    """It would promise something and do nothing."""
    with pytest.raises(CardErrors, match=r"home.cards:4:\d+: expected .* found the end of the text"):
        games.load("zenonzard", [("home.cards", f"Mute [HM1]\nRed Field Minion\nCost 1 (R), BP 100, DP 1\n{head}\n")])
