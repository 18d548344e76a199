#!/usr/bin/env python3
"""Prints what has changed between two states of a package so that apps would no longer compile, a line each.

    Scripts/api/breaks.py BEFORE AFTER

BEFORE and AFTER are folders with what swift-api-digester has written of each module, as MODULE.json or MODULE.json.gz, and the names of
products and traits in package.txt, as Scripts/check-api writes them. The digester's own comparison finds most. What it passes over is found here:
declarations that have become async, that throw another error, that take closures in another way, and that belong to an actor.
"""
import gzip
import json
import pathlib
import re
import subprocess
import sys
import tempfile

# What an app's code relies on where it stands, and what it does not expect where it comes.
relied_on = {"Nonisolated": "no longer nonisolated", "DynamicMemberLookup": "without @dynamicMemberLookup",
             "DynamicCallable": "without @dynamicCallable", "PropertyWrapper": "no property wrapper", "ResultBuilder": "no result builder"}
unexpected = {"Custom": "isolated to an actor, or has another attribute of a library's"}


def declarations(node):
    return [child for child in node.get("children", []) if "declKind" in child and child["declKind"] not in ("Import", "Accessor")]


def name_of(node, path):
    return ".".join([*path, node["printedName"]])


def own(before, after, path=()):
    """Pairs of a declaration's line and its mangled names before and after, or what has come or gone of its attributes."""
    for old in declarations(before):
        same = [new for new in declarations(after) if (new["declKind"], new["printedName"]) == (old["declKind"], old["printedName"])]
        if not same:
            # The digester's to tell.
            continue
        start = f"{old['declKind']} {name_of(old, path)}"
        new = next((one for one in same if one.get("usr") == old.get("usr")), None)
        if new is None:
            known = {one.get("usr") for one in declarations(before)}
            others = [one for one in same if one.get("usr") not in known] or same
            yield start, old.get("mangledName", ""), others[0].get("mangledName", "")
            new = others[0]
        had, has = set(old.get("declAttributes", [])), set(new.get("declAttributes", []))
        throws = [{one["name"]: one.get("throwing", False) for one in node.get("accessors", [])} for node in (old, new)]
        words = [text for name, text in relied_on.items() if name in had - has] + \
            [text for name, text in unexpected.items() if name in has - had] + \
            [f"throwing in {name}" for name, does in throws[1].items() if does and not throws[0].get(name, True)]
        for text in words:
            yield f"{start} is now {text}", None, None
        # Where a type is isolated, so are its members.
        if not words:
            yield from own(old, new, (*path, old["name"]))


def growing(node, path=()):
    """Enums that are declared to grow."""
    for child in node.get("children", []):
        if child.get("kind") == "TypeDecl":
            if "Nonexhaustive" in child.get("declAttributes", []):
                yield ".".join((*path, child["name"]))
            yield from growing(child, (*path, child["name"]))


def demangled(names):
    done = subprocess.run(["swift-demangle", "-compact"], input="\n".join(names), capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def breaks(module, before, after):
    with tempfile.TemporaryDirectory(prefix="waymark-api-") as folder:
        files = [f"{folder}/before.json", f"{folder}/after.json"]
        for file, text in zip(files, (before, after)):
            pathlib.Path(file).write_bytes(text)
        done = subprocess.run(["swift-api-digester", "-diagnose-sdk", "-input-paths", files[0], "-input-paths", files[1],
                               "-swift-version", "6", "-disable-fail-on-error"],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True)
    before, after = json.loads(before)["ABIRoot"], json.loads(after)["ABIRoot"]
    may_grow = set(growing(after))
    reported = [line for line in done.stdout.splitlines() if line and not line.startswith("/")]
    for line in reported:
        added = re.match(r"EnumElement (.+)\.\w+ has been added as a new enum case", line)
        if not (added and added[1] in may_grow):
            yield f"{module}: {line}"
    for line, was, has_become in own(before, after):
        if any(other.startswith(line + " ") for other in reported):
            continue
        if was is not None:
            texts = demangled([was, has_become])
            line += " was {}, and is {}".format(*texts) if texts[0] != texts[1] else " takes a closure that escapes, or no longer"
        yield f"{module}: {line}"


def modules(folder):
    """What the digester has written, by module."""
    found = {path.name.removesuffix(".json"): path.read_bytes() for path in folder.glob("*.json")}
    return found | {path.name.removesuffix(".json.gz"): gzip.decompress(path.read_bytes()) for path in folder.glob("*.json.gz")}


def names(folder):
    path = folder / "package.txt"
    return path.read_text().splitlines() if path.exists() else []


def of_packages(before, after):
    kept = names(after)
    for name in names(before):
        if name not in kept:
            yield f"Package.swift: there is no longer: {name}"
    new = modules(after)
    for module, old in sorted(modules(before).items()):
        if module not in new:
            yield f"{module}: the module is gone"
        # The digester takes its time.
        elif old != new[module]:
            yield from breaks(module, old, new[module])


for text in of_packages(*map(pathlib.Path, sys.argv[1:])):
    print(text)
