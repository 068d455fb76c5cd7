"""Files of rulings: a plain kind of YAML, found below folders, wrong ones refused with the line."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.notation import NotationError
from service.cli.ruling_files import read_rulings, ruling_files


def _read(folder: Path, text: str) -> list[object]:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    found = list(read_rulings(file))
    for written in found:
        if written.problem is not None:
            raise written.problem
    return [(written.line, written.plain) for written in found]


def test_only_integers_true_false_and_null_are_no_text(tmp_path: Path) -> None:
    text = """
- {a: NO, b: off, c: 1.5, d: 2026-11-29, e: 0x1F, f: 1_000, g: ~, h: 'true', i: "7", j: 007, k: Null, l: 1e3}
- [12, -3, 0, true, false, null]
"""
    first = {"a": "NO", "b": "off", "c": "1.5", "d": "2026-11-29", "e": "0x1F", "f": "1_000", "g": "~", "h": "true"}
    first |= {"i": "7", "j": "007", "k": "Null", "l": "1e3"}
    assert _read(tmp_path, text) == [(2, first), (3, [12, -3, 0, True, False, None])]


def test_each_ruling_knows_its_line(tmp_path: Path) -> None:
    assert [line for line, _ in _read(tmp_path, "# head\n\n- ruling: one\n  seats: 2\n\n- ruling: two\n")] == [3, 6]


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("- a: 1\n  b: 2\n  a: 3\n", "some.yaml:3", "'a' stands twice"),
        ("ruling: one\n", "some.yaml:1", "a list of rulings is wanted"),
        ("", "some.yaml:1", "a list of rulings is wanted"),
        ("- a: 1\n- b: [1}\n", "some.yaml:2", "expected ',' or ']'"),
        ("- a: \x00\n", "some.yaml:1", "characters are not allowed"),
        ("- a\n--- \n- b\n", "some.yaml:2", "but found another document"),
        ("- a: 1\n- b: &x [1]\n  c: *x\n", "some.yaml:3", "aliases are not read"),
        ("- a: 1\n  *x : 1\n", "some.yaml:2", "aliases are not read"),
        ("- &x\n  a: [*x]\n", "some.yaml:2", "aliases are not read"),
        ("- a: 1\n- b: " + "9" * 100_000 + "\n", "some.yaml:2", "a number has at most 18 digits"),
        ("- a: 1\n- b: -" + "9" * 18 + "\n", "some.yaml:2", "a number has at most 18 digits"),
        ("- a: 1\n- " + "[" * 500 + "]" * 500, "some.yaml:2", "more than 32 deep"),
        ("- a: 1\n- " + "{a: " * 500 + "1" + "}" * 500, "some.yaml:2", "more than 32 deep"),
        ("- ? [a]\n  : 1\n", "some.yaml:1", "a key is one word"),
        ("- " + "a" * 1_048_576, "some.yaml", "at most 1048576 bytes"),
    ],
)
def test_what_is_no_list_of_rulings_is_refused_with_its_line(
    tmp_path: Path, text: str, place: str, problem: str
) -> None:
    with pytest.raises(NotationError) as caught:
        _read(tmp_path, text)
    assert caught.value.path == place
    assert problem in caught.value.problem


BOMB = "".join(f"- &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in pairwise("abcdefghij"))


def test_what_is_wrong_with_one_ruling_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(f"- first\n- {{a: 1, a: 2, b: [[]]}}\n- &a [x]\n{BOMB}- {'[' * 99}{']' * 99}\n- last\n")
    found = list(read_rulings(file))
    assert [(written.line, written.plain) for written in found if written.problem is None] == [
        (1, "first"),
        (3, ["x"]),
        (14, "last"),
    ]
    assert [written.problem.path for written in found if written.problem] == [
        f"some.yaml:{line}" for line in (2, *range(4, 14))
    ]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="Is a directory"):
        list(read_rulings(tmp_path))
    with pytest.raises(NotationError, match="at most 1048576 bytes"):
        list(read_rulings(Path("/dev/zero")))


def test_files_are_found_in_folders_of_rulings(tmp_path: Path) -> None:
    for name in ("b/rulings/two.yaml", "a/rulings/one.yaml", "a/other.yaml", "a/rulings/notes.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("[]", "utf-8")
    found = [str(file.relative_to(tmp_path)) for file in ruling_files(tmp_path)]
    assert found == ["a/rulings/one.yaml", "b/rulings/two.yaml"]
    assert ruling_files(tmp_path / "a/other.yaml") == (tmp_path / "a/other.yaml",)


def test_a_folder_without_such_a_folder_gives_all_its_files(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("[]", "utf-8")
    assert ruling_files(tmp_path) == (tmp_path / "mine.yaml",)


def test_nothing_below_a_path_that_does_not_exist(tmp_path: Path) -> None:
    assert ruling_files(tmp_path / "nowhere") == ()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_bytes(b"- \xff\n")
    with pytest.raises(NotationError, match=r"some\.yaml:1: .*can't decode"):
        list(read_rulings(tmp_path / "some.yaml"))
