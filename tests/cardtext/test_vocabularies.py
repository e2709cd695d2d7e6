"""A vocabulary is checked before it reads, and a text that is too tangled is refused at once."""

import inspect
import time
from collections.abc import Callable

import pytest
from tests.cardtext.garden import Sow, Warm, garden
from tests.cardtext.orchard import Grove, load_orchard

from hexadeck.cardtext.grammar import MOST_READINGS, MOST_WORDS, Grammar, GrammarError
from hexadeck.cardtext.words import CardError, CardErrors


def test_a_category_that_nothing_says_is_refused() -> None:
    """Phrase and category are named."""
    g = garden()
    g.say("order", "prune {plants:bush}", Warm)

    with pytest.raises(GrammarError, match=r"'prune \{plants:bush\}' .* needs the category 'bush'"):
        g.check()


@pytest.mark.parametrize(
    ("pattern", "fixed", "what"),
    [
        ("cool by {degree:number}", {}, "degree"),
        ("cool", {}, "degrees"),
        ("cool by {degrees:number}", {"speed": 1}, "speed"),
    ],
)
def test_slots_must_fit_what_is_built(pattern: str, fixed: dict[str, int], what: str) -> None:
    """One too many, one too few."""
    g = garden()
    g.say("order", pattern, Warm, **fixed)

    with pytest.raises(GrammarError, match=f"does not fit Warm.*'{what}'"):
        g.check()


def test_what_a_record_is_made_from_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a compiled class it takes long, and a game is read again for every file of home-made cards."""
    asked: list[object] = []
    find_out = inspect.signature

    def note(build: Callable[..., object]) -> inspect.Signature:
        asked.append(build)
        return find_out(build)

    monkeypatch.setattr(inspect, "signature", note)
    garden().check()
    asked.clear()

    garden().check()

    assert asked == []


def test_a_slot_stands_once() -> None:
    """Which of the two would it be?"""
    g = garden()
    g.say("order", "warm {degrees:number} or {degrees:number}", Warm)

    with pytest.raises(GrammarError, match="has a slot twice"):
        g.check()


@pytest.mark.parametrize(
    ("phrases", "circle"),
    [
        ({"order": "{it:order} again"}, "order begins with order"),
        ({"order": "{it:more} again", "more": "{it:order}"}, "order begins with more begins with order"),
    ],
)
def test_a_phrase_that_begins_with_itself_is_refused(phrases: dict[str, str], circle: str) -> None:
    """It would be read for ever."""
    g = garden()
    for category, pattern in phrases.items():
        g.through(category, pattern)

    with pytest.raises(GrammarError, match=circle):
        g.check()


def test_what_may_be_left_out_does_not_hide_a_beginning() -> None:
    """Behind nothing, the phrase begins with itself after all."""
    g = garden()
    g.say("order", "{first:kind*} {second:order}", Pair)

    with pytest.raises(GrammarError, match="order begins with order"):
        g.check()


def test_a_phrase_may_name_its_own_category_later() -> None:
    """Behind a word of its own there is no circle."""
    g = garden()
    g.through("order", "please {it:order}")

    assert isinstance(g.read("order", "please please sow fern"), Sow)


def test_what_is_declared_later_is_checked_too() -> None:
    """At the next reading."""
    g = garden()
    g.read("order", "sow fern")
    g.say("order", "prune {plants:bush}", Warm)

    with pytest.raises(GrammarError, match="bush"):
        g.read("order", "sow fern")


def test_reading_an_unknown_category_says_so() -> None:
    """It is named."""
    with pytest.raises(GrammarError, match="nothing is of category 'bush'"):
        garden().read("bush", "oak")


class Heap:
    def __init__(self, stones: tuple[object, ...]) -> None:
        self.stones = stones


class Pair:
    def __init__(self, first: object, second: object) -> None:
        self.first = first
        self.second = second


def tangled() -> Grammar:
    """Two stones side by side can always be one heap or two: 2^n readings."""
    g = Grammar()
    g.word("stone", "o", 1)
    g.say("stone", "o {second:stone}", Pair, first=1)
    g.say("heap", "{stones:stone+}", Heap)
    return g


def test_a_text_with_too_many_readings_is_refused_at_once() -> None:
    """In less than a second, with its place."""
    began = time.perf_counter()
    with pytest.raises(CardError, match=r"home:3:1: there are more than 5000 ways"):
        tangled().read("heap", " ".join(["o"] * 100), "home", 3)

    assert time.perf_counter() - began < 1


def test_a_reader_counts_its_work() -> None:
    """No text takes more than it may, whatever the clock says."""
    g = tangled()
    for number in range(1, 4):
        with pytest.raises(CardError):
            g.read("heap", " ".join(["o"] * 100))
        assert number * MOST_READINGS < g.readings < number * MOST_READINGS * 1.2


def test_a_text_that_never_ends_is_refused_at_once() -> None:
    """In less than a second, with the number of its words."""
    began = time.perf_counter()
    with pytest.raises(CardError, match=rf"at most {MOST_WORDS} words, this one has 10000"):
        garden().read("order", " ".join(["sow"] * 10_000))

    assert time.perf_counter() - began < 1


def test_deep_texts_are_read_or_refused_but_never_crash() -> None:
    """As many levels as a text has words."""
    g = garden()
    g.through("order", "please {it:order}")

    assert isinstance(g.read("order", "please " * (MOST_WORDS - 2) + "sow fern"), Sow)


@pytest.mark.parametrize("number", ["1234567", "9" * 40, "٣"])
def test_numbers_that_no_card_has_are_no_numbers(number: str) -> None:
    """Seven digits, forty, or digits of another script."""
    with pytest.raises(CardError, match="expected a number"):
        garden().read("order", f"water one rose with {number} litres")


def test_the_same_record_is_never_changed_by_a_reading_that_is_dropped() -> None:
    """`you may discard one card` and `discard one card` share their words, not their meaning."""
    text = """
    Cup [C]
    Power 0, cup
    Use: discard one card from your hand.
    Use: you may discard one card from your hand.
    """
    grove = Grove(text, orchards=["Cup"], hands=["Apple Pear"])

    assert grove.use("Cup").options() == ["Choose Apple", "Choose Pear"]
    grove.choose("Choose Apple")
    assert grove.options() == ["Choose Pear", "Choose no more"]


# -- names and versions ------------------------------------------------------------------------------------------------

TWINS = """
Plum (young) [PL1]
Power 1, plum

