"""Picks faults to plant in the rules of a title, and reads which of them no ruling can notice."""

import ast
import hashlib
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.support.mutation import Mutant, mutants

GAMES = Path(__file__).parents[2] / "engine" / "games"
BLIND = frozenset({"decision", "moves", "check", "lowest_wins"})
"""Functions that no ruling can see: the contract suite watches these."""
BLIND_FILES = frozenset({"__init__", "check", "universe"})
"""Files of nothing else: the map of the room, what makes up tables, the moves that are worth a try."""
SAMPLE = 60
"""Mutants of each title that are always tried."""


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """A fault that no ruling can notice, and why."""

    file: str
    """Name of the file in the room `rules`."""
    line: str
    """The line of the fault, without the spaces around it."""
    before: str
    after: str
    reason: str


@dataclass(frozen=True)
class Planted:
    """A mutant and the module that it belongs to."""

    module: str
    mutant: Mutant
    line: str
    """The line of its fault, without the spaces around it."""
    again: int = 0
    """How many mutants of the file before it look the same."""

    @property
    def looks(self) -> tuple[str, str, str, str]:
        """Give all that a list can say of it: file, line, what stood there, and what stands there now."""
        return f"{self.module.rpartition('.')[2]}.py", self.line, self.mutant.before, self.mutant.after

    def is_(self, known: Known) -> bool:
        """Tell whether a list means this one."""
        return self.looks == (known.file, known.line, known.before, known.after)

    @property
    def place(self) -> bytes:
        """Give what orders the mutants of a title: any order will do that an edit elsewhere does not change."""
        return hashlib.sha256("\0".join((*self.looks, str(self.again))).encode()).digest()


def rule_modules(title: str) -> list[str]:
    """Give the modules of a title that hold its rules, as they are called below the title: `rules.decide`."""
    folder = GAMES / title
    files = [*folder.glob("rules.py"), *(folder / "rules").rglob("*.py")]
    modules = [".".join(file.relative_to(folder).with_suffix("").parts) for file in files]
    return sorted(module for module in modules if module.rpartition(".")[2] not in BLIND_FILES)


def all_mutants(title: str, modules: Sequence[str]) -> list[Planted]:
    """Make every mutant of some modules of a title."""
    found: list[Planted] = []
    met: Counter[tuple[str, ...]] = Counter()
    for module in modules:
        source = source_of(title, module)
        lines = source.splitlines()
        for mutant in mutants(source, _blind(source)):
            planted = Planted(module, mutant, lines[mutant.line - 1].strip())
            found.append(replace(planted, again=met[planted.looks]))
            met[planted.looks] += 1
    return found


def sample(made: Sequence[Planted], count: int) -> list[Planted]:
    """Pick `count` mutants, or all where there are fewer, at least one of each file; in order of files and lines."""
    ordered = sorted(made, key=lambda planted: planted.place)
    firsts = list({planted.module: planted for planted in reversed(ordered)}.values())
    picked = set(list(dict.fromkeys(planted.place for planted in (*firsts, *ordered)))[:count])
    return [planted for planted in made if planted.place in picked]


def known_equivalents(title: str) -> list[Known]:
    """Read which faults of a title no ruling can notice."""
    file = GAMES / title / "rulings" / "equivalent.toml"
    listed = tomllib.loads(file.read_text("utf-8"))["equivalent"] if file.is_file() else []
    return msgspec.convert(listed, list[Known])


def _blind(source: str) -> frozenset[str]:
    """Give the functions of a module that no ruling can see; `check` has a helper for each kind of problem."""
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return BLIND | {name for name in names if name.endswith("_problems")}


def source_of(title: str, module: str) -> str:
    return (GAMES / title / Path(*module.split("."))).with_suffix(".py").read_text("utf-8")
