"""Runs a program in a terminal of its own, and plays a story on its keyboard."""
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import time


class Fault(Exception):
    """A departure of a program from its story."""


class Terminal:
    """A terminal in which one program runs at a time, in a folder that stays when it runs again."""

    def __init__(self, command, size):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        (self.folder / "files").mkdir()
        self.command = f"cd {shlex.quote(str(self.folder / 'files'))}; LANG=C.UTF-8 {command}; echo ended with $?; exec cat"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), self.command)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["tmux", "-S", self.folder / "socket", "kill-server"], capture_output=True)
        # The program may still be writing where it was.
        end = time.monotonic() + 5
        while self.folder.exists() and time.monotonic() < end:
            shutil.rmtree(self.folder, ignore_errors=True)
            time.sleep(0.05)

    def tmux(self, *arguments):
        done = subprocess.run(["tmux", "-u", "-S", self.folder / "socket", *arguments], capture_output=True, text=True)
        if done.returncode != 0:
            raise Fault(f"tmux {arguments[0]}: {done.stderr.strip()}")
        return done.stdout

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
        for action, _, value in (line.partition(" ") for line in story.splitlines()):
            if action == "see":
                self.wait(lambda shown: value in shown, f"“{value}” does not come")
            elif action == "gone":
                self.wait(lambda shown: value not in shown, f"“{value}” does not go")
            elif action == "press":
                # A screen takes what comes while it slides in once it is there.
                self.rest()
                self.tmux("send-keys", value)
            elif action == "type":
                self.tmux("send-keys", "-l", value)
            elif action == "again":
                self.wait(lambda shown: "ended with 0" in shown, "the program does not end well")
                self.tmux("respawn-pane", "-k", self.command)
