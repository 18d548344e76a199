#!/usr/bin/env python3
"""Tries the checks of the documentation on small examples, so that they find what they are there for."""
import json
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent / "tutorials")]

import coverage  # noqa: E402
import crawl  # noqa: E402
import listings  # noqa: E402
import mentions  # noqa: E402
import messages  # noqa: E402
import screens  # noqa: E402
import steps  # noqa: E402
from graphs import Module, top  # noqa: E402


class InFolder(unittest.TestCase):
    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = pathlib.Path(made.name)

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file


class MentionTests(InFolder):
    def setUp(self):
        super().setUp()
        self.write("Scripts/look", "#!/bin/sh\n# --deep\n")
        self.write("Makefile", "test: ## All tests\n")
        self.write("Package.swift", '.executableTarget(\n  name: "browse")')
        self.write("Other/Package.swift", '.executable(name: "bench")')
        self.write("there.md", "# There\n\n## A `part`, twice\n\n## A part, twice\n\n```\n# no heading\n```\n")

    def found(self, text, name="page.md"):
        self.write(name, text)
        return list(mentions.complaints(self.folder, name))

    def test_what_is_there(self):
        self.assertEqual(self.found("""
`Scripts/look --deep`, `make test`, `swift run browse --any`, `swift run -c release --package-path Other bench`, `swift run …`
[a](there.md#a-part-twice) [b](there.md#a-part-twice-1) [c](https://github.com/waymark-swift/waymark/blob/main/there.md#there)
<a href="there.md">d</a> `make it so`

[e]: there.md

```sh
X=1 Scripts/look --deep    # looks
```
"""), [])

    def test_what_is_not_there(self):
        for text, words in {"`Scripts/see --deep`": "Scripts/see is not there", "`Scripts/look --wide`": "Scripts/look has no option --wide",
                            "```sh\nScripts/see\n```": "Scripts/see is not there", "`make tests`": "make has no target tests",
                            "`swift run brows`": "swift run has no program brows",
                            "`swift run --package-path Other browse`": "swift run has no program browse",
                            "[a](there.md#no-heading)": "there.md#no-heading names a part", "[a](#here)": "#here names a part",
                            "[a]: nowhere.md": "nowhere.md is not there", '<a href="nowhere.md">': "nowhere.md is not there",
                            "[a](https://github.com/waymark-swift/waymark/blob/main/there.md#x)": "/there.md#x names a part"}.items():
            with self.subTest(text):
                self.assertIn(words, "\n".join(self.found(text)))
        self.assertEqual(self.found("url: https://github.com/waymark-swift/waymark/blob/main/nowhere.md\n", ".github/form.yml"),
                         [".github/form.yml: nowhere.md is not there"])


class CrawlTests(InFolder):
    def page(self, path, links=(), anchors=(), identifiers=()):
        content = [{"type": "heading", "anchor": anchor} for anchor in anchors]
        content += [{"type": "reference", "identifier": identifier} for identifier in identifiers]
        references = {link: {"identifier": link, "type": "link", "url": link} for link in links}
        self.write(f"data{path}.json", json.dumps({"references": references, "content": content}))
        self.write(f"{path[1:]}/index.html", '<script>var baseUrl = "/"</script>')

    def found(self, base=""):
        return crawl.complaints(self.folder, base)

    def test_whole_site_has_no_complaints(self):
        self.page("/documentation/a", ["/documentation/b#Part", "https://example.com/"])
        self.page("/documentation/b", ["#Part"], anchors=["Part"])
        self.write("index.html", '<a href="documentation/a/">a</a><a href="#top">up</a><h1 id="top">t</h1>')
        self.assertEqual(self.found(), [])

    def test_page_that_is_not_there(self):
        self.page("/documentation/a", ["/documentation/c"])
        self.assertEqual(self.found(), ["/documentation/a: /documentation/c leads nowhere"])

    def test_part_that_is_not_there(self):
        self.page("/documentation/a", ["/documentation/b#Port"])
        self.page("/documentation/b", anchors=["Part"])
        self.assertEqual(self.found(), ["/documentation/a: /documentation/b#Port names a part that is not there"])

    def test_link_without_what_it_leads_to(self):
        self.page("/documentation/a", identifiers=["doc://x/gone"])
        self.assertEqual(self.found(), ["/documentation/a: doc://x/gone was not resolved"])

    def test_chapter_is_a_part_of_its_table_of_contents(self):
        def tutorial(*others):
            references = {one: {"identifier": one, "type": "topic", "url": "/tutorials/" + one} for one in ("all", "chapter", *others)}
            self.write("data/tutorials/a/b.json", json.dumps({
                "kind": "project", "hierarchy": {"modules": [{"reference": "chapter", "projects": []}]}, "references": references}))
        self.page("/tutorials/all")
        self.write("tutorials/a/b/index.html", '<script>var baseUrl = "/"</script>')
        tutorial()
        self.assertEqual(self.found(), [])
        tutorial("gone")
        self.assertEqual(self.found(), ["/tutorials/a/b: /tutorials/gone leads nowhere"])

    def test_page_without_html(self):
        self.page("/documentation/a")
        (self.folder / "documentation/a/index.html").unlink()
        self.assertEqual(self.found(), ["/documentation/a: there is no index.html for it"])

    def test_plain_page(self):
        self.write("playground/index.html", '<script src="gone.js"></script><a href="#no">x</a><a href="../">up</a>')
        self.write("index.html", "<p>")
        self.assertEqual(self.found(), ["/playground: gone.js leads nowhere", "/playground: #no names a part that is not there"])

    def test_plain_page_below_a_path(self):
        self.write("index.html", '<a href="/elsewhere">x</a><a href="a.html">a</a>')
        self.write("a.html", '<a href="/site/">up</a>')
        self.assertEqual(self.found("/site"), ["/: /elsewhere is outside of /site"])


