"""Writes the types of everything sent over the wire, as the server describes them, for the browser client."""

from pathlib import Path
from typing import Any, Final

from twocities.server.api import described
from twocities.server.messages import SCHEMAS

COMMAND: Final = "python -m tools.typescript"
FILE: Final = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEADER: Final = f"// What goes between server and client. Generated from the server's types: `{COMMAND}`.\n"
PLAIN: Final = {"boolean": "boolean", "integer": "number", "null": "null", "number": "number", "string": "string"}


def typescript() -> str:
    """The text of the file."""
    return "\n".join([HEADER, *[declaration(name, of) for name, of in described()["components"]["schemas"].items()]])


def declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        parts = [f"\n  | {part}" for part in expression(schema).split(" | ")]
        return f"{comment}export type {name} ={''.join(parts)};\n"
    fields = [
        f"  {field}{'' if field in schema['required'] else '?'}: {expression(of)};\n"
        for field, of in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def expression(schema: dict[str, Any]) -> str:
    """A type as it is written after a colon."""
    match schema:
        case {"$ref": reference}:
            return str(reference).removeprefix(SCHEMAS)
        case {"anyOf": parts}:
            return " | ".join([expression(part) for part in parts])
        case {"enum": values}:
            return " | ".join([f'"{value}"' for value in values])
        case {"type": "array", "items": items}:
            element = expression(items)
            return f"({element})[]" if " | " in element else f"{element}[]"
        case {"type": "object"}:
            return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
        case {"type": kind}:
            return PLAIN[kind]
    return "unknown"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), "utf-8")
