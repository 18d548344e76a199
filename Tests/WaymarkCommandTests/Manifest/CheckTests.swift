import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

@testable import WaymarkCommand

@MainActor struct CheckTests {
  private let old = ManifestSample.manifest().json

  private func check(_ new: String) throws -> (
    output: String, errors: String, status: CommandStatus
  ) {
    try ManifestSample.run(["check", "FILE1", "FILE2"], files: [old, new])
  }

  @Test func theSameIsSilent() throws {
    let (output, errors, status) = try check(old)
    #expect(status == .ok)
    #expect(output.isEmpty && errors.isEmpty)
  }

  @Test func whatBreaksFails() throws {
    let new = ManifestSample.manifest(
      LinkTable(schemes: ["https"], hosts: ["example.com"]) {
        Link("/", ManifestSample.SampleRoute.home)
        Link("/new", ManifestSample.SampleRoute.home)
        Link("/shop/:id", { (id: UInt) in ManifestSample.SampleRoute.shop(.product(id: Int(id))) })
        Link("/shop/:page", { (page: String) in ManifestSample.SampleRoute.shop(.page(page)) })
        Link("/sign-in", ManifestSample.SampleRoute.signIn).internalOnly()
      })
    let (output, errors, status) = try check(new.json)
    #expect(status == .broken)
    #expect(status.rawValue == 76)
    #expect(
      output == """
        ! /shop: no link takes /shop any more
        ! /shop/:id: has id: UInt, and had id: Int
          /new: is new

        """)
    #expect(errors == "waymark: 2 changes break something\n")
  }

  @Test func whatIsOnlyNewIsNoFailure() throws {
    let (output, errors, status) = try ManifestSample.run(
      ["check", "FILE1", "FILE2"], files: [ManifestSample.manifest(nil).json, old])
    #expect(status == .ok)
    #expect(output == "  links: there is a link table now\n")
    #expect(errors.isEmpty)
  }

  @Test func aRouteThatWentFails() throws {
    let (output, _, status) = try check(old.replacing("\"shop.list\"", with: "\"shop.all\""))
    #expect(status == .broken)
    #expect(output.contains("! shop.list: went\n"))
    #expect(output.contains("  shop.all: is new\n"))
    #expect(
      output.contains("! /shop: /shop leads to shop.all by /shop, and led to shop.list\n"))
  }

  /// Files, and what is said about them.
  @Test(arguments: [
    ("", "FILE1:1:1: no manifest: expected a value; an app writes one"),
    ("{\"version\": 1, \"routes\": [", ":1:27: no manifest: expected a value"),
    ("{\"version\": 1,\n \"routes\": [é]}", ":2:13: no manifest: expected a value"),
    ("{\"k\":\"open\",\"s\":1}", "FILE1: a journal, and no manifest"),
    ("{\"k\":\"open\",\"s\":1}\n{\"k\":\"close\",\"s\":2}\n", "FILE1: a journal, and no manifest"),
    ("[]", "FILE1: no manifest: DecodingError.typeMismatch"),
    (
      "{\"version\": 2, \"routes\": []}",
      "FILE1: a manifest of version 2, and version 1 is known here: use a newer waymark"
    ),
    ("{\"version\": 1, \"routes\": []}", "Key 'guards' not found"),
    (
      "{\"version\": 1, \"guards\": [], \"routes\": [{\"name\": 5}]}",
      "Path: routes[0].name."
    ),
    ("{\"links\": [], \"schemes\": []}", "Key 'version' not found"),
  ])
  func whatIsNoManifestIsADataError(_ file: String, _ message: String) throws {
    let (output, errors, status) = try ManifestSample.run(["check", "FILE1", "FILE1"], files: [file])
    #expect(status == .data)
    #expect(output.isEmpty)
    #expect(errors.contains(message), "\(errors)")
  }

  @Test func noFileIsNoInput() throws {
    #expect(try ManifestSample.run(["check", "/nowhere/at/all", "FILE1"], files: [old]).status == .noInput)
    #expect(try ManifestSample.run(["check", "-", "-"], files: []).status == .usage)
    #expect(try ManifestSample.run(["check", "FILE1"], files: [old]).status == .usage)
  }

  /// Bytes changed at random never trap, and what is still read can be compared.
  @Test func damagedManifestsAreSaidOrCompared() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<150 {
      var bytes = Array(old.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          Array("{}[]\",:/*?#0-9a\\".utf8).randomElement() ?? 0
      }
      let status = try check(String(decoding: bytes, as: UTF8.self)).status
      #expect([.ok, .data, .broken].contains(status))
    }
  }
}
