# Builds, checks and measures. Build products stay out of the clone.

export CARGO_TARGET_DIR ?= $(HOME)/.cache/grundy/target

# What `make bench` passes on: empty for everything, which takes hours.
BENCH ?= quick

.PHONY: test build fmt clean bench setup check-fmt lint unit doc readme

test: setup check-fmt lint unit doc readme

# The parts of the Rust tool chain that a minimal installation leaves out.
setup:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy

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

# The command has the name of the library, and its documentation would take the same place.
doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --exclude grundy-cli --locked --no-deps

readme: build
	tests/readme

build:
	cargo build --release --locked -p grundy-cli

fmt:
	cargo fmt --all

bench:
	@if [ -x bench/run ]; then bench/run $(BENCH); else echo "no benchmarks here"; fi

clean:
	cargo clean
