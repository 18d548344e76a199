import Waymark

extension Replay {
  /// The journal as a test, for the app's test target: it replays the journal, which is written into it, and fails where the router or
  /// the routes go otherwise than they did.
  ///
  /// ```swift
  /// print(try Replay<AppRoute>(contentsOf: "journal.jsonl").swiftTest(named: "theWrongScreen"))
  /// ```
  ///
  /// - Parameter name: What the test is called; what is no name of a function is its description.
  /// - Returns: The text of a file: what to import, and the test.
  public func swiftTest(named name: String) -> String {
    let type = String(reflecting: R.self)
    var imports = ["import Testing", "import WaymarkTesting"]
    // What is local to a function has no name that could be imported.
    if let module = type.split(separator: ".").first, type.contains("."),
      !["Swift", "WaymarkTesting"].contains(module)
    {
      imports.append("@testable import \(module)")
    }
    let text = lines.text
    let hashes = String(repeating: "#", count: Self.longestRun(of: "#", in: text) + 1)
    let isName = Self.isName(name)
    let attribute = isName ? "@Test" : "@Test(\(name.debugDescription))"
    return """
      \(imports.joined(separator: "\n"))

      @MainActor
      \(attribute) func \(isName ? name : "replay")() throws {
        let journal = \(hashes)\"\"\"
      \(text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = try Replay<\(type)>(of: journal.utf8, window: \(lines.window)).run()
        #expect(report.isSame, "\\(report.difference!)")
        #expect(report.stop == nil)
      }

      """
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for one in text {
      run = one == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic, first.isASCII
    else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
  }
}
