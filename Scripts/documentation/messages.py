"""Makes the page of messages: the texts of errors, log lines and preconditions, each with the file that it comes from."""
import re

from modules import top

address = "https://github.com/waymark-swift/waymark/blob/main/"
calls = re.compile(r"\b(?:precondition(?:Failure)?|fatalError|assertionFailure|noteMisuse|misuse\.note|throw \w[\w.]*)\(")
# In these every text is a message.
errors = re.compile(r"(?:Error|Failure|Rejection|RestorationReport|HostError\+\w+)\.swift$")
head = """# Messages

Every message of Waymark's, to be found by its text, with the file that gives it.

## Overview

Search this page for the text in front of you; `…` stands for what a message fills in. A message says what is wrong and what to do.
[Troubleshooting](doc:troubleshooting) begins with what you see on the screen instead.
"""


hole = r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
literal = re.compile(rf'"""\n(.*?)"""|"((?:{hole}|\\.|[^"\\\n])*)"', re.S)


def closed(text, at):
    """Behind the parenthesis that closes the one before a place."""
    depth = 1
    while depth and at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def messages(path):
    """The texts of a file, each with … for what is put into it."""
    text = re.sub(r"(?m)^\s*//.*$", "", path.read_text())
    blank = literal.sub(lambda match: "_" * len(match[0]), text)
    spans = [(0, len(text))] if errors.search(path.name) else [(call.end(), closed(blank, call.end())) for call in calls.finditer(blank)]
    found = [" ".join(re.sub(r"\\(?:n|\n)?", "", re.sub(hole, "…", match[1] or match[2] or "")).split())
             for start, end in spans for match in literal.finditer(text, start, end)]
    # Fragments of fewer than three words are names and parts of others.
    return dict.fromkeys(one for one in found if len(re.findall(r"[A-Za-z’']{2,}", one)) >= 3)


def page():
    lines = [head]
    for module in sorted(path for path in (top / "Sources").iterdir() if path.is_dir()):
        rows = [f"| `{body.replace('`', '’').replace('|', '∣')}` | [{path.stem}]({address}{path.relative_to(top)}) |"
                for path in sorted(module.rglob("*.swift")) if ".docc" not in str(path) for body in messages(path)]
        if rows:
            lines += [f"## {module.name}", "", "| message | file |", "|---|---|", *rows, ""]
    return "\n".join(lines)
