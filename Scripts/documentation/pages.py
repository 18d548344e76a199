"""Looks for what pages name and docc does not look for: files of this repository, and the files that their code is compiled in."""
import glob
import re
import subprocess

from modules import top

repository = r"https://github\.com/waymark-swift/waymark/(?:blob|tree)/main/"
named = re.compile(r"`((?:Sources|Tests|Scripts|Examples|Snippets|Benchmarks|Documentation|Fuzz|Mutation|\.github|\.ci)/[\w+./*-]+"
                   r"|[A-Za-z][\w+/-]*/[\w+-]+\.(?:swift|md|txt|json|py|yml))(?: [^`]*)?`")
linked = re.compile(r'\]\(([^)#:\s]+)(?:#[^)]*)?\)|\b(?:src|srcset)="([^":\s]+)"')
code = re.compile(rf"\]\((?:{repository})?((?:Examples|Tests|Snippets)/[^)#\s]+)\)")
block = re.compile(r"^```swift\n(.*?)^```$", re.M | re.S)


def missing(page, text):
    """Files that are not there. A page may leave out what the files that it speaks of share."""
    for name in named.findall(text):
        places = ["", f"{page.parent.relative_to(top)}/", "Sources/", "Sources/Waymark/", "Scripts/"]
        if ".build" not in name and not any(glob.glob(f"{top}/{place}{name}") for place in places):
            yield name
    for match in linked.finditer(text):
        link = match[1] or match[2]
        # A picture in a catalog is known by its name alone.
        if not (page.parent / link).exists() and not (".docc/" in str(page) and any(page.parent.rglob(link))):
            yield link
    for link in re.findall(repository + r"([^)#\s]+)", text):
        if not (top / link).exists():
            yield link


def lines(text):
    """The lines of some Swift without blanks and comments. One with … leaves something out, and is no line."""
    for line in text.splitlines():
        line = re.sub(r"\s+", "", re.sub(r"(^|\s)//.*", "", line))
        if line and "…" not in line:
            yield line


def uncompiled(page, text):
    """Lines of code that no file which the page links to has. It counts for recipes, the README, and who says that code is compiled."""
    if "/Recipes/" not in str(page) and page.name != "README.md" and "compiled in" not in text:
        return
    files = [file for name in code.findall(text) for file in ([top / name] if name.endswith(".swift") else (top / name).rglob("*.swift"))]
    whole = "".join(line for file in files if file.exists() for line in lines(file.read_text()))
    for match in block.findall(text) if files else []:
        # No file here has the lines of an app's own manifest.
        if not match.startswith("// Package.swift"):
            yield from (line for line in lines(match) if line not in whole)


def complaints():
    """The faults of every page of the repository."""
    names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=top, check=True,
                           stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for page in [top / name for name in names if (top / name).exists()]:
        text = page.read_text()
        yield from (f"{page.relative_to(top)}: {name} is not there" for name in dict.fromkeys(missing(page, text)))
        yield from (f"{page.relative_to(top)}: no file that it links to has {line}" for line in uncompiled(page, text))
