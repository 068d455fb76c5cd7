"""No two names collide in what protobuf generates for Java, Kotlin, C#, Go, Swift and Dart."""

import pytest

from tests.support.generated_names.report import found
from tests.support.protos import compiled_file, contract_files

PLANTED = [
    ("message A { repeated int32 card = 1; int32 card_count = 2; }", "Java", "getCardCount", "A.card", "A.card_count"),
    ("message A { repeated int32 card = 1; int32 card_list = 2; }", "Kotlin", "cardList", "A.card", "A.card_list"),
    ("message A { string text = 1; int32 text_bytes = 2; }", "Java", "getTextBytes", "A.text", "A.text_bytes"),
    ("message A { A next = 1; A next_builder = 2; }", "Java", "getNextBuilder", "A.next", "A.next_builder"),
    (
        "message A { map<string, string> x = 1; int32 x_map = 2; }",
        "Java",
        "getXMap",
        "A.x",
        "A.x_map",
    ),
    ("message A { int32 serialized_size = 1; }", "Java", "getSerializedSize", "A.serialized_size", "the language"),
    ("message A { int32 class = 1; }", "Java", "getClass", "A.class", "the language"),
    ("message A { oneof kind { int32 b = 1; } int32 kind_case = 2; }", "Java", "getKindCase", "A.kind", "A.kind_case"),
    ("message A { message B { message A {} } }", "Java", "A", "zoo.v1.A", "zoo.v1.A.B.A"),
    ("message Card {} message CardOrBuilder {}", "Java", "CardOrBuilder", "zoo.v1.Card", "zoo.v1.CardOrBuilder"),
    ("enum K { K_UNSPECIFIED = 0; K_A = 1; K_A_VALUE = 2; }", "Java", "K_A_VALUE", "K_A", "K_A_VALUE"),
    (
        'option java_outer_classname = "Card"; message Card {}',
        "Java",
        "Card",
        "zoo.v1.Card",
        "the option java_outer_classname",
    ),
    ("message A { int32 when = 1; }", "Kotlin", "when", "A.when", "the language"),
    ("message Object {}", "Kotlin", "object", "zoo.v1.Object", "the language"),
    ("message A { optional int32 b = 1; bool has_b = 2; }", "C#", "HasB", "A.b", "A.has_b"),
    ("message Cards { repeated int32 cards = 1; }", "C#", "Cards", "zoo.v1.Cards", "zoo.v1.Cards.cards"),
    ("message A { int32 types = 1; }", "C#", "Types", "A.types", "the language"),
    ("message ZooReflection {}", "C#", "ZooReflection", "zoo.v1.ZooReflection", "the file zoo.proto"),
    ("message A { int32 get_b = 1; int32 b = 2; }", "Go", "GetB", "A.get_b", "A.b"),
    ("message A { int32 reset = 1; }", "Go", "Reset", "A.reset", "the language"),
    ("message A { oneof kind { int32 b = 1; } message B {} }", "Go", "A_B", "A.b", "A.B"),
    ("message A { enum K { X = 0; B = 1; } oneof kind { int32 b = 1; } }", "Go", "A_B", "`B`", "A.b"),
    ("enum Kind { KIND_A = 0; KIND_INIT = 1; }", "Swift", "init", "KIND_INIT", "the language"),
    ("message A { optional int32 b = 1; bool has_b = 2; }", "Swift", "hasB", "A.b", "A.has_b"),
    ("message A { int32 description = 1; }", "Swift", "description", "A.description", "the language"),
    ("message A { message Type {} }", "Swift", "Type", "A.Type", "the language"),
    ("message A { int32 b = 1; bool has_b = 2; }", "Dart", "hasB", "A.b", "A.has_b"),
    ("message List {}", "Dart", "List", "zoo.v1.List", "the language"),
    ("message A { oneof kind { int32 b = 1; } message Kind {} }", "Dart", "A_Kind", "A.kind", "A.Kind"),
    ("message A { int32 in = 1; }", "Dart", "in", "A.in", "the language"),
]
"""A message, the language in which it collides, the name in question, and the two that want it."""


def test_none_collides_in_the_contract():
    assert found(contract_files()) == []


@pytest.mark.parametrize(("source", "language", "name", "one", "other"), PLANTED)
def test_a_planted_collision_is_told_with_both_names(source, language, name, one, other):
    lines = [line for line in found([compiled_file(source)]) if line.startswith(f"{language}: `{name}` in ")]
    assert len(lines) == 1
    assert one in lines[0]
    assert other in lines[0]


def test_the_same_name_in_two_packages_collides_in_swift_alone():
    apart = compiled_file('option swift_prefix = "Zoo"; option java_package = "one"; message Card {}')
    again = compiled_file('option swift_prefix = "Zoo"; option java_package = "two"; message Card {}', "farm")
    lines = found([apart, again])
    assert lines == ["Swift: `ZooCard` in the module comes from `zoo.v1.Card` and from `farm.v1.Card`"]


def test_ordinary_names_do_not_collide():
    source = """
        enum Kind { KIND_UNSPECIFIED = 0; KIND_A = 1; KIND_5 = 2; }
        message Card { Kind kind = 1; optional int32 number = 2; string game_id = 3; repeated Card cards_under = 4; }
        message Move { oneof kind { Card play = 1; Card draw = 2; } map<string, string> params = 3; }
    """
    assert found([compiled_file(source)]) == []
