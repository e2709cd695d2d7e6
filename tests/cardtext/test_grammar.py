"""Phrases: declared once, read and written by the same words, and nothing is ever passed over."""

from typing import Any, cast

import pytest
from tests.cardtext.garden import Day, Plants, Sow, Warm, Water, garden

from hexadeck import games
from hexadeck.cardtext.grammar import _LEAVES, Grammar, split_pattern
from hexadeck.cardtext.words import CardError, split_words

UNFINISHED = ["sow", "sow rose fern", "sow rose, fern", "sow rose and", "sow and rose", "sow rose,, fern and rose"]
SENTENCES = [
    "Water one rose with 3 litres",
    "Water both red oak tree with 10 litres twice",
    "Water one red light blue red fern with 0 litres",
    "Sow rose",
    "Sow rose and fern",
    "Sow rose, oak tree and fern",
    "Sow rose, oak tree, rose and fern",
    'Sow fern in "Old Pot, cracked"',
    "Warm by +5 degrees",
    "Warm by -12 degrees",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_is_read_is_written_in_the_same_words(sentence: str) -> None:
    """Read, write, and read again: equal."""
    g = garden()
    record = g.read("order", sentence)

    written = g.write("order", record)

    assert written == sentence
    assert g.data(g.read("order", written)) == g.data(record)


def test_reading_builds_a_record_from_slots_and_fixed_values() -> None:
    """Numbers, words, lists and records inside records."""
    once, twice = (garden().read("order", SENTENCES[1].removesuffix(ending)) for ending in (" twice", ""))

    assert isinstance(twice, Water)
    assert (twice.litres, twice.times, once.times) == (10, 2, 1)
    assert isinstance(twice.plants, Plants)
    assert (twice.plants.number, twice.plants.colours, twice.plants.kind) == (2, ("red",), "oak")


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("sow rose", ("rose",)),
        ("sow rose and fern", ("rose", "fern")),
        ("sow rose, fern and oak tree", ("rose", "fern", "oak")),
    ],
)
def test_a_list_has_commas_and_an_and(text: str, kinds: tuple[str, ...]) -> None:
    """One, two, or more."""
    order = garden().read("order", text)

    assert isinstance(order, Sow)
    assert order.kinds == kinds


@pytest.mark.parametrize("text", UNFINISHED)
def test_a_list_that_is_not_finished_is_refused(text: str) -> None:
    """Two things need an 'and' between them."""
    with pytest.raises(CardError):
        garden().read("order", text)


def test_side_by_side_may_be_none_but_one_or_more_may_not() -> None:
    """`*` takes what there is, `+` insists."""
    g = garden()

    assert g.read("plants", "one rose").colours == ()
    assert len(g.read("day", "Sow rose. Sow fern.").sentences) == 2
    with pytest.raises(CardError):
        g.read("day", "")
    with pytest.raises(ValueError, match="day"):
        g.write("day", Day(()))


def test_a_phrase_passes_on_what_its_slot_says() -> None:
    """Through words around it, or as a category within a category."""
    g = garden()

    assert isinstance(g.read("sentence", "Warm by +5 degrees."), Warm)
    assert isinstance(g.read("anything", "one fern"), Plants)
    assert g.write("anything", g.read("anything", "one fern")) == "One fern"
    assert g.write("sentence", Warm(-3)) == "Warm by -3 degrees."


def test_the_first_letter_of_a_sentence_may_be_a_capital() -> None:
    """Elsewhere a capital is another word, which may be meant if there is no such word."""
    g = garden()

    assert isinstance(g.read("order", "Sow rose"), Sow)
    assert isinstance(g.read("order", "sow rose"), Sow)
    assert not g.is_reworded
    assert isinstance(g.read("order", "sow Rose"), Sow)
    assert g.is_reworded


def test_a_text_that_can_be_read_in_two_ways_is_an_error_of_the_vocabulary() -> None:
    """Nobody guesses; two ways to the same record are one."""
    g = garden(**{"sow_{kinds:kind&}_in_{name:quoted}": lambda kinds, name: Warm(len(kinds))})

    with pytest.raises(CardError, match="can be read in 2 ways"):
        g.read("order", 'sow fern in "Pot"')

    g = garden(**{"sow_{kinds:kind&}_in_{name:quoted}": Sow})
    assert isinstance(g.read("order", 'sow fern in "Pot"'), Sow)


def test_phrases_may_begin_alike() -> None:
    """All are followed at once; the longest does not win, the one that fits does."""
    g = garden()

    assert g.read("order", "water one rose with 1 litres").times == 1
    assert g.read("order", "water one rose with 1 litres twice").times == 2


def test_a_part_of_a_text_is_said_as_it_stands_there() -> None:
    """Whatever its category; what no phrase says is not said at all."""
    plants = garden().read("order", "Water both red oak tree with 10 litres").plants

    assert garden().said(plants) == "both red oak tree"
    assert [garden().said(record) for record in (Warm(cast(Any, "hot")), None)] == ["", ""]


