# Builds, checks and measures. Build products stay out of the clone.

export CARGO_TARGET_DIR ?= $(HOME)/.cache/grundy/target

# Where tests/tools puts what it installs.
export PATH := $(HOME)/.cache/grundy/bin:$(PATH)

CENSUS_TARGET = $(HOME)/.cache/grundy/census
GRUNDY = $(CARGO_TARGET_DIR)/release/grundy
PAGE_SOURCES = $(shell find web/src web/public -type f ! -name schema.ts) web/index.html web/openapi.json web/vite.config.ts web/notebook.config.ts web/tsconfig.json

# Arguments of bench/run for `make bench`: empty for everything, which takes hours.
BENCH ?= quick

.PHONY: test build page play site fmt clean bench setup check-fmt lint unit doc readme web browser api openapi wasm python dist licences census census-test census-changed

test: setup check-fmt page licences lint unit doc readme wasm web api python browser census-changed

# What the checks need besides Rust: installed if it is missing and can be, otherwise reported.
setup:
	@tests/tools

check-fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

# Nextest runs the tests of all crates side by side; examples in the documentation only run under cargo test.
unit:
	@if cargo nextest --version >/dev/null 2>&1; then \
	  cargo nextest run --workspace --locked; \
	else \
	  cargo test --workspace --locked --all-targets; \
	fi
	cargo test --workspace --locked --doc

# The command has the same name as the library, so its documentation would overwrite the library's.
doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --exclude grundy-cli --locked --no-deps

readme: build
	tests/readme

# The library as a WebAssembly module, if there is a tool chain for it.
wasm: build
	tests/wasm

# The command, with the page embedded if it was built.
build:
	cargo build --release --locked -p grundy-cli

# The program behind `grundy census`, beside the command. It has a workspace of its own and takes long to build.
census: build
	CARGO_TARGET_DIR=$(CENSUS_TARGET) cargo build --release --locked --manifest-path crates/census/Cargo.toml
	cp $(CENSUS_TARGET)/release/grundy-census $(dir $(GRUNDY))

# The tests of the census, always; `make test` runs them only if something in crates/census has changed.
census-test:
	tests/census always

census-changed:
	tests/census

# Touching the build script makes the command embed the new page.
page: web/dist/index.html

web/node_modules/.package-lock.json: web/package-lock.json
	@tests/tools node
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build
	@touch crates/cli/build.rs

# Builds everything and opens the page in the browser.
play: page build
	$(GRUNDY) serve --open

# A folder that any static host can serve: the page with the library in it, without a server.
site: page
	node web/hosted/make.mjs

# The description of the API, from which the types of the page are made.
openapi: build
	$(GRUNDY) serve --openapi > web/openapi.json

web: page
	cd web && npm test

# The page in a real browser, played by a script, from the server and from the folder without one, if that can be made;
# screenshots stay in web/test-results.
browser: page build
	@tests/tools chromium
	@node web/hosted/make.mjs --if-possible
	cd web && GRUNDY_BIN=$(GRUNDY) npm run browser

api: build
	tests/api

# The Python package, as a wheel in a virtual environment, which the test of boards in the browser uses too.
python: page
	tests/python

fmt:
	cargo fmt --all

bench:
	@if [ -x bench/run ]; then bench/run $(BENCH); else echo "no benchmarks here"; fi
	@if [ -x $(CENSUS_TARGET)/release/grundy-census ]; then bench/sql $(filter quick,$(BENCH)); fi

# What a release needs, in dist/: crates, Python packages, an archive of the command.
dist: page build
	packaging/dist.py

# All that is linked has a permissive licence.
licences: page
	packaging/licences.py --check

clean:
	cargo clean
