"""The options of a title as data: which there are, what each can be, and which values exclude each other."""

from enum import StrEnum
from typing import Any, cast

from msgspec import NODEFAULT, Struct, inspect

from engine.game import AnyTitle, Condition, Refusal, refusal
from engine.reason import Reason


class OptionKind(StrEnum):
    """What an option can be set to."""

    CHOICE = "CHOICE"
    """One of a few names."""
    FLAG = "FLAG"
    """Yes or no."""
    NUMBER = "NUMBER"
    """A whole number."""
    LIST = "LIST"
    """A list of names, or of records with a name among their fields."""


class OptionField(Struct, frozen=True):
    """One option of a title, read from its struct of options."""

    name: str
    """The field in the options."""
    kind: OptionKind
    """What it can be set to."""
    nullable: bool
    """Whether it can be null, which leaves it to the table."""
    default: Any
    """Its value when left out."""
    values: tuple[str, ...]
    """The names to choose from: of a choice, or of an item of a list; else empty."""
    minimum: int
    """The least number, or the fewest items; 0 elsewhere."""
    maximum: int
    """The greatest number, or the most items; 0 elsewhere."""


def option_fields(options: type[Any]) -> tuple[OptionField, ...]:
    """Describe every field of a struct of options, in order of declaration.

    Raises TypeError for a field without default or bounds, or of a type that no form could show: a start-up error.
    """
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return tuple(_option_field(field) for field in info.fields)


def _option_field(field: inspect.Field) -> OptionField:
    kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    kept = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
    default = field.default_factory() if field.default is NODEFAULT and not field.required else field.default
    if field.required or len(kept) != 1:
        raise TypeError(f"option {field.name} needs a default and a single type")
    kind, values, minimum, maximum = _shape(field.name, kept[0])
    return OptionField(field.name, kind, len(kinds) > 1, default, values, minimum, maximum)


def _shape(name: str, kind: inspect.Type) -> tuple[OptionKind, tuple[str, ...], int, int]:
    match kind:
        case inspect.BoolType():
            return OptionKind.FLAG, (), 0, 0
        case inspect.EnumType():
            return OptionKind.CHOICE, _names(kind), 0, 0
        case inspect.IntType(ge=int(minimum), le=int(maximum)):
            return OptionKind.NUMBER, (), minimum, maximum
        case inspect.VarTupleType(max_length=int(maximum)):
            return OptionKind.LIST, _item_names(name, kind.item_type), kind.min_length or 0, maximum
        case _:
            raise TypeError(f"option {name} has a type that no form can show, or no bounds")


def _item_names(name: str, item: inspect.Type) -> tuple[str, ...]:
    kinds = [item] if isinstance(item, inspect.EnumType) else []
    if isinstance(item, inspect.StructType):
        kinds = [field.type for field in item.fields if isinstance(field.type, inspect.EnumType)]
    if not kinds:
        raise TypeError(f"option {name} is a list of what has no name")
    return _names(kinds[0])


def _names(kind: inspect.EnumType) -> tuple[str, ...]:
    return tuple(str(member.value) for member in kind.cls)


def option_text(value: object) -> str:
    """Write an option's value as a condition names it: `true`, `3`, `SHARED`, `null`; a list by its length."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case tuple():
            return str(len(cast("tuple[object, ...]", value)))
        case _:
            return str(value)


def conflict(title: AnyTitle, options: Any) -> Refusal | None:
    """Refuse options that exclude each other: OPTION_CONFLICT with both names and values, and the rule.

    None if the title can be played with them.
    """
    for pair in title.conflicts:
        if _meets(options, pair.first) and _meets(options, pair.second):
            return refusal(
                Reason.OPTION_CONFLICT,
                pair.rule,
                option=pair.first.option,
                value=option_text(getattr(options, pair.first.option)),
                other=pair.second.option,
                other_value=option_text(getattr(options, pair.second.option)),
            )
    return None


def _meets(options: Any, condition: Condition) -> bool:
    return option_text(getattr(options, condition.option)) in condition.values
