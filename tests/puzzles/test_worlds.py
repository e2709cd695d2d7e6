"""What the prover relies on where hidden hands are not dealt but looked at card by card."""

from collections.abc import Iterator

import pytest
from tests.puzzles.asking import asked_again

from hexadeck import games
from hexadeck.games.kanzume_goddess.abilities import might_react
from hexadeck.games.kanzume_goddess.moments import I_AM_ATTACKED, I_ATTACK, OPPONENT_USES_CARD
from hexadeck.games.kanzume_goddess.table import as_ktable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.game import Match
from hexadeck.kernel.imagine import exchange
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.schema import HIDDEN, OWNER
from hexadeck.puzzles.worlds import named, worlds_of

SINGLY = [name for name in games.names() if games.load(name).proofs.answers_singly]
DECISIONS = 120


def positions(name: str) -> Iterator[Match]:
    """Of matches played at random: who is asked holds several cards."""
    rng = seeded(f"singly {name}")
    for seed in range(2):
        match = games.load(name).start(f"singly {seed}")
        for _ in range(DECISIONS):
            if match.seat is None:
                break
            if len(hand(match)) > 1:
                yield match.clone()
            match.take(below(rng, len(match.options)))


def hand(match: Match) -> list[int]:
    t = match.table
    places = [place for place in range(len(t.zones)) if t.schema.visibility[place] == OWNER]
    return [card for place in places if t.schema.seat_of(place) == match.seat for card in t.zones[place]]


def with_another(match: Match, card: int) -> Match | None:
    """A card of the hand exchanged for one that lies face down in the own deck."""
    t = match.table
    for other in range(len(t.what)):
        is_in_deck = t.owner[other] == t.owner[card] and t.schema.visibility[t.place[other]] == HIDDEN
        if is_in_deck and t.what[other] != t.what[card] and match.game.could_be(t, card, t.what[other]):
            changed = match.clone(quiet=True)
            exchange(changed.table, card, other)
            return asked_again(changed)
    return None


def parts(option: Option) -> tuple[str, int, int, int]:
    return (option.verb.name, option.a, option.b, option.c)


@pytest.mark.parametrize("name", SINGLY)
def test_no_option_takes_two_cards_of_a_hand(name: str) -> None:
    assert all(
        len(named(match.table, option) & set(hand(match))) < 2 for match in positions(name) for option in match.options
    )


@pytest.mark.parametrize("name", SINGLY)
def test_what_a_card_allows_does_not_depend_on_the_others_of_the_hand(name: str) -> None:
    """Options that use one card are the same, whatever another card of the hand is."""
    looked_at = 0
    for match in positions(name):
        cards = hand(match)
        for used, another in zip(cards, cards[1:] + cards[:1], strict=True):
            changed = with_another(match, another)
            if changed is None:
                continue
            before, after = [
                {parts(option) for option in each.options if named(each.table, option) & set(cards) == {used}}
                for each in (match, changed)
            ]
            # Of equal cards an option names one.
            if match.table.what[used] not in [each.table.what[another] for each in (match, changed)]:
                assert after == before
                looked_at += 1
    assert looked_at > 20


def test_who_might_react_is_the_same_for_every_deal() -> None:
    """KG-R30 Whoever is asked is asked by what everybody knows, so the prover tries no faces out for it."""
    name = "kanzume-goddess"
    answers = set()
    for match in [each for each in positions(name) if each.turn > 0]:
        for viewer in range(match.seats):
            deals = [match.imagine(viewer, 1, quiet=True), worlds_of(match, viewer)[0].match]
            for seat in range(match.seats):
                for moment in (I_AM_ATTACKED, I_ATTACK, OPPONENT_USES_CARD):
                    real, *others = [might_react(as_ktable(each.table), seat, moment) for each in (match, *deals)]
                    assert others == [real, real]
                    answers.add(real)
    assert answers == {True, False}
