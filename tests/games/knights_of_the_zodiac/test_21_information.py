"""What nobody may learn: face-down cards with public places, worlds that look alike, questions that tell nothing."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.games.knights_of_the_zodiac.table import FIELD_CARD, KNIGHT, ZodiacTable
from hexadeck.kernel.game import Match


def after(choices: int, seed: int) -> Match:
    """A match between two pairs of Decks after so many sensible choices."""
    game = load()
    match = game.start(seed, decks=["Black Assault / Twelve Temples", "Silver Hunt"])
    for _ in range(choices):
        match.choose(game.quick_choice(match.table))
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
    """A Knight that is turned down again is still known to who saw it."""
    name = "Chamaeleon Knight (Hidden Whip)"
    s = Contest(Side(front={1: [name]}), Side(front={1: ["L1 P100"]})).fight()
    card = s.view(1)["seats"][0]["front"][0]
    assert (card["name"], card["face_up"]) == ("Chamaeleon Knight", 0)
