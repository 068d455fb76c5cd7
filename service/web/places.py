"""Who may hold a connection: places in a bounded number, a share for each address, some kept for seats and health."""

import resource
from math import inf
from typing import Any, Final, Protocol

import structlog

from service.admission.shares import Shares, network_of
from service.web.limits import ConnectionLimits

_HIGH: Final = 0.8
"""The part of the places, or of the file descriptors, in use of which an operator is warned."""

_LOW: Final = 0.7
"""The part below which that is over."""

_log: Any = structlog.get_logger("fairdeal")


class Guest(Protocol):
    """What holds a place."""

    def cut(self) -> None:
        """End the connection at once."""
        ...


class Place:
    """The place of one connection."""

    __slots__ = ("general", "kept", "who")

    def __init__(self, who: str, *, general: bool) -> None:
        self.who = who
        """Whose connection it is."""
        self.general = general
        """Whether it may be used for everything."""
        self.kept = False
        """Whether it is one of those that are kept for seats."""


class Places:
    """The places of one server."""

    def __init__(self, limits: ConnectionLimits) -> None:
        """Begin with none taken."""
        self._general = Shares(limits.connections, limits.each)
        self._kept = Shares(limits.kept, limits.each)
        self._waiting: dict[Place, Guest] = {}
        self._most_waiting = limits.waiting
        self._connections = _Level("connections", limits.connections)
        self._descriptors = _Level("file descriptors", _most_descriptors())

    @property
    def held(self) -> int:
        """How many connections there are, those of WebSockets included."""
        return self._general.held + self._kept.held + len(self._waiting)

    def enter(self, guest: Guest, host: str, descriptor: int) -> Place:
        """Give a place for all calls, or for one that is judged by `may_sit` and health while it waits.

        Of those that wait the one that has waited longest is cut for a new one: a call that comes at once is heard
        however many others say nothing. The system gives out the lowest free descriptor, so its number tells how many
        are in use at least.
        """
        who = network_of(host)
        place = Place(who, general=self._general.take(who))
        if not place.general:
            self._waiting[place] = guest
            if len(self._waiting) > self._most_waiting:
                longest = next(iter(self._waiting))
                self._waiting.pop(longest).cut()
        self._connections.at(self._general.held)
        self._descriptors.at(descriptor)
        return place

    def may_sit(self, place: Place) -> bool:
        """Give a waiting connection whose call proves a seat one of the kept places, if there is one left for it."""
        place.kept = place in self._waiting and self._kept.take(place.who)
        if place.kept:
            del self._waiting[place]
        return place.kept

    def leave(self, place: Place) -> None:
        """Give the place back."""
        if place.general:
            self._general.release(place.who)
            self._connections.at(self._general.held)
        elif place.kept:
            self._kept.release(place.who)
        else:
            self._waiting.pop(place, None)


def _most_descriptors() -> float:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else soft


class _Level:
    """How much of something is in use: told once when it is nearly all, and once when that is over."""

    __slots__ = ("_high", "_most", "_what")

    def __init__(self, what: str, most: float) -> None:
        self._what = what
        self._most = most
        self._high = False

    def at(self, used: int) -> None:
        """Note how much is in use now."""
        if self._high:
            if used < self._most * _LOW:
                self._high = False
                _log.warning(f"{self._what} no longer run short", used=used, most=self._most)
        elif used >= self._most * _HIGH:
            self._high = True
            _log.warning(f"{self._what} run short", used=used, most=self._most)
