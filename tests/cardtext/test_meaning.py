"""Read means meant: what a text says has something to speak of, and does what it says."""

import pytest
from tests.cardtext.test_wording import ACTION, CHARACTER, KNIGHT, MAGIC, MINION, POLICY, WARRIOR, printed
from tests.games.knights_and_kings import scenario as kings
from tests.games.zenonzard import scenario as zenonzard

from hexadeck.cardtext.words import CardErrors

GOD = "Greek God"
FIELD = "Field Card, Limit 3"
BATTLE = "Power of Zodiac, Battle Phase, cost 1"


@pytest.mark.parametrize(
    ("game", "head", "text", "reason"),
    [
        ("zenonzard", MAGIC, "Main: that minion gets +100 BP this turn.", "'that minion' speaks of a card"),
        ("zenonzard", MAGIC, "Main: they become Active.", "'they' speaks of a card"),
        ("zenonzard", MAGIC, "Main: if that minion is a Dragon, draw 1 card.", "'that minion is a Dragon' speaks of"),
        ("zenonzard", MAGIC, "Main: this minion gets +100 BP this turn.", "'this minion' is said of the minion whose"),
        ("zenonzard", MAGIC, "Main: this mana becomes Active.", "'this mana' is said of the minion whose text it is"),
        ("zenonzard", MAGIC, "Main: the foe must block this attack.", "there is no attack in the Main Phase"),
        (
            "zenonzard",
            MINION,
            "When summoned: you may discard one card from your hand. Draw 1 card. If you do, draw 1 card.",
            "'if you do' asks whether 'draw 1 card' was done, which is no choice",
        ),
        ("knights-and-kings", ACTION, "If you do, draw 1 card.", "asks whether the sentence before it was done"),
        ("knights-and-kings", ACTION, "That player may draw 1 card.", "expected"),
        ("knights-and-kings", ACTION, "Return one opposing unit in play to your hand.", "expected 'its' or 'their'"),
        (
            "knights-and-kings",
            ACTION,
            "Return one opposing unit in a slot to your field, ready to act again.",
            "expected 'its' or 'their'",
        ),
        (
            "knights-and-kings",
            ACTION,
            "Move one of your units in play into an empty opposing slot.",
            "expected 'opposing'",
        ),
        (
            "knights-and-kings",
            ACTION,
            "One of your fielded units must block your next attack on the kingdom this turn.",
            "found 'must'",
        ),
        ("kanzume-goddess", WARRIOR, "Act: Defense 3.", "only a React to an Attack reduces it"),
        ("kanzume-goddess", WARRIOR, "Act: Protect 3.", "only a React to an Attack reduces it"),
        ("kanzume-goddess", GOD, "Play Phase, pay 1 Energy: gain 2 Energy.", "this pays for itself"),
        ("kanzume-goddess", GOD, "Play Phase, discard 1 card: draw 1 card.", "this pays for itself"),
        ("knights-of-the-zodiac", FIELD, "Rebirth 3.", "only a Knight or a Technique has one"),
        ("knights-of-the-zodiac", BATTLE, "Withdraw.", "only a Knight or a Technique has one"),
        ("knights-of-the-zodiac", KNIGHT, "Offense, on capture: Draw 1.", "only a Field Card is captured"),
    ],
)
def test_what_would_mean_nothing_is_refused(game: str, head: str, text: str, reason: str) -> None:
    """With the reason."""
    with pytest.raises(CardErrors) as refusal:
        printed(game, head, text)

    assert reason in refusal.value.errors[0].message


@pytest.mark.parametrize(
    ("game", "head", "text"),
    [
        ("zenonzard", MAGIC, "Main: one minion gets +100 BP this turn. If that minion is a Dragon, draw 1 card."),
        ("zenonzard", MAGIC, "Flash: the foe must block this attack."),
        ("zenonzard", MINION, "Passive: each time another minion of yours attacks, that minion gets +1 DP this turn."),
        ("kanzume-goddess", GOD, "Play Phase, pay 2 Energy: gain 1 Energy. Draw 1 card."),
        ("kanzume-goddess", GOD, "Play Phase, once per turn, pay 1 Energy: gain 2 Energy."),
        ("knights-of-the-zodiac", FIELD, "On capture: Draw 1."),
        (
            "saint-seiya",
            CHARACTER,
            "When played: destroy a Character from your hand to draw 1 card. If you do, draw 1 card.",
        ),
        ("knights-and-kings", POLICY, "On payment: you may draw 1 card. If you do, gain 1 Control."),
    ],
)
def test_what_has_something_to_speak_of_is_read(game: str, head: str, text: str) -> None:
    """And stays as it was written."""
    assert printed(game, head, text) == text


def test_others_of_a_chosen_minion_are_not_that_minion() -> None:
    """Magic is no minion itself, so "other" is said of the one that it chooses."""
    home = f"Rally [HM1]\n{MAGIC}\nMain: one minion of yours gets +100 BP this turn for each other minion of yours.\n"
    you = zenonzard.Side(hand=["Rally"], base=[zenonzard.RED] * 2, field=["Rockeater", "Fire Beetle", "Drill Golem"])
    duel = zenonzard.Scenario(you=you, cards=home)
    before = duel.bp("Rockeater")

    duel.use("Rally").choose("choose", "Rockeater")

    assert duel.bp("Rockeater") == before + 200


def test_a_unit_returns_to_the_hand_of_its_owner() -> None:
    """Which is not the hand of whoever sends it there."""
    home = f"Banishment [HM1]\n{ACTION}\nReturn one opposing unit in play to its owner's hand.\n"
    you = kings.Side(hand=["Banishment"], coins=3)
    duel = kings.Scenario(you=you, foe=kings.Side(field=[kings.GALEN, kings.LAMONT]), cards=home)

    duel.play("Banishment").choose("choose", kings.GALEN)

    assert (duel.hand(kings.FOE), duel.field(kings.FOE)) == ([kings.GALEN], [kings.LAMONT])
