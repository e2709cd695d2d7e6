"""The cards that come with the games: text and behaviour cannot drift apart, and no word on a card is ever ignored."""

import pytest

from hexadeck import games
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.grammar import Grammar, _Reader
from hexadeck.cardtext.wording import Ways
from hexadeck.cardtext.words import CardError, CardErrors, split_words

WITH_TEXTS = ["zenonzard", "kanzume-goddess", "knights-and-kings", "knights-of-the-zodiac", "saint-seiya"]


@pytest.fixture(scope="module", params=WITH_TEXTS)
def card_set(request: pytest.FixtureRequest) -> CardSet:
    library = getattr(games.load(request.param), "library", None)
    assert isinstance(library, CardSet)
    return library


@pytest.fixture(scope="module")
def lines(card_set: CardSet) -> list[str]:
    """Every different line of text on a card, without the names of abilities."""
    return sorted({card_set.grammar.write("line", record) for _, _, record in card_set.lines})


def test_every_line_is_written_back_as_it_was_read(card_set: CardSet) -> None:
    """The record says what the card says, in the same words."""
    printed = [(card.name, line) for card in card_set.cards for line in card.text]

    assert len(printed) > 40
    assert [(card.name, line) for card, line in card_set.reprint()] == printed


def test_reading_what_was_written_gives_the_same_record(card_set: CardSet) -> None:
    """Parse, print, parse: equal."""
    grammar = card_set.grammar
    for card, _, record in card_set.lines:
        again = grammar.read("line", grammar.write("line", record))
        assert grammar.data(again) == grammar.data(record), card.name


def test_a_nonsense_word_is_refused_wherever_it_stands(card_set: CardSet, lines: list[str]) -> None:
    """In front of every word, behind the last one: never ignored."""
    for line in lines:
        ends = [word.column - 1 for word in split_words(line)] + [len(line)]
        for end in ends:
            assert not can_be_read(card_set.grammar, f"{line[:end]} blorb {line[end:]}"), line


def test_a_nonsense_word_is_pointed_at(card_set: CardSet, lines: list[str]) -> None:
    """The error has the column of the word itself."""
    for number, line in enumerate(lines[::9]):
        words = split_words(line)
        word = words[number % len(words)]
        with pytest.raises(CardError) as error:
            card_set.grammar.read("line", f"{line[: word.column - 1]} blorb {line[word.column - 1 :]}")
        assert (error.value.column, "found 'blorb'" in error.value.message) == (word.column + 1, True), line


def test_a_word_left_out_is_missed(card_set: CardSet, lines: list[str]) -> None:
    """Without any of its words a line is refused or says something else."""
    grammar = card_set.grammar
    for line in lines:
        record = grammar.data(grammar.read("line", line))
        for word in split_words(line):
            shorter = line[: word.column - 1] + line[word.column - 1 + len(word.text) :]
            if can_be_read(grammar, shorter):
                assert grammar.data(grammar.read("line", shorter)) != record, shorter


def can_be_read(grammar: Grammar, line: str) -> bool:
    """As `grammar.read` finds out, without the work of a helpful error."""
    ways = Ways(split_words(line))
    return any(end == ways.end for _, end in _Reader(grammar, ways).read("line", ways.start))


HEADS = {
    "zenonzard": ("Red Field Minion\nCost 1 (R), BP 100, DP 1", ["When summoned:", "Main:", "Passive:"]),
    "kanzume-goddess": ("Disciple\nCost 1, 5 copies", ["Act:", "React, when you attack:", "Bond, when you attack:"]),
}


@pytest.mark.parametrize(("name", "head"), [(name, head) for name, (_, heads) in HEADS.items() for head in heads])
def test_a_head_without_a_sentence_is_refused(name: str, head: str) -> None:
    """It would promise something and do nothing."""
    with pytest.raises(CardErrors, match=r"home.cards:4:\d+: expected .* found the end of the text"):
        games.load(name, [("home.cards", f"Mute [HM1]\n{HEADS[name][0]}\n{head}\n")])


@pytest.mark.parametrize("name", sorted(HEADS))
def test_all_mistakes_of_all_cards_are_reported_at_once(name: str) -> None:
    """A file that is no card, a head, two lines of one card, a name that is taken: mended in one go."""
    head = HEADS[name][0]
    cards = f"No id\n{head}\n\nOdd [H1]\nNonsense\nNonsense\n\nOne [H2]\n{head}\nBlorb.\nBlarb.\n\nOne [H3]\n{head}\n"

    with pytest.raises(CardErrors) as refusal:
        games.load(name, [("home.cards", cards)])

    assert [error.line for error in refusal.value.errors] == [1, 6, 12, 13, 15]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("zenonzard", 'When summoned: make one "Golem M" token.'),
        (
            "kanzume-goddess",
            'Bond, when you play this card, if you have played another "Geminy" this turn: draw 1 card.',
        ),
    ],
)
def test_a_name_that_no_card_has_is_refused_with_the_nearest(name: str, line: str) -> None:
    """The place is that of the name."""
    with pytest.raises(CardErrors, match=rf'home.cards:4:{line.index(chr(34)) + 1}: no card .* the nearest name is "'):
        games.load(name, [("home.cards", f"Caller [HM1]\n{HEADS[name][0]}\n{line}\n")])
