"""A log leads to one history: undo, numbers of questions, and what may be taken back."""

import asyncio

import pytest

from hexadeck.kernel.rng import below, seeded
from hexadeck.server.library import game
from hexadeck.server.match.history import History, in_effect, on_the_clock, read_history, tried_out
from hexadeck.server.match.setup import MatchSetup
from hexadeck.server.messages.seen import EventSeen
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry, Overview, Seat, Summary

SEATS = (Seat(kind="person", guest="a"), Seat(kind="person", guest="b"))
GAME = "knights-and-kings-chess"


def overview(**other: str) -> Overview:
    found = game(GAME)
    return Overview(
        id="x",
        game=GAME,
        rules=other.get("rules", found.rules_version),
        cards=found.card_set,
        setup={"seed": "1", "mode": "standard"},
        options={},
        clock=None,
        invite="",
        watch="",
        created=0,
        seats=SEATS,
        summary=Summary(status="running", turn=0, decider=0, result=None, updated=0),
        length=0,
        rematch=None,
    )


def history_of(*entries: Entry) -> History:
    return asyncio.run(read_history(overview(), entries))


def choices(*options: int) -> list[Entry]:
    """So many choices from the start, by whom they are."""
    match = game(GAME).start("1")
    found: list[Entry] = []
    for option in options:
        assert match.seat is not None
        found.append(Entry("choice", match.seat, option, 0))
        match.choose(option)
    return found


def undo(to: int) -> Entry:
    return Entry("undo", 0, to, 0)


@pytest.mark.parametrize(
    ("log", "kept"),
    [
        ([], []),
        (["c", "c"], [0, 1]),
        (["c", "c", 1], [0]),
        (["c", "c", 1, "c"], [0, 3]),
        (["c", "c", 1, "c", 3, "c"], [0, 5]),
        (["c", "c", "c", 2, 1, "c"], [0, 5]),
        (["c", "c", 2, "c"], [0, 1, 3]),
        (["c", 0, "c"], [2]),
    ],
    ids=str,
)
def test_an_undo_takes_back_what_came_after_the_entry_it_names(log: list[str | int], kept: list[int]) -> None:
    entries = [Entry("choice", 0, 0, 0) if connection == "c" else undo(int(connection)) for connection in log]

    assert list(in_effect(entries)) == kept


def test_an_undone_choice_leaves_the_match_and_stays_an_answer() -> None:
    first, second = choices(0, 1)
    before, after = history_of(first), history_of(first, second, undo(1))

    assert after.match.state_hash() == before.match.state_hash()
    assert (list(after.kept), after.length) == ([0], 3)
    assert len(after.answers[second.seat]) > len(before.answers[second.seat])


def test_an_undo_that_takes_nothing_back_changes_no_question() -> None:
    first = choices(0)[0]
    plain, marked = history_of(first), history_of(undo(0), first, undo(2))

    assert marked.answers == plain.answers
    assert marked.match.state_hash() == plain.match.state_hash()


def test_a_log_read_twice_is_the_same_course() -> None:
    log = choices(*[0] * 30)
    one, two = history_of(*log), history_of(*log)

    assert one.match.state_hash() == two.match.state_hash()
    assert one.told(0) == two.told(0)


def test_where_others_play_on_a_player_out_of_time_is_told_at_once_and_is_not_the_result() -> None:
    seats = (*SEATS, Seat(kind="person", guest="c"))
    history = History(MatchSetup("kanzume-goddess", "1", "individual", [None] * 3, {}), seats, None)
    words = seeded("time")

    history.accept(tried_out(history.match, Entry("timeout", 0, 0, 0)))
    told = [event["sentence"] for event in history.told(1)][-2:]
    while (seat := history.match.seat) is not None:
        entry = Entry("choice", seat, below(words, len(history.match.options)), 0)
        history.accept(tried_out(history.match, entry))
    result = on_the_clock(history.match.view(None)["result"], history.out_of_time)

    assert told == ["Player 1 ran out of time.", "Player 1 is out of the game."]
    assert result is not None
    assert "ran out of time" not in result["reason"]


def test_what_had_no_other_option_is_taken_back_with_the_choice_before() -> None:
    history = History(MatchSetup("zenonzard", "1", "duel", [None, None], {}), SEATS, None)
    words, real, past_forced = seeded("forced"), {0: -1, 1: -1}, 0
    while (seat := history.match.seat) is not None:
        count = len(history.match.options)
        history.accept(tried_out(history.match, Entry("choice", seat, below(words, count), 0)))
        if count > 1:
            real[seat] = history.length - 1
        target = history.undo_to(seat)
        assert target in (None, real[seat])
        past_forced += target is not None and count == 1

    assert past_forced > 0


def test_the_log_names_a_card_by_its_first_handle_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that comes back from a shuffle has a new handle, which must not be tied to what was seen before."""
    monkeypatch.setattr("hexadeck.server.match.latest_events.EVENTS_KEPT", 400)
    history, words = history_of(), seeded("log")
    first: list[EventSeen] = list(history.told(0))
    given_up = 0
    while history.match.seat is not None and len(first) < 400:
        entry = Entry("choice", history.match.seat, below(words, len(history.match.options)), 0)
        history.accept(tried_out(history.match, entry))
        told = history.told(0)
        first += told[len(first) :]
        for now, then in zip(told, first, strict=True):
            assert now["card"] in (None, then["card"])
            assert now["other"] in (None, then["other"])
        given_up = sum(now["card"] != then["card"] for now, then in zip(told, first, strict=True))

    assert given_up > 5


def test_a_match_of_other_rules_is_not_read() -> None:
    with pytest.raises(Refused, match="other rules"):
        asyncio.run(read_history(overview(rules="0"), ()))
