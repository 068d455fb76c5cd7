"""Into which .proto file and package a class goes, and the options that every file has."""

import re
from typing import Any, Final

from msgspec import Struct

from service.wire.shapes import class_of, definition_of

ROOT: Final = "fairdeal"
"""The package of everything, and the folder of every file."""

SERVICE: Final = f"{ROOT}.v1"
"""The package of the service, which the unions over all titles belong to."""

_OF_TITLE: Final = re.compile(r"engine\.games\.(\w+)")
_SHARED: Final = {"engine.french": "cards"}


class Place(Struct, frozen=True, order=True):
    """A .proto file."""

    package: str
    """Its package: `fairdeal.cards.v1`."""
    name: str
    """Its name without the ending: `french`."""

    @property
    def path(self) -> str:
        """Where it lies below `proto/`, as other files import it."""
        return f"{self.package.replace('.', '/')}/{self.name}.proto"


def of_title(title: str) -> Place:
    """Give the file of a title."""
    return Place(f"{ROOT}.games.{title}.v1", title)


def of_class(kind: Any, title: str) -> Place:
    """Give the file of a struct or enum that a title uses: its own module decides.

    A generic class with its parameter (`DealtHand[Card]`) lies where the parameter does, whoever wrote the class.
    """
    module: str = definition_of(kind).__module__
    if _OF_TITLE.match(module) or not module.startswith("engine."):
        return of_title(title)
    name = module.rpartition(".")[2]
    return Place(f"{ROOT}.{_SHARED.get(module, name)}.v1", name)


def name_of(kind: Any) -> str:
    """Give the name of a struct or enum in its file.

    Decks that titles share lie in one package, so a generic class over one is called after it: `FrenchDealtHand`.
    """
    module: str = definition_of(kind).__module__
    deck = module.rpartition(".")[2].capitalize() if class_of(kind) is not kind and module in _SHARED else ""
    return f"{deck}{class_of(kind).__name__}"


def options(place: Place) -> dict[str, str]:
    """Give the options that say how other languages name what is in a file."""
    words = [part for part in place.package.split(".") if part != "games"]
    camel = ["".join(word.capitalize() for word in part.split("_")) for part in words]
    file = "".join(word.capitalize() for word in place.name.split("_"))
    return {
        "csharp_namespace": ".".join(camel),
        "go_package": f"{ROOT}/proto/{place.package.replace('.', '/')};{''.join(words[-2:]).replace('_', '')}",
        "java_multiple_files": "true",
        "java_outer_classname": f"{file}Proto",
        "java_package": place.package,
        "swift_prefix": "".join(camel[:-1]),
    }
