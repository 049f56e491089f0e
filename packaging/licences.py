#!/usr/bin/env python3
"""Lists what the command, the Python package and the page are linked with, and under which licences, with their texts. With
`--check` it prints nothing but whether all of them are permissive; other licences end it with an error."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What is given away, and so everything that it is linked with.
GIVEN = ["grundy-cli", "grundy-python", "grundy-wasm"]
PERMISSIVE = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "OFL-1.1", "Unicode-3.0",
    "Unlicense", "Zlib",
}
TEXTS = re.compile(r"(licen[cs]e|copying|notice|unlicense)", re.IGNORECASE)


class Part:
    """Something that is linked: its name, version and licence, and the folder where its texts are."""

    def __init__(self, name, version, licence, folder):
        self.name, self.version, self.licence, self.folder = name, version, licence or "", folder

    def texts(self):
        files = sorted(file for file in self.folder.iterdir() if TEXTS.match(file.name) and file.is_file())
        return [file.read_text(errors="replace").strip() for file in files]


def crates():
    """All crates that those given away need when they run, on any system."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked"]
    known = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    packages = {package["id"]: package for package in known["packages"]}
    nodes = {node["id"]: node for node in known["resolve"]["nodes"]}
    waiting = [key for key in known["workspace_members"] if packages[key]["name"] in GIVEN]
    found = set()
    while waiting:
        key = waiting.pop()
        if key in found:
            continue
        found.add(key)
        linked = [dep["pkg"] for dep in nodes[key]["deps"] if any(kind["kind"] is None for kind in dep["dep_kinds"])]
        waiting += linked
    for key in found:
        package = packages[key]
        if package["source"]:
            folder = pathlib.Path(package["manifest_path"]).parent
            yield Part(package["name"], package["version"], package["license"], folder)


def page():
    """What the page is made of: the packages that are no tools, and the fonts."""
    web = ROOT / "web"
    for path, package in json.loads((web / "package-lock.json").read_text())["packages"].items():
        if path and not package.get("dev"):
            name = path.split("node_modules/")[-1]
            yield Part(name, package["version"], package.get("license"), web / path)
    fonts = web / "src" / "styles" / "fonts"
    yield Part("Inter and STIX Two", "subsets", "OFL-1.1", fonts)


def is_permissive(licence):
    """Whether one may choose permissive licences: `A OR B` is a choice, `A AND B` means both."""
    words = re.findall(r"[()]|[^\s()]+", re.sub(r"\s+WITH\s+\S+", "", licence.replace("/", " OR ")))
    terms = {"OR": "or", "AND": "and", "(": "(", ")": ")"}
    expression = " ".join(terms.get(word, str(word in PERMISSIVE)) for word in words)
    return bool(words) and eval(expression, {"__builtins__": {}})


def listed(parts):
    yield "Grundy is linked with the following, each under its own licence.\n"
    yield from (f"{part.name} {part.version}: {part.licence}" for part in parts)
    shared = {}
    for part in parts:
        for text in part.texts() if part.folder.is_dir() else []:
            shared.setdefault(text, []).append(part.name)
    for text, names in shared.items():
        yield f"\n{'-' * 100}\n{', '.join(dict.fromkeys(names))}\n\n{text}"


def main():
    parts = sorted([*crates(), *page()], key=lambda part: (part.name.lower(), part.version))
    refused = [part for part in parts if not is_permissive(part.licence)]
    for part in refused:
        print(f"licences: {part.name} {part.version} has the licence '{part.licence}'", file=sys.stderr)
    if refused:
        sys.exit(1)
    if "--check" in sys.argv:
        print(f"licences: all {len(parts)} are permissive")
    else:
        print("\n".join(listed(parts)))


main()
