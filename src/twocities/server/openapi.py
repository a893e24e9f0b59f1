"""The OpenAPI document, generated from the endpoints and the message types, including those of the live connection."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from importlib.metadata import version
from inspect import cleandoc
from typing import Any, Final

import msgspec

from twocities.core import find_game, games
from twocities.server.endpoints import JSON, OTHER, STATUS, TEXT, Endpoint, Refusals
from twocities.server.messages import SCHEMAS, AnyCommand, AnyMessage
from twocities.server.own_tables import AnyOwnMessage

Schema = dict[str, Any]

REF: Final = f"{SCHEMAS}{{name}}"
GAMES: Final = [find_game(name) for name in games()]
UNIONS: Final[dict[str, list[Any]]] = {  # by name: the members
    "Command": [AnyCommand],
    "Message": [AnyMessage],
    "OwnMessage": [AnyOwnMessage],
    "Catalogue": [type(game.catalogue()) for game in GAMES],
    "Options": [game.options_type for game in GAMES],
    "Facts": [game.facts_type for game in GAMES],
    "Outlook": [game.outlook_type for game in GAMES if game.outlook_type],
    "View": [game.view_type for game in GAMES],
    "Memory": [game.memory_type for game in GAMES],
    "OwnCards": [game.own_cards.type for game in GAMES if game.own_cards],
}
PACKAGES: Final = "|".join([re.escape(game.view_type.__module__.rpartition(".")[0]) for game in GAMES])
OF_ONE_GAME: Final = re.compile(rf"(?:{PACKAGES})\.\w+\.\w+")  # the names that msgspec gives to clashing types


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """The whole document."""
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Two Cities", "version": version("twocities")},
        "paths": paths,
        "components": {"schemas": _components(endpoints)},
    }


def _operation(endpoint: Endpoint) -> Schema:
    told: Schema = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.handler.__doc__,
        "parameters": [_parameter(field, endpoint.path) for field in msgspec.structs.fields(endpoint.parameters)],
        "responses": {
            str(endpoint.status): {
                "description": HTTPStatus(endpoint.status).phrase,
                "content": {TEXT if endpoint.response is str else JSON: {"schema": _schema(endpoint.response)}},
            },
            **_refusals(endpoint),
        },
    }
    if endpoint.body:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(endpoint.body)}}}
    return told


def _parameter(field: msgspec.structs.FieldInfo, path: str) -> Schema:
    place = "path" if f"{{{field.name}}}" in path else "query"
    default = {} if field.required else {"default": field.default}
    return {"name": field.name, "in": place, "required": field.required, "schema": _schema(field.type) | default}


def _refusals(endpoint: Endpoint) -> Schema:
    """The responses of refusals, by status."""
    of_form = ["malformed", "banned", "session-ended", *(["foreign-page", "too-large"] if endpoint.body else [])]
    by_status: dict[int, list[str]] = {}
    for reason in (*of_form, *endpoint.refusals):
        by_status.setdefault(STATUS.get(reason, OTHER), []).append(reason)
    content = {JSON: {"schema": _schema(Refusals)}}
    return {str(status): {"description": ", ".join(by_status[status]), "content": content} for status in by_status}


def _schema(type: Any) -> Schema:
    """The schema of a type, with references to the components."""
    (schema,), _ = msgspec.json.schema_components([type], ref_template=REF)
    return schema


def _components(endpoints: Sequence[Endpoint]) -> Schema:
    types: list[Any] = [Refusals]
    for endpoint in endpoints:
        types += filter(None, [endpoint.response, endpoint.body])
    either = [type for union in UNIONS.values() for type in union]
    told, components = msgspec.json.schema_components([*either, *types], ref_template=REF)
    schemas = iter(told)
    for name, union in UNIONS.items():
        parts = [next(schemas) for _ in union]
        components[name] = {"anyOf": parts} if len(parts) > 1 else parts[0]
    for schema in components.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    text = msgspec.json.encode(components).decode()
    renamed: Schema = msgspec.json.decode(OF_ONE_GAME.sub(_own_name, text))
    return renamed


def _own_name(found: re.Match[str]) -> str:
    """Turns `twocities.chess.documents.View` into ChessView."""
    *_, game, _, name = found[0].split(".")
    return f"{game.capitalize()}{name}"
