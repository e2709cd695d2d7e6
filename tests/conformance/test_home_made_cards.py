"""What home-made cards may cost, whatever is written on them: every choice stays within what is counted."""

import re
from typing import Any

import msgspec
import pytest
from tests.conformance import (
    kanzume_goddess,
    knights_and_kings,
    knights_of_the_zodiac,
    saint_seiya,
    zenonzard,
)
from tests.games.knights_and_kings.scenario import GALEN
from tests.games.knights_and_kings.scenario import Scenario as Kings
from tests.games.knights_and_kings.scenario import Side as KingsSide
from tests.games.zenonzard.scenario import Scenario as Zenonzard
from tests.games.zenonzard.scenario import Side as ZenonzardSide

from hexadeck import games
from hexadeck.cardtext.cardfile import MOST_LINES, read_cards, shipped_files
from hexadeck.cardtext.words import CardErrors
from hexadeck.games.knights_and_kings.table import DEFENDING_DICE, MOST_DICE
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import below, seeded, shuffled
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.table import MOST_WORK, WORK_OF_AN_EVENT

GAMES = {
    "kanzume-goddess": kanzume_goddess,
    "knights-and-kings": knights_and_kings,
    "knights-of-the-zodiac": knights_of_the_zodiac,
    "saint-seiya": saint_seiya,
    "zenonzard": zenonzard,
}
FILE = "home.cards"
HUGE, LARGE = "999999", "99"
CARDS = 6
CHOICES = 150
MOST_EVENTS = MOST_WORK // WORK_OF_AN_EVENT
LAST_STEP = MOST_WORK // 4
"""A step is carried out whole, so the last one may go so far beyond what a choice may cost."""
LARGEST_VIEW = 1 << 20
HOSTILE = {
    "dice": (
        "knights-and-kings",
        "Dicer [HM1]",
        "Multi-Turn Noble Action",
        "Cost 1",
        "While active: you roll 999999 more dice in contests against your Noble Actions.",
    ),
    "copies": ("kanzume-goddess", "Ash [HM1]", "Disciple", "Cost 1, 999999 copies", "Act: draw 1 card."),
    "Cosmo": (
        "knights-of-the-zodiac",
        "Wolf [HM1]",
        "Black Knight, Level 2, Power 350",
        "Offense, on a loss: Charge 999999.",
    ),
    "Characters": (
        "saint-seiya",
        "Squire [HM1]",
        "Ghost Knight, bronze rank, 999999 copies",
        "Costs 3 Force",
        "1 PV",
    ),
    "Life": (
        "zenonzard",
        "Fox [HM1]",
        "Red Field Minion, Monster",
        "Cost 1, BP 300, DP 1",
        "When summoned: draw 999999 cards.",
    ),
}


def maximal(name: str, words: Row) -> str:
    """Home-made cards in the likeness of the game's own, with as many of its lines as fit and the largest numbers."""
    files = shipped_files(f"hexadeck.games.{name.replace('-', '_')}", "cards", ".cards")
    prints, lines_of = games.load(name).prints_by_id, GAMES[name].lines
    cards = [card for file, text in files for card in read_cards(text, file) if lines_of(prints[card.id])]
    heads = {card.id: [line.text for line in card.lines[: -len(lines_of(prints[card.id]))]] for card in cards}
    texts: dict[int, list[str]] = {}
    for card in cards:
        texts.setdefault(len(heads[card.id]), []).extend(lines_of(prints[card.id]))
    written = []
    for number, place in enumerate(list(shuffled(words, row_of(list(range(len(cards))))))[:CARDS]):
        head = heads[cards[place].id]
        lines = texts[len(head)]
        order = shuffled(words, row_of(list(range(len(lines)))))
        most = [re.sub(r"\b\d+\b", HUGE, lines[i]) for i in order]
        written.append([f"Home-made {number} [HM{number}]", *head, *most[: MOST_LINES - 1 - len(head)]])
    return "\n\n".join("\n".join(lines) for lines in written)


