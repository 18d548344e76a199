#!/usr/bin/env python3
"""Holds the code of the recipes and of the README against the files that are compiled and tested.

    Scripts/documentation/quotations.py

A page names its files by links to them, and every block of Swift on it is some lines of one of these, one after the other, without
their common indentation. A recipe has a sample and a test, every sample has a recipe, and the page of all recipes names each.
"""
import pathlib
import re
import sys

top = pathlib.Path(__file__).resolve().parent.parent.parent
recipes = top / "Sources/Waymark/Waymark.docc/Recipes"
samples, tests = "Examples/Recipes/", "Tests/RecipesTests/"
address = "https://github.com/waymark-swift/waymark/blob/main/"
# What an app writes into its own manifest stands in no file here.
manifest = "// Package.swift"


def unindented(lines):
    """The lines without their common indentation, and without empty ones around them."""
    while lines and not lines[0].strip():
        lines = lines[1:]
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    depth = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [line[depth:].rstrip() for line in lines]


def blocks(text):
    """The blocks of Swift on a page, each with the number of its line."""
    for match in re.finditer(r"^```swift\n(.*?)^```$", text, flags=re.M | re.S):
        yield text.count("\n", 0, match.start()) + 1, unindented(match[1].splitlines())


def holds(lines, block):
    """Whether a file has the lines of a block one after the other."""
    return any(unindented(lines[start:start + len(block)]) == block
               for start in range(len(lines) - len(block) + 1) if lines[start].strip() == block[0].strip())


def linked(text):
    """The Swift files that a page links to, from the top of the repository."""
    names = re.findall(r"\]\((?:" + re.escape(address) + r")?((?:Examples|Tests|Snippets)/[^)#]+\.swift)\)", text)
    return list(dict.fromkeys(names))


def complaints(page):
    """What is wrong with the code of one page."""
    text, name = page.read_text(), page.relative_to(top)
    files = {file: (top / file).read_text().splitlines() for file in linked(text) if (top / file).exists()}
    for line, block in blocks(text):
        if not block:
            yield f"{name}:{line}: the block is empty"
        elif block[0] != manifest and not any(holds(lines, block) for lines in files.values()):
            yield f"{name}:{line}: no file that the page links to has these lines: {block[0]} …"


def missing():
    """What one would look for in vain among the recipes."""
    pages = sorted(page for page in recipes.glob("*.md") if page.stem != "recipes")
    overview = (recipes / "recipes.md").read_text()
    shown = set()
    for page in pages:
        text = page.read_text()
        files = linked(text)
        shown.update(files)
        for folder in (samples, tests):
            if not any(file.startswith(folder) for file in files):
                yield f"{page.relative_to(top)}: links to no file in {folder}"
        if not list(blocks(text)):
            yield f"{page.relative_to(top)}: shows no code"
        for link in (f"(doc:{page.stem})", f"<doc:{page.stem}>"):
            if link not in overview:
                yield f"recipes.md does not have {link}"
    shown.update(linked((top / "README.md").read_text()))
    for folder in (samples, tests):
        for file in sorted((top / folder).rglob("*.swift")):
            name = str(file.relative_to(top))
            if ".build" not in file.parts and name not in shown:
                yield f"{name}: no recipe links to it"


def main():
    pages = sorted(recipes.glob("*.md")) + [top / "README.md"]
    found = [text for page in pages for text in complaints(page)] + list(missing())
    for text in found:
        print(text, file=sys.stderr)
    return 1 if found else 0


sys.exit(main())
