"""Tests of browse-gtk as a person uses it. Scripts/check-gtk runs them with a display of their own."""

import json
import os
import random
import signal
import subprocess
import tempfile
import time
import unittest

from program import BINARY, PATIENCE, Program, xdotool


def active_title():
    """The title of the window with the keyboard."""
    return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True).stdout


class BrowserTests(unittest.TestCase):
    def browse(self, *arguments, **options):
        program = Program(*arguments, **options)
        self.addCleanup(program.close)
        return program

    # In and back

    def test_goes_in_and_back_by_every_way(self):
        program = self.browse()
        ways = {
            "the back button": lambda: program.click("Back"),
            "Alt+Left": lambda: program.key("alt+Left"),
            "Escape": lambda: program.key("Escape"),
            "Backspace": lambda: program.key("BackSpace"),
            "the mouse": lambda: program.click("guide.txt", button=8),
        }
        for name, way in ways.items():
            with self.subTest(name):
                program.at("› files")
                program.open("docs")
                program.at("files › docs")
                way()
        program.at("› files")

    def test_keys_go_in_and_view(self):
        program = self.browse()
        program.key("Return")
        program.at("files › docs")
        program.key("Return")
        program.at("docs › deep")
        program.key("alt+Left")
        program.at("files › docs")
        program.key("End", "Return")
        program.at("docs › guide.txt")
        self.assertIn("text", [control["kind"] for control in program.state()["windows"][-1]["controls"]])
        program.key("x")
        program.wait("bytes", lambda state: any("bytes" in name for name in program.names("label")))

    def test_keys_go_on_from_the_row_that_was_come_from(self):
        program = self.browse("FILES/music")
        program.key("alt+Left")
        program.at("› files")
        program.wait("music is chosen", lambda state: "2 of 4 items" in program.names("label"))
        time.sleep(0.5)
        program.key("Down")
        program.wait("the row below", lambda state: "3 of 4 items" in program.names("label"))

    def test_filters(self):
        program = self.browse()
        program.key("slash")
        program.wait("the filter", lambda state: "entry" in
                     [control["kind"] for control in state["windows"][-1]["controls"]])
        program.type("writ")
        program.wait("one name", lambda state: "write.txt" in program.names("label")
                     and "read.txt" not in program.names("label"))
        program.key("Escape")
        program.wait("all names", lambda state: "read.txt" in program.names("label"))

    def test_a_key_that_navigates_shows_where_the_keyboard_is(self):
        program = self.browse()
        program.key("i")
        program.wait("it is marked", lambda state: len(state["windows"]) == 2 and state["windows"][1]["showsFocus"])

    # Tabs

    def test_switches_tabs_and_keeps_their_stacks(self):
        program = self.browse()
        program.open("docs")
        program.at("files › docs")
        program.key("b")
        program.click("Bookmarks", "tab")
        state = program.at("Bookmarks")
        self.assertEqual(state["windows"][0]["tab"], "Bookmarks")
        self.assertIn("deep", program.names("label"))
        program.key("alt+3")
        program.at("Recent")
        program.key("ctrl+Next")
        state = program.at("files › docs")
        self.assertEqual(state["windows"][0]["tab"], "Files")

    # Sheets

    def test_opens_and_closes_sheets(self):
        program = self.browse()
        ways = {
            "its button": lambda: program.click("Close", "button"),
            "Escape": lambda: program.key("Escape"),
            "the window manager": lambda: program.key("alt+F4"),
        }
        for name, way in ways.items():
            with self.subTest(name):
                program.click("Information", "button")
                program.at("› Information", windows=2)
                way()
                program.at("› files")

    # The menu

    def test_the_menu_says_the_keys_and_which_program_it_is(self):
        program = self.browse()
        for keys, title in [(["F10", "Return"], "Help"), (["question"], "Help"), (["F10", "Down", "Return"], "About Browse")]:
            with self.subTest(keys):
                for key in keys:
                    program.key(key)
                    time.sleep(0.5)
                program.wait(title, lambda state: title.encode() in active_title())
                program.key("Escape")
                program.at("› files")

    # The unsaved question

    def write_note(self, program, text):
        program.click("read.txt", "label")
        program.key("e")
        program.at("› Note on read.txt")
        program.type(text)
        program.wait("what was typed", lambda state: "Not saved" in program.names("label"))

    def test_asks_before_a_note_is_left(self):
        program = self.browse()
        self.write_note(program, "one")
        program.key("alt+Left")
        program.at("› Not saved", windows=2)
        program.click("Stay", "button")
        program.at("› Note on read.txt")
        program.click("Bookmarks", "tab")
        program.at("› Not saved", windows=2)
        program.key("Escape")
        program.at("› Note on read.txt")
        program.key("Escape")
        program.at("› Not saved", windows=2)
        program.click("Save", "button")
        program.at("› files")
        program.wait("the sign of a note", lambda state: "✎" in program.names("label"))

    def test_what_is_written_and_taken_away_is_what_is_kept(self):
        program = self.browse()
        self.write_note(program, "one two")
        program.key("BackSpace", "BackSpace", "Return")
        program.type("three")
        program.key("Up", "Home", "Delete", "shift+End", "ctrl+x", "Down", "End", "ctrl+v", "ctrl+z", "ctrl+v")
        program.type("é!")
        program.key("ctrl+s")
        program.wait("the note is kept", lambda state: "Saved" in program.names("label"))
        with open(os.path.join(program.data, "browse", "notes.json")) as file:
            self.assertEqual(list(json.load(file).values()), ["\nthreene té!"])

    def test_discards_a_note(self):
        program = self.browse()
        self.write_note(program, "two")
        program.key("alt+2")
        program.at("› Not saved", windows=2)
        program.click("Discard", "button")
        program.at("Bookmarks")

    def test_asks_before_the_window_closes(self):
        program = self.browse()
        self.write_note(program, "three")
        program.key("alt+F4")
        program.at("› Not saved", windows=2)
        program.key("Escape")
        program.at("› Note on read.txt")
        program.key("alt+F4")
        program.at("› Not saved", windows=2)
        program.click("Save", "button")
        program.expect_end()

    def test_keeps_a_draft_when_it_is_told_to_end(self):
        for number in [signal.SIGTERM, signal.SIGKILL]:
            with self.subTest(number.name), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
                program = self.browse(data=data)
                self.write_note(program, "four")
                program.process.send_signal(number)
                program.expect_end(-number)
                again = self.browse(files=program.files, data=data)
                again.click("read.txt", "label")
                again.key("e")
                again.at("› Note on read.txt")
                again.wait("the draft", lambda state: "Not saved" in again.names("label"))
                again.key("alt+Left")
                again.at("› Not saved", windows=2)
                again.click("Save", "button")
                again.at("› files")
                # Its window would lie over the next one.
                again.close()

    def test_a_window_that_another_program_destroys(self):
        for keys in [[], ["i"]]:
            with self.subTest(keys):
                program = self.browse()
                for key in keys:
                    program.key(key)
                    program.wait("the sheet", lambda state: len(state["windows"]) == 2)
                    program.settle()
                xdotool("windowclose", program.state()["windows"][0]["id"])
                program.expect_end()

    def test_a_modal_that_another_program_destroys(self):
        program = self.browse()
        program.key("i")
        program.wait("the sheet", lambda state: len(state["windows"]) == 2)
        program.settle()
        xdotool("windowclose", program.state()["windows"][1]["id"])
        program.at("› files")

    # Links

    def test_opens_a_link(self):
        program = self.browse()
        program.key("ctrl+l")
        program.wait("the line for links", lambda state: program.find(state, "", "entry") is not None)
        program.type(f"browse://{program.files}/docs/guide.txt?info")
        program.key("Return")
        program.wait("the link", lambda state: state["navigation"].endswith("› Information"))
        program.settle()
        program.key("Escape")
        program.settle()

    def test_begins_with_a_link(self):
        program = self.browse("browse://FILES/docs/deep")
        program.at("files › docs › deep")
        program.key("Escape")
        program.at("files › docs")

    # At speed

    def test_fifty_clicks_during_transitions(self):
        program = self.browse()
        places = {name: program.control(name, "tab")[1] for name in ["Files", "Bookmarks", "Recent"]}
        places["Back"] = program.control("Back", "button")[1]
        places["docs"] = program.control("docs", "label")[1]
        window = program.state()["windows"][0]["id"]
        for seed in range(3):
            chance = random.Random(seed)
            for _ in range(50):
                control = places[chance.choice(["Files", "Bookmarks", "Recent", "Back", "docs", "docs"])]
                xdotool("mousemove", "--window", window, control["x"] + control["width"] // 2,
                        control["y"] + control["height"] // 2, "click", 1, "click", 1)
                if chance.random() < 0.2:
                    program.key(chance.choice(["alt+Left", "alt+1", "alt+2", "ctrl+Next"]))
            program.settle()
        # How many clicks become steps depends on how busy the machine is: what comes during a step is taken together.
        self.assertGreater(program.state()["steps"], 20)
        self.assertEqual(program.state()["faults"], 0)

    def test_a_window_that_is_minimised_half_way(self):
        program = self.browse()
        window = program.state()["windows"][0]["id"]
        for _ in range(3):
            program.key("Return")
            xdotool("windowminimize", window)
            program.wait("the step has ended", lambda state: state["isSettled"])
            xdotool("windowactivate", "--sync", window)
            program.at("files › docs")
            program.key("Escape")
            program.at("› files")

    # Restored

    def test_goes_on_where_it_was_left(self):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
            program = self.browse("FILES/docs", data=data)
            program.at("files › docs")
            program.key("ctrl+q")
            program.expect_end()
            again = self.browse("where it was left", data=data)
            again.wait("the same folder", lambda state: state["navigation"].endswith("› docs"))

    # Without a display

    def test_says_that_there_is_no_display(self):
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        for display in [{}, {"DISPLAY": ":4711"}]:
            ended = subprocess.run([BINARY, "/"], env={**environment, **display}, capture_output=True, text=True)
            self.assertEqual(ended.returncode, 64)
            self.assertIn("display", ended.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
