"""The collisions of a set of files in all six languages."""

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Final

from google.protobuf.descriptor import FileDescriptor

from tests.support.generated_names import csharp, dart, go, java, kotlin, swift
from tests.support.generated_names.naming import collisions

LANGUAGES: Final[Mapping[str, ModuleType]] = {
    "Java": java,
    "Kotlin": kotlin,
    "C#": csharp,
    "Go": go,
    "Swift": swift,
    "Dart": dart,
}
"""The module of each language, whose `names` gives every name that its generator makes."""


def found(files: Iterable[FileDescriptor]) -> list[str]:
    """Tell every collision, a line each."""
    every = list(files)
    return [line for language, module in LANGUAGES.items() for line in collisions(language, module.names(every))]
