"""`fairdeal rulings`: judge rule cases that are written as data."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NoReturn

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from engine.judge import Failure, judge
from engine.notation import NotationError
from engine.registry import titles
from engine.rules_page import rule_texts
from engine.rulings import Ruling, read_ruling
from service.cli.ruling_files import WrittenRuling, read_rulings, ruling_files
from service.cli.terminal import complain, show

HOLD, FAIL, UNUSABLE = 0, 1, 2
"""Exit codes: every ruling holds; one does not, or cannot be read; there is nothing to judge."""


_MOST: Final = 4_000
"""Most characters of a line that is shown: what a stranger's ruling holds may be long, what is there may be longer."""


class Judged(Struct, frozen=True):
    """What became of one ruling."""

    where: str
    """File and line."""
    name: str
    """The ruling's name, as far as it could be read."""
    failures: tuple[Failure, ...] = ()
    """What it expects and the rules do not do."""
    unreadable: str | None = None
    """What is wrong with the ruling itself."""
    rules: tuple[tuple[str, str], ...] = ()
    """Number and text of the rules that it shows."""

    @property
    def holds(self) -> bool:
        """Whether the rules do as it says."""
        return not self.failures and self.unreadable is None


def rulings(*paths: Path) -> None:
    """Judge every ruling in the files and folders.

    Of a ruling that does not hold it shows the step, what was expected, what came, and the text of its rules. The exit
    code is 0 if all hold, 1 if not, 2 if there is nothing to judge.
    """
    out = Console(highlight=False, soft_wrap=True)
    missing = [path for path in paths if not path.exists()]
    if missing:
        _give_up(f"there is no {missing[0]}")
    verdicts = [judged for path in paths for file in ruling_files(path) for judged in judge_file(file)]
    if not verdicts:
        _give_up("no rulings found; name files or folders, such as engine/games")
    failed = [judged for judged in verdicts if not judged.holds]
    for judged in failed:
        show(out, *_told(judged))
    show(out, Text(f"{len(verdicts) - len(failed)} of {len(verdicts)} rulings hold."))
    sys.exit(FAIL if failed else HOLD)


def judge_file(file: Path) -> Iterator[Judged]:
    """Judge each ruling of a file; a file that is no list of rulings gives one that says so."""
    try:
        for written in read_rulings(file):
            yield _judge(written)
    except NotationError as bad:
        yield Judged(str(file), "(the file)", unreadable=str(bad))


def _judge(written: WrittenRuling) -> Judged:
    """Judge one ruling, whatever it holds: what is wrong with it must not keep the others from their verdicts."""
    where = f"{written.file}:{written.line}"
    try:
        if written.problem is not None:
            raise written.problem
        ruling = read_ruling(written.plain, titles())
        _check_rules(ruling)
        return Judged(where, ruling.name, judge(ruling), rules=tuple(_texts_of(ruling)))
    except NotationError as bad:
        return Judged(where, _name(written.plain), unreadable=str(bad))
    except Exception as fault:  # a fault of the rules, or of this program: told, with what a report of it needs
        problem = f"it cannot be judged, which is a fault of ours: {type(fault).__name__}: {fault}"
        return Judged(where, _name(written.plain), unreadable=problem)


def _check_rules(ruling: Ruling) -> None:
    """Refuse a number that the page of the title does not have, also of a refusal."""
    known = {*_rule_texts(ruling.title.name), *(f"option:{name}" for name in ruling.title.options.__struct_fields__)}
    for path, rule in ruling.cited():
        if rule not in known:
            raise NotationError(path, f"{ruling.title.name} has no rule {rule!r}; its RULES.md lists them")


def _name(plain: object) -> str:
    match plain:
        case {"ruling": str(name)}:
            return name
        case _:
            return "(no name)"


def _texts_of(ruling: Ruling) -> Iterable[tuple[str, str]]:
    texts = _rule_texts(ruling.title.name)
    return ((rule, texts.get(rule, "")) for rule in ruling.rules)


@cache
def _rule_texts(title: str) -> dict[str, str]:
    page = files(f"engine.games.{title}") / "RULES.md"
    return rule_texts(page.read_text("utf-8"))


def _told(judged: Judged) -> Sequence[Text]:
    lines = [Text.assemble((_brief(f"{judged.where}: {judged.name}"), "bold red"))]
    if judged.unreadable is not None:
        return [*lines, Text(_brief(f"  cannot be read: {judged.unreadable}")), Text()]
    for failure in judged.failures:
        place = "at the end" if failure.step is None else f"step {failure.step}"
        lines += [Text(f"  {place}, {failure.at}"), Text(_brief(f"    expected  {failure.expected}"))]
        lines += [Text(_brief(f"    got       {failure.got}"))]
    lines += [Text.assemble((f"  {rule}  ", "cyan"), text) for rule, text in judged.rules]
    return [*lines, Text()]


def _brief(line: str) -> str:
    return line if len(line) <= _MOST else f"{line[:_MOST]} … ({len(line)} characters)"


def _give_up(problem: str) -> NoReturn:
    complain("rulings", problem)
    sys.exit(UNUSABLE)
