# Everything a developer does here, by name. `make` alone lists it.

SHELL := bash
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
ARGS ?=
WORKERS ?= 2

# The tests start the server dozens of times; without its bytecode each start would compile it again.
test soak: export PYTHONDONTWRITEBYTECODE :=

.PHONY: help run test check format proto examples publish rulings record mutants bench soak lock clean

# They measure latency, which a neighbour on the machine can spoil: what fails is tried once more, and both are printed.
ATTACKS = $(BIN)/python -m pytest -q tests/attack

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

run: $(READY) ## Serve: REST on port 8080, gRPC on 50051 (FAIRDEAL_* variables or ARGS="--port 0" change that)
	@exec $(BIN)/fairdeal serve $(ARGS)

test: $(READY) ## Pass every test, attacks first and alone (ARGS="tests/engine -k deal" picks some)
	@$(if $(ARGS),,$(ATTACKS) || $(ATTACKS) --last-failed)
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(or $(ARGS),--ignore tests/attack)

check: $(READY) ## Lint, format, types, imports, protobuf, OpenAPI, Dockerfile
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python -m service.wire.protos --check
	$(BIN)/buf lint proto
	$(BIN)/buf breaking proto --against proto/published.binpb
	$(BIN)/python -m tests.support.generated_names
	scripts/openapi.sh $(BIN)/python $(VENV)/openapi
	$(BIN)/hadolint Dockerfile

format: $(READY) ## Format the Python code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

proto: $(READY) ## Write the titles' .proto files from their structs, and proto/gen from all (ARGS="--rename OLD=NEW")
	$(BIN)/python -m service.wire.protos $(ARGS)
	scripts/proto.sh $(BIN)/python

examples: $(READY) ## Write the examples of the documents anew, from a game of each title
	$(BIN)/python -m service.cli.examples

publish: $(READY) ## Take today's .proto files as the contract that `make check` holds later ones to
	$(BIN)/buf build proto --exclude-source-info --output proto/published.binpb

rulings: $(READY) ## Judge every ruling of every title (ARGS="path" judges others)
	@$(BIN)/fairdeal rulings $(or $(ARGS),engine/games)

record: $(READY) ## Write golden games and counts anew (ARGS="take_that" for one title); read the difference
	@$(BIN)/python -m tests.support.record $(ARGS)

mutants: $(READY) ## Plant faults in rules and see the rulings catch them (ARGS="uno --all" for every one there is)
	@$(BIN)/python -m tests.support.mutants $(ARGS)

bench: $(READY) ## Measure speed, each figure as a ratio to its control
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[bench]'
	@$(BIN)/python -m tests.bench $(ARGS)

soak: $(READY) ## Pass the tests with ten times the rounds (SOAK_FACTOR=100 for a night)
	@SOAK_FACTOR=$${SOAK_FACTOR:-10} $(BIN)/python -m pytest -q --timeout 3600 tests/contract tests/service tests/e2e tests/engine tests/attack $(ARGS)

lock: ## Write requirements.lock anew from pyproject.toml
	scripts/lock.sh $(PYTHON)

clean: ## Remove what was built, not the games
	rm -rf $(VENV) dist .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(READY): requirements.lock pyproject.toml scripts/setup.sh
	@scripts/setup.sh $(PYTHON) $(VENV)
	@touch $@
