"""A scratch repository in which a release can be cut: the real script and pages, and checks that do what a test says."""
import os
import pathlib
import shutil
import subprocess
import tempfile

top = pathlib.Path(__file__).resolve().parent.parent.parent
checks = ["Scripts/check-licences", "Scripts/support", "Scripts/check-pages", "Scripts/check-api", ".ci/run"]
pages = ["README.md", "Sources/Waymark/Waymark.docc/guide.md", "Sources/Waymark/Waymark.docc/adopting.md",
         "Sources/WaymarkGTK/WaymarkGTK.docc/gtk.md", "Documentation/versioning.md"]
program = "Sources/WaymarkCommand/Arguments/Version.swift"
# No setting of this machine, no other repository, as a hook of git's has one, and an identity for commits.
elsewhere = subprocess.run(["git", "rev-parse", "--local-env-vars"], check=True, capture_output=True, text=True).stdout.split()
environment = {**{name: value for name, value in os.environ.items() if name not in elsewhere}, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "LC_ALL": "C.UTF-8",
               "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com"}


class Repository:
    """A clone of the base, in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, env=environment, check=True, capture_output=True,
                              text=True).stdout

    def write(self, name, text, executable=False):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        if executable:
            path.chmod(0o755)

    def read(self, name):
        return (self.folder / name).read_text()

    def replace(self, name, old, new):
        text = self.read(name)
        assert old in text, f"{old!r} is not in {name}"
        self.write(name, text.replace(old, new))

    def commit(self, message="A change"):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", message)

    def check(self, name, body):
        """Has a check do something else, and commits that."""
        self.write(name, f"#!/bin/sh\necho \"$0 $*\" >>\"$(git rev-parse --git-dir)/ran\"\n{body}\n", executable=True)
        self.commit()

    def ran(self):
        """The checks that have run, with their arguments."""
        path = self.folder / ".git/ran"
        return path.read_text().split("\n")[:-1] if path.exists() else []

    def release(self, *arguments, **variables):
        return subprocess.run([self.folder / "Scripts/release", *arguments], cwd=self.folder, env={**environment, **variables},
                              capture_output=True, text=True, timeout=60)

    def state(self):
        """Everything that a release may change."""
        return self.git("for-each-ref"), self.git("status", "--porcelain", "--branch"), self.read("CHANGELOG.md")


class Base:
    """What the clones are made of: version 0.1.0 waits to be cut, and every check is green."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="waymark-release-"))
        base = Repository(self.folder / "base")
        base.folder.mkdir()
        base.git("init", "--quiet", "--initial-branch", "main")
        for name in [*pages, "LICENSE", "Documentation/licences.md", "Scripts/release"]:
            path = base.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(top / name, path)
        for name in pages:
            text = base.read(name)
            for old in set(released(text)):
                text = text.replace(f'from: "{old}"', 'from: "0.1.0"')
            base.write(name, text)
        base.write(program, 'static let text = "0.1.0"\n')
        base.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n### Added\n\n#### Trees\n\n- Trees of routes.\n")
        base.write("API/allowed.txt", "# What may break until the next release.\n")
        base.write("API/Waymark.json.gz", "{}")
        for name in [*checks, "Scripts/api/breaks.py"]:
            base.check(name, "exit 0")
        self.count = 0

    def clone(self):
        self.count += 1
        folder = self.folder / str(self.count)
        subprocess.run(["git", "clone", "--quiet", "--shared", self.folder / "base", folder], check=True, env=environment,
                       capture_output=True)
        return Repository(folder)

    def remove(self):
        shutil.rmtree(self.folder)


def released(text):
    """The versions that a page takes Waymark in with."""
    import re
    return re.findall(r'waymark-swift/waymark",\s*(?:\.\w+\()?from: "([^"]+)"', text)
