"""Journals made up for the checks: a long one, and one in which every text is hostile."""
import json
import pathlib
import random
import re
import subprocess

top = pathlib.Path(__file__).resolve().parent.parent.parent


def line(file, kind, s, t, **members):
    file.write(json.dumps({"k": kind, "s": s, "t": t, **members}, ensure_ascii=False) + "\n")


class Writer:
    """Writes records with numbers and times."""

    def __init__(self, file, app):
        self.file = file
        self.s = 0
        self.t = 0
        line(file, "open", self.next(), 0, v=2, app=app, at="2026-01-31T12:00:00.000000Z", part=1)

    def next(self):
        self.s += 1
        return self.s

    def add(self, kind, wait=20, **members):
        self.t += wait
        line(self.file, kind, self.next(), self.t, **{"w": 1, **members})


def write_long(path, navigations, seed=11):
    """A session of somebody who goes on and on."""
    chance = random.Random(seed)
    with open(path, "w") as file:
        writer = Writer(file, "long")
        stack = [{"e": 1, "r": {"home": {}}}]
        tree = {"root": {"stack": list(stack)}}
        writer.add("base", tree=tree, shown=tree, id=1, nav=0, gen=0, route="App.R", mode="full", guards=[{"q": 1, "name": "auth"}])
        for n in range(1, navigations + 1):
            if len(stack) > 8 or (len(stack) > 1 and chance.random() < 0.4):
                writer.add("submit", wait=chance.randrange(200000, 3000000), n=n, op="pop", count=1)
                step = {"stack": [0], "below": len(stack) - 1, "out": [stack.pop()["e"]]}
            else:
                entry = {"e": n + 1, "r": {"article": {"id": n, "title": f"Chapter {n}"}}}
                writer.add("submit", wait=chance.randrange(200000, 3000000), n=n, op="push", route=entry["r"])
                step = {"stack": [0], "below": len(stack), "in": [entry]}
                stack.append(entry)
            writer.add("asked", n=n, q=1, name="auth")
            writer.add("answer", wait=chance.randrange(30, 40000), n=n, q=1, d="allow", us=30)
            writer.add("commit", n=n, d=[step], id=n + 1)
            writer.add("step", n=n, g=n, d=step)
            writer.add("ack", wait=chance.randrange(200000, 400000), g=n, r="ok")
            writer.add("stepEnd", g=n, r="done")
            writer.add("end", n=n, o="completed")


hostile_texts = [
    "</script><script>window.broken = 1</script>", "<img src=x onerror='window.broken = 2'>", "<!--<script>",
    "\u202egnp.exe\u2066", "\u001b]0;title\u0007\u001b[31m", "\u2028\u2029\u0000\u009b", "&lt;b&gt;", "${window.broken = 3}",
    "javascript:window.broken=4", "'\"`\\", "%RECORDS%", "a" * 1000000,
]


def write_hostile(path):
    """A journal with such texts wherever there may be one."""
    with open(path, "w", errors="surrogatepass") as file:
        texts = [text.encode("utf-8", "surrogatepass").decode("utf-8", "replace") for text in hostile_texts]
        writer = Writer(file, texts[0])
        tree = {"root": {"tabs": [{"key": texts[0], "stack": [{"e": 1, "r": texts[1]}]},
                                  {"key": texts[0], "stack": [{"e": 2, "r": texts[2]}]}], "selected": texts[0], "at": 0}}
        writer.add("base", window=texts[3], tree=tree, shown=tree, id=2, nav=0, gen=0, route=texts[1], mode="full", guards=[{"q": 1, "name": texts[0]}])
        stack = [1]
        for n, text in enumerate(texts, 1):
            entry = {"e": n + 2, "r": text}
            step = {"stack": [0, 0], "below": len(stack), "in": [entry]}
            writer.add("submit", n=n, op="push", route=text)
            writer.add("asked", n=n, q=n, name=text)
            writer.add("answer", n=n, q=n, d="block", reason=text)
            writer.add("commit", n=n, d=[step], id=n + 2)
            writer.add("step", n=n, g=n, d=step)
            writer.add("ack", g=n, r="fail", error=text)
            writer.add("stepEnd", g=n, r="failed", why=text)
            writer.add("note", n=n, what="misuse", text=text)
            writer.add("end", n=n, o="failed", why=text, error=text)
            stack.append(n + 2)
            modal = {"style": text, "stack": [{"e": 100 + n, "r": {text: {text: text, "_0": [text]}}}]}
            writer.add("commit", n=1000 + n, d=[{"present": n - 1, "m": modal}])
            writer.add("end", n=1000 + n, o=text)
            writer.add(text or "x", n=n)
        file.write('{"k":"damaged <b>\u202e", oops}\n')
        file.write('{"k":"torn')


def write_faults(path):
    """Navigations whose guard refuses, whose host answers late or not at all, and that are done."""
    with open(path, "w") as file:
        writer = Writer(file, "faults")
        home = {"root": {"stack": [{"e": 1, "r": {"home": {}}}]}}
        writer.add("base", tree=home, shown=home, id=1, route="App.R", mode="full", guards=[{"q": 1, "name": "sign-in"}])
        n = 0
        for turn in range(1, 13):
            n += 1
            entry = {"e": n + 1, "r": {"shop": {"_0": {"product": {"id": n}}}}}
            push, pop = {"stack": [0], "below": 1, "in": [entry]}, {"stack": [0], "below": 1, "out": [n + 1]}
            writer.add("submit", wait=400000, n=n, op="push", route=entry["r"])
            writer.add("asked", n=n, turn=n, q=1, name="sign-in")
            if turn % 4 == 0:
                writer.add("answer", n=n, turn=n, q=1, d="block", reason="closed")
                writer.add("end", n=n, o="blocked", reason="closed")
                continue
            writer.add("answer", wait=9000, n=n, turn=n, q=1, d="allow")
            writer.add("commit", n=n, d=[push])
            writer.add("step", n=n, g=n, d=push)
            if turn % 3 == 0:
                writer.add("timeout", wait=3000000, g=n)
                writer.add("stepEnd", g=n, r="failed", why="timedOut")
                writer.add("tree", n=n, why="back", d=[pop])
                writer.add("end", n=n, o="failed", why="hostFailed")
                continue
            writer.add("ack", wait=200000, g=n, r="ok")
            writer.add("stepEnd", g=n, r="done")
            if turn == 5:
                writer.add("note", n=n, what="strayAnswer")
            writer.add("end", n=n, o="completed")
            n += 1
            writer.add("user", wait=100000, n=n, closed=n)
            writer.add("tree", n=n, why="user", sd=[pop])
            writer.add("tree", n=n, why="user", d=[pop])


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


def pages(program, work):
    """Pages of recorded journals and of made-up ones, by their names."""
    files = {"podcasts": top / "Tests/Support/Journals/Recorded/podcasts.jsonl"}
    for name, write in (("faults", write_faults), ("long", lambda path: write_long(path, 7500)), ("hostile", write_hostile)):
        files[name] = work / f"{name}.jsonl"
        write(files[name])
    return {name: Page(program, file, work / f"{name}.html") for name, file in files.items()}
