# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
#
# Every command of the project. What a target needs is set up by make itself, inside .venv, once.

PYTHON := .venv/bin/python
READY := .venv/ready

# Keep the current directory off the front of sys.path: our code.py would hide the standard library's.
export PYTHONSAFEPATH := 1

.DEFAULT_GOAL := help
.PHONY: help play test boards challenges balance art pictures bundle deploy bench selfplay learn lint clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

play: $(READY) ## play: in a window, in a terminal where there is no screen, or as a demonstration
	@$(PYTHON) -m tools.sim

test: lint ## check everything: lint, then every test, those on the 32-bit VM included
	@$(PYTHON) -m pytest -n 2

boards: $(READY) ## make the board tables in boards/ from the drawings beside them, and the lessons
	@$(PYTHON) -m tools.boards
	@$(PYTHON) -m tools.lessons

challenges: $(READY) ## solve the deals of the challenges anew; hours, may be interrupted and goes on
	@$(PYTHON) -m tools.par.challenges

balance: $(READY) ## print and plot what is possible on the boards, and what players reach
	@$(PYTHON) -m tools.balance

art: $(READY) ## make the font and the sprites of the app from the drawings in tools/
	@$(PYTHON) -m tools.font
	@$(PYTHON) -m tools.art

pictures: $(READY) ## make the pictures of README anew, from the simulator
	@$(PYTHON) -m tools.pictures

bundle: $(READY) ## pack what belongs on a badge's drive into dist/
	@$(PYTHON) -m tools.bundle

deploy: $(READY) ## put it onto a connected badge; DRIVE=... says where it is
	@$(PYTHON) -m tools.deploy $(if $(DRIVE),--drive "$(DRIVE)")

bench: $(READY) ## print what the badge will need in time and memory, beside the budgets
	@$(PYTHON) -m tools.bench

selfplay: $(READY) ## print how strong the bots are; ARGS=... as .venv/bin/python -m tools.selfplay --help says
	@$(PYTHON) -m tools.selfplay $(ARGS)

learn: $(READY) ## learn anew what Bridges' bots know; hours, may be interrupted and goes on; ARGS=... as above
	@$(PYTHON) -m tools.learn $(ARGS)

lint: $(READY) ## check style, and that the badge's Python can run what goes onto the badge
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m ruff format --check
	@$(PYTHON) -m tools.lint

clean: ## remove everything that make made: .venv and the caches
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): tools/setup.sh tools/requirements.txt
	@tools/setup.sh
