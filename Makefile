# Every target sets up what it needs; a machine with Python 3.11, make and, the first time, a network is enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python

# The environment is ready when both files exist and are newer than what they were made from.
LOCKED := $(VENV)/locked
READY := $(VENV)/ready

# The browser's part: its packages, and what is built of it into the server's folder. Node comes with the environment.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
WEB_PACKAGES := web/node_modules/.package-lock.json
WEB := src/hexadeck/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js

# For what keeps one core busy at a time. What a target prints comes in one piece.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

.DEFAULT_GOAL := help
.PHONY: help play web test test-web compiled-where-possible check check-python check-web format bench bench-peers bench-research cluster train-check rules compiled screenshots load wheel fuzz lock clean

help:
	@echo "make play      serve the tables on localhost"
	@echo "make web       build the browser's part"
	@echo "make test      run all tests, then those of kernel, puzzles and conformance on the compiled engine"
	@echo "make check     formatting, lint, types, import contracts, dead code"
	@echo "make format    put the code into the agreed format and mend what can be mended"
	@echo "make bench     measure decisions, clones and searches a second"
	@echo "make bench-peers  the compiled engine beside OpenSpiel's hearts (installs that into .build)"
	@echo "make bench-research  decisions a second through the doors for researchers, beside RLCard and PettingZoo"
	@echo "make cluster   the lab on a Ray cluster of two nodes, one of them killed (installs Ray into .build)"
	@echo "make train-check  a small network, fitted by PyTorch on this machine (installs PyTorch into .build)"
	@echo "make rules     list rules without a test and tests without a rule, and how much Python the cards need"
	@echo "make screenshots  every page as a picture, into .build/screenshots"
	@echo "make load      500 matches at once against one server, with the figures"
	@echo "make wheel     a package to install, with the browser's part inside, into dist"
	@echo "make fuzz      damaged positions, records, decks and cards, many thousands of them"
	@echo "make compiled  compile the engine into .build and print the folder"
	@echo "make lock      choose new versions of all dependencies (needs a network)"
	@echo "make clean     remove everything that was built, except the environment in $(VENV)"

# Never waits for the compiler: serves plain while the compiled engine is built for the next time.
play: $(READY) $(WEB)
	@mkdir -p .build; \
	if built=$$($(RUN) tools/build_compiled.py --cached); then \
		PYTHONPATH=$$built exec $(BIN)/hexadeck serve; \
	else \
		nohup nice -n 19 $(RUN) tools/build_compiled.py >.build/background.log 2>&1 & \
		exec $(BIN)/hexadeck serve; \
	fi

web: $(WEB)

# Half as long in the making as what people play with, and tested for what it does, not for how fast.
test compiled-where-possible: export HEXADECK_OPT_LEVEL ?= 1

test: $(READY) $(WEB)
	@$(RUN) tools/system_packages.py
	@$(SIDE_BY_SIDE) compiled-where-possible test-web
	@built=$$($(RUN) tools/build_compiled.py --cached); \
	HEXADECK_PURE=1 $(RUN) -m pytest -n 2 || exit; \
	if [ -z "$$built" ]; then echo "Only plain Python was tested here."; exit; fi; \
	echo "The kernel's tests and the conformance suite again, on the compiled engine:"; \
	HEXADECK_EXPECT_COMPILED=1 PYTHONPATH=$$built $(RUN) -m pytest -n 2 tests/conformance tests/kernel tests/puzzles

test-web: $(WEB_PACKAGES)
	@$(NPM) run --silent test

compiled-where-possible: $(READY)
	@$(RUN) tools/build_compiled.py || [ $$? -eq 3 ]

check: $(READY)
	@$(SIDE_BY_SIDE) check-python check-web

check-python: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(RUN) tools/dead_code.py
	$(RUN) tools/protocol_types.py --check
	$(RUN) tools/tested.py --check

check-web: $(WEB_PACKAGES)
	$(NPM) run --silent format:check
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: $(READY) $(WEB_PACKAGES)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(RUN) tools/protocol_types.py
	$(RUN) tools/tested.py
	$(NPM) run --silent format

screenshots: $(READY) $(WEB)
	@$(RUN) tools/system_packages.py
	@$(RUN) tools/screenshots.py

load: $(READY)
	@$(RUN) tools/load.py

# With the browser's part inside; compiled where there is a C compiler and tuned by play, plain elsewhere.
wheel: $(READY) $(WEB)
	@HEXADECK_PROFILED=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

fuzz: $(READY)
	@$(RUN) tools/fuzz.py

bench: $(READY)
	@$(RUN) tools/bench.py

bench-peers: $(READY)
	@$(RUN) tools/bench_peers.py

train-check: $(READY)
	@$(RUN) tools/check_training.py

cluster: $(READY)
	@$(RUN) tools/check_cluster.py

bench-research: $(READY)
	@$(RUN) tools/bench_research.py

rules: $(READY)
	@$(RUN) tools/rules_report.py
	@$(RUN) tools/words_report.py

compiled: $(READY)
	@$(RUN) tools/build_compiled.py

lock:
	@rm -rf .build/lock-env && $(PYTHON) -m venv .build/lock-env && .build/lock-env/bin/pip install --quiet pip-tools
	CUSTOM_COMPILE_COMMAND="make lock" .build/lock-env/bin/pip-compile --quiet --upgrade --extra dev --extra research --generate-hashes \
		--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--output-file requirements.lock pyproject.toml
	@rm -rf .build/lock-env

clean:
	rm -rf .build build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(WEB): $(READY) $(WEB_PACKAGES) $(WEB_SOURCES)
	@echo "Building the browser's part ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(WEB_PACKAGES): $(READY) web/package.json web/package-lock.json
	@$(NPM) ci --silent --no-progress
	@touch $@

$(READY): $(LOCKED) pyproject.toml setup.py
	@HEXADECK_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(LOCKED): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("make PYTHON=...: Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up $(VENV) from requirements.lock ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes --requirement requirements.lock
	@touch $@
