"""Runs a program of a tutorial in a terminal of its own, and makes a picture of what it shows."""
import html
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import time

from steps import Fault

# A letter is 0.6 times as wide as it is high in the fonts that terminals have.
letter, height, margin, bar = 8.4, 18, 16, 34
style = """\
svg{--back:#fff;--text:#1f2328;--soft:#59636e;--edge:#d1d9e0}
@media (prefers-color-scheme:dark){svg{--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--edge:#3d444d}}
text{fill:var(--text);font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
.bold{font-weight:700}.dim{fill:var(--soft)}.underline{text-decoration:underline}.reverse{fill:var(--back)}
.card{fill:var(--back);stroke:var(--edge)}.knob{fill:var(--edge)}.bar{fill:var(--text)}.box{fill:none;stroke:var(--soft)}"""
# Lines are drawn from the middle of a cell to its sides: left, right, up, down.
boxes = {"─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}


def install():
    if shutil.which("tmux") is None:
        asRoot = [] if subprocess.run(["id", "-u"], capture_output=True, text=True).stdout.strip() == "0" else ["sudo"]
        subprocess.run([*asRoot, "apt-get", "update", "-qq"], check=True)
        subprocess.run([*asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq",
                        "--no-install-recommends", "tmux"], check=True)


class Terminal:
    """A terminal in which one program runs at a time."""

    def __init__(self, program, size):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.size = size
        # What the program leaves in its folder is there when it runs again.
        (self.folder / "files").mkdir()
        self.command = f"cd {shlex.quote(str(self.folder / 'files'))}; LANG=C.UTF-8 {shlex.quote(str(program))}; echo ended with $?; exec cat"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), self.command)

    def tmux(self, *arguments):
        done = subprocess.run(["tmux", "-u", "-S", self.folder / "socket", *arguments], capture_output=True, text=True)
        if done.returncode != 0:
            raise Fault(f"tmux {arguments[0]}: {done.stderr.strip()}")
        return done.stdout

    def close(self):
        subprocess.run(["tmux", "-S", self.folder / "socket", "kill-server"], capture_output=True)
        # The program may still be writing where it was.
        end = time.monotonic() + 5
        while self.folder.exists() and time.monotonic() < end:
            shutil.rmtree(self.folder, ignore_errors=True)
            time.sleep(0.05)

    def shown(self, *options):
        return self.tmux("capture-pane", "-p", *options)

    def wait(self, condition, text):
        end = time.monotonic() + 20
        while not condition(self.shown()):
            if time.monotonic() > end:
                raise Fault(f"{text}. The screen shows:\n{self.shown().rstrip()}")
            time.sleep(0.05)

    def rest(self):
        """Waits until nothing moves any more, and gives back what is shown, with its looks."""
        before, since = None, time.monotonic()
        while time.monotonic() - since < 0.4:
            now = self.shown("-e", "-N")
            if now != before:
                before, since = now, time.monotonic()
            time.sleep(0.05)
        return before

    def play(self, story):
        for action, *values in story:
            if action == "see":
                self.wait(lambda shown: values[0] in shown, f"“{values[0]}” does not come")
            elif action == "gone":
                self.wait(lambda shown: values[0] not in shown, f"“{values[0]}” does not go")
            elif action == "press":
                # A screen takes what comes while it slides in once it is there.
                self.rest()
                self.tmux("send-keys", *values)
            elif action == "type":
                self.tmux("send-keys", "-l", values[0])
            elif action == "again":
                self.wait(lambda shown: "ended with" in shown, "the program does not end")
                if "ended with 0" not in self.shown():
                    raise Fault(f"the program ended otherwise than well:\n{self.shown().rstrip()}")
                self.tmux("respawn-pane", "-k", self.command)


def runs(shown):
    """The pieces of each line that look the same throughout: their columns, texts and looks."""
    looks, lines = frozenset(), []
    names = {1: "bold", 2: "dim", 4: "underline", 7: "reverse"}
    ends = {22: {"bold", "dim"}, 24: {"underline"}, 27: {"reverse"}}
    # A look lasts until it is ended, also over the end of a line.
    for line in shown.split("\n"):
        column, found = 0, []
        for text, codes in re.findall(r"([^\x1b]+)|\x1b\[([\d;]*)m", line):
            if text:
                found.append((column, text, looks))
                column += len(text)
                continue
            for code in [int(code or 0) for code in codes.split(";")]:
                looks = frozenset() if code == 0 else looks - ends.get(code, set()) | ({names[code]} if code in names else set())
        lines.append(found)
    return lines


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def row(pieces, y):
    """A line of the terminal as SVG."""
    parts = []
    for column, text, looks in pieces:
        classes = " ".join(sorted(looks))
        if "reverse" in looks:
            parts.append(f'<rect class="bar" x="{number(column * letter)}" y="{number(y)}" width="{number(len(text) * letter)}" height="{height}"/>')
        for offset, character in enumerate(text):
            if character in boxes:
                x, middle = (column + offset + 0.5) * letter, y + height / 2
                ends = {"l": f"h-{letter / 2}", "r": f"h{letter / 2}", "u": f"v-{height / 2}", "d": f"v{height / 2}"}
                path = "".join(f"M{number(x)} {number(middle)}{ends[end]}" for end in boxes[character])
                parts.append(f'<path class="box" d="{path}"/>')
        # Words keep their columns whatever font there is: each piece is as wide as its cells.
        for piece in re.finditer(r"\S+(?: \S+)*", "".join(" " if character in boxes else character for character in text)):
            look = f' class="{classes}"' if classes else ""
            parts.append(f'<text x="{number((column + piece.start()) * letter)}" y="{number(y + 13)}"{look} '
                         f'textLength="{number(len(piece[0]) * letter)}">{html.escape(piece[0], quote=False)}</text>')
    return "".join(parts)


def picture(shown, size, title):
    """What a terminal shows as SVG: the same for the same screen."""
    width, depth = size[0] * letter + 2 * margin, bar + size[1] * height + margin
    rows = [row(pieces, y * height) for y, pieces in enumerate(runs(shown))]
    knobs = "".join(f'<circle class="knob" cx="{x}" cy="17" r="5"/>' for x in (20, 38, 56))
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(depth)}" width="{number(width)}" height="{number(depth)}">',
        "<!-- Made by Scripts/check-tutorials of what the program shows. -->",
        f"<style>\n{style}\n</style>",
        f'<rect class="card" x=".5" y=".5" width="{number(width - 1)}" height="{number(depth - 1)}" rx="10"/>{knobs}',
        f'<text class="dim" x="50%" y="21.5" text-anchor="middle">{title}</text>',
        f'<g transform="translate({margin} {bar})">', *[line for line in rows if line], "</g>", "</svg>", ""])


def shoot(program, size, story, title):
    """Runs a program, does what a story says, and gives back the picture of where it ends."""
    terminal = Terminal(program, size)
    try:
        terminal.play(story)
        return picture(terminal.rest(), size, title)
    finally:
        terminal.close()