class TutorialTests(InFolder):
    def setUp(self):
        super().setUp()
        self.addCleanup(setattr, steps, "folder", steps.folder)
        steps.folder = self.folder
        self.write("T/t-01-A.swift", "let a = 1\n")
        self.write("T/t-02-B.swift", "let b = a\n")

    def read(self, *parts):
        return steps.read(self.write("t.tutorial", "\n".join(parts)))

    def code(self, name, file):
        return f'@Step {{ @Code(name: "{name}", file: {file}) }}'

    def complaint(self, *parts):
        with self.assertRaises(steps.Fault) as caught:
            self.read(*parts)
        return str(caught.exception)

    def test_step_has_the_files_of_those_before(self):
        found = self.read(self.code("A.swift", "t-01-A.swift"), self.code("B.swift", "t-02-B.swift"),
                          '@Image(source: t-end.svg, alt: "x") @Image(source: tree.svg, alt: "x")')
        self.assertEqual([list(step.files) for step in found.steps], [["A.swift"], ["A.swift", "B.swift"]])
        self.assertEqual(found.pictures, {"t-end.svg": found.steps[1]})

    def test_step_that_builds_with_the_next_one(self):
        comment = "@Comment { builds with the next step } "
        found = self.read(comment + self.code("A.swift", "t-01-A.swift")[8:], self.code("B.swift", "t-02-B.swift"))
        self.assertEqual([step.isWhole for step in found.steps], [False, True])
        self.assertIn("ends with nothing that builds",
                      self.complaint(self.code("A.swift", "t-01-A.swift"), comment + self.code("B.swift", "t-02-B.swift")[8:]))

    def test_file_that_is_not_there(self):
        self.assertEqual(self.complaint(self.code("C.swift", "t-03-C.swift")), "t.tutorial: there is no t-03-C.swift, or more than one")

    def test_file_that_no_step_shows(self):
        self.assertEqual(self.complaint(self.code("A.swift", "t-01-A.swift")), "t.tutorial: no step shows t-02-B.swift")

    def test_steps_out_of_order(self):
        self.assertIn("should be called", self.complaint(self.code("B.swift", "t-02-B.swift"), self.code("A.swift", "t-01-A.swift")))

    def test_step_that_changes_nothing(self):
        self.assertEqual(self.complaint(self.code("A.swift", "t-01-A.swift"), self.code("A.swift", "t-01-A.swift")),
                         "t.tutorial: t-01-A.swift changes nothing")

    def test_look_lasts_until_it_is_ended(self):
        plain, dim = frozenset(), frozenset({"dim"})
        self.assertEqual(screens.runs("a\x1b[2mb\nc\x1b[22md\x1b[0m"), [[(0, "a", plain), (1, "b", dim)], [(0, "c", dim), (1, "d", plain)]])


