/// The source of a test that replays a journal.
struct JournalTestSource {
  let name: String
  let type: TypeName
  let window: Int
  /// The journal's lines, in which every character is printable.
  let journal: String

  var text: String {
    let modules = type.modules.filter { $0 != "WaymarkTesting" }
    let imports = ["import Testing", "import WaymarkTesting"] + modules.map { "@testable import \($0)" }
    let hashes = String(repeating: "#", count: longestRun(of: "#") + 1)
    let function = SourceName(name)
    let attribute = function == nil ? "@Test(\(literal(name)))" : "@Test"
    return """
      \(imports.joined(separator: "\n"))

      @MainActor
      \(attribute) func \(function?.text ?? "replay")() throws {
        let journal = \(hashes)\"\"\"
      \(journal.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(hashes)
        let report = try Replay<\(type.text)>(of: journal.utf8, window: \(window)).run()
        #expect(report.isSame, "\\(report.difference!)")
        #expect(report.stop == nil)
      }

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
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      default:
        literal += scalar.isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}

/// A name that a function may have, in a source file.
private struct SourceName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer",
    "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
    "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "_",
  ]

  let text: String

  init?(_ text: String) {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first),
      text.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      })
    else { return nil }
    self.text = Self.keywords.contains(text) ? "`\(text)`" : text
  }
}
