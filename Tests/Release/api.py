"""What Scripts/api/breaks.py, and so Scripts/check-api, finds: changes of each kind between two states of a small module."""
import gzip
import json
import pathlib
import subprocess
import tempfile
import unittest

import scratch

before = """
public struct One: Error {}
public struct Two: Error {}
public func removed() {}
public func renamed() {}
public func label(x: Int) {}
public func type(x: Int) {}
public func argument(x: Int = 1) {}
public func isolated() {}
public func waits() {}
public func throwsNothing() {}
public func throwsOne() throws(One) {}
public func throwsTyped() throws(One) {}
public func sendable(_ body: () -> Void) {}
public func escaping(_ body: () -> Void) {}
public func automatic(_ value: @autoclosure () -> Int) {}
public struct Values: Sendable { public var value = 1 }
public struct Getter { public var value: Int { 1 } }
public actor Free { public nonisolated func free() {} }
public struct Whole { public func inner() {} }
@dynamicMemberLookup public struct Dynamic { public subscript(dynamicMember name: String) -> Int { 1 } }
public enum Closed { case first }
@nonexhaustive public enum Grows { case first }
public protocol Asks { func first() }
@frozen public struct Frozen { public var value = 1 }
public struct Stays { public func stays() {} }
public func overloaded(_ value: Int) {}
"""
changes = {
    "public func removed() {}\n": "",
    "func renamed": "func newName",
    "label(x: Int)": "label(y: Int)",
    "type(x: Int)": "type(x: UInt)",
    "argument(x: Int = 1)": "argument(x: Int)",
    "public func isolated": "@MainActor public func isolated",
    "waits()": "waits() async",
    "throwsNothing()": "throwsNothing() throws",
    "throwsOne() throws(One)": "throwsOne() throws(Two)",
    "throwsTyped() throws(One)": "throwsTyped() throws",
    "sendable(_ body: ()": "sendable(_ body: @Sendable ()",
    "escaping(_ body: ()": "escaping(_ body: @escaping ()",
    "@autoclosure ": "",
    "struct Values: Sendable": "struct Values",
    "struct Getter { public var value: Int { 1 }": "struct Getter { public var value: Int { get throws { 1 } }",
    "nonisolated func free": "func free",
    "public struct Whole": "@MainActor public struct Whole",
    "@dynamicMemberLookup ": "",
    "enum Closed { case first": "enum Closed { case first, second",
    "enum Grows { case first": "enum Grows { case first, second",
    "func first() }": "func first(); func second() }",
    "@frozen ": "",
    # None of these is a break.
    "public struct Stays { public func stays() {} }": "public struct Stays {}\nextension Stays { public func stays() {}; public func more() {} }",
    "public func overloaded": "public func overloaded(_ value: UInt) {}\npublic func overloaded",
}
found = [
    "Func removed() has been removed", "Func renamed() has been", "Func label(x:) has been renamed to Func label(y:)",
    "Func type(x:) has parameter 0 type change", "Func argument(x:) has removed default argument", "Func isolated() is now isolated to an actor",
    "Func waits() was Lab.waits() -> (), and is Lab.waits() async -> ()", "Func throwsNothing() is now throwing",
    "Func throwsOne() was Lab.throwsOne() throws(Lab.One) -> (), and is Lab.throwsOne() throws(Lab.Two) -> ()",
    "Func throwsTyped() was Lab.throwsTyped() throws(Lab.One) -> (), and is Lab.throwsTyped() throws -> ()", "Func sendable(_:) was",
    "Func escaping(_:) takes a closure that escapes", "Func automatic(_:) was", "Struct Values has removed conformance to Sendable",
    "Var Getter.value is now throwing in Get", "Func Free.free() is now no longer nonisolated", "Struct Whole is now isolated to an actor",
    "Struct Dynamic is now without @dynamicMemberLookup", "EnumElement Closed.second has been added as a new enum case",
    "Func Asks.second() has been added as a protocol requirement", "Struct Frozen is now without @frozen",
]


class APITests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="waymark-api-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
        self.triple = info["target"]["triple"]

    def dump(self, name, text):
        """A folder with what the digester writes of a module with this text."""
        folder = self.folder / name
        folder.mkdir()
        (folder / "Lab.swift").write_text(text)
        subprocess.run(["swiftc", "-emit-module", "-module-name", "Lab", "-parse-as-library", "-swift-version", "6",
                        "-o", folder / "Lab.swiftmodule", folder / "Lab.swift"], check=True)
        subprocess.run(["swift-api-digester", "-dump-sdk", "-module", "Lab", "-o", folder / "Lab.json", "-I", folder, "-target", self.triple,
                        "-swift-version", "6", "-avoid-location", "-avoid-tool-args", "-abort-on-module-fail"], check=True)
        return folder

    def breaks(self, before, after):
        return subprocess.run([scratch.top / "Scripts/api/breaks.py", before, after], check=True, capture_output=True, text=True).stdout

    def test_each_kind_of_break_is_found_and_nothing_else(self):
        after = before
        for old, new in changes.items():
            self.assertEqual(after.count(old), 1, old)
            after = after.replace(old, new)
        old, new = self.dump("before", before), self.dump("after", after)
        lines = self.breaks(old, new).splitlines()
        for words in found:
            self.assertTrue(any(line.startswith(f"Lab: {words}") for line in lines), f"{words} is not in\n" + "\n".join(lines))
        # One that is no longer frozen can no longer be copied as bytes either.
        rest = [line for line in lines if not any(line.startswith(f"Lab: {words}") for words in found) and "has removed conformance" not in line]
        self.assertEqual(rest, [])
        self.assertEqual(self.breaks(old, old), "")

    def test_modules_products_and_traits_that_are_gone_are_found(self):
        old, new = self.dump("before", before), self.folder / "after"
        new.mkdir()
        (old / "package.txt").write_text("library Lab\ntrait GTK\n")
        (new / "package.txt").write_text("library Lab\nprogram lab\n")
        self.assertEqual(self.breaks(old, new), "Package.swift: there is no longer: trait GTK\nLab: the module is gone\n")
        (new / "Lab.json.gz").write_bytes(gzip.compress((old / "Lab.json").read_bytes()))
        self.assertEqual(self.breaks(old, new), "Package.swift: there is no longer: trait GTK\n")


if __name__ == "__main__":
    unittest.main()
