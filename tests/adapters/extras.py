"""For tests that need an optional extra."""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest


def load(module: str, needs: str, extra: str) -> Any:
    """Imports a module that needs a package of an extra. Without it the tests of the file are skipped; on CI they
    fail."""
    if find_spec(needs) is None:
        reason = f"{needs} is not installed (pip install 'twocities[{extra}]')"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason, allow_module_level=True)
    return import_module(module)
