"""The program browse-gtk under a display, used as a person uses it: by clicks and keys."""

import json
import os
import shutil
import subprocess
import tempfile
import time

from agreement import disagreement, front

# The program, which says besides what is in its windows.
BINARY = os.environ.get("BROWSE_GTK_DESCRIBED", ".build/gtk/debug/browse-gtk-described")
# The space around a window that X counts and GTK does not.
SHADOW = 60
# Widths with room for one pane and for two.
NARROW, WIDE = 560, 1100
PATIENCE = int(os.environ.get("PATIENCE", "20"))


def xdotool(*arguments):
    subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True)


class Program:
    """One run of the program, on files of its own."""

    def __init__(self, *arguments, files=None, data=None, accessibility="none", variables={}):
        self.folder = tempfile.mkdtemp(prefix="browse-gtk-")
        self.files = files or self.make_files()
        self.data = data or os.path.join(self.folder, "data")
        self.description = os.path.join(self.folder, "windows.json")
        self.errors = open(os.path.join(self.folder, "errors"), "w+")
        environment = dict(os.environ, XDG_DATA_HOME=self.data, GTK_A11Y=accessibility, LANG="C.UTF-8",
                           WINDOW_DESCRIPTION=self.description, **variables)
        command = [BINARY]
        if arguments != ("where it was left",):
            command += [argument.replace("FILES", self.files) for argument in arguments or ["FILES"]]
        self.process = subprocess.Popen(command, env=environment, stderr=self.errors)
        try:
            self.wait("the window", lambda state: state["isSettled"] and self.is_active(state))
        except AssertionError:
            self.close()
            raise

    def make_files(self):
        files = os.path.join(self.folder, "files")
        os.makedirs(os.path.join(files, "docs", "deep", "deeper"))
        os.makedirs(os.path.join(files, "music"))
        for name in ["read.txt", "write.txt"]:
            with open(os.path.join(files, name), "w") as file:
                file.write("".join(f"line {number} of {name}\n" for number in range(500)))
        for name in ["docs/guide.txt", "music/song.txt"]:
            with open(os.path.join(files, name), "w") as file:
                file.write("a text\n")
        return files

    # The state of the program.

    def state(self):
        try:
            with open(self.description) as file:
                return json.load(file)
        except FileNotFoundError:
            return None

    def wait(self, what, is_met, patience=PATIENCE):
        end = time.monotonic() + patience
        state = None
        while time.monotonic() < end:
            state = self.state()
            if state and is_met(state):
                return state
            if self.process.poll() is not None:
                raise AssertionError(f"{what}: the program has ended, {self.said()}")
            time.sleep(0.03)
        seen = {key: value for key, value in (state or {}).items() if key != "windows"}
        seen["disagreement"] = disagreement(state) if state else None
        windows = [{key: value for key, value in window.items() if key != "controls"}
                   for window in (state or {}).get("windows", [])]
        raise AssertionError(f"{what}: not seen in {patience} s but {seen} {windows}; {self.said()}")

    def said(self):
        self.errors.flush()
        with open(self.errors.name) as file:
            return file.read()

    def settle(self):
        """Waits until nothing moves, and looks whether window and router agree."""
        return self.wait("windows and router agree", lambda state: self.agrees(state) and self.is_active(state))

    def at(self, navigation, windows=1):
        """Waits until the breadcrumbs end as given, the rest agreeing."""
        return self.wait(
            f"at {navigation}",
            lambda state: state["navigation"].endswith(navigation) and len(state["windows"]) == windows
            and self.agrees(state) and self.is_active(state))

    @staticmethod
    def agrees(state):
        # The router is settled unless the user is asked: then a navigation waits for the answer.
        is_asking = state["navigation"].endswith("› Not saved")
        return state["isSettled"] != is_asking and not state["isMoving"] and disagreement(state) is None

    @staticmethod
    def depth(state):
        """How many screens the stack has that has the focus."""
        return front(state["layers"][-1])["depth"]

    @staticmethod
    def panes(state):
        """The titles of the panes beside one another, and the title of the one in front."""
        panes = state["windows"][0]["panes"]
        return [pane["title"] for pane in panes], next(pane["title"] for pane in panes if pane["isFront"])

    @staticmethod
    def is_active(state):
        return bool(state["windows"]) and state["windows"][-1]["hasKeyboard"]

    def names(self, kind):
        return [control["name"] for control in self.state()["windows"][-1]["controls"] if control["kind"] == kind]

    def control(self, name, kind=None):
        """A control of the window on top, once it has come to rest at its place."""
        last = None
        def is_still(state):
            nonlocal last
            found = self.find(state, name, kind)
            before, last = last, (state["windows"][-1]["id"], found)
            return found and found["height"] > 10 and found["width"] > 0 and last == before
        state = self.wait(f"a control {name}", is_still)
        return state["windows"][-1]["id"], self.find(state, name, kind)

    @staticmethod
    def find(state, name, kind):
        for control in state["windows"][-1]["controls"]:
            if control["name"].replace("_", "") == name and kind in (None, control["kind"]):
                return control
        return None

    # The acts of a person.

    def click(self, name, kind=None, times=1, button=1):
        window, control = self.control(name, kind)
        xdotool("mousemove", "--window", window, control["x"] + control["width"] // 2,
                control["y"] + control["height"] // 2)
        xdotool("click", "--repeat", times, "--delay", 60, button)

    def open(self, name):
        self.click(name, "label", times=2)

    def key(self, *keys):
        xdotool("key", *keys)

    def type(self, text):
        xdotool("type", "--delay", 20, text)

    def resize(self, width, height=640):
        """Gives the window on the screen another size, and waits until what is in it has its places there."""
        xdotool("windowsize", self.state()["windows"][0]["id"], width, height)
        self.wait(f"a width of {width}", lambda state: abs(state["windows"][0]["width"] - width) <= SHADOW
                  and (state["room"] > 1) == (width > NARROW))
        time.sleep(0.3)
        return self.settle()

    def expect_end(self, status=0):
        assert self.process.wait(PATIENCE) == status, f"ended with {self.process.returncode}: {self.said()}"

    def close(self):
        if self.errors.closed:
            return
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        said = self.said()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        complaints = [line for line in said.splitlines() if "CRITICAL" in line or "Fatal" in line]
        assert not complaints, complaints
