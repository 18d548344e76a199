"""The texts of errors, log lines and preconditions in the sources, held against the page that lists them."""
import re

from graphs import top

page = top / "Sources/Waymark/Waymark.docc/messages.md"

# The messages of the model of UIKit are UIKit's own.
modules = ["WaymarkState", "WaymarkLinks", "Waymark", "WaymarkTesting", "WaymarkTerminal", "WaymarkUIKit", "WaymarkBindings",
           "WaymarkSwiftUI", "WaymarkGTK", "UIKitOperations", "FreshRouter", "RGRoutable", "ReRouter", "ReSwiftRouter", "ReSwiftStore",
           "WaymarkInspector", "WaymarkCommand"]
# Files in which texts are messages whatever calls them: those of errors' reasons, and of what preconditions share.
named = re.compile(r"(Error|Failure|Finding|Rejection|DroppedPart|UnmatchedCase|HostError\+\w+|LinkPattern|ManifestFile|JournalReader"
                   r"|GrowingJournal|JournalFollower|JournalWindow)\.swift$")
# Texts in a declaration of an error, or in an extension of one, are messages whatever its file is called.
declaration = re.compile(r"\b(?:class|enum|extension|struct)\s+(?:\w+\.)*(\w+)(?:<[^{>]*>)?\s*(:[^{]*)?\{")
# Types of which a page names each case.
cases = [("Waymark", "RouterEvent/Kind", page.with_name("observing.md")), ("Waymark", "RouterEvent/Kind", page.with_name("debugging.md")),
         ("Waymark", "NavigationError", page),
         ("WaymarkTesting", "HostViolation/Rule", top / "Sources/WaymarkTesting/WaymarkTesting.docc/testing.md")]
calls = re.compile(r"\b(precondition|preconditionFailure|fatalError|assertionFailure|noteMisuse|misuse\.note"
                   r"|(?<!\.)print|ExpectationFailure|CommandFailure|Arguments\.failure|JournalProblem|complain|throw (?:parser\.)?error)\(")


def literals(text):
    """The string literals of some Swift, each with … for what is put into it, and where it begins."""
    at, found = 0, []
    while at < len(text):
        if text.startswith("//", at):
            at = text.find("\n", at) + 1 or len(text)
        elif text.startswith('"""', at):
            end = text.index('"""', at + 3)
            body, _ = interpolated(text[at + 3:end] + '"', 0)
            found.append((at, re.sub(r"\s+", " ", body).strip()))
            at = end + 3
        elif text[at] == '"':
            body, end = interpolated(text, at + 1)
            found.append((at, body))
            at = end + 1
        else:
            at += 1
    return found


def interpolated(text, at):
    """A literal's text from its first character, and where its closing quote is."""
    body = ""
    while at < len(text) and text[at] != '"':
        if text.startswith("\\(", at):
            at, body = closed(text, at + 2), body + "…"
        elif text[at] == "\\":
            body += {"n": " ", "\n": ""}.get(text[at + 1], text[at + 1])
            at += 2
        else:
            body += text[at]
            at += 1
    return body, at


def closed(text, at):
    """Behind the parenthesis that closes the one before a place."""
    depth = 1
    while depth:
        if text[at] == '"':
            _, at = interpolated(text, at + 1)
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def ended(text, at):
    """Behind the brace that closes the one before a place."""
    depth = 1
    while depth and at < len(text):
        if text.startswith("//", at):
            at = text.find("\n", at) + 1 or len(text)
            continue
        if text.startswith('"""', at):
            at = text.index('"""', at + 3) + 3
            continue
        if text[at] == '"':
            _, at = interpolated(text, at + 1)
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def errors(texts):
    """The names of the types that are errors in some files."""
    return {found[1] for text in texts for found in declaration.finditer(text) if found[2] and re.search(r"\bError\b", found[2])}


def messages():
    """The texts that people may meet, with the files that they are in. Fragments of fewer than three words are left out."""
    found = {}
    for module in modules:
        folder = top / "Sources" / module
        # Catalogs hold the code of tutorials, which is none of the module's.
        files = {path: path.read_text() for path in sorted(folder.rglob("*.swift")) if folder / f"{module}.docc" not in path.parents}
        thrown = errors(files.values())
        for path, text in files.items():
            spans = [(call.end(), closed(text, call.end())) for call in calls.finditer(text)]
            spans += [(one.end(), ended(text, one.end())) for one in declaration.finditer(text) if one[1] in thrown]
            for at, body in literals(text):
                # What is the same in all of a kind is no text for people.
                if re.search(r"\bas: $", text[max(0, at - 4):at]):
                    continue
                isMessage = named.search(path.name) or any(start <= at < end for start, end in spans)
                if isMessage and len([word for word in re.findall(r"[A-Za-z’']+", body) if word]) >= 3:
                    found.setdefault(body.strip(), path.name)
    return found


def plain(text):
    text = text.replace("`", "").replace("\\", "").replace("’", "'").replace("…", " … ")
    return re.sub(r" ([.,:;])(?=\s|$)", r"\1", re.sub(r"\s+", " ", text)).strip()


def essence(text):
    """A message without the file, the line and the column that it may begin with, and without what is filled in at its ends."""
    return re.sub(r"^[ …:\d]+", "", plain(text)).rstrip(" …")


def missingCases(modules):
    for module, type, page in cases:
        text = page.read_text()
        for symbol in next(one for one in modules if one.name == module).symbols.values():
            *owner, name = symbol["pathComponents"]
            name = name.partition("(")[0]
            if "/".join(owner) == type and symbol["kind"]["identifier"] == "swift.enum.case" and not re.search(rf"`{name}\b", text):
                yield f"{page.name} does not have {type}/{name}"


def complaints(modules):
    written = plain(page.read_text())
    return [*missingCases(modules)] + [f"{page.name} does not have {text!r} of {file}" for text, file in sorted(messages().items())
            if essence(text) not in written]
