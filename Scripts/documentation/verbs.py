"""The table of verbs, held against the symbols: what it says is there, and what is there it says."""
import itertools
import re

from graphs import top

page = top / "Sources/Waymark/Waymark.docc/verbs.md"
names = ("push|pop|popTo[A-Za-z]*|replaceTop|replace|setStack|present|dismiss|dismissAll|closeModal|select|selectTab|insertTab|fill|empty"
         "|bringToFront|focus|removeTab|update|close|remove|show|open|set|setRoot|ask|answer|edit")


def complaints(*modules):
    lines = page.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| verb | `Router` |"))
    table = [line.split("|") for line in itertools.takewhile(lambda line: line.startswith("|"), lines[start:])]
    found = []
    for column, type in enumerate(("Router", "ScreenContext", "TreeEditor", "Tree"), 2):
        written = {verb for row in table if len(row) > column for verb in re.findall(r"`([a-zA-Z]+\([a-zA-Z_:]*\))`", row[column])}
        there = set()
        for module in modules:
            for symbol in module.symbols.values():
                path = symbol["pathComponents"]
                if len(path) == 2 and path[0] == type and re.fullmatch(rf"(?:{names})\(.*\)", path[1]):
                    there.add(path[1].replace("options:", ""))
        found += [f"{page.name}: {type} has no {verb}" for verb in sorted(written - there)]
        found += [f"{page.name} does not say that {type} has {verb}" for verb in sorted(there - written)]
    return found