def readable(name: str, text: str) -> Game:
    """The game with all lines of the cards that it accepts, each with the largest number that it accepts there."""
    while True:
        try:
            return games.load(name, [(FILE, text)])
        except CardErrors as found:
            wrong = {error.line for error in found.errors}
            lines = [
                line.replace(HUGE, LARGE) if at in wrong else line
                for at, line in enumerate(text.splitlines(), 1)
                if at not in wrong or HUGE in line
            ]
            text = "\n".join(lines)


def start(game: Game, hook: Any, words: Row, seed: int) -> Match:
    """Everybody plays with the home-made cards."""
    wanted = {record.name for record in game.prints if record.name.startswith("Home-made")}
    build = getattr(hook, "random_deck", None)
    decks = None if build is None else [build(game, words, wanted) for _ in range(game.min_seats)]
    return game.start(seed, game.min_seats, None, decks)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_no_choice_with_home_made_cards_costs_more_than_is_counted(name: str, seed: int) -> None:
    """Nor does anybody get a view that is too large to be sent."""
    words = seeded(f"maximal {name} {seed}")
    game = readable(name, maximal(name, words))
    match = start(game, GAMES[name], words, seed)

    while match.seat is not None and match.length < CHOICES:
        events = match.choose(below(words, len(match.options)))
        assert (match.work <= MOST_WORK + LAST_STEP, len(events) <= MOST_EVENTS) == (True, True)
        assert len(msgspec.json.encode(match.view(match.seat))) < LARGEST_VIEW


def test_nobody_rolls_more_dice_than_lie_on_a_table() -> None:
    """KK-R34 One card with as many lines as fit would be 2,079 dice."""
    line = "While active: you roll 99 more dice in contests against your Noble Actions.\n"
    dicer = f"Dicer [HM1]\nMulti-Turn Noble Action\nCost 0\n{line * (MOST_LINES - 3)}"
    duel = Kings(you=KingsSide(field=[GALEN]), foe=KingsSide(nobles=["Dicer"]), cards=dicer)

    assert len(duel.choose("attack_noble", GALEN).story("rolled")) == 1 + DEFENDING_DICE + MOST_DICE


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_counted_out_one_by_one_has_two_digits(what: str) -> None:
    """With six of them such a card stopped a server."""
    name, *lines = HOSTILE[what]
    text = "\n".join(lines)
    with pytest.raises(CardErrors):
        games.load(name, [(FILE, text)])

    assert games.load(name, [(FILE, text.replace("999999", "99"))])


def test_a_box_holds_only_so_many_cards() -> None:
    """SS-002 All home-made cards lie on the table; each may have 99 copies."""
    card = "Squire {0} [HM{0}]\nGhost Knight, bronze rank, 99 copies\nCosts 3 Force\n1 PV"

    with pytest.raises(CardErrors, match="the box has room for 1000 cards"):
        games.load("saint-seiya", [(FILE, "\n\n".join(card.format(number) for number in range(12)))])


def test_nobody_reckons_for_ever_what_cards_are_worth() -> None:
    """Each of 105 texts asks for ten keywords, each of which 105 other texts may give: 4,447,938 looks for one view."""
    gives = "Passive: your minions have Charge.\n" * (MOST_LINES - 3)
    asks = "Passive: your minions have +1 BP for each minion of yours with Charge.\n" * (MOST_LINES - 3)
    head = "Fox {0} [HM{0}]\nRed Field Minion, Fox\nCost 1, BP 300, DP 1\n"
    cards = "\n".join(head.format(number) + (asks if number % 2 else gives) for number in range(10))
    duel = Zenonzard(ZenonzardSide(field=[f"Fox {number}" for number in range(10)]), cards=cards).reload()

    for viewer in (0, 1, None):
        assert duel.match.view(viewer)["table"]["seats"][0]["field"][0]["bp"] > 300
        assert MOST_WORK < duel.match.work < MOST_WORK + LAST_STEP
