"""Chapter 11: the Move Phase."""

from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import zones

KNIGHT = "L2 P300"


def slots(s: Contest, name: str) -> list[str]:
    """Where a Knight may go."""
    return [words[1] for words in s.offered("move") if words[0] == name]


@rule("KZ-081", "KZ-084", "KZ-087")
def test_knights_move_from_the_realm_to_a_field_card_and_back() -> None:
    """Allowed moves: from the Realm to a Field Card, or from a Field Card to the Realm."""
    s = Contest(Side(realm=[KNIGHT], front={2: ["L1 P200"]}), at="move")
    assert slots(s, KNIGHT) == ["1", "2", "3", "4", "5"]
    assert slots(s, "L1 P200") == ["Realm"]

    s.choose("move", "L2", "3").choose("move", "L1", "Realm")

    assert (s.front(3, 0), s.names(zones.REALM, 0)) == ([KNIGHT], ["L1 P200"])


@rule("KZ-082")
def test_a_knight_moves_once_a_turn() -> None:
    """Each Knight may move at most once per turn."""
    s = Contest(Side(realm=[KNIGHT]), at="move")
    s.choose("move", "L2", "3")
    assert s.offered("move") == []
    assert s.why_not(KNIGHT, "front") == "[KZ-082] Move: It has already moved this turn."

    s.choose("end_moves").fight()
    assert s.to("move", 0).offered("move") == [[KNIGHT, "Realm"]]


@rule("KZ-017", "KZ-076")
def test_only_a_knight_in_play_waits_for_a_move() -> None:
    """One that lies among the Cosmo or the discards is no Knight that could go anywhere."""
    s = Contest(Side(realm=["L1 P250"], cosmo=[KNIGHT], discard=["L3 P450"]), at="move")

    assert s.why_not(KNIGHT, "cosmo") == "[KZ-076] Play: It is Cosmo. It pays for Power of Zodiac cards and Techniques."
    assert s.why_not("L3 P450", "discard pile") == "[KZ-013] Play: It lies in the Discard Pile."


@rule("KZ-120")
def test_a_defeated_knight_counts_for_the_opponent() -> None:
    """It lies in the opponent's Point area, and its owner can do nothing with it."""
    s = Contest(Side(front={1: [KNIGHT]}, realm=["L1 P200"]), Side(front={1: ["L5 P700"]}))
    s.fight().to("move", 0)

    lost = [card["handle"] for card in s.match.view(0)["table"]["seats"][1]["point area"]]
    assert [str(reason) for handle in lost for reason in s.match.why_not(0, handle)] == [
        "[KZ-120] Move: It was defeated, and counts for your opponent until the Contest ends."
    ]


@rule("KZ-083")
def test_a_knight_moves_as_it_lies() -> None:
    """A moving Knight keeps its orientation (face up stays face up, face down stays face down)."""
    s = Contest(Side(realm=["L1 P200"], up=[KNIGHT]), at="move")
    s.choose("move", "L2", "1").choose("move", "L1", "2")

    assert (s.is_up(KNIGHT), s.is_up("L1 P200")) == (True, False)


@rule("KZ-085")
def test_no_knight_moves_from_one_field_card_to_another() -> None:
    """A Knight may not move from one Field Card to another in the Move Phase."""
    s = Contest(Side(front={2: [KNIGHT]}), at="move")
    assert slots(s, KNIGHT) == ["Realm"]
    assert s.why_not_place("front", 2) == (
        "[KZ-085] Move L2 P300 to Field 3: A Knight does not move from one Field Card to another."
    )


@rule("KZ-086", "KZ-042", "KZ-R16", "KZ-R54", "KZ-R55")
def test_the_sum_of_levels_stays_within_a_limit_one_can_see() -> None:
    """Each side has its own Level sum; numbers of Knights are not limited."""
    s = Contest(
        Side(up=["L3 P450", "L2 P300"], front={1: ["L3 P450"]}), Side(front={1: ["L5 P700"]}), ["Limit 5"], "move", True
    )
    assert "1" not in slots(s, "L3 P450")
    assert "1" in slots(s, "L2 P300")


