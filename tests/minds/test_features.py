"""What a learned value sees of a table: cards by zone and side, their programs, and nothing hidden."""

from collections import Counter

import pytest

from hexadeck import games
from hexadeck.agents.random_agent import RandomAgent
from hexadeck.kernel.game import Match
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.schema import HIDDEN, OWNER
from hexadeck.kernel.table import Table
from hexadeck.minds.features import Scheme, Seen, card_features
from hexadeck.minds.odds import sides_of


def some_turns_in(game: str, decisions: int, seats: int | None = None, mode: str | None = None) -> Match:
    match = games.load(game).start(5, seats, mode)
    agent = RandomAgent("some")
    while match.seat is not None and match.length < decisions:
        match.choose(agent.choose(match, match.seat))
    return match


def scheme_of(match: Match) -> Scheme:
    terms = [name for name, _ in match.game.judge.terms(match.table, 0)]
    return Scheme(match.table.schema, len(match.game.prints), terms, [3])


def seen(match: Match, seat: int, judged: Match | None = None) -> Seen:
    game = match.game
    terms = game.judge.terms((judged or match).table, seat)
    return scheme_of(match).read(match.table, seat, sides_of(game, match.table), terms)


def cards_in(match: Match, seat: int, group: str) -> Counter[str]:
    """The ids of the cards that a seat counts in a group."""
    scheme, prints = scheme_of(match), match.game.prints
    at = scheme.groups.index(group)
    places = [place for place in seen(match, seat).places if place // len(prints) == at]
    return Counter([prints[place % len(prints)].id for place in places])


def number(match: Match, seat: int, name: str) -> int:
    return seen(match, seat).numbers[scheme_of(match).names.index(name)]


def is_hidden(t: Table, card: int, seat: int) -> bool:
    """In somebody's hand, in a deck: where any card can lie. Cards that can be pointed at may have to be of a kind."""
    return t.schema.visibility[t.place[card]] in (HIDDEN, OWNER) and not t.is_known(card, seat)


@pytest.mark.parametrize("game", games.names())
def test_exchanging_hidden_cards_changes_nothing(game: str) -> None:
    """Apart from the terms, which are the game's and are asked for on worlds that a seat imagines."""
    match = some_turns_in(game, 60)
    t = match.table
    exchanged = 0
    for seat in range(match.seats):
        before = seen(match, seat)
        other = match.clone()
        what = list(t.what)
        for owner in range(-1, match.seats):
            hidden = [card for card in range(len(what)) if t.owner[card] == owner and is_hidden(t, card, seat)]
            faces = [what[card] for card in hidden]
            for card, face in zip(hidden, reversed(faces), strict=True):
                what[card] = face
        other.table.what = row_of(what)
        exchanged += what != list(t.what)
        after = seen(other, seat, match)
        assert list(before.numbers) == list(after.numbers)
        assert sorted(before.places) == sorted(after.places)
    assert exchanged > 0


def test_cards_are_counted_by_zone_and_side() -> None:
    match = some_turns_in("zenonzard", 80)
    t = match.table
    for seat in (0, 1):
        view = match.view(seat)["table"]["seats"]
        for whose, of in (("own", seat), ("foe's", 1 - seat)):
            field = view[of]["field"]
            assert cards_in(match, seat, f"{whose} field") == Counter([card["id"] for card in field])
            assert number(match, seat, f"cards: {whose} field") == len(field)
            assert number(match, seat, f"rested: {whose} field") == sum([card["rested"] for card in field])
            assert number(match, seat, f"{whose} life") == view[of]["life"]
        assert cards_in(match, seat, "own hand") == Counter([card["id"] for card in view[seat]["hand"]])
        assert not cards_in(match, seat, "foe's hand")
        assert number(match, seat, "cards: foe's hand") == len(view[1 - seat]["hand"])
        hidden = [card for card in range(len(t.what)) if t.owner[card] == 1 - seat and not t.is_known(card, seat)]
        assert cards_in(match, seat, "foe's unseen cards").total() == len(hidden)
    assert number(match, match.seat or 0, "the own decision") == 1
    assert number(match, 1 - (match.seat or 0), "the own decision") == 0


def test_partners_are_told_from_foes() -> None:
    match = some_turns_in("kanzume-goddess", 40, 4, "team")
    energy = [shown["energy"] for shown in match.view(0)["table"]["seats"]]
    assert number(match, 0, "own energy") == energy[0]
    assert number(match, 0, "partner's energy") == energy[2]
    assert number(match, 0, "foe's energy") == energy[1] + energy[3]


def test_later_turns_have_their_own_terms() -> None:
    match = games.load("zenonzard").start(5)
    assert number(match, 0, "Life") == dict(match.game.judge.terms(match.table, 0))["Life"] != 0
    assert number(match, 0, "Life from turn 3") == 0
    later = some_turns_in("zenonzard", 80)
    assert later.turn >= 3
    assert (
        number(later, 0, "minions from turn 3")
        == number(later, 0, "minions")
        == dict(later.game.judge.terms(later.table, 0))["minions"]
    )


def test_the_pieces_of_a_board_are_seen() -> None:
    match = games.load("knights-and-kings-chess").start(1)
    scheme = scheme_of(match)
    for seat in (0, 1):
        assert len([place for place in seen(match, seat).places if place >= scheme.first_square]) == sum(
            [piece > 0 for piece in list(match.table.columns[scheme.board])]
        )
    assert list(seen(match, 0).places) != list(seen(match, 1).places)


def test_a_card_is_what_its_text_says() -> None:
    """The phrases of its program, with their numbers, and what is printed on it; neither its name nor its id."""
    game = games.load("zenonzard")
    card = next(record for record in game.prints if "Passive: your minions have +100 BP." in record.text)
    found = card_features(card, game.phrases_of(card))
    assert found["change: {amount:signed} BP"] == 1
    assert found["change: {amount:signed} BP (numbers)"] == 100
    assert found["nouns: minions"] == 1
    assert not [name for name in found if card.name in name or card.id in name]
