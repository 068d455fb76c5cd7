"""Every title at a table with company: bots, clocks, leaving, coming back, pauses, the next game."""

import pytest

from engine.game import AnyTitle
from engine.registry import titles
from service.app.problem import Problem
from service.store.memory import MemoryStore
from tests.support.company import Company
from tests.support.tables import make_app

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)


@pytest.fixture
def company() -> Company:
    return Company(make_app(MemoryStore()))


async def begin(company: Company, title: AnyTitle, people: int, **settings: object) -> None:
    seats = max(title.seats.minimum, people)
    await company.open(title.rule_set, seats, people, settings={"bot_pace_ms": 0, **settings})
    for _ in range(people, seats):
        await company.ask("AddBot", 0)
    await company.ask("StartGame", 0)


@every_title
async def test_a_game_goes_on_to_its_end_when_everybody_is_silent(company: Company, title: AnyTitle):
    await begin(company, title, 1, clock={"type": "clock.move", "seconds": 5})

    for _ in range(40):
        await company.ask("AdvanceClock", 0)
        if (await company.see()).status == "ENDED":
            break

    shown = await company.see()
    assert (shown.status, shown.end_cause) == ("ENDED", None)
    assert shown.outcome is not None
    entries = (await company.ask("ListEntries", 0, page_size=500)).entries
    assert {"SEAT", "BOT", "CLOCK"} <= {entry.by for entry in entries}


@every_title
async def test_who_resigns_is_last_and_everybody_is_told(company: Company, title: AnyTitle):
    await begin(company, title, title.seats.minimum)
    await company.move((await company.see()).waiting_for[0].seat)

    update = (await company.ask("Resign", 1)).update

    assert (update.status, update.end_cause, update.waiting_for) == ("ENDED", "RESIGNED", ())
    places = [placing.place for placing in update.outcome.placings]
    assert places[1] == max(places) == len(places)
    with pytest.raises(Problem, match="GAME_OVER"):
        await company.ask("Resign", 0)
    legal = await company.ask("ListLegalMoves", 0)
    assert legal.legal_moves == ()


@every_title
async def test_a_bot_stands_in_until_the_person_comes_back(company: Company, title: AnyTitle):
    await begin(company, title, title.seats.minimum, on_leave="BOT")
    gone = (await company.see()).waiting_for[0].seat
    other = next(seat for seat in company.tokens if seat != gone)

    update = (await company.ask("LeaveSeat", gone)).update
    assert update.seats is not None
    assert (update.seats[gone].bot, update.seats[gone].away) == (title.levels[0], True)
    assert update.legal_moves == ()
    with pytest.raises(Problem, match="SEAT_AWAY"):
        await company.ask("LeaveSeat", gone)
    await company.ask("AdvanceClock", other)
    assert gone not in [waiting.seat for waiting in (await company.see(other)).waiting_for]

    update = (await company.ask("ReturnToSeat", gone)).update
    assert (update.seats[gone].bot, update.seats[gone].away) == (None, False)
    with pytest.raises(Problem, match="SEAT_NOT_AWAY"):
        await company.ask("ReturnToSeat", gone)


@every_title
async def test_nobody_moves_and_no_clock_runs_while_the_game_is_paused(company: Company, title: AnyTitle):
    await begin(company, title, 2, clock={"type": "clock.game", "seconds": 60, "increment_seconds": 5})
    seat = (await company.see()).waiting_for[0].seat
    await company.ask("AdvanceClock", seat, milliseconds=20_000)
    before = (await company.see()).waiting_for[0].remaining_ms

    assert (await company.ask("PauseGame", 0)).update.status == "RUNNING"
    update = (await company.ask("PauseGame", 1)).update
    assert (update.status, update.waiting_for[0].deadline) == ("PAUSED", None)
    assert (await company.see(seat)).legal_moves == ()
    with pytest.raises(Problem, match="GAME_PAUSED"):
        await company.ask("PauseGame", 0)
    await company.ask("AdvanceClock", seat, milliseconds=3_600_000)
    await company.ask("ResumeGame", 1)
    update = (await company.ask("ResumeGame", 0)).update

    assert update.status == "RUNNING"
    assert before is not None
    assert 0 <= before - update.waiting_for[0].remaining_ms < 1_000
    with pytest.raises(Problem, match="GAME_NOT_PAUSED"):
        await company.ask("ResumeGame", 0)


@every_title
async def test_a_seat_that_is_silent_too_often_is_taken_over_or_has_resigned(company: Company, title: AnyTitle):
    clock = {"type": "clock.move", "seconds": 1}
    await begin(company, title, 2, clock=clock, timeouts=1, on_timeout="BOT")
    seat = (await company.see()).waiting_for[0].seat
    await company.ask("AdvanceClock", seat, milliseconds=3_000)
    assert (await company.see()).seats[seat].away

    other = Company(make_app(MemoryStore()))
    await begin(other, title, 2, clock=clock, timeouts=1, on_timeout="RESIGN")
    seat = (await other.see()).waiting_for[0].seat
    await other.ask("AdvanceClock", seat, milliseconds=3_000)
    shown = await other.see()
    assert (shown.status, shown.end_cause) == ("ENDED", "TIMED_OUT")
    assert shown.outcome.placings[seat].place == max(placing.place for placing in shown.outcome.placings)


@every_title
async def test_a_rematch_seats_everybody_one_place_on(company: Company, title: AnyTitle):
    seats = title.seats.minimum
    await company.open(title.rule_set, seats, seats, best_of=3, settings={"on_leave": "END"})
    await company.ask("StartGame", 0)
    with pytest.raises(Problem, match="GAME_NOT_ENDED"):
        await company.ask("Rematch", 0)
    await company.ask("Resign", 0)

    opened = await company.ask("Rematch", 1, request_id="x" * 22)
    joined = await company.ask("Rematch", 0, request_id="y" * 22)
    again = await company.ask("Rematch", 0, request_id="y" * 22)

    assert (opened.credential.seat, joined.credential.seat) == (2 % seats, 1)
    assert opened.game.game_id == joined.game.game_id
    assert opened.game.series.game_number == 2
    assert (again.replayed, again.credential) == (True, joined.credential)
    with pytest.raises(Problem, match="SEAT_TAKEN"):
        await company.ask("Rematch", 1)
    series = await company.ask("GetSeries", 0)
    assert [(game.game_number, game.status, game.shift) for game in series.games] == [
        (1, "ENDED", 0),
        (2, "WAITING", 1),
    ]
    assert series.totals[0].wins == 0
    assert series.won_by is None
