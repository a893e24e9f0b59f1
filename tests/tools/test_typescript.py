"""The types of the browser client are those of the server."""

from tools.typescript import COMMAND, FILE, declaration, typescript


def test_the_committed_file_is_current() -> None:
    assert FILE.read_text("utf-8") == typescript(), f"renew it: {COMMAND}"


def test_a_struct_becomes_an_interface_with_its_words() -> None:
    schema = {
        "description": "What it is,\nin two lines.",
        "properties": {
            "type": {"enum": ["say"]},
            "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "hands": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string"}}},
            "parts": {"type": "array", "items": {"anyOf": [{"$ref": "#/components/schemas/A"}, {"type": "boolean"}]}},
            "options": {"$ref": "#/components/schemas/Options", "type": "object", "default": {}},
            "more": {"type": "object"},
            "any": {},
        },
        "required": ["type", "seat", "hands", "parts"],
    }
    assert declaration("Said", schema) == (
        "/** What it is, in two lines. */\n"
        "export interface Said {\n"
        '  type: "say";\n'
        "  seat: number | null;\n"
        "  hands: Record<string, string[]>;\n"
        "  parts: (A | boolean)[];\n"
        "  options?: Options;\n"
        "  more?: Record<string, unknown>;\n"
        "  any?: unknown;\n"
        "}\n"
    )


def test_commands_and_messages_are_told_apart_by_their_type() -> None:
    text = typescript()
    assert 'export interface Choose {\n  type: "choose";' in text
    assert "export type Message =\n  | Scene\n  | Accepted\n  | Explained\n  | Refused;" in text
    assert "export type View =\n  | CitadelsView\n  | MachineView;" in text
    assert "  view: View | null;\n  memory: Memory | null;" in text
