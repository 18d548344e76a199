"""One package with a target for each step, so that a single build compiles them all and keeps what it has compiled."""
import json
import pathlib
import re
import shutil
import subprocess

from steps import Fault, top

work = top / ".build/tutorials"
place, scratch = work / "package", work / "build"
address = '.package(url: "https://github.com/waymark-swift/waymark", from: "0.1.0")'

# Tutorials whose reader has an Xcode project, and what their targets are given there.
projects = {
    "swiftui": ["Waymark"],
    "uikit": ["Waymark", "WaymarkUIKit", "HeadlessUIKit"],
}
# The step from which on their apps are run: the first that has a window, and the last.
checked = {"uikit": 8, "swiftui": 22}


def write(path, text):
    """Writes only what has changed, so that the build knows what has not."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def described(manifest, known={}):
    """The targets of a reader's manifest, as SwiftPM reads it."""
    if manifest not in known:
        if address not in manifest:
            raise Fault(f"a Package.swift does not say {address}")
        folder = work / "manifest"
        write(folder / "Package.swift", manifest)
        done = subprocess.run(["swift", "package", "dump-package", "--package-path", folder], capture_output=True, text=True)
        if done.returncode != 0:
            raise Fault(f"a Package.swift cannot be read:\n{done.stderr}")
        known[manifest] = json.loads(done.stdout)["targets"]
    return known[manifest]


def dependency(value, renamed):
    (kind, parts), = value.items()
    if kind == "product":
        return f'.product(name: "{parts[0]}", package: "waymark")'
    return f'"{renamed[parts[0]]}"'


class Target:
    """A target of a step: its files, and its line in the manifest of all steps."""

    def __init__(self, step, name, kind, dependencies, files):
        self.step, self.name, self.files = step, name, files
        # A program that has no main file yet is compiled as a library.
        if kind == "executable" and "main.swift" not in files and not any("@main" in text for text in files.values()):
            kind = "regular"
        self.kind = {"regular": "target", "executable": "executableTarget", "test": "testTarget"}[kind]
        self.line = (f'    .{self.kind}(name: "{name}", dependencies: [{", ".join(dependencies)}], path: "Steps/{name}", '
                     "swiftSettings: [.treatAllWarnings(as: .error)]),")


def targets(step):
    """The targets of a step that have files by then."""
    if step.tutorial in projects:
        # SwiftUI is on Apple's systems only; what does not need it is compiled everywhere.
        files = {name.rpartition("/")[2]: text for name, text in step.files.items() if not re.search(r"^import (Waymark)?SwiftUI$", text, re.M)}
        files = {name: re.sub(r"^import UIKit$", "import HeadlessUIKit", text, flags=re.M) for name, text in files.items()}
        products = [f'.product(name: "{name}", package: "waymark")' for name in projects[step.tutorial]]
        return [Target(step, step.name.replace("-", "_"), "regular", products, files)] if files else []
    if "Package.swift" not in step.files:
        raise Fault(f"{step.name}: a step comes before Package.swift")
    listed = described(step.files["Package.swift"])
    renamed = {target["name"]: f"{step.name}-{target['name']}".replace("-", "_") for target in listed}
    made, taken = [], {"Package.swift"}
    for target in listed:
        home = "Tests" if target["type"] == "test" else "Sources"
        own = f"{home}/{target['name']}/"
        # A package of one target needs no folder for it.
        own = own if any(name.startswith(own) for name in step.files) else f"{home}/"
        files = {name.removeprefix(own): text for name, text in step.files.items() if name.startswith(own)}
        if not all("/" not in name for name in files):
            continue
        taken.update(own + name for name in files)
        for old, new in renamed.items():
            files = {name: re.sub(rf"^((?:@testable )?import ){old}$", rf"\g<1>{new}", text, flags=re.M) for name, text in files.items()}
            files = {name: re.sub(rf"\b{old}(\.|::)(?=[A-Z])", rf"{new}\1", text) for name, text in files.items()}
        if files:
            dependencies = [dependency(value, renamed) for value in target["dependencies"]]
            made.append(Target(step, renamed[target["name"]], target["type"], dependencies, files))
    if taken != set(step.files):
        raise Fault(f"{step.name}: no target has {', '.join(sorted(set(step.files) - taken))}")
    return made


def checks(step):
    """What runs the app of a reader who has an Xcode project, as far as it can be run here."""
    file = pathlib.Path(__file__).with_name("Checks") / f"{step.tutorial}.swift"
    if not file.exists() or step.number < checked.get(step.tutorial, 0):
        return []
    module = step.name.replace("-", "_")
    text = re.sub(r"^@testable import Trails$", f"@testable import {module}", file.read_text(), flags=re.M)
    products = [f'.product(name: "{name}", package: "waymark")' for name in [*projects[step.tutorial], "WaymarkTesting"]]
    return [Target(step, f"{module}_checks", "test", [f'"{module}"', *products], {file.name: text})]


def lay(tutorials):
    """Writes the package, and gives back its targets."""
    made = [target for tutorial in tutorials for step in tutorial.steps if step.isWhole for target in targets(step) + checks(step)]
    wanted = {place / "Steps" / target.name / name for target in made for name in target.files}
    for target in made:
        for name, text in target.files.items():
            write(place / "Steps" / target.name / name, text)
    for file in (place / "Steps").rglob("*"):
        if file.is_file() and file not in wanted:
            file.unlink()
    for folder in (place / "Steps").iterdir():
        if not any(folder.iterdir()):
            shutil.rmtree(folder)
    write(place / "Package.swift", "\n".join([
        "// swift-tools-version: 6.3", "import PackageDescription", "", "let package = Package(", '  name: "Tutorials",',
        "  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],",
        f'  dependencies: [.package(name: "waymark", path: "{top}")],', "  targets: [", *[target.line for target in made], "  ],",
        "  swiftLanguageModes: [.v6]", ")", ""]))
    return made


def swift(*arguments):
    return ["swift", *arguments, "--package-path", place, "--scratch-path", scratch]


def build():
    """Compiles every step, and gives back where the programs are."""
    done = subprocess.run(swift("build", "--build-tests"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        # What is wrong stands in the lines with a place; SwiftPM repeats them for each file of a module.
        told = list(dict.fromkeys(line for line in done.stdout.splitlines() if ": error: " in line or line.startswith("error: ")))
        raise Fault("\n".join(told) or done.stdout)
    shown = subprocess.run([*swift("build"), "--show-bin-path"], check=True, capture_output=True, text=True)
    return work.joinpath(shown.stdout.strip())


def test():
    """Runs the tests of every step that has some, and gives back how many there were."""
    done = subprocess.run(swift("test", "--skip-build", "--disable-xctest"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    count = re.search(r"Test run with (\d+) tests?", done.stdout)
    if done.returncode != 0 or not count:
        told = [line for line in done.stdout.splitlines() if line.startswith("✘") or line.startswith("  ")]
        raise Fault("\n".join(told) or done.stdout)
    return int(count[1])
