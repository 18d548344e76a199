"""The two panes of browse-gtk in windows of every size. Scripts/check-gtk runs it.

RESIZES=2000 SEED=3 python3 Tests/GTKProgram/panes.py PanesTests.test_sizes_at_random is a longer run, and prints its figures.
"""

import glob
import json
import os
import random
import signal
import tempfile
import time
import unittest

from program import NARROW, WIDE, Program, xdotool

RESIZES = int(os.environ.get("RESIZES", "40"))
SEED = int(os.environ.get("SEED", "1"))


class PanesTests(unittest.TestCase):
    def browse(self, *arguments, width=WIDE, **options):
        program = Program(*arguments, **options)
        self.addCleanup(program.close)
        program.resize(width)
        program.settle()
        return program

    def shows(self, program, titles, front):
        return program.wait(
            f"{titles}, {front} in front",
            lambda state: program.panes(state) == (titles, front) and program.agrees(state) and program.is_active(state))

    def write_note(self, program, text):
        program.click("read.txt", "label")
        program.key("e")
        program.at("› Note on read.txt")
        program.type(text)
        program.wait("what was typed", lambda state: "Not saved" in program.names("label"))

    # Side by side

    def test_what_is_chosen_opens_on_the_right(self):
        program = self.browse()
        program.open("read.txt")
        state = self.shows(program, ["files", "read.txt"], "read.txt")
        self.assertEqual(state["room"], 2)
        def widths(state):
            return [pane["width"] for pane in state["windows"][0]["panes"]]
        program.wait("both have room", lambda state: 300 < widths(state)[0] < widths(state)[1])
        program.open("write.txt")
        self.shows(program, ["files", "write.txt"], "write.txt")
        program.key("e")
        self.shows(program, ["files", "Note on write.txt"], "Note on write.txt")
        for way, front in [("Escape", "write.txt"), ("alt+Left", "files")]:
            program.key(way)
            program.wait(way, lambda state: program.panes(state)[1] == front and program.agrees(state))
        self.shows(program, ["files"], "files")

    def test_folders_are_gone_into_on_the_left(self):
        program = self.browse()
        program.open("read.txt")
        self.shows(program, ["files", "read.txt"], "read.txt")
        program.open("docs")
        self.shows(program, ["docs", "read.txt"], "docs")
        program.open("deep")
        self.shows(program, ["deep", "read.txt"], "deep")
        program.key("alt+Left")
        self.shows(program, ["docs", "read.txt"], "docs")
        program.open("guide.txt")
        self.shows(program, ["docs", "guide.txt"], "guide.txt")

    def test_a_bookmarks_folder_opens_on_the_right(self):
        program = self.browse()
        program.click("docs", "label")
        program.key("b", "alt+2")
        program.at("Bookmarks")
        program.open("docs")
        self.shows(program, ["Bookmarks", "docs"], "docs")
        program.open("guide.txt")
        self.shows(program, ["Bookmarks", "guide.txt"], "guide.txt")
        program.key("Escape")
        self.shows(program, ["Bookmarks", "docs"], "docs")
        # A folder is kept beside the list, as what is only looked at is not.
        program.key("alt+Left")
        self.shows(program, ["Bookmarks", "docs"], "Bookmarks")

    def test_keys_and_clicks_go_to_the_other_pane(self):
        program = self.browse()
        program.open("read.txt")
        self.shows(program, ["files", "read.txt"], "read.txt")
        for way in [lambda: program.key("F6"), lambda: program.click("music", "label")]:
            way()
            self.shows(program, ["files", "read.txt"], "files")
            program.key("F6")
            self.shows(program, ["files", "read.txt"], "read.txt")
        # Tab goes through what is in a pane and on to the other one.
        for _ in range(20):
            if program.panes(program.state())[1] == "files":
                break
            program.key("Tab")
            time.sleep(0.2)
        self.shows(program, ["files", "read.txt"], "files")

    def test_what_others_change_is_seen_in_both(self):
        program = self.browse()
        program.open("read.txt")
        self.shows(program, ["files", "read.txt"], "read.txt")
        with open(os.path.join(program.files, "appeared.txt"), "w"):
            pass
        program.wait("the new file", lambda state: program.find(state, "appeared.txt", "label"))

    def test_the_keyboard_is_somewhere_where_there_is_nothing_to_show(self):
        program = self.browse("FILES/docs/deep")
        program.key("Return")
        program.at("deep › deeper")
        program.key("Escape")
        program.at("docs › deep")

    # One page

    def test_there_is_one_page_where_there_is_no_room(self):
        program = self.browse(width=NARROW)
        ways = {
            "the back button": lambda: program.click("Back", "button"),
            "the mouse": lambda: program.click("", "text", button=8),
            "Escape": lambda: program.key("Escape"),
            "Alt+Left": lambda: program.key("alt+Left"),
            "Backspace": lambda: program.key("BackSpace"),
        }
        for name, way in ways.items():
            with self.subTest(name):
                program.open("read.txt")
                state = self.shows(program, ["read.txt"], "read.txt")
                self.assertEqual(state["room"], 1)
                way()
                self.shows(program, ["files"], "files")
        program.open("read.txt")
        self.shows(program, ["read.txt"], "read.txt")
        program.key("F6")
        self.shows(program, ["files"], "files")
        program.key("F6")
        self.shows(program, ["read.txt"], "read.txt")

    # Sizes that change

    def test_resizing_under_use_changes_nothing(self):
        program = self.browse()
        self.write_note(program, "half a th")
        before = program.settle()["layers"]
        for _ in range(3):
            program.resize(NARROW)
            self.shows(program, ["Note on read.txt"], "Note on read.txt")
            program.resize(WIDE)
            state = self.shows(program, ["files", "Note on read.txt"], "Note on read.txt")
            self.assertEqual(state["layers"], before)
        program.type("ought")
        program.key("ctrl+s")
        program.wait("it is kept", lambda state: "Saved" in program.names("label"))
        with open(os.path.join(program.data, "browse", "notes.json")) as file:
            self.assertEqual(list(json.load(file).values()), ["half a thought"])

    def test_the_way_back_asks_in_every_size(self):
        program = self.browse()
        self.write_note(program, "draft")
        for width in [WIDE, NARROW]:
            program.resize(width)
            program.settle()
            ways = [lambda: program.key("alt+Left"), lambda: program.key("Escape")]
            if width == NARROW:
                ways.append(lambda: program.click("Back", "button"))
            for way in ways:
                way()
                program.at("› Not saved", windows=2)
                program.key("Escape")
                program.at("› Note on read.txt")

    def test_choosing_another_file_asks(self):
        program = self.browse()
        self.write_note(program, "draft")
        program.click("write.txt", "label")
        # To go to the other pane leaves nothing, so nothing is asked.
        self.shows(program, ["files", "Note on read.txt"], "files")
        program.key("Return")
        program.at("› Not saved", windows=2)
        program.click("Stay", "button")
        self.shows(program, ["files", "Note on read.txt"], "files")
        program.key("Return")
        program.at("› Not saved", windows=2)
        program.click("Save", "button")
        self.shows(program, ["files", "write.txt"], "write.txt")
        with open(os.path.join(program.data, "browse", "notes.json")) as file:
            self.assertEqual(list(json.load(file).values()), ["draft"])

    def test_the_size_changes_under_a_question(self):
        program = self.browse()
        self.write_note(program, "draft")
        for width in [NARROW, WIDE]:
            program.key("alt+Left")
            program.at("› Not saved", windows=2)
            program.resize(width)
            program.at("› Not saved", windows=2)
            program.key("Escape")
            titles = ["Note on read.txt"] if width == NARROW else ["files", "Note on read.txt"]
            self.shows(program, titles, "Note on read.txt")
        program.key("alt+Left")
        program.at("› Not saved", windows=2)
        program.resize(NARROW)
        program.click("Discard", "button")
        self.shows(program, ["files"], "files")

    # Restored

    def test_a_session_is_the_same_in_every_size(self):
        for first, second in [(NARROW, WIDE), (WIDE, NARROW)]:
            with self.subTest(first), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
                program = self.browse(width=first, data=data)
                program.open("read.txt")
                program.at("files › read.txt")
                layers = program.state()["layers"]
                program.key("ctrl+q")
                program.expect_end()
                again = self.browse("where it was left", files=program.files, width=second, data=data)
                state = self.shows(again, ["files", "read.txt"] if second == WIDE else ["read.txt"], "read.txt")
                self.assertEqual(state["layers"][0]["branches"][0], layers[0]["branches"][0])
                again.close()

    # At random

    KEYS = ["Down", "Up", "Down", "Return", "Return", "Escape", "alt+Left", "F6", "F6", "Tab", "shift+Tab", "e", "e", "i",
            "b", "slash", "x", "alt+1", "alt+1", "alt+2", "alt+3", "ctrl+Next", "ctrl+s", "End", "Home"]

    def test_sizes_at_random(self):
        chance = random.Random(SEED)
        program = self.browse("FILES/docs/deep")
        window = program.state()["windows"][0]["id"]
        words, figures = [], dict.fromkeys(["keys", "wide", "narrow", "questions", "sheets", "rests"], 0)
        for number in range(RESIZES):
            xdotool("windowsize", window, chance.randrange(420, 1240), chance.randrange(320, 900))
            for _ in range(chance.randrange(0, 4)):
                # No key of these loses a text, and a question gets none that answers it.
                program.key(chance.choice(self.KEYS))
                figures["keys"] += 1
                if chance.random() < 0.3:
                    time.sleep(chance.random() * 0.2)
                if program.process.poll() is None and len(program.state()["windows"]) > 1:
                    break
            state = self.rest(program)
            figures["rests"] += 1
            figures["wide" if state["room"] > 1 else "narrow"] += 1
            while len(state["windows"]) > 1:
                figures["questions" if state["windows"][-1]["title"] == "Not saved" else "sheets"] += 1
                program.key("Escape")
                state = self.rest(program)
            if program.panes(state)[1].startswith("Note on") and chance.random() < 0.5:
                word = f"w{number}w"
                program.type(word)
                words.append(word)
        program.settle()
        self.assertEqual(program.state()["faults"], 0)
        program.process.send_signal(signal.SIGTERM)
        program.expect_end(-signal.SIGTERM)
        kept = ""
        for path in glob.glob(os.path.join(program.data, "browse", "**", "*.json"), recursive=True):
            with open(path) as file:
                kept += file.read()
        self.assertEqual([word for word in words if word not in kept], [])
        if "RESIZES" in os.environ:
            print(f"{RESIZES} sizes, seed {SEED}: {figures}, {len(words)} words kept")

    def rest(self, program):
        """Waits until windows and tree agree, and looks whether they still do a moment later."""
        program.settle()
        time.sleep(0.06)
        return program.settle()


if __name__ == "__main__":
    unittest.main(verbosity=2)
