"""What an answer would do: only what is sure, and nothing that the seat could not work out."""

from collections import Counter

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.server.table import Guest, Live, Message, Server, at_table

from hexadeck import games
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.server.match.outcome import Told, outcome, sure

LAST = Told("Last.", "Last.", True)


async def until_offered(live: Live, verb: str) -> Message:
    """Choose the first answer, over and over, until one of this verb is there."""
    state = await live.asked()
    for _ in range(80):
        if verb in verbs(state):
            return state
        await live.choose(0)
        state = await live.asked()
    raise AssertionError(f"{verb} was never on offer")


def verbs(state: Message) -> list[str]:
    return [option["verb"] for option in state["view"]["options"]]


@at_table
async def test_an_attack_that_nobody_answers_costs_life(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await until_offered(live, "attack_life")
            option = verbs(state).index("attack_life")
            await live.send(type="outcome", question=state["question"], option=option)
            told = await live.until("outcome")
            later = await live.choose(option)

    assert (told["question"], told["option"]) == (state["question"], option)
    assert any("loses" in sentence and "Life" in sentence for sentence in told["if_unanswered"])
    assert later["type"] == "ack"


@at_table
async def test_what_is_drawn_is_not_told(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            option = verbs(state).index("keep")
            await live.send(type="outcome", question=state["question"], option=option)
            told = await live.until("outcome")
            names = {card["name"] for card in state["view"]["table"]["seats"][0]["hand"]}

    said = " ".join([*told["at_once"], *told["if_unanswered"]])
    assert "You draw" not in said
    assert not [word for word in said.split("draws ")[1:] if word.split(".")[0] not in {*names, "a card"}]


@at_table
async def test_only_an_open_question_has_an_outcome(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            await live.send(type="outcome", question=state["question"] + 1, option=0)
            late = await live.until("error")
            await live.send(type="outcome", question=state["question"], option=999)
            illegal = await live.until("error")

    assert (late["code"], illegal["code"]) == ("late", "illegal")


def after(match: Match, verb: str) -> tuple[list[str], list[str]]:
    """What the answer of this verb would do, for whoever is asked."""
    assert match.seat is not None
    index = [option.name for option in match.options].index(verb)
    return outcome(match, match.seat, index)


def begun(name: str, seats: int, *verbs: str) -> Match:
    """A match in which these answers were given."""
    match = games.load(name).start("outcome", seats)
    for verb in verbs:
        match.choose([option.name for option in match.options].index(verb))
    return match


def test_nobody_is_thought_to_end_a_turn_that_goes_on() -> None:
    """A Neutral Mana is placed and the Main Phase begins: what the foe does in the turn after is none of its matter."""
    match = begun("zenonzard", 2, "keep", "keep")

    assert after(match, "place_neutral") == ([], [])


def test_that_an_answer_is_given_is_no_news() -> None:
    """Neither the own nor another's, nor that nothing is put anywhere, nor what the next turn begins with."""
    duel = begun("zenonzard", 2, "keep", "keep", "place_neutral")
    while "attack_force" not in [option.name for option in duel.options]:
        duel.choose(0)
    at_once, unanswered = after(duel, "attack_force")
    zodiac = begun("knights-of-the-zodiac", 2)
    while "done" not in [option.name for option in zodiac.options]:
        zodiac.choose(0)

    assert at_once == []
    assert unanswered
    assert not [sentence for sentence in unanswered if "attacks" in sentence or "does not block" in sentence]
    assert after(duel, "end_main") == ([], [])
    assert after(zodiac, "done") == ([], [])


def test_that_a_battle_is_won_is_news() -> None:
    """It is the cause of what comes after it, but nobody's answer."""
    s = Contest(Side(front={1: ["L3 P400"], 2: ["L2 P300"]}), Side())

    assert after(s.match, "fight")[0][0] == "Player 1 is not opposed."


def test_that_a_field_card_is_taken_and_with_it_the_contest_is_news() -> None:
    """It is told before the Field Damage is discarded, whose faces nobody knows (KZ-123, KZ-006)."""

    def told(points: int) -> list[str]:
        offense = Side(front={1: ["L3 P400"], 2: ["L2 P300"]}, points=points)
        return after(Contest(offense, Side(), damage={1: 4}).match, "fight")[0]

    taken = ["Player 2 places Field Damage under Limit 5.", "Player 1 takes Limit 5 for 5 points."]
    assert told(0)[:3] == ["Player 1 is not opposed.", *taken]
    assert told(15)[1:4] == [*taken, "Player 1 has 20 points, enough for the Contest."]


def test_what_a_card_gives_is_news() -> None:
    """In the log, too, which leaves out what outcomes leave out."""
    assert after(begun("kanzume-goddess", 2, "choose_god", "choose_god"), "play")[0] == ["Player 2 gains 1 Faith."]


def test_that_a_god_was_chosen_is_no_news_to_who_chooses_it() -> None:
    assert after(begun("kanzume-goddess", 2), "choose_god") == ([], [])


def test_which_cards_come_to_light_is_not_told() -> None:
    """All that is left of the Deck is drawn, so the sentences would be the same in every world."""
    match = begun("kanzume-goddess", 6, *["choose_god"] * 6, "go_on")

    assert after(match, "end_play") == ([], [])


def test_what_a_face_down_card_turns_out_to_be_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where all worlds that were looked at agree; and who has seen it cannot take back what turned it up."""
    monkeypatch.setattr("hexadeck.server.match.outcome.WORLDS", 1)
    match = games.load("knights-of-the-zodiac").start("fields", 2)
    chance = seeded("fields")
    turned_up = 0
    while match.result is None and turned_up < 3:
        assert match.seat is not None
        seat, option = match.seat, below(chance, len(match.options))
        told = [sentence for part in outcome(match, seat, option) for sentence in part]
        before = match.knowledge(seat)
        events = match.describe(match.choose(option), seat)
        revealed = [event["card"] for event in events if event["event"] == "revealed"]
        unknown = set(revealed) & set(before.veiled)
        turned_up += len(unknown)
        assert sum("is revealed" in sentence for sentence in told) <= len(revealed) - len(unknown)
        assert not unknown or match.knowledge(seat) != before

    assert turned_up >= 3


def test_what_is_told_is_told_until_something_else_comes_to_light() -> None:
    """Draws that only their player sees part no worlds; a card that is revealed to all does."""
    worlds = [
        [Told("A card.", f"{own}.", True), Told("Known.", "Known.", True), Told(f"{shown}.", "", False), LAST]
        for own, shown in (("One", "Knight"), ("Two", "King"))
    ]

    assert sure(worlds) == ["Known."]
    assert sure(worlds[:1]) == ["One.", "Known.", "Last."]


@pytest.mark.parametrize("name", games.names())
def test_what_is_told_happens_in_every_world_that_looks_alike(name: str) -> None:
    """In the real one, and in worlds that were not looked at."""
    game = games.load(name)
    match = game.start("sure-13", game.min_seats)
    chance = seeded("sure-13")
    while match.result is None and match.length < 120:
        assert match.seat is not None
        seat, option = match.seat, below(chance, len(match.options))
        told = Counter(outcome(match, seat, option)[0])
        for world in [match.clone(), *[match.imagine(seat, number) for number in range(100, 104)]]:
            happened = [event["sentence"] for event in world.describe(world.choose(option), seat)]
            assert told <= Counter(happened), match.sentence(match.options[option])
        match.choose(option)
