"""The keys that lead to each picture of a terminal."""
import os
import pathlib

trail = """see Harbour path
press Down
press Enter
see three mills
gone Harbour path
"""
logbook = trail + """press l
see Name:
type Ada
press Enter
see Ada's walks: 0
gone Name:
"""
# By picture: the columns and rows of the terminal, and what is done there, a line each. `see` and `gone` wait for a text to come or go,
# and `again` for the program to end well, to run it once more.
stories = {
    "first-app-trails.svg": ((60, 12), "see Ridge walk, 12 km"),
    "first-app-trail.svg": ((60, 12), trail),
    "first-app-sign-in.svg": ((60, 12), trail + "press l\nsee Name:"),
    "first-app-logbook.svg": ((60, 12), logbook),
    "first-app-again.svg": ((60, 12), trail + "press q\nagain\nsee three mills\npress Escape\nsee Harbour path\npress q\nagain\n" + logbook
                            + "press Enter\nsee Ada's walks: 1\npress q\nagain\nsee Name:\ntype Ada\npress Enter\nsee Ada's walks: 0\n"
                            "gone Name:\npress Escape\nsee three mills\npress l\nsee Ada's walks: 0\npress q\nagain\nsee Name:"),
}
# The README's.
podcasts = (96, 16), "see Shows" + "\npress ".join(["", "Down", "Enter", "Down", "Enter", "Enter"]) + "\ntype Ada\npress Enter\ngone Name"
# The file browser's, in a terminal and in a window: a folder of files, and the file that is looked at.
folder = {
    "maps/coast.txt": "", "photos/mill.txt": "", "harbour-path.txt": "Harbour path, 4 km\n\nAlong the quay and back through the old town.\n",
    "mill-loop.txt": "Mill loop, 7 km\n\nPast three mills, with a ford in the middle.\n\nBring boots: the ford is deeper than it looks\n"
                     "after rain, and the bridge upstream is closed.\n",
    "packing.txt": "Boots\nMap\nWater\n" * 40, "ridge-walk.txt": "Ridge walk, 12 km\n" * 90,
}
browse = "see mill-loop.txt\npress b\npress Down\npress Down\npress Down\npress Enter\nsee Bring boots"
browsers = {"browse.svg": (110, 16), "browse-narrow.svg": (60, 16)}


def files():
    """Lays that folder, which is the same each time, its place and its dates too."""
    place = pathlib.Path("/tmp/trails")
    for name, text in folder.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)
    for path in place.rglob("*"):
        os.utime(path, (1773075900, 1773075900))
    return place
