# Every target builds the virtual environment it needs and keeps it up to date.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help play test lint bench clauses clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(READY) ## play Citadels in the terminal (more words for the command: ARGS="...")
	@$(BIN)/twocities play citadels $(ARGS)

test: lint ## everything that must hold: lint, tests, clauses
	$(BIN)/pytest
	$(BIN)/python -m tools.clauses

lint: $(READY) ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY) ## measure the speed of the rules
	@$(BIN)/python -m benchmarks.rules
	@$(BIN)/python -m benchmarks.machine_city

clauses: $(READY) ## list the clauses of the rules with their number of scenarios
	@$(BIN)/python -m tools.clauses

clean: ## remove all that was built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing the dependencies into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

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
