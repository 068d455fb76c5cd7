"""Walks the structs of every title and declares what it meets, file by file."""

import importlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.game import AnyTitle
from engine.value import members, snake
from service.wire.docstrings import first_line
from service.wire.protos import comments
from service.wire.protos.declared import Enum, File, Member, Message
from service.wire.protos.places import SERVICE, Place, name_of, of_class, of_title
from service.wire.shapes import (
    Field,
    Instant,
    Many,
    Names,
    OneOf,
    Plain,
    Record,
    Scalar,
    Shape,
    Texts,
    Unsayable,
    Wrapped,
    below,
    definition_of,
    fields_of,
    presence,
)

_SCALARS: Final[Mapping[type, str]] = {bool: "bool", int: "int32", str: "string"}
_IMPORTED: Final = {
    Instant: ("google.protobuf.Timestamp", "google/protobuf/timestamp.proto"),
    Plain: ("google.protobuf.Struct", "google/protobuf/struct.proto"),
}
_TABLE: Final = Member("table", "The table itself: created, seats taken, started.", "TableEvent")

_UNIONS: Final = {
    "GameOptions": "The options of a game; complete in every answer.",
    "GameState": "A whole table, hidden cards included. Only RulesService speaks of it.",
    "GameMove": "What a seat asks for: one complete decision.",
    "GameView": "What one viewer may know of the table.",
    "GameEvent": "A fact of a game, with its result. A fact that the viewer may not know is absent (null in JSON).",
}


class _Draft:
    """A file that grows."""

    def __init__(self, place: Place, comment: str) -> None:
        self.place = place
        self.comment = comment
        self.declared: dict[str, tuple[Any, Message | Enum]] = {}
        self.imports: set[str] = set()

    def claim(self, name: str, owner: Any) -> bool:
        """Say whether the name is new; it must then be declared. Raises Unsayable if something else has it."""
        if name not in self.declared:
            return True
        if self.declared[name][0] != owner:
            raise Unsayable(f"{self.place.package}: two types want the name {name}")
        return False

    def file(self) -> File:
        kinds = [declared for _, declared in self.declared.values()]
        return File(
            self.place,
            self.comment,
            tuple(kind for kind in kinds if isinstance(kind, Enum)),
            tuple(kind for kind in kinds if isinstance(kind, Message)),
            tuple(sorted(self.imports)),
        )