def test_a_value_that_no_phrase_says_cannot_be_written() -> None:
    """That is a mistake in a program, and says which value it was."""
    with pytest.raises(ValueError, match=r"'order' says .*Warm"):
        garden().write("order", Warm(cast(Any, "hot")))


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("draw {amount:number} cards", ["draw", "", "cards"]),
        ("in {name:quoted}, then go.", ["in", "", ",", "then", "go", "."]),
        ('each "When summoned" ability', ["each", '"When summoned"', "ability"]),
        ("{a:x*} {b:y&} {c:z+}", ["", "", ""]),
    ],
)
def test_a_pattern_is_words_marks_and_slots(pattern: str, words: list[str]) -> None:
    """Slots have no word of their own."""
    assert [part.word for part in split_pattern(pattern)] == words


# -- errors ------------------------------------------------------------------------------------------------------------


def refusal(text: str, category: str = "order", grammar: Grammar | None = None) -> CardError:
    with pytest.raises(CardError) as error:
        (grammar or garden()).read(category, text, "home.cards", 12, 5)
    return error.value


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [
        ("dig one rose", 5, "'dig'"),
        ("water three rose with 3 litres", 11, "'three'"),
        ("water one rose with many litres", 25, "'many'"),
        ("water one rose with 3 litres thrice", 34, "'thrice'"),
        ("water one rose with 3", 26, "the end of the text"),
        ("sow rose; fern", 13, "';'"),
        ("warm by 5 degrees", 13, "'5'"),
        ("sow rose in Pot", 17, "'Pot'"),
        ("", 5, "the end of the text"),
    ],
)
def test_an_error_points_at_the_first_word_that_no_phrase_could_use(text: str, column: int, found: str) -> None:
    """File, line and column, and the word itself."""
    error = refusal(text)

    assert (error.file, error.line, error.column) == ("home.cards", 12, column)
    assert str(error).startswith(f"home.cards:12:{column}: expected ")
    assert f"found {found}" in error.message


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("water three rose", "expected 'both' or 'one',"),
        ("water one rose with 3 litres again", "expected the end of the text or 'twice',"),
        ("warm by 5 degrees", "expected a signed number like +100,"),
        ("sow rose in Pot", 'expected a name in "quotes",'),
        ("water one rose with x litres", "expected a number up to 99,"),
    ],
)
def test_an_error_lists_the_words_that_would_have_fitted(text: str, expected: str) -> None:
    """At that very place."""
    assert expected in refusal(text).message


def test_an_error_suggests_the_word_that_was_meant() -> None:
    """A slip of the finger gets the words that look like it instead of the whole list."""
    message = refusal("watr one rose with 3 litres").message

    assert message.startswith("expected 'water', found 'watr' (did you mean 'water'?)")


def test_an_error_says_nothing_of_words_that_are_no_slip() -> None:
    """Two words of the language that look alike are two words."""
    g = Grammar()
    g.words("line", {"while it rains": 1, "white owls": 2})
    with pytest.raises(CardError) as error:
        g.read("line", "while owls")

    assert "did you mean" not in error.value.message


def test_a_long_list_of_fitting_words_is_cut() -> None:
    """Eight, and how many more there are."""
    g = Grammar()
    g.words("order", {word: word for word in "abcdefghijkl"})

    assert "'g' or 'h' or 4 other words, found 'z'" in refusal("z", grammar=g).message


@pytest.mark.parametrize("sentence", SENTENCES)
def test_no_word_too_many_and_none_too_few(sentence: str) -> None:
    """A word more anywhere is refused; without one of its words a sentence is refused or says something else."""
    g = garden()
    record = g.data(g.read("order", sentence))
    words = [word.text for word in split_words(sentence)]

    for place in range(len(words) + 1):
        with pytest.raises(CardError):
            g.read("order", " ".join([*words[:place], "gladly", *words[place:]]))
    for place in range(len(words)):
        assert meaning(g, " ".join([*words[:place], *words[place + 1 :]])) != record


def meaning(g: Grammar, text: str) -> Any:
    try:
        return g.data(g.read("order", text))
    except CardError:
        return None


def test_what_no_text_can_complete_is_no_phrase() -> None:
    """A slot that nothing fills makes a phrase useless, and with it all that need that phrase."""
    g = Grammar()
    g.phrases["cost"] = []
    g.word("deed", "sing", "sing")
    g.word("deed", "pay {cost:cost}", "pay")
    g.through("deed", "first {it:paid}")
    g.through("paid", "{it:cost}, then")
    g.word("paid", "all {cost:cost*}", "all")

    g.check()

    assert [phrase.pattern for phrase in g.phrases["deed"]] == ["sing", "first {it:paid}"]
    assert [phrase.pattern for phrase in g.phrases["paid"]] == ["all {cost:cost*}"]


@pytest.mark.parametrize("name", [name for name in games.names() if name != "knights-and-kings-chess"])
def test_no_word_of_a_game_leads_nowhere(name: str) -> None:
    """Every slot of every phrase has something that fills it."""
    grammar: Grammar = cast(Any, games.load(name)).library.grammar

    for group in grammar.phrases.values():
        for phrase in group:
            assert all(
                part.repeat == "*" or part.category in _LEAVES or grammar.phrases[part.category]
                for part in phrase.parts
                if part.category
            ), phrase.pattern
