import Foundation
import Testing

/// What the page says that things cost an app, held against the example.
struct LineCountTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: Passage.root.appendingPathComponent("Sources/Waymark/Waymark.docc/lines-of-code.md"),
      encoding: .utf8)
  }

  private func passages(_ name: String, in folders: [String]) -> [Passage] {
    Passage.ofExample.filter { passage in
      passage.name == name && folders.contains { passage.file.hasPrefix($0 + "/") }
    }
  }

  /// What the page's table says of something.
  private func row(_ name: String) throws -> Int {
    let row = try #require(page.split(separator: "\n").first { $0.hasSuffix("| \(name) |") }, "\(name)")
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return try #require(cells.first.flatMap { Int($0) })
  }

  @Test(arguments: [
    ("sign-in", "Sign-in", 6, ["Account", "Core"]),
    ("a form that asks before it is lost", "Unsaved form", 8, ["Library", "UIKit"]),
    ("restoration with a migration", "Restoration", 8, ["Core", "Terminal"]),
    ("a picker whose answer is awaited", "Picker", 6, ["Core", "Library"]),
  ])
  func costsWhatThePageSays(title: String, name: String, most: Int, folders: [String]) throws {
    let count = passages(name, in: folders).reduce(0) { $0 + $1.lines.count }
    #expect(count > 0 && count <= most)
    #expect(try row(title) == count)
  }

  @Test(arguments: ["UIKit", "SwiftUI", "Terminal"])
  func mountedFeatureCostsWhatThePageSays(frontEnd: String) throws {
    let lines = passages("Mounting", in: ["Core", frontEnd]).flatMap(\.lines)
    let features = ["shows", "library", "account"]
    for feature in features {
      let count = lines.count { $0.mentions(feature) }
      #expect(count > 0 && count <= 5, "\(feature) with \(frontEnd)")
      if frontEnd != "SwiftUI" { #expect(try row("a mounted feature") == count, "\(feature)") }
    }
    // So that nothing is in a line that is counted for nobody or for several.
    for line in lines {
      #expect(features.count { line.mentions($0) } == 1, "\(line)")
    }
  }

  @Test func whatIsQuotedIsWhatIsThere() {
    let quotes = Set(page.components(separatedBy: "```swift\n").dropFirst().flatMap(Self.blocks))
    let folders = ["Account", "Core", "Library", "Terminal", "UIKit"]
    for passage in Passage.ofExample where folders.contains(where: { passage.file.hasPrefix($0 + "/") }) {
      // The terminal's coordinator mounts as UIKit's does.
      guard passage.name != "Mounting" || !passage.file.hasPrefix("Terminal/") else { continue }
      #expect(quotes.contains(passage.lines), "\(passage.file): \(passage.name)")
    }
    let sources = Set(Passage.ofExample.map(\.lines))
    for quote in quotes { #expect(sources.contains(quote), "\(quote.joined(separator: "\n"))") }
  }

  @Test func statementsHaveLinesOfTheirOwn() {
    for passage in Passage.ofExample {
      for line in passage.lines {
        #expect(!line.contains(";"), "\(passage.file): \(line)")
        #expect(line.count <= 110, "\(passage.file): \(line)")
      }
    }
  }

  /// The parts of a block of code that a comment with a file's name or an empty line divides.
  private static func blocks(_ text: String) -> [[String]] {
    let code = text.components(separatedBy: "\n```").first ?? ""
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.split { $0.isEmpty || $0.hasPrefix("// ") }.map(Array.init)
  }
}

extension String {
  /// Whether a feature is named, as `shows`, `.shows` or `ShowsLinks`.
  fileprivate func mentions(_ feature: String) -> Bool { lowercased().contains(feature) }
}
