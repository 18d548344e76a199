extension JournalTest {
  /// The source of a test that replays a journal, whose lines have printable characters only.
  static func source(
    named name: String, _ type: TypeName, _ window: Int, _ journal: String, _ guards: String?,
    _ placement: String?
  ) -> String {
    let imports = type.module.flatMap { $0 == "WaymarkJournal" ? nil : ["@testable import \($0)"] } ?? []
    let hashes = String(repeating: "#", count: (journal.split { $0 != "#" }.map(\.count).max() ?? 0) + 1)
    let placing = placement.map { "\n    .placing(\($0))" } ?? ""
    let running =
      guards.map { "\n    .run { router in \($0) }" } ?? (placing.isEmpty ? ".run()" : "\n    .run()")
    let left = "\n  #expect(report.recordedGuards.isEmpty, \"\\(report.recordedGuards)\")"
    // Name the type's module, because the app may have another type of that name, and the test may have the name too.
    return """
      \((["import Testing", "import WaymarkJournal"] + imports).joined(separator: "\n"))

      @MainActor
      @Test func \(function(named: name))()\(guards == nil ? "" : " async") throws {
        let journal = \(hashes)\"\"\"
      \(journal.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = \(guards == nil ? "try" : "try await") WaymarkJournal::Replay<\(type.text)>(of: journal.utf8, window: \(window))\(placing)\(running)
        #expect(report.isSame, "\\(report.difference!)")
        #expect(report.stop == nil)\(guards == nil ? "" : left)
      }

      """
  }

  /// The name of the function in backticks, since it may be any text.
  private static func function(named name: String) -> String {
    let scalars = name.unicodeScalars.filter { $0.isPlain && $0 != "`" && $0 != "\\" }.prefix(100)
    let text = String(String.UnicodeScalarView(scalars)).drop { $0 == " " }
    return text.contains { $0.isLetter || $0.isNumber } ? "`\(text)`" : "replay"
  }
}

/// The name of a type as it is written in a source file, with its module: `App::Route`.
///
/// A dot is not enough: if a module `App` has a type `App` too, `App.Route` means a type inside that type.
struct TypeName: Hashable, Sendable {
  let text: String
  /// The module that it is in, if it is named.
  let module: String?

  /// - Parameter text: The name, as the runtime gives it or as somebody writes it: `App.Tabs.Route`. `nil` comes back for another,
  ///   such as that of a type that is private, generic or local to a function.
  init?(_ text: String) {
    let parts = text.replacing("::", with: ".").split(separator: ".", omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { $0.first.map { !$0.isNumber } ?? false && $0.allSatisfy(\.isName) }
    guard areNames, text.utf8.count <= 1000 else { return nil }
    module = parts.count > 1 ? String(parts[0]) : nil
    self.text =
      (module.map { "\($0)::" } ?? "") + parts.dropFirst(module == nil ? 0 : 1).joined(separator: ".")
  }
}

extension Character {
  fileprivate var isName: Bool {
    (isLetter || isNumber || self == "_") && unicodeScalars.allSatisfy(\.isPlain)
  }
}