class Collector:
    """Declares titles, one after the other; what they share is declared once."""

    def __init__(self) -> None:
        self._drafts: dict[Place, _Draft] = {}
        self._sent: set[Any] = set()

    @property
    def files(self) -> tuple[File, ...]:
        """The files so far, in order of packages."""
        return tuple(self._drafts[place].file() for place in sorted(self._drafts))

    def add(self, title: AnyTitle, comment: str) -> None:
        """Declare everything that a title says, in a file with that comment at its top.

        Raises Unsayable for a type that no message can be.
        """
        place = of_title(title.name)
        self._drafts[place] = _Draft(place, comment)
        moves, events = members(title.move)[0], members(title.event)[0]
        self._sent = set(below([title.options, *moves]))
        for kind in (title.options, title.state):
            self._record(kind, title.name)
        self._union(place, "Move", "What a seat can ask for.", "The move.", moves)
        self._union(place, "Event", "What can happen.", "The fact.", events)
        self._record(title.view, title.name)
        self._enum(title.reason, title.name)

    def _draft(self, place: Place, module: str) -> _Draft:
        if place not in self._drafts:
            self._drafts[place] = _Draft(place, first_line(importlib.import_module(module).__doc__))
        return self._drafts[place]

    def _union(self, place: Place, name: str, comment: str, oneof: str, kinds: Iterable[Any]) -> None:
        draft = self._drafts[place]
        draft.claim(name, name)
        draft.declared[name] = name, Message(name, comment, (), oneof)
        fields = tuple(
            Member(snake(kind.__name__), comments.of_class(kind), self._record(kind, place.name)) for kind in kinds
        )
        draft.declared[name] = name, Message(name, comment, fields, oneof)

    def _record(self, kind: Any, title: str, user: Place | None = None) -> str:
        """Declare a struct if it is new; give its name as `user` says it, the title's own file if not told."""
        draft = self._draft(of_class(kind, title), definition_of(kind).__module__)
        name = name_of(kind)
        if draft.claim(name, kind):
            draft.declared[name] = kind, Message(name, comments.of_class(kind), ())
            sent = kind in self._sent
            fields = tuple(self._member(kind, field, title, draft, sent=sent) for field in fields_of(kind))
            draft.declared[name] = kind, Message(name, comments.of_class(kind), fields)
        return self._said(draft.place, name, user or of_title(title))

    def _enum(self, kind: Any, title: str, user: Place | None = None) -> str:
        draft = self._draft(of_class(kind, title), kind.__module__)
        if draft.claim(kind.__name__, kind):
            values = tuple(Member(member.value, comments.of_member(kind, member.name)) for member in kind)
            draft.declared[kind.__name__] = kind, Enum(kind.__name__, comments.of_class(kind), values)
        return self._said(draft.place, kind.__name__, user or of_title(title))

    def _member(self, kind: Any, field: Field, title: str, draft: _Draft, *, sent: bool) -> Member:
        said = self._kind(field.shape, title, draft)
        if isinstance(field.shape, Scalar | Names) and presence(field, sent=sent):
            said = f"optional {said}"
        return Member(field.name, comments.of_field(kind, field, sent=sent), said)

    def _kind(self, shape: Shape, title: str, draft: _Draft) -> str:
        match shape:
            case Scalar(kind=kind):
                return _SCALARS[kind]
            case Names(kind=kind):
                return self._enum(kind, title, draft.place)
            case Texts():
                return "map<string, string>"
            case Record(kind=kind):
                return self._record(kind, title, draft.place)
            case Many(item=item):
                return f"repeated {self._kind(item, title, draft)}"
            case Wrapped(many=many):
                return self._list(many, title, draft)
            case Instant() | Plain():
                name, path = _IMPORTED[type(shape)]
                draft.imports.add(path)
                return name
            case OneOf():
                raise Unsayable(f"{draft.place.package}: a union inside a struct has no name for its message")

    def _list(self, many: Many, title: str, draft: _Draft) -> str:
        """Declare the message that wraps a list, such as Cards, beside what it lists, and give its name."""
        name = plural(many.noun)
        home = draft
        if isinstance(many.item, Names | Record):
            kind = many.item.kind
            home = self._draft(of_class(kind, title), definition_of(kind).__module__)
        if home.claim(name, many):
            words = snake(name).replace("_", " ")
            item = Member("items", f"The {words}.", f"repeated {self._kind(many.item, title, home)}")
            home.declared[name] = many, Message(name, f"Some {words}.", (item,))
        return self._said(home.place, name, draft.place)

    def _said(self, place: Place, name: str, user: Place) -> str:
        """Give a name as a file says it that may lie in another package, and note the import."""
        if place == user:
            return name
        self._drafts[user].imports.add(place.path)
        return f"{place.package}.{name}"


def over_titles(titles: Mapping[str, str]) -> tuple[File, ...]:
    """Give the files of the unions that have one field a title, one file each; events of the table are an event too.

    `titles` are their comments by their names; what stands before the colon names the title.
    """
    files: list[File] = []
    for name, top in _UNIONS.items():
        own = name.removeprefix("Game")
        fields = [
            Member(title, f"{comment.partition(':')[0]}.", f"{of_title(title).package}.{own}")
            for title, comment in titles.items()
        ]
        imports = [of_title(title).path for title in titles]
        place = Place(SERVICE, snake(name))
        if name == "GameEvent":
            fields.append(_TABLE)
            imports.append(Place(SERVICE, "table").path)
        message = Message(name, top, tuple(fields), "The title, with what is its own.")
        files.append(File(place, top, (), (message,), tuple(sorted(imports))))
    return tuple(files)


def plural(noun: str) -> str:
    """Give the plural of an English noun: `Card` becomes `Cards`."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2] not in "aeiou" else f"{noun}s"
