# Every target builds the virtual environment it needs and keeps it up to date.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# The compiled build lies beside the source, which never is compiled in place: a Python that looks there first runs it.
COMPILED := build/compiled
COMPILED_READY := $(COMPILED)/.ready
COMPILED_FIRST := PYTHONPATH="$(CURDIR)/$(COMPILED)"
SOURCES := $(shell find src/twocities -name '*.py' -o -name '*.ftl')

.PHONY: help play test lint bench clauses clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(COMPILED_READY) ## play Citadels in the terminal (more words for the command: ARGS="...")
	@$(COMPILED_FIRST) $(BIN)/python -m twocities.cli play citadels $(ARGS)

test: lint $(COMPILED_READY) ## everything that must hold: lint, tests of the plain and the compiled build, clauses
	$(BIN)/pytest
	@if find $(COMPILED) -name '*.so' | grep -q .; then \
	    echo "The same tests, compiled"; \
	    TWOCITIES_BUILD=compiled $(COMPILED_FIRST) $(BIN)/pytest; \
	else \
	    echo "There is no C compiler: the compiled build is not tested." >&2; [ -z "$$CI" ]; \
	fi
	$(BIN)/python -m tools.clauses

lint: $(READY) ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(COMPILED_READY) ## measure the speed of the rules and players, plain and compiled
	@$(BIN)/python -m benchmarks $(COMPILED)

clauses: $(READY) ## list the clauses of the rules with their number of scenarios
	@$(BIN)/python -m tools.clauses

clean: ## remove all that was built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing the dependencies into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(COMPILED_READY): $(READY) setup.py build/sources $(SOURCES)
	@echo "Compiling the rules and the program players (a minute or two, whenever the source has changed)"
	@rm -rf $(COMPILED)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps \
	    --target $(COMPILED) .
	@touch $@

# What there is to compile: a file that is gone changes nothing else.
build/sources: FORCE
	@mkdir -p build
	@echo $(sort $(SOURCES)) | cmp --silent - $@ || echo $(sort $(SOURCES)) > $@

# Debian keeps ensurepip, which venv needs, in the package python3-venv.
$(BIN)/pip:
	@command -v $(PYTHON) > /dev/null || { echo "There is no $(PYTHON): install Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2> /dev/null || { \
	    echo "Installing python3-venv"; \
	    if [ "$$(id -u)" != 0 ]; then sudo="sudo -n"; fi; \
	    $$sudo apt-get -qq update && $$sudo apt-get -qq install -y python3-venv > /dev/null; \
	} || { echo "Install the package python3-venv (as root: apt-get install python3-venv), then try again." >&2; exit 1; }
	@echo "Creating $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
