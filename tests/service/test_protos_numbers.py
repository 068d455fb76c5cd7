"""The lock keeps every number for good."""

import pytest

from service.wire.protos.collect import over_titles
from service.wire.protos.declared import Enum, File, Member, Message
from service.wire.protos.numbers import Lock
from service.wire.protos.places import of_title
from service.wire.protos.text import text_of


def file(*fields: str, values: tuple[str, ...] = ("RED",), name: str = "State") -> File:
    message = Message(name, "A message.", tuple(Member(field, "A field.", "int32") for field in fields))
    enum = Enum("Color", "An enum.", tuple(Member(value, "A value.") for value in values))
    return File(of_title("game"), "A game.", (enum,), (message,), ())


def after(*files: File) -> Lock:
    """Give the lock after each of these files was written in turn."""
    lock = Lock("")
    for each in files:
        lock = Lock(lock.text())
        lock.number([each])
    return lock


def numbers(lock: Lock, declared: File) -> str:
    return text_of(declared, Lock(lock.text()).number([declared]))


def test_the_order_in_python_decides_nothing_once_a_number_is_given():
    text = numbers(after(file("a", "b")), file("new", "b", "a"))
    assert [line.strip() for line in text.splitlines() if "int32" in line] == [
        "int32 a = 1;",
        "int32 b = 2;",
        "int32 new = 3;",
    ]


def test_what_is_gone_is_reserved_for_good():
    lock = after(file("a", "b", "c", values=("RED", "BLUE")), file("a", "c"), file("a", "c", "d"))
    text = numbers(lock, file("a", "c", "d"))
    assert 'message State {\n  reserved 2;\n  reserved "b";\n' in text
    assert 'enum Color {\n  reserved 2;\n  reserved "COLOR_BLUE";\n' in text
    assert "int32 d = 4;" in text


def test_the_highest_number_is_not_given_twice():
    assert "int32 c = 3;" in numbers(after(file("a", "b"), file("a")), file("a", "c"))


def test_what_comes_back_has_its_number():
    text = numbers(after(file("a", "b"), file("a", "c")), file("a", "b", "c"))
    assert "int32 b = 2;" in text
    assert "reserved" not in text


def test_a_renamed_field_keeps_its_number():
    lock = Lock(after(file("stock", "b")).text())
    lock.rename("fairdeal.games.game.v1.State.stock", "draw_pile")
    text = text_of(file("draw_pile", "b"), lock.number([file("draw_pile", "b")]))
    assert "int32 draw_pile = 1;" in text
    assert "reserved" not in text


def test_a_renamed_message_keeps_its_numbers():
    lock = Lock(after(file("b", "a")).text())
    lock.rename("fairdeal.games.game.v1.State", "Table")
    assert "int32 b = 1;" in text_of(file("a", "b", name="Table"), lock.number([file("a", "b", name="Table")]))


def test_an_unknown_name_cannot_be_renamed():
    with pytest.raises(KeyError):
        Lock(after(file("a")).text()).rename("fairdeal.games.game.v1.State.b", "c")


def test_before_a_release_all_can_be_numbered_anew_but_titles():
    lock = Lock(after(file("b", "a"), file("a", "c")).text() + "[titles]\nant = 2\n")
    lock.renumber()
    text = text_of(file("a", "c"), lock.number([file("a", "c")]))
    assert "int32 a = 1;" in text
    assert "int32 c = 2;" in text
    assert "reserved" not in text
    assert lock.number(over_titles({"ant": "Ant: small."}))["titles"].used == {"ant": 2}


def test_a_title_has_one_number_in_all_unions_and_the_table_its_own():
    lock = Lock("[titles]\nzebra = 1\nant = 2\n")
    unions = over_titles({"ant": "Ant: small.", "bee": "Bee: busy.", "zebra": "Zebra: striped."})
    found = lock.number(unions)
    for union in unions:
        text = text_of(union, found)
        assert all(line in text for line in (" zebra = 1;", " ant = 2;", " bee = 3;"))
        assert (" table = 1000;" in text) is (union.place.name == "game_event")


def test_a_title_that_is_gone_is_reserved():
    lock = Lock("[titles]\nzebra = 1\nant = 2\n")
    unions = over_titles({"ant": "Ant: small."})
    found = lock.number(unions)
    assert all('  reserved 1;\n  reserved "zebra";\n' in text_of(union, found) for union in unions)
