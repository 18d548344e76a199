import Testing
import Waymark
import WaymarkInspector

@testable import WaymarkCommand

@MainActor struct ExplainTests {
  private func explain(
    _ url: String, _ more: String...
  ) throws -> (output: String, errors: String, status: CommandStatus) {
    try ManifestSample.run(
      ["explain", "FILE1", url] + more, files: [ManifestSample.manifest().json])
  }

  @Test func saysWhatTakesAndWhatIsBeaten() throws {
    let (output, errors, status) = try explain("https://example.com/shop/5")
    #expect(status == .ok)
    #expect(errors.isEmpty)
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "takes it   /shop/:id → shop.product: its path, and all that it asks for, is there.",
        "is beaten  /shop/:page: /shop/:id is tried before it.",
        "not        /: its path does not go on with \"shop/5\".",
        "not        /shop: its path does not go on with \"5\".",
        "not        /sign-in: its path does not go on with \"shop/5\".",
      ])
  }

  @Test func whatNoLinkTakesIsADataError() throws {
    let (output, errors, status) = try explain("https://example.org/shop")
    #expect(status == .data)
    #expect(output.split(separator: "\n").allSatisfy { $0.hasPrefix("not  ") })
    #expect(
      errors.hasPrefix("waymark: no link takes https://example.org/shop. At byte 8: links to this host"))
    #expect(try explain("https://example.com/sign-in").status == .data)
    #expect(try explain("https://example.com/sign-in", "--inside").status == .ok)
  }

  @Test func urlsActUponNothing() throws {
    let (output, errors, _) = try explain("https://example.com/\u{202E}\u{9B}31m")
    for text in [output, errors] { #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPlain }) }
    #expect(output.contains("\\u{202E}"))
  }

  @Test(arguments: [
    ["explain", "/a"], ["explain", "/a", "x", "y"], ["explain", "/a", "x", "--outside"],
  ])
  func wrongArgumentsAreAUsageError(_ arguments: [String]) throws {
    #expect(try ManifestSample.run(arguments, files: []).status == .usage)
  }

  @Test func anAppWithoutLinksIsSaid() throws {
    let json = ManifestSample.manifest(nil).json
    let (_, errors, status) = try ManifestSample.run(
      ["explain", "FILE1", "/"], files: [json])
    #expect(status == .data)
    #expect(errors.hasPrefix("waymark: FILE1: no links in this manifest; "))
  }
}
