# Every target builds the virtual environment it needs and keeps it up to date.

PYTHON ?= python3
ARGS ?=

# Tests start hundreds of processes, and each would compile the source again. Empty counts as unset.
export PYTHONDONTWRITEBYTECODE =

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# The compiled build is separate from the source, which is never compiled in place: put it first on Python's path.
COMPILED := build/compiled
COMPILED_READY := $(COMPILED)/.ready
COMPILED_FIRST := PYTHONPATH="$(CURDIR)/$(COMPILED)"
SOURCES := $(shell find src/twocities docs/rules -name '*.py' -o -name '*.ftl' -o -name '*.md')

# Where the library reference is written.
REFERENCE := build/docs

# Installs a package of Debian: as root, or with a sudo that asks nothing.
install = echo "Installing $(1)"; \
    if [ "$$(id -u)" != 0 ]; then sudo="sudo -n"; fi; \
    $$sudo apt-get -qq update && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y $(1) > /dev/null

# Tests quick enough for everyday work: the rules, the players, and the server with SQLite.
QUICK := tests/scenarios tests/machine tests/players tests/server tests/test_golden.py tests/test_words.py
NOT_QUICK := $(patsubst %,tests/server/test_%.py,faults fuzz leaks openapi postgresql secrets)

# Tests whose result depends neither on the build nor on the database, or which try both databases themselves, run only
# once.
ONCE := tests/browser tests/terminal tests/tools tests/arena/test_command.py \
    $(patsubst %,tests/build/test_%.py,containers packages reference) \
    $(patsubst %,tests/server/test_%.py,bans command friends fuzz leaks migrations notifications openapi operating pages postgresql processes storage work) \
    $(patsubst %,tests/test_%.py,art bundle cli fonts languages told wording words)

# Of these, those that play many games run only compiled, where there is a compiler: it takes half the time.
LONG := $(patsubst %,tests/server/test_%.py,fuzz leaks)

# The browser client: without arguments it is built; with arguments npm runs.
CLIENT := $(BIN)/python tools/client.py
CLIENT_BUILT := src/twocities/server/static

.PHONY: help play check test lint bench frames clauses screenshots docs packages wheels clean client pages vitest programs postgresql chromium FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: client ## serve the games, also to friends on the same network, and open the browser (more options: ARGS="...")
	@$(COMPILED_FIRST) $(BIN)/python -m twocities.cli serve --open --host 0.0.0.0 $(ARGS)

check: lint ## for everyday work: lint, and the quick tests of the plain build
	$(BIN)/pytest $(QUICK) $(NOT_QUICK:%=--ignore %)

test: ## everything: lint, tests of the plain and the compiled build, clauses
	@$(MAKE) --no-print-directory --jobs 2 pages programs
	@$(MAKE) --no-print-directory --jobs 3 --output-sync lint client vitest
	$(BIN)/pytest --ignore tests/browser $(LONG:%=--ignore %)
	$(COMPILED_FIRST) $(BIN)/pytest --numprocesses 4 --dist load --maxschedchunk 1 tests/browser
	@if find $(COMPILED) -name '*.so' | grep -q .; then \
	    echo "Compiled and with PostgreSQL: all tests but those that would prove the same again"; \
	    TWOCITIES_BUILD=compiled TWOCITIES_TEST_DATABASE=postgresql $(COMPILED_FIRST) \
	        $(BIN)/pytest $(patsubst %,--ignore %,$(filter-out $(LONG),$(ONCE))); \
	else \
	    echo "There is no C compiler: the compiled build is not tested." >&2; $(BIN)/pytest $(LONG) && [ -z "$$CI" ]; \
	fi
	$(BIN)/python -m tools.clauses

lint: $(READY) ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(CLIENT) run check

bench: client ## measure the speed of the rules and players, plain and compiled, and the size of the client (ARGS="--against REF": compare with a commit)
	@$(BIN)/python -m benchmarks $(COMPILED) $(ARGS)

frames: client chromium ## measure how smoothly the client runs in Chromium
	@$(COMPILED_FIRST) $(BIN)/python -m benchmarks.frames

clauses: $(READY) ## list the clauses of the rules with their number of scenarios
	@$(BIN)/python -m tools.clauses

screenshots: client chromium ## draw every screen into build/screenshots
	@$(COMPILED_FIRST) $(BIN)/python -m tools.screenshots

docs: $(READY) ## write the library reference into build/docs
	@$(BIN)/pdoc -o $(REFERENCE) $(patsubst %,twocities.%,core citadels machine players arena adapters)

packages: $(READY) ## build the sdist and a wheel for this Python into dist
	@rm -rf dist
	@$(BIN)/python -m build

wheels: $(READY) ## build the sdist and compiled wheels for every Python into dist (on Linux in containers: needs docker or podman)
	@rm -rf dist
	@$(BIN)/python -m build --sdist
	@$(BIN)/python -m cibuildwheel --output-dir dist dist/*.tar.gz

clean: ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules $(CLIENT_BUILT) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing the dependencies into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e '.[dev]'
	@touch $@

$(COMPILED_READY): $(READY) setup.py build/sources $(SOURCES) | pages
	@echo "Compiling the rules and the bots (a minute or two, whenever the source has changed)"
	@rm -rf $(COMPILED)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps \
	    --target $(COMPILED) .
	@touch $@

# The files to compile: a file that no longer exists changes nothing else.
build/sources: FORCE
	@mkdir -p build
	@echo $(sort $(SOURCES)) | cmp --silent - $@ || echo $(sort $(SOURCES)) > $@

# The client is part of the package, and of the compiled one.
client: pages $(COMPILED_READY)
	@rm -rf $(COMPILED)/twocities/server/static
	@cp -r $(CLIENT_BUILT) $(COMPILED)/twocities/server/static

pages: $(READY)
	@$(CLIENT)

# The tests of the client that need no browser.
vitest: pages
	@$(CLIENT) test

# What tests need from Debian, one after the other: no two of its installations can run at once.
programs: | $(BIN)/pip
	@$(MAKE) --no-print-directory postgresql
	@$(MAKE) --no-print-directory chromium

# A database to test with; if it cannot be installed, tests do without it, or fail on CI.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { $(call install,postgresql); } || \
	    echo "PostgreSQL cannot be installed (as root: apt-get install postgresql): all is tested with SQLite alone." >&2

# A browser to test with, in the same way.
chromium:
	@{ command -v chromium && command -v chromium-headless-shell; } > /dev/null || { $(call install,chromium chromium-headless-shell); } || \
	    command -v chromium > /dev/null || \
	    echo "Chromium cannot be installed (as root: apt-get install chromium): no page is tested in a browser." >&2

# Debian keeps ensurepip, which venv needs, in the package python3-venv.
$(BIN)/pip:
	@command -v $(PYTHON) > /dev/null || { echo "There is no $(PYTHON): install Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2> /dev/null || { $(call install,python3-venv); } || \
	    { echo "Install the package python3-venv (as root: apt-get install python3-venv), then try again." >&2; exit 1; }
	@echo "Creating $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