class CoverageTests(InFolder):
    def module(self, page, *symbols):
        module = Module("M")
        module.catalog = self.folder / "M.docc"
        self.write("M.docc/M.md", page)
        for number, (path, kind, comment) in enumerate(symbols):
            module.symbols[str(number)] = {
                "pathComponents": path.split("/"), "kind": {"identifier": kind},
                **({"docComment": {"lines": [{"text": comment}]}} if comment else {})}
        return module

    def test_grouped_and_documented(self):
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``A``\n- ``f(_:)-1a2b3``\n- ``f(_:)-4c5d6``\n",
                             ("A", "swift.struct", "A."), ("f(_:)", "swift.func", "F."), ("f(_:)", "swift.func", "F."))
        self.assertEqual(coverage.complaints(module), [])

    def test_ungrouped(self):
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``B``\n", ("A", "swift.struct", "A."))
        self.assertEqual(coverage.complaints(module), ["M: A is in no group of topics"])

    def test_named_outside_of_topics_is_ungrouped(self):
        module = self.module("# ``M``\n\n### All\n\n- ``A``\n", ("A", "swift.struct", "A."))
        self.assertEqual(coverage.complaints(module), ["M: A is in no group of topics"])

    def test_one_of_two_forms(self):
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``f(_:)-1a2b3``\n",
                             ("f(_:)", "swift.func", "F."), ("f(_:)", "swift.func", "F."))
        self.assertEqual(coverage.complaints(module), ["M: f(_:) is in no group of topics with each of its 2 forms"])

    def test_without_abstract(self):
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``A``\n", ("A", "swift.struct", None))
        self.assertEqual(coverage.complaints(module), ["M: A has no abstract"])

    def test_many_members(self):
        members = [(f"A/m{number}", "swift.property", "M.") for number in range(30)]
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``A``\n", ("A", "swift.struct", "A."), *members)
        self.assertEqual(coverage.complaints(module), ["M: A has 30 members and no page that groups them"])

    def test_page_with_the_address_of_a_symbol(self):
        module = self.module("# ``M``\n\n## Topics\n\n### All\n\n- ``Links``\n", ("Links", "swift.struct", "L."))
        self.write("M.docc/links.md", "# Links\n")
        self.assertEqual(coverage.complaints(module), ["M: links.md has the address of Links: call it otherwise"])


class ListingTests(InFolder):
    sentence = "The code of this page is compiled in\n[it](https://github.com/waymark-swift/waymark/blob/main/{}).\n\n"

    def setUp(self):
        super().setUp()
        self.example = "Examples/FirstSteps/main.swift"

    def found(self, code):
        page = self.write("page.md", self.sentence.format(self.example) + f"```swift\n{code}\n```\n")
        return listings.complaints([page])

    def test_code_of_the_file(self):
        line = next(line for line in (top / self.example).read_text().splitlines() if line.startswith("let router"))
        self.assertEqual(self.found(f"  {line}    // in words\n…"), [])

    def test_code_that_no_file_has(self):
        self.assertEqual(self.found("router.fly()"), ["page.md: no file that it names has 'router.fly()'"])

    def test_page_that_names_no_file(self):
        page = self.write("page.md", "```swift\nrouter.fly()\n```\n")
        self.assertEqual(listings.complaints([page]), [])


class MessageTests(unittest.TestCase):
    def test_literals(self):
        text = 'f("a \\(g("x", 1)) b") // "no"\nlet t = """\n  one \\\n  two\n  """'
        self.assertEqual([body for _, body in messages.literals(text)], ["a … b", "one two"])

    def test_same_text_in_a_page(self):
        self.assertEqual(messages.plain("`… has to be of type …. Write it.`"), messages.plain("…  has to be of type …. Write it."))

    def test_place_is_no_part_of_a_message(self):
        self.assertEqual(messages.essence("…:1:1: no manifest: …"), "no manifest:")

    def test_sources_have_messages(self):
        found = messages.messages()
        self.assertIn("A stack has at least a root: write [root], or use RouteStack(elements:)", found)
        self.assertIn("no acknowledgement came in time", found)

    def test_errors_are_known_by_what_they_conform_to(self):
        text = 'struct A: Hashable, Error { let a = "{" }\nextension A { var b: String { "a \\(b) {" } }\nstruct C { let d = "c" }'
        self.assertEqual(messages.errors([text]), {"A"})
        spans = [text[one.end():messages.ended(text, one.end())] for one in messages.declaration.finditer(text)]
        self.assertEqual(spans, [' let a = "{" }', ' var b: String { "a \\(b) {" } }', ' let d = "c" }'])


if __name__ == "__main__":
    unittest.main()
