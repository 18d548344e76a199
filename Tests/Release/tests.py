"""Every refusal of Scripts/release, tried in a scratch clone whose checks are as red as the test says."""
import datetime
import re
import shutil
import signal
import subprocess
import time
import unittest

import scratch


def setUpModule():
    global base
    base = scratch.Base()
    unittest.addModuleCleanup(base.remove)


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        self.repository = base.clone()

    def refuses(self, words, *arguments, ran=None):
        """Has a release refused with these words, and nothing changed by it."""
        before = self.repository.state()
        done = self.repository.release(*(arguments or ("0.1.0",)))
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn(words, done.stderr)
        self.assertIn("nothing was changed", done.stderr)
        self.assertEqual(self.repository.state(), before)
        if ran is not None:
            self.assertEqual([line.split("/")[-1] for line in self.repository.ran()], ran)

    quick = ["check-licences ", "support --check", "check-pages "]

    # MARK: What it does

    def test_a_release_is_a_heading_a_commit_and_a_tag(self):
        old = self.repository.git("rev-parse", "HEAD").strip()
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 0, done.stderr)
        date = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
        text = self.repository.read("CHANGELOG.md")
        heading = re.search(r"^## Unreleased\n\n## 0\.1\.0 - (\S+)\n\n### Added\n\n#### Trees\n\n- Trees of routes\.$", text, re.M)
        self.assertIsNotNone(heading, text)
        self.assertLessEqual(heading[1], date)
        self.assertEqual(self.repository.git("rev-parse", "HEAD^").strip(), old)
        self.assertEqual(self.repository.git("show", "--name-only", "--format=%s", "HEAD").split("\n"), ["Version 0.1.0", "", "CHANGELOG.md", ""])
        self.assertEqual(self.repository.git("cat-file", "-t", "0.1.0").strip(), "tag")
        self.assertEqual(self.repository.git("rev-parse", "0.1.0^{commit}"), self.repository.git("rev-parse", "HEAD"))
        # Headings of the changelog are no comments of git's.
        self.assertEqual(self.repository.git("for-each-ref", "--format=%(contents)", "refs/tags/0.1.0").strip(),
                         "Waymark 0.1.0\n\n### Added\n\n#### Trees\n\n- Trees of routes.")
        self.assertEqual(self.repository.git("status", "--porcelain"), "")
        self.assertEqual([line.split("/")[-1] for line in self.repository.ran()], [*self.quick, "check-api --equal", "run "])

    def test_the_next_release_needs_something_to_tell_and_a_greater_version(self):
        self.assertEqual(self.repository.release("0.1.0").returncode, 0)
        self.refuses("CHANGELOG.md has nothing to tell under Unreleased", "0.1.1")
        self.refuses("CHANGELOG.md has 0.1.0 already", "0.1.0")
        self.refuses("0.1.0 is not greater than the tag 0.1.0", "0.1.0")

    def test_a_dry_run_runs_what_is_quick_and_writes_nothing(self):
        before = self.repository.state()
        done = self.repository.release("0.1.0", "--dry-run")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.repository.state(), before)
        self.assertEqual([line.split("/")[-1] for line in self.repository.ran()], self.quick)
        for words in ("would run: Scripts/check-api --equal", "would run: .ci/run", "would write: ## 0.1.0 - ", "would commit", "would tag"):
            self.assertIn(words, done.stdout)

    # MARK: The repository

    def test_another_branch_is_refused(self):
        self.repository.git("switch", "--quiet", "--create", "topic")
        self.refuses("this is topic", ran=self.quick)

    def test_no_branch_is_refused(self):
        self.repository.git("switch", "--quiet", "--detach")
        self.refuses("a release is cut on main")

    def test_a_changed_file_is_refused(self):
        self.repository.write("LICENSE", self.repository.read("LICENSE") + "\n")
        self.refuses("the working tree is not clean: LICENSE", ran=self.quick)

    def test_a_new_file_is_refused(self):
        self.repository.write("new.txt", "new")
        self.refuses("the working tree is not clean: new.txt")

    def test_a_staged_file_is_refused(self):
        self.repository.write("new.txt", "new")
        self.repository.git("add", "new.txt")
        self.refuses("the working tree is not clean: new.txt")

    def test_a_merge_that_has_not_ended_is_refused(self):
        self.repository.git("switch", "--quiet", "--create", "topic")
        self.repository.commit()
        self.repository.git("switch", "--quiet", "main")
        self.repository.git("merge", "--quiet", "--no-commit", "--no-ff", "topic")
        self.refuses("a merge has not been ended")

    def test_a_branch_that_lacks_commits_is_refused(self):
        old = self.repository.git("rev-parse", "HEAD").strip()
        self.repository.commit()
        self.repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
        self.repository.git("reset", "--quiet", "--hard", old)
        self.refuses("main lacks 1 commits of origin/main", ran=self.quick)

    def test_a_file_that_git_does_not_look_at_is_refused(self):
        self.repository.git("update-index", "--assume-unchanged", "LICENSE")
        self.refuses("git is told not to look at LICENSE")

    def test_a_part_of_another_repository_is_refused(self):
        inner = self.repository.folder / "vendor"
        shutil.copytree(self.repository.folder, inner, ignore=shutil.ignore_patterns(".git", "vendor"))
        self.repository.commit()
        before = self.repository.state()
        done = scratch.Repository(inner).release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("is a part of another repository", done.stderr)
        self.assertEqual(self.repository.state(), before)

    def test_nobody_who_commits_is_refused_before_what_takes_long(self):
        before = self.repository.state()
        done = self.repository.release("0.1.0", GIT_AUTHOR_NAME="", GIT_COMMITTER_NAME="", EMAIL="")
        self.assertEqual(done.returncode, 1)
        self.assertIn("git does not know who commits: git config user.name", done.stderr)
        self.assertEqual([line.split("/")[-1] for line in self.repository.ran()], self.quick)
        self.assertEqual(self.repository.state(), before)

    def test_another_repository_in_the_environment_and_another_locale_change_nothing(self):
        other = base.clone()
        before = other.state()
        done = self.repository.release("0.1.0", GIT_DIR=str(other.folder / ".git"), GIT_WORK_TREE=str(other.folder), CDPATH=str(other.folder),
                                       LC_ALL="tr_TR.ISO-8859-9", PYTHONUTF8="0", GREP_OPTIONS="--color=always")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(other.state(), before)
        self.assertEqual(self.repository.git("tag", "--list"), "0.1.0\n")

    # MARK: The version

    def test_what_is_no_semantic_version_is_refused(self):
        for version in ("1", "0.1", "v0.1.0", "0.01.0", "0.1.0-", "0.1.0-01", "0.1.0.0", "0.1.x", "", " 0.1.0", "0.1.0+build", "0.1.0\n", "0.1.\u0661"):
            done = self.repository.release(version)
            self.assertEqual(done.returncode, 1)
            self.assertIn("is no semantic version", done.stderr)
        self.assertEqual(self.repository.ran(), [])

    def test_a_version_that_is_not_the_greatest_is_refused(self):
        for tag in ("0.0.9", "0.2.0-beta.2", "v0.1.5", "nightly"):
            self.repository.git("tag", tag)
        for version, tag in (("0.1.0", "0.2.0-beta.2"), ("0.1.5", "v0.1.5"), ("0.2.0-beta.1", "0.2.0-beta.2"), ("0.2.0-alpha", "0.2.0-beta.2"),
                             ("0.2.0-beta.2", "0.2.0-beta.2"), ("0.2.0-9", "0.2.0-beta.2")):
            self.refuses(f"{version} is not greater than the tag {tag}", version)
        # Numbers are compared as numbers, and a release comes after what led to it.
        for version in ("0.2.0-beta.10", "0.2.0", "0.10.0"):
            self.assertNotIn("is not greater", self.repository.release(version, "--dry-run").stderr)

    # MARK: What is written

    def test_an_empty_section_is_refused(self):
        for body in ("", "### Added\n", "### Added\n\nNothing yet.\n"):
            self.repository.write("CHANGELOG.md", f"# Changelog\n\n## Unreleased\n\n{body}\n## 0.0.1 - 2026-01-01\n\n- Old.\n")
            self.repository.commit()
            self.refuses("CHANGELOG.md has nothing to tell under Unreleased", ran=None)

    def test_headings_that_are_not_in_order_are_refused(self):
        headings = ["0.2.0 - 2026-01-01", "0.0.9 - 2026-13-45", "0.0.8 - 9999-01-01", "0.0.7", "Later", "0.0.6 - 2026-01-01", "0.0.6 - 2026-01-01",
                    "0.0.4 - 2026-01-01", "0.0.5 - 2026-01-01", "Unreleased"]
        self.repository.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- New.\n" + "".join(f"\n## {text}\n\n- Old.\n" for text in headings))
        self.repository.commit()
        done = self.repository.release("0.1.0", "--dry-run")
        self.assertEqual(done.returncode, 1)
        for words in ("0.1.0 is not greater than 0.2.0, which CHANGELOG.md has", "2026-13-45 of 0.0.9 is no day", "9999-01-01 of 0.0.8 is no day",
                      "## 0.0.7 is not of the form ## 0.1.0 - 2026-01-31", "## Later is not of the form", "has 0.0.6 twice", "has 0.0.5 twice, or below",
                      "has the heading ## Unreleased twice",
                      # As in a clone without tags, where what comes next cannot be told from them.
                      "CHANGELOG.md has 0.0.4, and there is no such tag here: git fetch --tags"):
            self.assertIn(words, done.stderr)

    def test_carriage_returns_are_refused(self):
        (self.repository.folder / "CHANGELOG.md").write_bytes(b"# Changelog\r\n\r\n## Unreleased\r\n\r\n- New.\r\n")
        self.repository.commit()
        self.refuses("CHANGELOG.md has carriage returns")

    def test_a_patch_that_declares_something_else_is_refused(self):
        self.repository.git("tag", "0.0.9")
        self.repository.git("tag", "0.1.0-beta")
        self.repository.write("API/Waymark.json.gz", "{other}")
        self.repository.commit()
        words = "API/Waymark.json.gz is not that of 0.0.9: what is declared in public changes with a minor version, and 0.0.10 is a patch"
        self.assertIn(words, self.repository.release("0.0.10", "--dry-run").stderr)
        self.assertEqual(self.repository.release("0.1.0", "--dry-run").returncode, 0)

    def test_a_minor_version_that_breaks_is_refused_from_1_0_on(self):
        self.repository.git("tag", "0.9.0")
        self.repository.git("tag", "v1.0.0")
        self.repository.git("tag", "1.1.0-beta")
        self.repository.write("API/Waymark.json.gz", "{other}")
        # The folder of the version before, and the one of now.
        self.repository.check("Scripts/api/breaks.py", 'echo "Waymark: $(cat "$1/Waymark.json.gz") has become $(cat "$2/Waymark.json.gz")"')
        words = "since v1.0.0: Waymark: {} has become {other}; 1.1.0 is a minor version, and a break comes with 2.0.0"
        self.assertIn(words, self.repository.release("1.1.0", "--dry-run").stderr)
        for version in ("0.10.0", "2.0.0"):
            self.assertNotIn("has become", self.repository.release(version, "--dry-run").stderr)
        self.assertNotIn("has become", self.repository.release("1.0.1", "--dry-run").stderr)
        self.repository.check("Scripts/api/breaks.py", "echo 'no digester' >&2; exit 1")
        self.assertIn("API cannot be compared with that of v1.0.0: no digester", self.repository.release("1.1.0", "--dry-run").stderr)

    def test_a_changelog_without_its_heading_is_refused(self):
        self.repository.write("CHANGELOG.md", "# Changelog\n\n- Trees of routes.\n")
        self.repository.commit()
        self.refuses("CHANGELOG.md has no heading ## Unreleased")

    def test_no_changelog_is_refused(self):
        self.repository.git("rm", "--quiet", "CHANGELOG.md")
        self.repository.commit()
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("CHANGELOG.md has no heading", done.stderr)

    def test_breaks_that_are_allowed_are_refused(self):
        self.repository.write("API/allowed.txt", "# Until the next release.\nWaymark: Func Router.attach(_:) has been removed\n")
        self.repository.commit()
        self.refuses("API/allowed.txt still allows a break: Waymark: Func Router.attach(_:) has been removed", ran=self.quick)

    def test_a_missing_baseline_is_refused(self):
        self.repository.git("rm", "--quiet", "-r", "API")
        self.repository.commit()
        self.refuses("API holds no public declarations")
        self.refuses("API/allowed.txt still allows a break: (the file is missing)")

    def test_pages_with_another_version_are_refused(self):
        for page in scratch.pages: self.repository.replace(page, 'from: "0.1.0"', 'from: "0.0.9"')
        self.repository.commit()
        done = self.repository.release("0.1.0")
        for page in scratch.pages:
            self.assertIn(f'{page} says from: "0.0.9" and not from: "0.1.0"', done.stderr)

    def test_a_program_with_another_version_is_refused(self):
        self.repository.replace(scratch.program, "0.1.0", "0.0.9")
        self.repository.commit()
        self.refuses(f"{scratch.program} does not say 0.1.0", ran=self.quick)

    def test_a_manifest_of_a_tutorial_with_another_version_is_refused(self):
        name = "Sources/Waymark/Waymark.docc/Tutorials/One/one-01-Package.swift"
        self.repository.write(name, '.package(url: "https://github.com/waymark-swift/waymark", from: "0.0.9")\n')
        self.repository.commit()
        self.refuses(f'{name} says from: "0.0.9" and not from: "0.1.0"', ran=self.quick)

    def test_a_page_with_a_branch_is_refused(self):
        self.repository.replace("README.md", 'from: "0.1.0"', 'branch: "main"')
        self.repository.commit()
        self.refuses('README.md says branch: "main" and not from: "0.1.0"', ran=self.quick)

    def test_a_page_that_does_not_say_how_it_is_taken_in_is_refused(self):
        self.repository.write("README.md", "# Waymark\n")
        self.repository.git("rm", "--quiet", "Sources/Waymark/Waymark.docc/guide.md")
        self.repository.commit()
        self.refuses('README.md does not say how Waymark is taken in')
        self.refuses("Sources/Waymark/Waymark.docc/guide.md is not there")

    def test_missing_licences_are_refused(self):
        for name in ("LICENSE", "Documentation/licences.md"):
            self.repository.write(name, " \n")
            self.repository.commit()
            self.refuses(f"{name} is missing or empty")

    # MARK: The checks

    def test_every_red_check_is_refused(self):
        for name in scratch.checks:
            with self.subTest(name):
                self.repository = base.clone()
                self.repository.check(name, "echo what is wrong >&2\nexit 3")
                self.refuses("is red (status 3)")
                self.assertTrue(any(line.startswith(f"{self.repository.folder}/{name}") or name.split("/")[-1] in line
                                    for line in self.repository.ran()))

    def test_quick_refusals_come_before_what_takes_long(self):
        self.repository.check("Scripts/check-pages", "exit 1")
        self.refuses("Scripts/check-pages is red (status 1)", ran=self.quick)

    def test_a_check_that_is_not_there_is_refused(self):
        self.repository.git("rm", "--quiet", "Scripts/check-licences")
        self.repository.commit()
        self.refuses("Scripts/check-licences cannot be run")

    def test_a_dry_run_refuses_too(self):
        self.repository.check("Scripts/support", "exit 1")
        self.repository.write("new.txt", "new")
        before = self.repository.state()
        done = self.repository.release("0.2.0", "--dry-run")
        self.assertEqual(done.returncode, 1)
        for words in ('README.md says from: "0.1.0" and not from: "0.2.0"', "not clean: new.txt", "Scripts/support --check is red"):
            self.assertIn(words, done.stderr)
        self.assertEqual(self.repository.state(), before)

    def test_what_changes_while_the_checks_run_is_refused(self):
        self.repository.check(".ci/run", "echo left >left.txt")
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("the working tree is not clean: left.txt", done.stderr)
        self.assertEqual(self.repository.git("tag", "--list"), "")

    def test_what_is_committed_while_the_checks_run_is_refused(self):
        self.repository.check(".ci/run", "git commit --quiet --allow-empty --message other")
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("something else was committed", done.stderr)
        self.assertEqual(self.repository.git("tag", "--list"), "")

    # MARK: Nothing half done

    def test_a_commit_that_fails_leaves_nothing(self):
        self.repository.write(".git/hooks/pre-commit", "#!/bin/sh\necho no >&2\nexit 1\n", executable=True)
        self.refuses("git commit: no")

    def test_a_commit_that_fails_afterwards_leaves_nothing(self):
        # The commit is made, and then the script is told to end.
        self.repository.write(".git/hooks/post-commit", "#!/bin/sh\nkill -TERM $(cut -d ' ' -f 4 /proc/$PPID/stat)\nsleep 1\n", executable=True)
        self.refuses("interrupted")

    def test_a_tag_that_fails_leaves_nothing(self):
        self.repository.write(".git/refs/tags/0.1.0.lock", "")
        self.refuses("git tag")

    def test_a_locked_index_leaves_nothing(self):
        self.repository.write(".git/index.lock", "")
        self.refuses("git add")

    def test_what_cannot_be_taken_back_is_said(self):
        self.repository.write(".git/hooks/post-commit", "#!/bin/sh\ntouch .git/refs/heads/main.lock .git/refs/tags/0.1.0.lock\n", executable=True)
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("it could not be taken back", done.stderr)
        self.assertNotIn("nothing was changed", done.stderr)

    def test_what_is_interrupted_goes_on_nowhere(self):
        for place in (".ci/run", ".git/hooks/pre-commit"):
            for kind in (signal.SIGINT, signal.SIGTERM):
                with self.subTest(f"{place} {kind}"):
                    self.repository = base.clone()
                    mark = self.repository.folder / ".git/went-on"
                    body = "touch .git/began; sleep 0.4; touch .git/went-on"
                    if place == ".ci/run":
                        self.repository.check(place, body)
                    else:
                        self.repository.write(place, f"#!/bin/sh\n{body}\n", executable=True)
                    before = self.repository.state()
                    script = subprocess.Popen([self.repository.folder / "Scripts/release", "0.1.0"], env=scratch.environment, text=True,
                                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                              # What a shell has begun in the background takes no notice of it.
                                              preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
                    while not (self.repository.folder / ".git/began").exists(): time.sleep(0.02)
                    script.send_signal(kind)
                    _, words = script.communicate(timeout=20)
                    self.assertEqual(script.returncode, 1)
                    self.assertIn("release: interrupted\nrelease: nothing was changed", words)
                    time.sleep(0.5)
                    self.assertFalse(mark.exists())
                    self.assertEqual(self.repository.state(), before)

    def test_a_tag_of_somebody_else_stays(self):
        self.repository.write(".git/hooks/post-commit", "#!/bin/sh\ngit tag 0.1.0 HEAD^\n", executable=True)
        old = self.repository.git("rev-parse", "HEAD")
        done = self.repository.release("0.1.0")
        self.assertEqual(done.returncode, 1)
        self.assertIn("git tag", done.stderr)
        self.assertEqual(self.repository.git("rev-parse", "HEAD"), old)
        self.assertEqual(self.repository.git("rev-parse", "0.1.0"), old)
        self.assertEqual(self.repository.git("status", "--porcelain"), "")


if __name__ == "__main__":
    unittest.main()
