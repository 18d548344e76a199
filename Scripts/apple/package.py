"""Says what Scripts/check-apple checks on a system, of what `swift package dump-package` says.

Hosts and libraries, and the examples and tests that are built on the hosts for UIKit and SwiftUI alone, are for every system. All else
is for macOS, and nothing that needs GTK or Swift Testing, which no SDK holds.
"""
import json
import pathlib
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent.parent
package = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True).stdout)
targets = {target["name"]: target for target in package["targets"]}
seen = {}


def least(system):
    """The oldest version of a system that the package is for."""
    return next(platform["version"] for platform in package["platforms"] if platform["platformName"] == system)


def needs(name):
    """A target, after all that it depends on."""
    if name not in seen:
        seen[name] = {}
        for dependency in targets[name]["dependencies"]:
            (_, (other, *_)), = dependency.items()
            if other in targets:
                seen[name] |= needs(other)
        seen[name][name] = None
    return seen[name]


def folders(target):
    folder = root / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}")
    return [folder / source for source in target.get("sources") or [""]]


def flags(target):
    for kind in (setting["kind"] for setting in target["settings"]):
        for name, flag in (("enableUpcomingFeature", "-enable-upcoming-feature"), ("swiftLanguageMode", "-swift-version"),
                           ("defaultIsolation", "-default-isolation")):
            if name in kind:
                yield from (flag, kind[name]["_0"])


def modules(system):
    """Names, folders or files, and flags of the compiler, each module after those that it imports."""
    libraries = {target for product in package["products"] if "library" in product["type"] for target in product["targets"]}
    named = {name for name in targets if name.endswith(("UIKit", "SwiftUI"))} | {"Recipes", "UIKitRuleTests", "FirstSteps", "PlaygroundEngine"}
    everywhere = {each for name in libraries | named if "WaymarkTerminal" not in needs(name) for each in needs(name)}
    for name in dict.fromkeys(each for target in targets for each in needs(target)):
        target = targets[name]
        if target["type"] == "test" and name != "UIKitRuleTests":
            # The samples of the originals' READMEs, as an app has them. What they use may be out of date by now.
            files = [folders(target)[0] / file for file in ("Samples/ReadmeSamples.swift", "Samples/SampleApp.swift", "ReadMe.swift")]
            files = [file for file in files if file.exists()]
            if files and system != "watchos":
                yield f"{name}Samples", files, [*flags(target), "-Wwarning", "DeprecatedDeclaration"]
        elif "CGTK4" not in needs(name) and (system == "macos" or name in everywhere):
            yield name, folders(target), [*flags(target)]
    if system not in ("macos", "watchos"):
        yield "AppleHost", [root / "Tests/AppleHost/App"], []
        yield "StoryTests", [root / "Tests/AppleHost/Stories"], []
    if system in ("ios", "catalyst", "visionos"):
        # The apps of Pantry.xcodeproj, each a module of the folders that the project gives it.
        for host in ("SwiftUI", "UIKit"):
            yield f"Pantry{host}", [root / "Examples/Pantry" / each for each in ("Core", "Views", host)], [*flags(targets["pantry"])]
