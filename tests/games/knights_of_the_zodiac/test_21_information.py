"""What nobody may learn: face-down cards with public places, worlds that look alike, questions that tell nothing."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.games.knights_of_the_zodiac.table import EITHER, FIELD_CARD, KNIGHT, ZodiacTable
from hexadeck.kernel.game import Match


def after(choices: int, seed: int) -> Match:
    """A match between two pairs of Decks after so many sensible choices."""
    game = load()
    match = game.start(seed, decks=["Black Assault / Twelve Temples", "Silver Hunt"])
    for _ in range(choices):
        assert isinstance(match.table, ZodiacTable)
        match.choose(game.judge.quick(match.table))
    return match


@rule("KZ-R08", "KZ-067")
@pytest.mark.parametrize(("choices", "seed"), [(12, 1), (40, 2), (75, 3), (120, 4)])
def test_worlds_hold_in_every_place_what_can_lie_there_and_look_alike(choices: int, seed: int) -> None:
    """Worlds hold in every place what can lie there and look alike."""
    match = after(choices, seed)
    for viewer in (0, 1, None):
        for number in range(3):
            world = match.imagine(viewer, number)
            t = world.table
            assert isinstance(t, ZodiacTable)
            assert world.view(viewer) == match.view(viewer)
            for seat in (0, 1):
                places = [zones.REALM + seat, *[t.front(slot, seat) for slot in range(5)]]
                assert {t.card(card).kind for place in places for card in t.zones[place]} <= {KNIGHT}
                assert FIELD_CARD not in {t.card(card).kind for card in t.zones[zones.HAND + seat]}
            fields = [t.field_at(slot) for slot in range(5)]
            assert {t.card(field).kind for field in fields if field >= 0} == {FIELD_CARD}


@rule("KZ-R09", "KZ-122")
def test_the_place_the_owner_and_the_order_of_field_damage_are_open_and_the_faces_are_not() -> None:
    """The place the owner and the order of Field Damage are open and the faces are not."""
    s = Contest(Side(front={2: ["L3 P500"]}), Side(front={2: ["L2 P300"]}), damage={2: 2}).fight()
    for viewer in (0, 1, None):
        damage = s.view(viewer)["damage"]
        assert [(card["slot"], card["damage_of"], card["id"]) for card in damage] == [(1, 2, "face-down")] * 3
        assert len({card["handle"] for card in damage}) == 3


@rule("KZ-107", "KZ-R29")
def test_cards_being_picked_for_step_d_are_support_cards_in_every_world() -> None:
    """Cards being picked for step d are support cards in every world."""
    s = Contest(
        Side(["Blank 0", "Plain Technique", "L1 P200"], front={1: ["L2 P500"]}),
        Side(["Blank 0"], front={1: ["L2 P550"]}),
    )
    s.choose("add", "Blank")
    for number in range(6):
        world = s.match.imagine(1, number).table
        assert isinstance(world, ZodiacTable)
        picked = list(s.table.picked)
        assert [world.card(card).is_support for card in picked] == [True]


@rule("KZ-107", "KZ-R34", "KZ-077")
def test_what_is_asked_does_not_depend_on_what_is_in_the_hand() -> None:
    """What is asked does not depend on what is in the hand."""

    def questions(hand: list[str]) -> list[tuple[int, str]]:
        s = Contest(
            Side(hand, cosmo=2, front={1: ["L2 P300"]}, draws=True),
            Side(["L1 P200"], front={1: ["L2 P300"]}),
            at="turn",
        )
        asked = []
        while s.match.seat is not None and s.now == s.started_at:
            asked.append(s.asked)
            s.quiet()
        return asked

    knights = questions(["L1 P200"] * 5)
    assert questions(["Blank 0"] * 5) == knights
    assert questions(["Star Chart", "Burning Soul", "Star Scout", "Plain Technique", "Blank 4"]) == knights


@rule("KZ-232", "KZ-R20")
def test_a_knight_that_is_turned_down_again_is_still_known_to_who_saw_it() -> None:
    """Who has seen a face does not forget it."""
    name = "Chamaeleon Knight (Hidden Whip)"
    s = Contest(Side(front={1: [name]}), Side(front={1: ["L1 P100"]})).fight()
    card = s.view(1)["seats"][0]["front"][0]
    assert (card["name"], card["face_up"]) == ("Chamaeleon Knight", 0)


def seen_of(s: Contest, zone: str) -> list[str | None]:
    """What the Defense reads in a zone of the Offense: names, or nothing for what it cannot tell."""
    cards = s.view(1)["seats"][0][zone]
    return [None if card is None or card["id"] == "face-down" else card["name"] for card in cards]


HAND = ["L1 P200", "L2 P300", "Blank 0", "Plain Technique"]


@rule("KZ-R08", "KZ-075", "KZ-238")
def test_whoever_has_seen_a_hand_does_not_see_which_of_its_cards_are_put_face_down() -> None:
    """Whoever has seen a hand does not see which of its cards are put face down."""

    def scouted() -> Contest:
        return Contest(Side(HAND, front={1: ["L3 P500"]}), Side(front={1: ["Black Swan (Dark Blizzard)"]})).fight()

    s = scouted().to("deploy", 0)
    assert seen_of(s, "hand") == HAND
    s.choose("deploy", "L2")
    assert (seen_of(s, "hand"), seen_of(s, "realm")) == (["Blank 0", "Plain Technique", None], [None])
    s = scouted().to("cosmo", 0).pick("Blank 0")
    assert (seen_of(s, "hand"), seen_of(s, "cosmo")) == ([None] * 3, [None])


@rule("KZ-R29", "KZ-239")
@pytest.mark.parametrize("foreseen", [False, True])
def test_support_cards_that_were_seen_in_a_hand_are_placed_unseen_unless_foreseen(foreseen: bool) -> None:
    """Support cards that were seen in a hand are placed unseen, unless foreseen."""
    defender = "Hound Knight (Thought Reader)" if foreseen else "L2 P900"
    s = Contest(Side(HAND, front={2: ["L1 P300"]}), Side(["Blank 1"], front={2: [defender]}))
    for name in HAND:
        s.table.show(s.find(name), 1)
    s.pick("Blank 0")
    if foreseen:
        assert (seen_of(s, "hand"), seen_of(s, "support")) == ([*HAND[:2], "Plain Technique"], ["Blank 0"])
    else:
        assert (seen_of(s, "hand"), seen_of(s, "support")) == ([*HAND[:2], None], [None])


@rule("KZ-058", "KZ-R52", "KZ-129")
def test_what_was_seen_of_a_deck_is_remembered_when_it_is_shuffled() -> None:
    """What was seen of a Deck is remembered when it is shuffled."""
    match = load().start(5, decks=["Bronze Vanguard", "Golden Houses"])
    t = match.table
    assert isinstance(t, ZodiacTable)
    while len(t.zones[zones.DISCARD]) == 0:
        match.choose(load().judge.quick(t))
    seen = {int(t.what[card]) for card in range(len(t.what)) if t.owner[card] == 0 and t.is_known(card, 1)}
    assert match.seat is not None
    match.concede_part(match.seat)
    assert set(t.remembered(1, EITHER)) == seen
    assert not any(t.is_known(card, 1) for card in range(len(t.what)) if t.owner[card] == 0)
    for number in range(8):
        world = match.imagine(1, number).table
        assert seen <= {int(world.what[card]) for card in range(len(t.what)) if t.owner[card] == 0}


def third_contest() -> Match:
    """The Defense of the third Contest has shown three of its Field Cards in the first, and places them anew."""
    match = load().start(7, decks=["Bronze Vanguard", "Silver Hunt"])
    t = match.table
    assert isinstance(t, ZodiacTable)
    loser = int(t.offense)
    while sum(int(t.face_up[t.field_at(slot)]) for slot in range(5) if t.field_at(slot) >= 0) < 3:
        match.choose(load().judge.quick(t))
    for seat in (loser, 1 - loser):
        while match.seat != seat:
            match.choose(0)
        match.concede_part(seat)
    return match


@rule("KZ-066", "KZ-067")
def test_field_cards_that_were_revealed_before_are_placed_face_down_for_all_but_the_defense() -> None:
    """The Defense of the first Contest is that of the third: the Offense knows that they are there, and not where."""
    match = third_contest()
    t = match.table
    assert isinstance(t, ZodiacTable)
    offense, defense = int(t.offense), int(t.defense)
    for placed in (0, 1, 2, 3, 5):
        for viewer in (offense, None):
            side = match.view(viewer)["table"]["seats"][defense]
            assert [card["id"] for card in side["field"]] == ["face-down"] * placed
            assert side["aside"] == [None] * (5 - placed)
        match.choose(0)
    assert len(t.remembered(offense, EITHER)) >= 3


@rule("KZ-R16")
def test_a_limit_that_was_seen_in_an_earlier_contest_hinders_no_move() -> None:
    """Refusing an Offense move onto a face-down Field Card would leak its Limit."""
    match = third_contest()
    t = match.table
    assert isinstance(t, ZodiacTable)
    while match.prompt is None or match.prompt.kind != "move" or match.seat != t.offense:
        match.choose(load().judge.quick(t))
    knight = next(card for card in t.zones[zones.REALM + t.offense])
    t.what[knight] = load().library.find("L7 P900").number
    offered = match.reasons(match.seat).t.options
    assert [option.c for option in offered if option.a == knight] == [1, 2, 3, 4, 5]


@rule("KZ-058")
def test_a_deck_that_is_not_ready_made_is_guessed_with_what_is_remembered() -> None:
    """A Deck that is not ready-made is guessed with what is remembered, and stays a legal one."""
    game = load()
    faces = [game.library.find(name).number for name in ("L1 P200", "L7 P950", "Blank 3", "Limit 9")]
    cards = game.any_cards({game.library.find("L2 P300").number: 1}, faces, EITHER, 44)
    kinds = [game.library.cards[face].kind for face in cards]
    assert set(faces) <= set(cards)
    assert (len(set(cards)), kinds.count(FIELD_CARD)) == (44, 5)
