"""The test that the command waymark makes of a journal, as the tutorial about tests shows it."""
import re
import subprocess
import tempfile

import package
from steps import Fault, top


def timeless(text):
    """A journal without what differs each time."""
    return re.sub(r'"at":"[^"]*"', '"at":""', re.sub(r'"(t|us)":\d+', r'"\1":0', text))


def printed(programs, step):
    """Runs the program that records a journal, and has the command print it as a test."""
    program, = [target for target in package.targets(step) if target.kind == "executableTarget"]
    build = ["swift", "build", "--product", "waymark"]
    subprocess.run(build, cwd=top, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run([*build[:2], "--show-bin-path"], cwd=top, check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([programs / program.name], cwd=folder, check=True)
        test = subprocess.run([f"{shown}/waymark", "test", "session.jsonl", "--name", "logbookAfterSigningIn"], cwd=folder, check=True,
                              capture_output=True, text=True).stdout
    # The reader's modules have names of their own here.
    return re.sub(rf"\b{step.name.replace('-', '_')}_(?=\w)", "", test)


def check(tutorials, programs, update):
    for step in [step for tutorial in tutorials for step in tutorial.steps if step.source.suffix == ".txt"]:
        text = printed(programs, step)
        if timeless(text) == timeless(step.source.read_text()):
            continue
        if not update:
            raise Fault(f"{step.source.name} is not what waymark prints: run Scripts/check-tutorials --update")
        step.source.write_text(text)
