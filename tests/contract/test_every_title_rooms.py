"""The rooms of every title: whoever knows one finds the way in all, and the same things have the same shapes."""

import sys

import pytest
from msgspec import Struct

from engine import events
from engine.events import Stored
from engine.table import SeatView
from engine.value import field_types, members, struct_of
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)

ROOMS = {"vocabulary", "rules", "secrecy", "bots"}
"""Each a folder with a map, or in a small title one file."""

BESIDE = {"__init__", "events", "upcasts"}
"""Files that may stand beside them: the title, and what a vocabulary of one file has no place for."""

FILES = {"RULES.md", "RULES.ko.md", "counts.toml", "texts", "rulings"}
"""What is no code."""

MOST_BOXES = 10
"""Modules, rooms and other folders at the top of a title."""

SHAPES = {
    name: shape
    for name, shape in vars(events).items()
    if isinstance(shape, type) and issubclass(shape, Stored) and shape is not Stored
}
"""The events, and the records inside them, that titles share."""

MAKERS = {
    "rules": {"setup", "empty", "decide", "evolve", "legal_moves", "check"},
    "secrecy": {"view_of", "resample"},
    "bots": {"choose"},
}
"""In which room each member of a title is made."""

PARTS = {
    "vocabulary": {"cards", "options", "moves", "events", "state", "view", "zones"},
    "rules": {"setup", "decide", "evolve", "legal"},
    "secrecy": {"view_of", "resample"},
    "bots": {"choose"},
}
"""What a room has, by these names, where it is a folder."""


@every
def test_the_rooms_are_those_of_every_title(case: Case) -> None:
    found = [path for path in case.folder.iterdir() if path.name != "__pycache__"]
    code = {path.stem for path in found if path.suffix == ".py" or (path.is_dir() and path.name not in FILES)}
    assert code - BESIDE == ROOMS
    assert {path.name for path in found if path.name not in FILES} == {
        path.name for path in found if path.stem in code and path.suffix in ("", ".py")
    }
    assert {path.name for path in found} >= FILES
    assert len([path for path in found if path.is_dir() or path.suffix == ".py"]) <= MOST_BOXES
    for room in ROOMS:
        package = case.folder / room / "__init__.py"
        file = package if package.exists() else case.folder / f"{room}.py"
        assert file.read_text("utf-8").startswith('"""'), f"{file} does not say what it is"


@every
def test_a_room_that_is_a_folder_has_the_same_parts_in_every_title(case: Case) -> None:
    for room, parts in PARTS.items():
        folder = case.folder / room
        assert not folder.is_dir() or parts <= {path.stem for path in folder.iterdir()}, folder


@every
def test_members_are_made_in_the_same_rooms(case: Case) -> None:
    package = sys.modules[case.title.options.__module__.partition(".vocabulary")[0]].__name__
    for room, names in MAKERS.items():
        for name in names:
            module: str = getattr(case.title, name).__module__
            assert module.removeprefix(f"{package}.").split(".")[0] == room, f"{name} is made in {module}"
    for kind in (case.title.options, case.title.state, case.title.view, case.title.reason):
        assert kind.__module__.removeprefix(f"{package}.").split(".")[0] == "vocabulary", kind


def _stored(case: Case) -> set[type[Struct]]:
    """Give every event of a title and every record inside one."""
    found: set[type[Struct]] = set()
    open_ = list(members(case.title.event)[0])
    while open_:
        kind = struct_of(open_.pop())
        if kind is not None and kind not in found:
            found.add(kind)
            open_ += [part for hint in field_types(kind).values() for part in _parts(hint)]
    return found


def _parts(hint: object) -> list[object]:
    return [hint, *(part for inner in getattr(hint, "__args__", ()) for part in _parts(inner))]


@every
def test_what_has_a_shared_name_has_the_shared_shape(case: Case) -> None:
    kinds = _stored(case)
    assert {"DeckShuffled", "CardsDealt", "DealtHand", "TurnStarted", "GameEnded"} <= {kind.__name__ for kind in kinds}
    for kind in kinds:
        shape = SHAPES.get(kind.__name__)
        assert shape is None or issubclass(kind, shape), f"{kind} is not made on {shape}"


@every
def test_every_event_can_be_read_over_and_has_the_tag_of_its_base(case: Case) -> None:
    assert all(issubclass(kind, Stored) for kind in members(case.title.event)[0])


@every
def test_seats_are_shown_in_the_shared_shape(case: Case) -> None:
    shown = field_types(case.title.view)["seats"].__args__[0]
    assert issubclass(shown, SeatView)
    assert shown.__struct_fields__[:3] == SeatView.__struct_fields__
