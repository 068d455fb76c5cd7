"""Who may hold a connection: places in a bounded number, a share for each address, some kept for seats and health."""

from typing import Protocol

from service.admission.fullness import Fullness
from service.admission.shares import Shares, network_of
from service.web.limits import ConnectionLimits


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
        self._connections = Fullness("connections", limits.connections)

    @property
    def held(self) -> int:
        """How many connections there are, those of WebSockets included."""
        return self._general.held + self._kept.held + len(self._waiting)

    def enter(self, guest: Guest, host: str) -> Place:
        """Give a place for all calls, or for one that is judged by `may_sit` and health while it waits.

        Of those that wait the one that has waited longest is cut for a new one: a call that comes at once is heard
        however many others say nothing.
        """
        who = network_of(host)
        place = Place(who, general=self._general.take(who))
        if not place.general:
            self._waiting[place] = guest
            if len(self._waiting) > self._most_waiting:
                longest = next(iter(self._waiting))
                self._waiting.pop(longest).cut()
        self._connections.at(self._general.held)
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