@rule("KZ-R16", "E19")
def test_single_knights_are_held_to_a_visible_limit_too() -> None:
    """Single Knights are held to a visible Limit too."""
    s = Contest(Side(realm=["L7 P900"]), fields=["Limit 5", "Limit 6"], bare=True, face_up=True, at="move")
    assert s.offered("move") == []
    first = "[KZ-R16] Move L7 P900 to Field 1: Your Levels there would be 7, above the Limit of 5."
    second = "[KZ-R16] Move L7 P900 to Field 2: Your Levels there would be 7, above the Limit of 6."
    assert s.why_not("L7 P900", "realm") == f"{first}; {second}"
    assert s.why_not_place("front", 1) == second
    assert s.why_not_place("front", 2) == "[KZ-R07] Move: There is no Field Card on that slot any more."


@rule("KZ-R16")
def test_a_face_down_field_card_tells_the_offense_nothing_but_the_defense_knows_it() -> None:
    """If the Offense moves onto a face-down Field Card any Levels are allowed; step a punishes excess."""
    s = Contest(Side(realm=["L7 P900"]), Side(realm=["L7 P900"]), fields=["Limit 5"] * 5, at="move")
    assert len(s.offered("move")) == 5

    s.to("move", 1)

    assert s.offered("move") == []


@rule("KZ-R16")
def test_with_the_option_anything_may_be_moved() -> None:
    """With the option anything may be moved."""
    s = Contest(
        Side(realm=["L7 P900"]), fields=["Limit 5"] * 5, face_up=True, at="move", options={"overlimit_moves": "allow"}
    )
    assert len(s.offered("move")) == 5


@rule("KZ-088", "E03", "KZ-128", "KZ-R18")
def test_a_winner_stays_and_fights_again() -> None:
    """A winner stays and fights again."""
    s = Contest(Side(front={2: ["L3 P500"]}), Side(front={2: ["L1 P200"]})).fight()
    assert (s.front(2, 0), s.is_up("L3 P500")) == (["L3 P500"], True)

    s.started_at = s.now
    s.fight()

    assert (s.front(2, 0), s.damage(2)) == (["L3 P500"], 2)


@rule("KZ-R07")
def test_an_empty_slot_stays_empty() -> None:
    """Slots are fixed for the Contest; an emptied slot stays empty."""
    s = Contest(Side(realm=[KNIGHT]), fields=["Limit 5", "Limit 5"], bare=True, at="move")
    assert slots(s, KNIGHT) == ["1", "2"]


@rule("KZ-234")
def test_a_knight_that_roams_goes_from_field_to_field_and_is_turned_up() -> None:
    """Roam: in the Move Phase this Knight may move from a Field Card to another one; it is turned face up then."""
    s = Contest(Side(front={2: ["Ghost Ray (Gliding Shade)"]}), at="move")
    s.choose("move", "Ghost Ray", "4")

    assert (s.front(4, 0), s.is_up("Ghost Ray")) == (["Ghost Ray (Gliding Shade)"], True)
    assert s.view(1)["seats"][0]["front"][0]["name"] == "Ghost Ray"


@rule("KZ-235")
def test_buoy_raises_the_limit_for_own_moves_and_the_level_check() -> None:
    """Buoy: Buoy N lets the Limit count N higher for this player's own Level Check and moves here."""
    oarsman = "Ghost Oarsman (Chained Rower)"
    s = Contest(Side(up=[oarsman], front={1: ["L5 P700"]}), fields=["Limit 5"] * 5, face_up=True, at="move")

    s.choose("move", oarsman, "1").fight()

    assert sorted(s.front(1, 0)) == [oarsman, "L5 P700"]
    assert s.damage(1) == 1
