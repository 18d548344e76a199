#!/usr/bin/env python3
"""Holds what pages say to type, and where in a page they send their readers, against what is there.

    Scripts/documentation/mentions.py

Commands are those of code: scripts of this repository with their options, targets of the Makefile, and programs that `swift run` runs.
A link with a part, as `page.md#a-part`, is to a heading, as GitHub names it. Links in the forms of issues lead to files. Links inside
catalogs are docc's to check.
"""
import pathlib
import re
import subprocess
import sys

repository = "https://github.com/waymark-swift/waymark/"
# Options of `swift run` with a value of their own.
valued = ("-c", "--configuration", "--package-path", "--scratch-path", "--traits")


def commands(text):
    """The commands in the code of a page, each with the number of its line."""
    fence = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fence = not fence
        elif fence:
            yield number, line.split(" # ")[0].strip()
        else:
            for code in re.findall(r"`([^`]+)`", line):
                yield number, code.strip()


def options_of(top, script):
    """All that a script reads, as far as its text tells: its own, and that of the folders that it names."""
    text = script.read_text(encoding="utf-8")
    for folder in set(re.findall(r"\b((?:Upgrade|Mutation|Fuzz|Benchmarks)(?:/Sources)?|Scripts/\w+)\b", text)):
        for file in sorted((top / folder).rglob("*.swift")) if (top / folder).is_dir() else []:
            if ".build" not in file.parts:
                text += file.read_text(encoding="utf-8")
    return text


def wrong(top, command):
    """What is wrong with a command, if anything."""
    words = command.split()
    while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
        words.pop(0)
    if not words:
        return
    script = top / words[0]
    if re.match(r"(Scripts|\.ci)/", words[0]) and "*" not in words[0]:
        if not script.exists():
            yield f"{words[0]} is not there"
        elif script.is_file() and len(words) > 1:
            text = options_of(top, script)
            for word in words[1:]:
                option = re.match(r"\[?(--[a-z][a-z-]*)", word)
                if option and option[1] not in text:
                    yield f"{words[0]} has no option {option[1]}"
    elif words[0] == "make" and len(words) == 2 and re.fullmatch(r"[a-z]+", words[1]):
        makefile = top / "Makefile"
        if makefile.exists() and not re.search(rf"^{words[1]}:", makefile.read_text(encoding="utf-8"), re.M):
            yield f"make has no target {words[1]}"
    elif words[:2] == ["swift", "run"]:
        yield from not_run(top, words[2:])


def not_run(top, words):
    folder = top
    while words and words[0].startswith("-"):
        option = words.pop(0)
        if option in valued and words:
            value = words.pop(0)
            folder = top / value if option == "--package-path" else folder
    if not words or not re.fullmatch(r"[\w-]+", words[0]):
        return
    manifest = folder / "Package.swift"
    text = manifest.read_text(encoding="utf-8") if manifest.exists() else ""
    if not re.search(rf'\.executable(Target)?\(\s*name: "{re.escape(words[0])}"', text):
        yield f"swift run has no program {words[0]}"


def parts(path):
    """The headings of a page as GitHub names them, and names that are written in it."""
    found, fence = {}, False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("```"):
            fence = not fence
        heading = None if fence else re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
        if heading:
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).replace("`", "")
            name = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            found[name] = found.get(name, -1) + 1
        for name in re.findall(r'(?:id|name)="([^"]+)"', line):
            found.setdefault(name, 0)
    return {name if number == 0 else f"{name}-{number}" for name, last in found.items() for number in range(last + 1)}


def links(text):
    """The links of a page that are no inline ones without a part, each with the number of its line."""
    text = re.sub(r"^```.*?^```", lambda match: "\n" * match[0].count("\n"), text, flags=re.M | re.S)
    for match in re.finditer(r'\]\(([^)\s]*#[^)\s]+)|^\[[^\]]+\]:\s*(\S+)|\bhref="([^"\s]+)"', text, re.M):
        yield text.count("\n", 0, match.start()) + 1, next(group for group in match.groups() if group)


def complaints(top, name):
    """What is wrong on one page."""
    path = top / name
    text = path.read_text(encoding="utf-8")
    if not name.endswith(".md"):
        for link in re.findall(re.escape(repository) + r"(?:blob|tree)/main/([^\s)\"'#`]+)", text):
            if not (top / link).exists():
                yield f"{name}: {link} is not there"
        return
    for number, command in commands(text):
        for words in wrong(top, command):
            yield f"{name}:{number}: {words}"
    for number, link in links(text):
        link, _, part = re.sub(re.escape(repository) + r"(?:blob|tree)/main/", "/", link).partition("#")
        if re.match(r"[a-z]+:", link) or (not link and ".docc/" in name):
            continue
        target = path if not link else top / link[1:] if link.startswith("/") else path.parent / link
        if not target.exists():
            yield f"{name}:{number}: {link} is not there"
        elif part and target.suffix == ".md" and part not in parts(target):
            yield f"{name}:{number}: {link}#{part} names a part that is not there"


def main():
    top = pathlib.Path(__file__).resolve().parent.parent.parent
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md", ".github/*.yml"], cwd=top,
                           check=True, capture_output=True, text=True, encoding="utf-8").stdout.split("\0")
    found = [text for name in names if name and (top / name).exists() for text in complaints(top, name)]
    for text in found:
        print(text, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
