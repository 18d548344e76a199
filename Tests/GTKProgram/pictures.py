"""Makes the pictures of the pages that show browse-gtk: Scripts/check-gtk runs it where it is told to."""

import contextlib
import os
import pathlib
import subprocess
import sys

from program import Program

top = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(top / "Scripts/screens"))
import stories  # noqa: E402

for name, size in {"browse-gtk.png": (1000, 520), "browse-gtk-narrow.png": (560, 520)}.items():
    place = str(stories.files())
    with contextlib.closing(Program(place, files=place, variables={"TZ": "UTC"})) as program:
        program.resize(*size)
        program.open("mill-loop.txt")
        program.at("mill-loop.txt")
        picture = next((top / "Sources").glob(f"*/*.docc/**/{name}"))
        subprocess.run(["import", "-window", str(program.state()["windows"][0]["id"]), "-strip", picture], check=True)
