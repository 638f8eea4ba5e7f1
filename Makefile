PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests of servers and terminals mostly wait, so there are more workers than processors.
TEST_WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
MINUTES := 10
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start hundreds of processes: without stored bytecode each would compile the whole project.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check types compiled format bench soak picture clean

play: $(VENV)/play.stamp  ## set everything up and open the app
	@$(BIN)/wardenclyffe

test: $(VENV)/dev.stamp check  ## set everything up and run the whole check

check:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory -j2 types compiled
	$(BIN)/pytest -n $(TEST_WORKERS)

types:
	$(BIN)/mypy

compiled:  ## the bytecode of all modules and tests, which all workers would make at the same time
	@$(BIN)/pytest --collect-only -qq >/dev/null || true

format: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/dev.stamp
	$(BIN)/python -m bench

soak: $(VENV)/dev.stamp  ## the whole contract at every decision, for MINUTES
	$(BIN)/python -m engine.fuzz --minutes $(MINUTES) --check 1

picture: $(VENV)/dev.stamp
	$(BIN)/python -m tests.docs.picture

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting everything up; this takes a moment, and only once."
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/dev.stamp: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp
