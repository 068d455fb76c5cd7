"""Component names stand alone: none is a word of a language or of its standard widgets, which clients import too."""

from service.rest.openapi.document import openapi_document

OURS_ONCE = """By Card Choice Created End Event Fault Flag Footer Header List Number Param Position Seed Started State
Text View"""
JAVASCRIPT = """Array Audio BigInt Blob Boolean Cache Comment DataView Date Document Element Error Event File Function
Headers History Image Intl Iterator JSON Lock Map Math Node Notification Number Object Option Performance Plugin Promise
Proxy Range Reflect Request Response Screen Selection Set Storage String Symbol Text Touch URL Window Worker"""
DART = """Action Actions Align Card Center Chip Color Column Container Curve Dialog Drawer Duration Enum Expanded Flow
Form Future Hero Icon Image Intent Iterable Key List Listener Map Match Material Notification Null Object Offset Overlay
Pattern Placeholder Positioned Radio Record Rect Route Row Set Size Slider Spacer Stack State Step Stepper Stream String
Switch Symbol Tab Table Text Ticker Timer Title Tooltip Type Uri View Widget"""
KOTLIN = """Any Array Boolean Byte Char Comparable Double Enum Float Int Iterable Lazy List Long Map Nothing Number Pair
Result Sequence Set Short String Throwable Triple Unit"""
SWIFT = """Actor Any App Array Bool Button Character Color Data Date Decoder Dictionary Encoder Error Font Form Gauge
Grid Group Image Label Link List Menu Never Notification Optional Path Picker Range Result Scene Section Sequence Set
Shape Slider State String Tab Table Task Text Timer Toggle Type URL View Void Window"""
C_SHARP = """Action Array Attribute Boolean Buffer Char Console Convert Delegate Enum Environment Event Exception Func
Guid Index Lazy List Math Nullable Object Progress Random Range String Task Thread Timer Tuple Type Uri Version Void"""
TAKEN = frozenset(word for words in (OURS_ONCE, JAVASCRIPT, DART, KOTLIN, SWIFT, C_SHARP) for word in words.split())


def test_no_component_is_called_like_a_thing_of_a_language_or_its_widgets():
    components = openapi_document("1.2.3")["components"]["schemas"]
    assert TAKEN & set(components) == set()
    assert len(components) > 200


def test_every_component_is_referred_to():
    document = openapi_document("1.2.3")
    referred = set(_refs({name: part for name, part in document.items() if name != "components"}))
    components, left = document["components"], set(referred)
    referred |= set(_refs({name: part for name, part in components.items() if name != "schemas"}))
    left = set(referred)
    while left:
        name = left.pop().rsplit("/", 1)[1]
        found = set(_refs(components["schemas"].get(name, {})))
        left |= found - referred
        referred |= found
    orphans = {name for name in components["schemas"] if f"#/components/schemas/{name}" not in referred}
    assert orphans == set()


def _refs(node):
    match node:
        case dict():
            for key, value in node.items():
                if isinstance(value, str) and value.startswith("#/components/schemas/"):
                    yield value
                elif key != "example":
                    yield from _refs(value)
        case list():
            for item in node:
                yield from _refs(item)
