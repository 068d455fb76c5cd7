"""The titles under test: every one that the registry finds, and High Card, the template, which no server has."""

import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.draws import Draws, Stream, entropy_key
from engine.game import AnyTitle
from engine.registry import titles
from engine.rules_page import rule_texts
from engine.visibility import AnyViewer, AtSeat, Spectator
from tests.support.high_card.high_card import TITLE as HIGH_CARD


class Case(Struct, frozen=True):
    """A title and where its files lie."""

    title: AnyTitle
    folder: Path

    def __str__(self) -> str:
        return self.title.name

    def page(self) -> str:
        """Give the text of RULES.md."""
        return (self.folder / "RULES.md").read_text("utf-8")

    @property
    def rules(self) -> dict[str, str]:
        """Give the rules of RULES.md by their numbers."""
        return _rules(self.folder)

    def table(self, file: str) -> dict[str, Any]:
        """Give a TOML file: `counts.toml`, `texts/en.toml`."""
        return tomllib.loads((self.folder / file).read_text("utf-8"))


@cache
def _rules(folder: Path) -> dict[str, str]:
    return rule_texts((folder / "RULES.md").read_text("utf-8"))


def every_title() -> list[Case]:
    """Give every title. There is no way to leave one out."""
    found = {HIGH_CARD.name: HIGH_CARD, **titles()}
    return [Case(title, _folder(title)) for _, title in sorted(found.items())]


def _folder(title: AnyTitle) -> Path:
    """Find the folder of a title: the nearest one above its options that holds its rules."""
    file = sys.modules[title.options.__module__].__file__
    assert file is not None
    return next(folder for folder in Path(file).parents if (folder / "RULES.md").is_file())


def draw_number(event: Any) -> int | None:
    """Give the number of the draw that an event tells, if it tells one."""
    number: int | None = getattr(event, "draw_number", None)
    return number


def viewers(seats: int) -> list[AnyViewer]:
    """Give everybody who may look while the game is played."""
    return [*(AtSeat(seat) for seat in range(seats)), Spectator()]


def stream(*words: object) -> Stream:
    """Give a stream of choices that these words decide: the same words, the same choices."""
    return Draws(entropy_key(" ".join(map(str, words)))).stream(0, "test")
