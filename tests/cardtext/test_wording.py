"""A designer's first try is read: other words for the same, and printed in the words of the game."""

import pytest

from hexadeck import games
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.wording import plurals, singulars
from hexadeck.cardtext.words import CardError, CardErrors

MINION = "Red Field Minion, Dinosaur\nCost 2 (R), BP 200, DP 1"
MAGIC = "Red Magic\nCost 2 (R)"
KNIGHT = "Silver Knight, Level 3, Power 450"
CHARACTER = "Silver Knight, silver rank, 2 copies\nCosts 5 Force\nForce 2, Cosmo 1, 1 PV"
WARRIOR = "Red Warrior, followed by green and silver\nCost 3, 5 copies"
ACTION = "Single-Turn Noble Action\nCost 2"
POLICY = "Multi-Turn Noble Action\nCost 2"


def printed(game: str, head: str, written: str) -> str:
    """What a card says that was written so."""
    record = games.load(game, [("home.cards", f"Owl [HM1]\n{head}\n{written}\n")]).prints_by_id["HM1"]
    return record.text[-1]


@pytest.mark.parametrize(
    ("game", "head", "written", "meant"),
    [
        ("zenonzard", MINION, "When summoned: Draw a card.", "When summoned: draw 1 card."),
        ("zenonzard", MINION, "When summoned, draw two cards", "When summoned: draw 2 cards."),
        ("zenonzard", MINION, "All your other Phoenix get +100 BP.", "Passive: your other Phoenixes have +100 BP."),
        (
            "zenonzard",
            MAGIC,
            "Main: one of your red minions gains Charge until the end of turn.",
            "Main: one red minion of yours gets Charge this turn.",
        ),
        ("zenonzard", MAGIC, "Flash: kill one opposing Rested minion.", "Flash: destroy one Rested foe minion."),
        (
            "zenonzard",
            MINION,
            "As long as you have another minion, this minion has +1 DP.",
            "Passive, while you have another minion: this minion has +1 DP.",
        ),
        ("knights-of-the-zodiac", KNIGHT, "Defense, when it loses: draw two cards.", "Defense, on a loss: Draw 2."),
        (
            "knights-of-the-zodiac",
            "Field Card, Limit 3",
            "All Gold Knights get +50 Power.",
            "Each Gold Knight gets +50 Power.",
        ),
        ("saint-seiya", CHARACTER, "Arrival: Every player draws a card.", "Arrival: each player draws 1 card."),
        (
            "saint-seiya",
            CHARACTER,
            "When played: Return a Knight from your discard pile to your hand.",
            "When played: take a Knight from your discard into your hand.",
        ),
        ("kanzume-goddess", WARRIOR, "Act: Attack for 3.", "Act: Attack 3."),
        (
            "kanzume-goddess",
            WARRIOR,
            "Act: You gain 1 Faith, then draw a card.",
            "Act: gain 1 Faith. Draw 1 card.",
        ),
        ("knights-and-kings", ACTION, "Heal up to two units", "Remove all damage from up to two units in play."),
        (
            "knights-and-kings",
            POLICY,
            "Each of your Knights gets +1/+2.",
            "While active: your Knights have +1 attack and +2 defense.",
        ),
    ],
)
def test_other_words_for_the_same_are_read(game: str, head: str, written: str, meant: str) -> None:
    """And the card says it in the words of its game."""
    assert printed(game, head, written) == meant


def test_a_number_stays_the_number_it_is() -> None:
    """Words are forgiven, nothing that counts is."""
    assert printed("knights-and-kings", ACTION, "Draw three cards.") == "Draw 3 cards."
    with pytest.raises(CardErrors, match="found 'fourteen'"):
        printed("knights-and-kings", ACTION, "Draw fourteen cards.")


def test_one_is_never_read_as_all() -> None:
    """A single Knight does not become every Knight because only "Knights" is a word of the game there."""
    with pytest.raises(CardErrors):
        printed("knights-and-kings", POLICY, "While active: your Knight has +1 attack.")


def test_an_and_behind_a_condition_is_no_full_stop() -> None:
    """It would do the second half whatever the condition says."""
    with pytest.raises(CardErrors):
        printed(
            "saint-seiya", CHARACTER, "When played: if another Knight is on the field, draw 1 card and remove 1 Flame"
        )


class Said:
    def __init__(self, word: str) -> None:
        self.word = word


def test_what_other_words_could_mean_in_two_ways_is_refused() -> None:
    """With both of them."""
    g = Grammar()
    g.say("line", "the {word:colour} one glows", Said)
    g.words("colour", {"Red": "team", "red": "paint"})

    assert g.read("line", "the red one glows").word == "paint"
    with pytest.raises(CardError, match="can be read in 2 ways, such as 'The Red one glows' or 'The red one glows'"):
        g.read("line", "The RED one GLOWS")


def test_a_text_in_the_words_of_the_game_means_what_it_says() -> None:
    """Other words are only looked for where its own make no sense."""
    g = Grammar()
    g.say("line", "each owl {word:does}", Said)
    g.words("does", {"rests": 1, "sleeps": 2})
    g.same("rests", "sleeps")

    assert g.read("line", "each owl rests").word == 1
    assert not g.is_reworded
    with pytest.raises(CardError, match="in 2 ways"):
        g.read("line", "every owl rests")


@pytest.mark.parametrize(("one", "several"), [("wolf", "wolves"), ("ally", "allies"), ("fox", "foxes")])
def test_one_and_several(one: str, several: str) -> None:
    """Each is found from the other."""
    assert several in plurals(one)
    assert one in singulars(several)


@pytest.mark.parametrize(
    ("game", "head", "written", "nearest"),
    [
        ("zenonzard", MAGIC, "Main: Rest up to 2 wild minions.", "Main: rest up to two minions or Forces."),
        (
            "knights-of-the-zodiac",
            KNIGHT,
            "Offense: one opposing Knight loses 150 Power.",
            "Offense: one opposing Knight gets -150 Power.",
        ),
        (
            "knights-and-kings",
            ACTION,
            "Blast one enemy unit for 3 damage.",
            "Deal 3 damage to one opposing unit in play.",
        ),
    ],
)
def test_an_error_comes_with_the_nearest_line_of_the_game(game: str, head: str, written: str, nearest: str) -> None:
    """With the writer's own numbers, and it can be read."""
    with pytest.raises(CardErrors) as refusal:
        printed(game, head, written)

    assert refusal.value.errors[0].nearest == nearest
    assert printed(game, head, nearest) == nearest
    assert f"; the nearest that this game says is '{nearest}'" in refusal.value.errors[0].message


def test_an_error_says_what_a_game_cannot_do() -> None:
    """Whoever writes of a later turn learns that there is no such thing."""
    with pytest.raises(CardErrors, match="nothing in this game happens in a later turn"):
        printed("knights-and-kings", ACTION, "At the start of your next turn, draw 2 cards.")
