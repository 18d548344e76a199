"""Tests of browse-gtk through assistive technology. Scripts/check-gtk runs them on a bus of their own."""

import os
import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from program import Program, xdotool  # noqa: E402


class AccessibilityTests(unittest.TestCase):
    def browse(self, *arguments):
        program = Program(*arguments, accessibility="atspi")
        self.addCleanup(program.close)
        return program

    def application(self, program):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found and found.get_process_id() == program.process.pid:
                return found
        raise AssertionError("the program is not known to assistive technology")

    def all(self, root):
        """Everything below, each with what is above it."""
        waiting = [(root, [])]
        while waiting:
            found, above = waiting.pop()
            yield found, above
            for index in range(found.get_child_count()):
                child = found.get_child_at_index(index)
                if child:
                    waiting.append((child, above + [found]))

    def having(self, program, state):
        return [(found, above) for found, above in self.all(self.application(program))
                if found.get_state_set().contains(state)]

    def eventually(self, what, find):
        end = time.monotonic() + 10
        seen = None
        while time.monotonic() < end:
            try:
                seen = find()
                if seen:
                    return seen
            except Exception as error:  # An element that has just gone cannot be asked.
                seen = error
            time.sleep(0.1)
        raise AssertionError(f"{what}: {seen}")

    def focus(self, program):
        """The one element that has the keyboard, and the elements above it."""
        def find():
            found = self.having(program, Atspi.StateType.FOCUSED)
            return found[0] if len(found) == 1 else None
        return self.eventually("one thing has the keyboard", find)

    def test_the_program_and_its_rows_have_names(self):
        program = self.browse()
        self.assertIn("browse", self.application(program).get_name().lower())
        row, _ = self.focus(program)
        self.assertEqual(row.get_role_name(), "list item")
        self.assertTrue(row.get_name().startswith("docs, "), row.get_name())
        rows = [found.get_name() for found, _ in self.all(self.application(program))
                if found.get_role_name() == "list item"]
        self.assertEqual([name.split(",")[0] for name in rows[::-1]], ["docs", "music", "read.txt", "write.txt"])

    def test_buttons_are_named_once(self):
        program = self.browse()
        program.key("i")
        program.wait("the sheet", lambda state: len(state["windows"]) == 2)
        program.settle()
        names = [found.get_name() for found, _ in self.all(self.application(program))
                 if found.get_role_name() == "push button"]
        self.assertTrue(names)
        for name in names:
            words = name.split()
            self.assertTrue(words and "_" not in name, name)
            self.assertEqual(len(words), len(set(words)), name)

    def test_modals_are_active_dialogs(self):
        program = self.browse()
        def active(title):
            return lambda: [found for found, _ in self.having(program, Atspi.StateType.ACTIVE)
                            if found.get_name() == title and found.get_role_name() == "frame"]
        self.eventually("the window is active", active("files"))
        for keys, title, control in [(["i"], "Information", "Close"), (["e", "x", "alt+Left"], "Not saved", "Save")]:
            program.key(*keys[:1])
            for key in keys[1:]:
                program.settle()
                program.key(key)
            program.wait(title, lambda state: len(state["windows"]) == 2)
            program.settle()
            self.eventually(f"{title} is active", active(title))
            focus, above = self.focus(program)
            self.assertEqual(focus.get_name(), control)
            self.assertIn(("dialog", title), [(one.get_role_name(), one.get_name()) for one in above])
            modal = next(one for one in above if one.get_name() == title)
            self.assertTrue(modal.get_state_set().contains(Atspi.StateType.MODAL))
            program.key("Escape")
            program.wait("the modal is gone", lambda state: len(state["windows"]) == 1)
            program.settle()

    def test_tab_goes_round_and_is_always_somewhere(self):
        program = self.browse()
        for key, title in [(None, "files"), ("i", "Information")]:
            if key:
                program.key(key)
                program.wait(title, lambda state: len(state["windows"]) == 2)
                program.settle()
            self.focus(program)
            visited = []
            for _ in range(30):
                xdotool("key", "Tab")
                time.sleep(0.15)
                focus, above = self.focus(program)
                self.assertIn(title, [one.get_name() for one in above], f"the keyboard has left {title}")
                visited.append((focus.get_role_name(), focus.get_name()))
                if visited.count(visited[-1]) > 1:
                    break
            self.assertGreater(visited.count(visited[-1]), 1, f"{title}: not round, but {visited}")
            if title == "Information":
                self.assertIn(("label", "Kind: folder"), visited)
            if key:
                program.key("Escape")
                program.at("› files")


if __name__ == "__main__":
    unittest.main(verbosity=2)
