"""What Scripts/support --check finds: files that are not as the list of systems says."""
import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import scratch

files = ["Documentation/support.json", "Documentation/support.md", ".github/workflows/linux.yml", ".github/workflows/apple.yml",
         ".github/workflows/site.yml", ".devcontainer/devcontainer.json", ".spi.yml", "Package.swift", "Benchmarks/Package.swift",
         "Fuzz/Package.swift", "README.md"]


class SupportTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="waymark-support-")
        self.addCleanup(folder.cleanup)
        self.repository = scratch.Repository(pathlib.Path(folder.name))
        for name in files:
            path = self.repository.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(scratch.top / name, path)

    def run_script(self, *arguments):
        return subprocess.run([scratch.top / "Scripts/support", "--top", self.repository.folder, *arguments], capture_output=True, text=True)

    def change(self, edit):
        data = json.loads(self.repository.read("Documentation/support.json"))
        edit(data)
        self.repository.write("Documentation/support.json", json.dumps(data))

    def refuses(self, words):
        done = self.run_script("--check")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(words, done.stderr)

    def test_what_is_here_is_in_order(self):
        done = self.run_script("--check")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_change_of_the_list_reaches_every_file(self):
        def edit(data):
            data["systems"].append({"name": "Linux, Ubuntu 26.04", "tried": "run", "image": "swift:6.3-other", "cache": "other-6.3", "how": "all"})
            data["systems"].append({"name": "Wristwatch", "tried": "no", "sdk": "wrist", "spi": "wrist", "platform": "wristOS", "how": "none"})
            data["runners"] = {"linux": "linux-99", "apple": "mac-99"}
            data["systems"][0]["image"] = "swift:6.3-new"

        self.change(edit)
        for name in files[1:7]:
            self.refuses(f"{name}: is not what Documentation/support.json makes")
        self.assertEqual(self.run_script().returncode, 0)
        self.assertEqual(self.run_script("--check").returncode, 0)
        for name, texts in {".github/workflows/linux.yml": ["runs-on: linux-99", "image: swift:6.3-new", "image: swift:6.3-other", "cache: other-6.3"],
                            ".github/workflows/apple.yml": ["runs-on: mac-99", "- sdk: wrist", "- wristOS"],
                            ".github/workflows/site.yml": ["runs-on: linux-99", "container: swift:6.3-new"],
                            ".devcontainer/devcontainer.json": ['"image": "swift:6.3-new"'], ".spi.yml": ["platform: wrist"],
                            "Documentation/support.md": ["Linux, Ubuntu 26.04", "Wristwatch"]}.items():
            for text in texts:
                self.assertIn(text, self.repository.read(name))

    def test_a_workflow_that_is_changed_by_hand_is_found(self):
        self.repository.replace(".github/workflows/apple.yml", "          - sdk: xros\n", "")
        self.refuses(".github/workflows/apple.yml: is not what")

    def test_a_workflow_that_has_lost_its_part_is_found(self):
        self.repository.replace(".github/workflows/linux.yml", "# From Documentation/support.json: containers", "#")
        self.refuses("the part 'containers' is there 0 times")

    def test_other_files_say_the_same(self):
        self.repository.replace("Package.swift", ".watchOS(.v10)", ".watchOS(.v11)")
        self.refuses("Package.swift: platforms are")
        self.repository.replace("Fuzz/Package.swift", "swift-tools-version: 6.3", "swift-tools-version: 6.2")
        self.refuses("Fuzz/Package.swift: its tools version is not 6.3")
        self.repository.replace("README.md", "tvOS 17", "tvOS 16")
        self.refuses("README.md: tvOS 17 of")
        self.repository.replace("README.md", "visionOS 1", "visionOS 10")
        self.refuses("README.md: visionOS 1 of")
        self.repository.replace("README.md", "It needs Swift 6.3", "It needs Swift 6.1")
        self.refuses("README.md: says Swift 6.1, and Documentation/support.json 6.3")
        self.repository.write("Sources/Waymark/Waymark.docc/Tutorials/One/one-01-Package.swift", "// swift-tools-version: 6.2\n")
        self.refuses("one-01-Package.swift: its tools version is not 6.3")

    def test_a_newer_swift_needs_its_image(self):
        self.change(lambda data: data["swift"].update(least="6.4"))
        self.refuses("the image and its cache are not those of Swift 6.4")

    def test_an_sdk_is_no_run(self):
        self.change(lambda data: [row.update(tried="run") for row in data["systems"] if row.get("sdk") == "iphoneos"])
        self.refuses("iOS and iPadOS: an SDK checks types and runs nothing")

    def test_a_word_that_means_nothing_is_found(self):
        self.change(lambda data: data["toolkits"][0].update(tried="surely"))
        self.refuses("a terminal: tried is one of run")


if __name__ == "__main__":
    unittest.main()
