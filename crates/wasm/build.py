#!/usr/bin/env python3
"""Compiles the module for wasm32-unknown-unknown and prints where it is. Without a tool chain for that it says so and ends
with code 3; with `--check` it only looks for one. Cargo compiles nothing if nothing has changed."""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", pathlib.Path.home() / ".cache/grundy/target")) / "wasm"
TARGET = "wasm32-unknown-unknown"
# Searches recurse once per move, on the one stack that there is. Browsers have a stack of their own beside it, which is smaller.
STACK = 64 << 20
# All that a module may take: the stack, the table, and what is kept between requests.
MEMORY = 512 << 20
# Only smaller functions are inlined than usual for size; opt-level z, which inlines next to none, makes searches twice as slow.
INLINED = 20
MISSING = 3


def output(*command):
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def builders():
    """Every cargo that may compile for the target, with the options and settings that it takes: with the sources of the standard
    library if they are there, since it can then be compiled for size too (the generic sorts of std alone are a seventh of the
    module otherwise), else with the library of the target, as rustup has it."""
    for folder in ["", "/usr/bin/"]:
        rustc = folder + "rustc"
        version = re.search(r"rustc 1\.(\d+)", output(rustc, "--version"))
        least = re.search(r'rust-version = "1\.(\d+)"', (ROOT / "Cargo.toml").read_text())
        if not version or int(version[1]) < int(least[1]):
            continue
        libraries = pathlib.Path(output(rustc, "--print", "target-libdir", "--target", TARGET) or "none")
        sources = pathlib.Path(output(rustc, "--print", "sysroot")) / "lib/rustlib/src/rust/library/std"
        if sources.exists():
            options = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]
            yield folder, options, {"RUSTC_BOOTSTRAP": "1"}
        elif any(libraries.glob("libstd-*")):
            yield folder, [], {}


def build():
    folder, options, settings = next(builders(), (None, None, None))
    if folder is None:
        print(f"no tool chain for WebAssembly: rustup target add {TARGET}", file=sys.stderr)
        sys.exit(MISSING)
    if "--check" in sys.argv:
        sys.exit()
    # Not the settings of other builds: they may not suit this target.
    settings["RUSTFLAGS"] = f"-Cllvm-args=-inline-threshold={INLINED} -Clink-arg=-zstack-size={STACK} -Clink-arg=--max-memory={MEMORY}"
    if folder:
        settings["PATH"] = folder + os.pathsep + os.environ["PATH"]
    command = [folder + "cargo", "build", "--profile", "site", "--locked", "-p", "grundy-wasm"]
    command += ["--target", TARGET, "--target-dir", str(BUILT), *options]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings})
    if done.returncode != 0:
        sys.exit(1)
    return BUILT / TARGET / "site" / "grundy_wasm.wasm"


print(build())
