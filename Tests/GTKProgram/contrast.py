"""Whether what browse-gtk writes can be read: contrast, measured on pictures of the screen. Scripts/check-gtk runs it."""

import subprocess
import time
import unittest

from program import Program

# The contrast that the Web Content Accessibility Guidelines ask of usual text, less the rounding of a screen.
LEAST = 4.5 - 0.05


def picture(window):
    """The pixels of a window as it is on the screen: width, height, and three bytes each."""
    data = subprocess.run(["import", "-window", str(window), "-depth", "8", "ppm:-"],
                          check=True, capture_output=True).stdout
    kind, size, depth, pixels = data.split(b"\n", 3)
    assert (kind, depth) == (b"P6", b"255"), (kind, size, depth)
    width, height = map(int, size.split())
    return width, height, pixels


def luminance(color):
    def linear(byte):
        share = byte / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(picture, place):
    """How far a text stands out: the colour that is there most, and the one that is farthest from it."""
    width, height, pixels = picture
    counts = {}
    for y in range(max(0, place["y"]), min(height, place["y"] + place["height"])):
        for x in range(max(0, place["x"]), min(width, place["x"] + place["width"])):
            color = pixels[3 * (y * width + x):3 * (y * width + x) + 3]
            counts[color] = counts.get(color, 0) + 1
    ground = luminance(max(counts, key=counts.get))
    return max((max(ground, other) + 0.05) / (min(ground, other) + 0.05) for other in map(luminance, counts))


class ContrastTests(unittest.TestCase):
    def check(self, program, what):
        program.settle()
        # Content that comes into a pane does not move there, and is drawn a moment later.
        time.sleep(0.7)
        state = program.settle()
        window = state["windows"][-1]
        shown = picture(window["id"])
        texts = [control for control in window["controls"]
                 if control["kind"] in ("label", "tab", "button") and any(map(str.isalnum, control["name"]))
                 and control["isEnabled"]]
        self.assertGreater(len(texts), 1)
        poor = {control["name"]: round(found, 2) for control in texts
                if (found := contrast(shown, control)) < LEAST}
        self.assertEqual(poor, {}, what)

    def test_every_text_stands_out(self):
        for theme in ["Adwaita", "Adwaita:dark"]:
            with self.subTest(theme):
                program = Program(variables={"GTK_THEME": theme})
                self.addCleanup(program.close)
                self.check(program, "the folder")
                program.key("Down", "Down")
                program.settle()
                self.check(program, "the folder, a file chosen")
                program.key("i")
                program.at("› Information", windows=2)
                self.check(program, "information")
                program.key("Escape")
                program.at("› files")
                program.key("Return")
                program.at("› read.txt")
                self.check(program, "the viewer")
                program.key("e")
                program.at("› Note on read.txt")
                program.type("x")
                program.wait("the status", lambda state: "Not saved" in program.names("label"))
                self.check(program, "the note")
                program.key("alt+Left")
                program.at("› Not saved", windows=2)
                self.check(program, "the question")
                program.click("Discard", "button")
                program.at("› read.txt")
                program.key("alt+3")
                program.at("Recent")
                self.check(program, "the recent files")
                program.key("alt+2")
                program.at("Bookmarks")
                self.check(program, "no bookmarks")
                # Its window would lie over the next one.
                program.close()


if __name__ == "__main__":
    unittest.main(verbosity=2)
