"""Places to watch: for each address, for each seat, and the last ones for seats alone."""

from contextlib import ExitStack

import pytest

from engine.visibility import AtSeat, Spectator
from service.app.log.watch_places import EACH_SEAT, WatchPlaces
from service.app.problem import Problem

SEAT, NOBODY = AtSeat(0), Spectator()


def _held(stack: ExitStack, places: WatchPlaces, peer: str, game: str, viewer: AtSeat | Spectator) -> bool:
    try:
        stack.enter_context(places.place(peer, game, viewer))
    except Problem:
        return False
    return True


def _most(stack: ExitStack, places: WatchPlaces, peer: str, viewer: AtSeat | Spectator) -> int:
    return sum(_held(stack, places, peer, f"game{n}", viewer) for n in range(200))


def test_an_address_has_its_share_and_others_go_on():
    places = WatchPlaces(100, 20)
    with ExitStack() as stack:
        assert _most(stack, places, "192.0.2.1", SEAT) == 20
        assert _most(stack, places, "192.0.2.2", NOBODY) == 20
        assert places.held == 40
    assert places.held == 0


def test_the_last_quarter_is_for_seats():
    places = WatchPlaces(100, 0)
    with ExitStack() as stack:
        assert _most(stack, places, "192.0.2.1", NOBODY) == 75
        assert _most(stack, places, "192.0.2.1", SEAT) == 25
        with pytest.raises(Problem, match="OVERLOADED"), places.place("192.0.2.2", "game", SEAT):
            raise AssertionError("there is no place left")


def test_a_seat_has_its_share_whatever_the_address():
    places = WatchPlaces(1000, 0)
    with ExitStack() as stack:
        taken = [_held(stack, places, f"192.0.2.{n}", "game", SEAT) for n in range(EACH_SEAT + 1)]
        assert taken == [True] * EACH_SEAT + [False]
        assert places.held == EACH_SEAT, "who was refused for the seat holds no place of the address"
        assert _held(stack, places, "192.0.2.1", "game", AtSeat(1))
        assert _held(stack, places, "192.0.2.1", "another game", SEAT)


def test_a_place_is_given_back_when_the_watch_fails():
    places = WatchPlaces(4, 1)
    with pytest.raises(ValueError, match="gone"), places.place("192.0.2.1", "game", SEAT):
        raise ValueError("gone")
    with places.place("192.0.2.1", "game", SEAT):
        assert places.held == 1
