"""The tutorials as their pages say them: which file each step of the reader's project gets, and which picture belongs to it."""
import dataclasses
import pathlib
import re

top = pathlib.Path(__file__).resolve().parent.parent.parent
folder = top / "Sources/Waymark/Waymark.docc/Tutorials"

# The parts of a step that matter here: a comment says of the code after it what the text says to the reader. A picture is either inside the braces after the code, or the step's own.
part = re.compile(r'(?:@Comment \{ (?P<partly>builds with the next step) \}\s*)?@Code\(name: "(?P<name>[^"]+)", file: (?P<file>[^)\s]+)\)'
                  r'|@Image\(source: (?P<picture>[^,\s]+), alt: "[^"]+"\)')


class Fault(Exception):
    """What is wrong with a tutorial."""


@dataclasses.dataclass
class Step:
    """A step of a tutorial: all files that the reader has by then, by their paths in the reader's project."""

    tutorial: str
    number: int
    files: dict
    changed: str
    source: pathlib.Path
    # Whether it builds, and need not wait for the next step.
    isWhole: bool

    @property
    def name(self):
        return f"{self.tutorial}-{self.number:02}"


@dataclasses.dataclass
class Tutorial:
    name: str
    steps: list
    # The step whose program each picture shows.
    pictures: dict


def read(page):
    """A tutorial with its steps in order."""
    steps, pictures, used, files = [], {}, set(), {}
    for match in part.finditer(page.read_text()):
        if match["picture"]:
            # Others are drawings, and show no program.
            if not match["picture"].startswith(f"{page.stem}-"):
                continue
            if not steps:
                raise Fault(f"{page.name}: {match['picture']} comes before any code")
            pictures[match["picture"]] = steps[-1]
            continue
        found = sorted(folder.rglob(match["file"]))
        if len(found) != 1:
            raise Fault(f"{page.name}: there is no {match['file']}, or more than one")
        used.add(found[0])
        text = found[0].read_text()
        if files.get(match["name"]) == text:
            raise Fault(f"{page.name}: {match['file']} changes nothing")
        files = {**files, match["name"]: text}
        steps.append(Step(page.stem, len(steps) + 1, files, match["name"], found[0], not match["partly"]))
    if not steps or not steps[-1].isWhole:
        raise Fault(f"{page.name}: it ends with nothing that builds")
    # In the page's own order, so that a reader of the folder finds a step by its number.
    for step, file in zip(steps, sorted(used)):
        # What a program prints is no file of ours, and is formatted by nobody: it is kept as plain text.
        wanted = f"{page.stem}-{step.number:02}-{pathlib.PurePath(step.changed).stem}{'.txt' if file.suffix == '.txt' else '.swift'}"
        if file.name != wanted:
            raise Fault(f"{page.name}: {file.name} should be called {wanted}")
    left = {file for file in folder.rglob(f"{page.stem}-*") if file.suffix in (".swift", ".txt")} - used
    if left:
        raise Fault(f"{page.name}: no step shows {', '.join(sorted(file.name for file in left))}")
    return Tutorial(page.stem, steps, pictures)


def all():
    """Every tutorial, by the name of its page."""
    pages = sorted(page for page in folder.glob("*.tutorial") if "@Tutorial(" in page.read_text())
    return [read(page) for page in pages]
