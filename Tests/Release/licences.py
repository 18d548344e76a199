"""What Scripts/check-licences finds: each kind of thing that may come in without a row on the page."""
import pathlib
import subprocess
import tempfile
import unittest

import scratch

page = """# Licences

| what | where | licence | fetched | known from |
|---|---|---|---|---|
| `Foundation` | everywhere | Apache 2.0 | no | the toolchain |
"""


class LicenceTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="waymark-licences-")
        self.addCleanup(folder.cleanup)
        self.repository = scratch.Repository(pathlib.Path(folder.name))
        self.repository.git("init", "--quiet")
        self.repository.write("Documentation/licences.md", page)
        self.repository.write("Package.swift", 'import PackageDescription\nlet package = Package(targets: [.target(name: "Ours")])\n')
        self.repository.write("Sources/Ours/Ours.swift", "import Foundation\n@testable import Ours\n")

    def run_check(self):
        return subprocess.run([scratch.top / "Scripts/check-licences", "--top", self.repository.folder], capture_output=True, text=True, env=scratch.environment)

    def test_what_is_named_is_in_order(self):
        done = self.run_check()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("1 things of others are used", done.stdout)

    def test_what_is_not_named_is_found(self):
        cases = [
            ("Package.swift", 'let package = Package(dependencies: [.package(url: "https://example.com/a/Thing.git", from: "1.0.0")])', "Thing"),
            ("Package.swift", 'let package = Package(dependencies: [.package(id: "a.thing", from: "1.0.0")])', "a.thing"),
            ("Package.swift", 'let package = Package(targets: [.systemLibrary(name: "CX", pkgConfig: "x-1", providers: [.apt(["libx-dev"])])])', "x-1"),
            ("Package.swift", 'let package = Package(targets: [.systemLibrary(name: "CX", providers: [.apt(["libx-dev"])])])', "libx-dev"),
            ("Package.swift", 'let package = Package(targets: [.target(name: "A", linkerSettings: [.linkedLibrary("sqlite3")])])', "sqlite3"),
            ("Package.swift", 'let package = Package(targets: [.binaryTarget(name: "Blob", path: "x")])', "binary target Blob"),
            ("Package.swift", 'let package = Package(name: "P", dependencies: [.package(url: "https://example.com/a/Thing", .upToNextMinor(from: "1.0.0"))])', "Thing"),
            ("Package@swift-6.4.swift", '.package(url: "https://example.com/a/Thing", from: "1.0.0")', "Thing"),
            ("Package.swift", 'let package = Package(targets: [.target(name: "A", linkerSettings: [.unsafeFlags(["-lsqlite3"])])])', "sqlite3"),
            ("Tools/Package.swift", 'let package = Package(dependencies: [.package(url: "https://example.com/a/Other", from: "1.0.0")])', "Other"),
            ("Sources/CX/module.modulemap", 'module CX [system] { header "x.h" link "x" }', "x"),
            ("Sources/Ours/More.swift", "public import struct Yams.Node\n", "Yams"),
            ("Tests/OursTests/More.swift", "@testable import Nimble\n", "Nimble"),
            ("Scripts/one", "#!/bin/sh\napt-get install -y -qq --no-install-recommends cowsay >/dev/null\n", "cowsay"),
            ("Scripts/one", "#!/bin/bash\nneeds cow cowsay\n", "cowsay"),
            ("Scripts/one", "#!/bin/bash\npkg-config --exists x || missing+=(libx-dev cowsay)\n", "cowsay"),
            ("Scripts/one", "#!/bin/sh\nswiftc a.swift \\\n  -lcowsay\n", "cowsay"),
            ("Scripts/one", "#!/bin/sh\npip install requests\n", "requests"),
            ("Scripts/page/one.py", 'subprocess.run([*root, "apt-get", "install", "-y",\n  "cowsay"])\n', "cowsay"),
            ("Scripts/page/one.py", "import json\nimport requests\n", "requests"),
            ("Scripts/one", "#!/bin/sh\napt-get -o Dpkg::Use-Pty=0 install -y \"cowsay\"\n", "cowsay"),
            ("Scripts/one", "#!/bin/sh\ngit clone --depth 1 https://example.com/a/thing.git x\n", "thing"),
            ("Scripts/one", "#!/bin/sh\npython3 - <<'END'\nimport json, requests\nEND\n", "requests"),
            ("Makefile", "all:\n\tapt-get install cowsay\n", "cowsay"),
            (".gitmodules", "[submodule \"x\"]\n\turl = https://example.com/a/thing.git\n", "thing"),
            (".devcontainer/Dockerfile", "FROM alpine:3\n", "alpine"),
            (".github/actions/one/action.yml", "steps:\n  - uses: 'somebody/action@v1'\n", "somebody/action"),
            (".github/workflows/one.yml", "container: {image: 'ghcr.io/a/debian@sha256:00'}\n", "ghcr.io/a/debian"),
            (".github/workflows/one.yml", "steps:\n  - uses: docker://alpine:3\n", "alpine"),
            (".ci/run", "#!/bin/sh\napt install cowsay\n", "cowsay"),
            (".github/workflows/one.yml", "steps:\n  - uses: somebody/action@v1\n", "somebody/action"),
            (".github/workflows/one.yml", "steps:\n  - run: brew install cowsay\n", "cowsay"),
            (".github/workflows/one.yml", "container: debian:12\n", "debian"),
        ]
        for name, text, found in cases:
            with self.subTest(f"{name}: {text}"):
                path = self.repository.folder / name
                before = path.read_text() if path.exists() else None
                self.repository.write(name, text)
                done = self.run_check()
                self.assertEqual(done.returncode, 1)
                self.assertIn(f"{name}: {found} is used and Documentation/licences.md does not name it", done.stderr)
                path.unlink() if before is None else self.repository.write(name, before)

    def test_a_manifest_that_names_the_package_itself_is_in_order(self):
        self.repository.write("Package.swift", 'let package = Package(\n  name: "Ours", targets: [.target(name: "Ours")])\n')
        self.repository.write("Tutorial/Package.swift",
                              'let package = Package(name: "Reader", dependencies: [.package(url: "https://example.com/a/ours", from: "1.0.0")])')
        self.assertEqual(self.run_check().stderr, "")

    def test_comments_and_texts_are_no_use(self):
        self.repository.write("Scripts/one", "#!/bin/sh\n# apt-get install cowsay\necho done\n")
        self.repository.write("Sources/Ours/More.swift", 'let text = """\n  import Yams\n  """\n// import Yams\n')
        self.assertEqual(self.run_check().returncode, 0, self.run_check().stderr)

    def test_what_nothing_uses_any_more_is_found(self):
        self.repository.write("Documentation/licences.md", page + "| `cowsay` | CI | GPL 3 | by apt | its copyright |\n")
        self.assertIn("cowsay is named and nothing uses it any more", self.run_check().stderr)

    def test_a_row_that_lacks_something_is_found(self):
        self.repository.write("Documentation/licences.md", page.replace("Apache 2.0", ""))
        self.assertIn("a row has not all of what, where, licence", self.run_check().stderr)


if __name__ == "__main__":
    unittest.main()
