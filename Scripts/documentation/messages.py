"""Makes the page of messages: the texts of errors, log lines and preconditions, each with the file that it comes from."""
import re

from modules import top

address = "https://github.com/waymark-swift/waymark/blob/main/"
calls = re.compile(r"\b(?:precondition(?:Failure)?|fatalError|assertionFailure|noteMisuse|misuse\.note|throw \w[\w.]*)\(")
# In these every text is a message.
errors = re.compile(r"(?:Error|Failure|Rejection|DroppedPart|HostError\+\w+)\.swift$")
head = """# Messages

Every message of Waymark's, to be found by its text, with the file that gives it.

## Overview

Search this page for the text in front of you; `…` stands for what a message fills in. A message says what is wrong and what to do.
[Troubleshooting](doc:troubleshooting) begins with what you see on the screen instead.
"""


def literal(text, at):
    """A literal's text from behind its opening quote, with … for what is put into it, and where it ends."""
    quote = '"""' if text.startswith('""', at) and text[at:at + 3] != '"",' and text[at + 2:at + 3] == "\n" else '"'
    at += len(quote) - 1
    body = ""
    while at < len(text) and not text.startswith(quote, at):
        if text.startswith("\\(", at):
            at, body = closed(text, at + 2), body + "…"
        elif text[at] == "\\":
            body += "" if text[at + 1] in "n\n" else text[at + 1]
            at += 2
        else:
            body += text[at]
            at += 1
    return " ".join(body.split()), at + len(quote)


def closed(text, at):
    """Behind the parenthesis that closes the one before a place."""
    depth = 1
    while depth and at < len(text):
        if text[at] == '"':
            at = literal(text, at + 1)[1]
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def literals(text):
    at = 0
    while (at := text.find('"', at)) >= 0:
        body, at = literal(text, at + 1)
        # Fragments of fewer than three words are names and parts of others.
        if len(re.findall(r"[A-Za-z’']{2,}", body)) >= 3:
            yield body


def messages(path):
    text = re.sub(r"(?m)^\s*//.*$", "", path.read_text())
    spans = [text] if errors.search(path.name) else [text[call.end():closed(text, call.end())] for call in calls.finditer(text)]
    return dict.fromkeys(body for span in spans for body in literals(span))


def page():
    lines = [head]
    for module in sorted(path for path in (top / "Sources").iterdir() if path.is_dir()):
        rows = [f"| `{body.replace('`', '’').replace('|', '∣')}` | [{path.stem}]({address}{path.relative_to(top)}) |"
                for path in sorted(module.rglob("*.swift")) if ".docc" not in str(path) for body in messages(path)]
        if rows:
            lines += [f"## {module.name}", "", "| message | file |", "|---|---|", *rows, ""]
    return "\n".join(lines)