Plum (old) [PL2]
Power 5, plum

Saw [S]
Power 0, saw
Use: fell one tree anywhere named "Plum".
"""


def test_several_cards_can_have_one_name() -> None:
    """They are found by id, by name and version, or by a name that is the only one."""
    cards, _ = load_orchard(TWINS)

    assert [(card.id, card.name, card.version) for card in cards.by_name["Plum"]] == [
        ("PL1", "Plum", "young"),
        ("PL2", "Plum", "old"),
    ]
    assert [cards.find(words).id for words in ("PL2", "Plum (young)", "Saw")] == ["PL2", "PL1", "S"]


def test_a_name_that_is_not_enough_says_what_there_is() -> None:
    """All versions, or the nearest name."""
    cards, _ = load_orchard(TWINS)

    with pytest.raises(LookupError, match=r"several cards called 'Plum': Plum \(young\) \[PL1\], Plum \(old\) \[PL2\]"):
        cards.find("Plum")
    with pytest.raises(LookupError, match="no card is called 'Plumm'; the nearest name is \"Plum\""):
        cards.find("Plumm")


def test_a_quoted_name_means_any_version() -> None:
    """Both can be chosen."""
    grove = Grove(TWINS, orchards=["PL1 PL2 Apple", "Saw"]).use("Saw")

    assert grove.options() == ["Choose Plum (young)", "Choose Plum (old)"]
    assert [grove.t.prints[grove.t.what[option.a]].version for option in grove.t.options] == ["young", "old"]


def test_a_view_shows_the_version() -> None:
    """Where there is one."""
    cards, _ = load_orchard(TWINS)

    assert cards.find("PL2").face["version"] == "old"
    assert "version" not in cards.find("Saw").face


@pytest.mark.parametrize("title", ["Plum (old) [PL9]", "Cherry [PL1]"])
def test_an_id_and_a_version_of_a_name_are_given_once(title: str) -> None:
    """The card that has them is named."""
    with pytest.raises(CardErrors, match="exists already"):
        load_orchard(TWINS + f"\n{title}\nPower 1, plum\n")
