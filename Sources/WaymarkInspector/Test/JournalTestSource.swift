/// The source of a test that replays a journal.
struct JournalTestSource {
  /// The name that was asked for.
  let name: String
  let type: TypeName
  let window: Int
  /// The journal's lines, with printable characters only.
  let journal: String
  /// The number of the record before which the journal ends, because the record has a route that could not be encoded.
  let unencodable: Int?
  let app: JournalTestQuestions

  var text: String {
    let imports = type.module.flatMap { $0 == "WaymarkJournal" ? nil : ["@testable import \($0)"] } ?? []
    let hashes = String(repeating: "#", count: longestRun(of: "#") + 1)
    // Name the type's module, because the app may have another type of that name, and the test may have the name too.
    return """
      \((["import Testing", "import WaymarkJournal"] + imports).joined(separator: "\n"))

      \(ending)@MainActor
      @Test func \(function)()\(app.guards == nil ? "" : " async") throws {
        let journal = \(hashes)\"\"\"
      \(journal.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = \(app.guards == nil ? "try" : "try await") WaymarkJournal::Replay<\(type.text)>(of: journal.utf8, window: \(window))\(questions)
        #expect(report.isSame, "\\(report.difference!)")
        #expect(report.stop == nil)\(guardsLeft)
      }

      """
  }

  /// The name of the function: the one that was asked for, in backticks if it may be no name otherwise.
  var function: String {
    let scalars = name.unicodeScalars.filter { $0.isPlain && $0 != "`" && $0 != "\\" }.prefix(100)
    let text = String(String.UnicodeScalarView(scalars)).drop { $0 == " " }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return "replay" }
    // A name of several words, such as theWrongScreen, is no keyword.
    let isName = text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIName }
    let isPlain = isName && text.first?.isLowercase == true && text.contains(where: \.isUppercase)
    return isPlain || text == "replay" ? String(text) : "`\(text)`"
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
    return "// It ends before record \(unencodable) of the journal: a route there could not be encoded.\n"
  }

  private func longestRun(of character: Character) -> Int {
    journal.split { $0 != character }.map(\.count).max() ?? 0
  }
}

extension Character {
  fileprivate var isASCIIName: Bool { isASCII && (isLetter || isNumber || self == "_") }
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
