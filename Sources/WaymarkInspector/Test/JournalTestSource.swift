/// The source of a test that replays a journal.
struct JournalTestSource {
  /// How many characters the description may have.
  private static let descriptionLimit = 1000

  /// The name that was asked for.
  let name: String
  let type: TypeName
  let window: Int
  /// The journal's lines, with printable characters only.
  let journal: String
  /// The number of the record before which the journal ends, because the record has a route that could not be
  /// encoded.
  let unencodable: Int?
  let app: JournalTestQuestions

  var text: String {
    let imports =
      ["import Testing", "import WaymarkJournal"]
      + type.modules.filter { $0 != "WaymarkJournal" }.map { ModuleImport(module: $0).text }
    let hashes = String(repeating: "#", count: longestRun(of: "#") + 1)
    let function = FunctionName(name)
    let attribute = function.isText || name.isEmpty ? "@Test" : "@Test(\(literal(name)))"
    // Name the type's module, because the app may have another type of that name, and the test may have the
    // name too.
    return """
      \(imports.joined(separator: "\n"))

      \(ending)@MainActor
      \(attribute) func \(function.text)()\(app.guards == nil ? "" : " async") throws {
        let journal = \(hashes)\"\"\"
      \(journal.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = \(app.guards == nil ? "try" : "try await") WaymarkJournal::Replay<\(type.text)>(of: journal.utf8, window: \(window))\(questions)
        #expect(report.isSame, "\\(report.difference!)")
        #expect(report.stop == nil)\(guardsLeft)
      }

      """
  }

  /// How the replay is run.
  private var questions: String {
    guard app != JournalTestQuestions() else { return ".run()" }
    let placing = app.placement.map { "\n    .placing(\($0))" } ?? ""
    return placing + (app.guards.map { "\n    .run { router in \($0) }" } ?? "\n    .run()")
  }

  /// The expectation that the app still has every guard of the journal.
  private var guardsLeft: String {
    app.guards == nil ? "" : "\n  #expect(report.recordedGuards.isEmpty, \"\\(report.recordedGuards)\")"
  }

  private var ending: String {
    guard let unencodable else { return "" }
    return """
      // It ends before record \(unencodable) of the journal: a route there could not be encoded.

      """
  }

  private func longestRun(of character: Unicode.Scalar) -> Int {
    var (longest, run) = (0, 0)
    for one in journal.unicodeScalars {
      run = one == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars.prefix(Self.descriptionLimit) {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      default:
        literal += scalar.isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}

/// The line with which a test imports a module.
private struct ModuleImport {
  /// The system's modules whose types routes may contain.
  ///
  /// They are not built for `@testable`.
  private static let ofSystem: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreLocation", "Dispatch", "Foundation", "Observation",
    "SwiftUI", "Synchronization", "UIKit",
  ]

  let module: String

  var text: String {
    Self.ofSystem.contains(module) || module.hasPrefix("_")
      ? "import \(module)" : "@testable import \(module)"
  }
}
