"""The history's window of browse-gtk, over the files and over what lies over them. Scripts/check-gtk runs it."""

import subprocess
import time
import unittest

from program import PATIENCE, Program


def asked(*arguments):
    """The answer of xdotool; empty where there is no such window at the moment."""
    answer = subprocess.run(["xdotool", *arguments], capture_output=True, text=True)
    return answer.stdout.strip() if answer.returncode == 0 else ""


class HistoryTests(unittest.TestCase):
    def browse(self):
        """A program that has been in a folder and at a file: three moments."""
        program = Program()
        self.addCleanup(program.close)
        program.open("docs")
        program.at("docs")
        program.open("guide.txt")
        program.at("guide.txt")
        return program

    def eventually(self, what, look, wanted):
        end = time.monotonic() + PATIENCE
        seen = None
        while time.monotonic() < end:
            seen = look()
            if seen == wanted:
                return
            time.sleep(0.05)
        self.fail(f"{what}: {wanted!r} not seen in {PATIENCE} s but {seen!r}")

    def has_keyboard(self, title):
        """Waits until the window of that title has the keyboard."""
        self.eventually("what has the keyboard", lambda: asked("getactivewindow", "getwindowname"), title)

    def is_closed(self):
        self.eventually("windows of the history", lambda: asked("search", "--name", "^History: "), "")

    def open_history(self, program, title="History: now"):
        program.key("F12")
        self.has_keyboard(title)

    def shows(self, program, navigation, windows=1):
        """Waits until the program is there, whatever has the keyboard."""
        return program.wait(
            f"{navigation} in {windows} windows",
            lambda state: state["navigation"].endswith(navigation) and len(state["windows"]) == windows
            and program.agrees(state))

    def go(self, program, keys, title, navigation, windows=1):
        """Goes to a moment, where the keyboard stays with the history."""
        program.key(*keys, "Return")
        self.shows(program, navigation, windows)
        self.has_keyboard(title)

    def test_a_key_opens_and_closes_it(self):
        program = self.browse()
        self.open_history(program)
        program.key("F12")
        self.is_closed()
        program.at("guide.txt")

    def test_enter_goes_to_the_moment_that_is_chosen(self):
        program = self.browse()
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 2 of 3", "docs")
        self.go(program, ["Down"], "History: moment 1 of 3", "files")
        self.go(program, ["Up", "Up"], "History: now", "guide.txt")

    def test_the_first_and_the_last_are_a_key_away(self):
        program = self.browse()
        self.open_history(program)
        self.go(program, ["End"], "History: moment 1 of 3", "files")
        self.go(program, ["Home"], "History: now", "guide.txt")

    def test_escape_returns_to_now_and_closes_it(self):
        program = self.browse()
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 2 of 3", "docs")
        program.key("Escape")
        self.is_closed()
        program.at("guide.txt")

    def test_its_key_leaves_the_past_shown(self):
        program = self.browse()
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 2 of 3", "docs")
        program.key("F12")
        self.is_closed()
        program.at("docs")
        self.open_history(program, "History: moment 2 of 3")
        program.key("Escape")
        self.is_closed()
        program.at("guide.txt")

    def test_what_is_done_beside_it_is_a_moment_too(self):
        program = self.browse()
        self.open_history(program)
        program.key("Escape")
        self.is_closed()
        program.at("guide.txt")
        program.key("Escape")
        program.at("docs")
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 3 of 4", "guide.txt")
        self.go(program, ["Up"], "History: now", "docs")

    def test_over_a_modal_its_keys_are_its_own(self):
        program = self.browse()
        program.key("i")
        self.shows(program, "Information", windows=2)
        self.has_keyboard("Information")
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 3 of 4", "guide.txt")
        program.key("Escape")
        self.is_closed()
        self.shows(program, "Information", windows=2)

    def test_a_modal_of_the_past_leaves_it_the_keyboard(self):
        program = self.browse()
        program.key("i")
        self.shows(program, "Information", windows=2)
        self.has_keyboard("Information")
        program.key("Escape")
        program.at("guide.txt")
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 4 of 5", "Information", windows=2)
        self.go(program, ["Down"], "History: moment 3 of 5", "guide.txt")
        self.go(program, ["Up"], "History: moment 4 of 5", "Information", windows=2)
        program.key("Escape")
        self.is_closed()
        program.at("guide.txt")

    def test_closing_its_window_leaves_the_past_shown(self):
        program = self.browse()
        self.open_history(program)
        self.go(program, ["Down"], "History: moment 2 of 3", "docs")
        program.key("alt+F4")
        self.is_closed()
        program.at("docs")
        program.key("ctrl+q")
        program.expect_end()


if __name__ == "__main__":
    unittest.main(verbosity=2)
