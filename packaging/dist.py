#!/usr/bin/env python3
"""Makes what a release needs, in dist/: the two crates, the page inside; the wheel and the source package for Python; and an
archive of the command with completions, pages of the manual and licences. `make dist` has built the page and the command.
`make dist DIST=binaries` makes only what differs from system to system."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path.home() / ".cache" / "grundy"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", CACHE / "target"))
DIST = ROOT / "dist"
ONLY_BINARIES = os.environ.get("DIST") == "binaries"
WINDOWS = sys.platform == "win32"
COMMAND = TARGET / "release" / ("grundy.exe" if WINDOWS else "grundy")
LICENCES = ["LICENSE-APACHE", "LICENSE-MIT"]
# The licences of what is linked.
LINKED = "LICENSES-LINKED.txt"
# Completions by shell, under the names that the shells look for.
COMPLETIONS = {"bash": "grundy.bash", "zsh": "_grundy", "fish": "grundy.fish", "powershell": "grundy.ps1"}


def run(*command):
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)


def printed(*command):
    done = subprocess.run([str(word) for word in command], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def sources():
    """What is built from sources elsewhere has the page and the licences beside its own sources, only while packages are made."""
    command, library, package = ROOT / "crates" / "cli", ROOT / "crates" / "grundy", ROOT / "python" / "grundy"
    texts = {folder / name: (ROOT / name).read_text() for folder in (command, library) for name in LICENCES}
    texts.update(dict.fromkeys([command / LINKED, package / LINKED], linked()))
    try:
        shutil.copytree(ROOT / "web" / "dist", command / "page", dirs_exist_ok=True)
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")
        if not ONLY_BINARIES:
            crates()
        python_packages()
    finally:
        shutil.rmtree(command / "page", ignore_errors=True)
        for file in texts:
            file.unlink(missing_ok=True)


def crates():
    run("cargo", "package", "--locked", "--no-verify", "--allow-dirty", "-p", "grundy", "-p", "grundy-cli")
    for name in ["grundy", "grundy-cli"]:
        shutil.copy(TARGET / "package" / f"{name}-{version()}.crate", DIST)


def python_packages():
    """Maturin lives in an environment of its own."""
    home = CACHE / "dist"
    program = home / ("Scripts" if WINDOWS else "bin") / "maturin"
    if not program.exists() and not program.with_suffix(".exe").exists():
        venv.create(home, with_pip=True)
        run(program.with_name("python"), "-m", "pip", "install", "--quiet", "maturin>=1.9.4,<2")
    run(program, "build", "--release", "--locked", "--out", DIST, *([] if ONLY_BINARIES else ["--sdist"]))


def archive():
    """The command, and what belongs to it on a system."""
    name = f"grundy-{version()}-{host()}"
    folder = DIST / name
    for part in ["completions", "man/man1"]:
        (folder / part).mkdir(parents=True)
    shutil.copy(COMMAND, folder)
    for shell, file in COMPLETIONS.items():
        (folder / "completions" / file).write_text(printed(COMMAND, "completions", shell), encoding="utf-8")
    run(COMMAND, "--lang", "en", "man", folder / "man" / "man1")
    for file in ["README.md", "CHANGELOG.md", "CITATION.cff", *LICENCES]:
        shutil.copy(ROOT / file, folder)
    (folder / LINKED).write_text(linked(), encoding="utf-8")
    shutil.make_archive(str(folder), "zip" if WINDOWS else "gztar", DIST, name)
    shutil.rmtree(folder)


def linked():
    """What is linked, with its licences."""
    return printed(sys.executable, ROOT / "packaging" / "licences.py")


def version():
    return re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.MULTILINE)[1]


def host():
    return re.search(r"^host: (.*)$", printed("rustc", "-vV"), re.MULTILINE)[1].strip()


def main():
    os.environ["CARGO_TARGET_DIR"] = str(TARGET)
    if not (ROOT / "web" / "dist" / "index.html").exists() or not COMMAND.exists():
        sys.exit("dist: the page and the command are not built: run `make dist`")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    sources()
    archive()
    for file in sorted(DIST.iterdir()):
        print(f"dist/{file.name}  {file.stat().st_size / 1e6:.1f} MB")


main()
