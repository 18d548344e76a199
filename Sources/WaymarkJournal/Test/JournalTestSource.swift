/// The source of a test that replays a journal.
struct JournalTestSource {
  /// How many characters of its description there are at most.
  private static let descriptionLimit = 1000

  /// What somebody calls it.
  let name: String
  let type: TypeName
  let window: Int
  /// The journal's lines, in which every character is printable.
  let journal: String
  /// The number of the record before which it ends because a route of it could not be encoded.
  let unencodable: Int?
  let app: JournalTestQuestions

  var text: String {
    let imports =
      ["import Testing", "import WaymarkTesting"]
      + type.modules.filter { $0 != "WaymarkTesting" }.map { ModuleImport(module: $0).text }
    let hashes = String(repeating: "#", count: longestRun(of: "#") + 1)
    let function = FunctionName(name)
    let attribute = function.isText || name.isEmpty ? "@Test" : "@Test(\(literal(name)))"
    // The type's module is said, as an app may have a type of that name, and the test itself may be called so.
    return """
      \(imports.joined(separator: "\n"))

      \(ending)@MainActor
      \(attribute) func \(function.text)()\(app.guards == nil ? "" : " async") throws {
        let journal = \(hashes)\"\"\"
      \(journal.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = \(app.guards == nil ? "try" : "try await") WaymarkTesting::Replay<\(type.text)>(of: journal.utf8, window: \(window))\(questions)
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

  /// That no guard of the journal is gone from the app.
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
