"""The programs that are built, and the pages that the command makes of recorded journals: of an app, of one in which much fails, of one in which every text is hostile, and of a long one."""
import json
import pathlib
import re
import subprocess

top = pathlib.Path(__file__).resolve().parent.parent.parent
folder = top / "Tests/Support/Journals/Recorded"


def built(product):
    command = ["swift", "build", "--quiet", "--product", product]
    subprocess.run(command, cwd=top, check=True)
    return subprocess.run([*command, "--show-bin-path"], cwd=top, check=True, capture_output=True, text=True).stdout.strip() + f"/{product}"


class Page:
    """The page that the command makes of a journal, with what its log says of the same."""

    def __init__(self, program, journal, path):
        self.path = str(path)
        path.write_bytes(subprocess.run([program, "page", journal], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
        lines = journal.read_bytes().split(b"\n")
        self.records = sum(1 for line in lines if line.strip())
        self.begins, kinds = {}, {}
        for number, text in enumerate(lines, 1):
            try:
                record = json.loads(text)
            except ValueError:
                continue
            kinds[number] = record["k"]
            if "n" in record:
                self.begins.setdefault((record.get("w"), record["n"]), number)
        self.navigations = len(self.begins)
        # The tree after each record that changed one, by its line.
        self.trees, records = [], iter(kinds)
        for text in subprocess.run([program, "show", journal], capture_output=True, text=True).stdout.split("\n"):
            if re.match(r"[ !] \d", text):
                number = next(records)
            elif re.match(r" {30,}[\[(]", text):
                self.trees.append((number, text.strip()))


recorded = ["podcasts", "faults"]


def pages(work):
    program = built("waymark")
    texts = {name: (folder / f"{name}.jsonl").read_text() for name in (*recorded, "hostile")}
    texts["hostile"] = texts["hostile"].replace("a" * 40, "a" * 1000000)
    texts["long"] = texts["podcasts"] * 200
    made = {}
    for name, text in texts.items():
        journal = work / f"{name}.jsonl"
        journal.write_text(text)
        made[name] = Page(program, journal, work / f"{name}.html")
    return made
