/// The name of a Swift function that is made from any text.
///
/// A text that is a valid name stays as it is. Otherwise its words become the name, in Swift's style: `It jumped, again` is
/// `itJumpedAgain`. The name does not begin with a capital, so that it hides no type and no module from the test.
package struct FunctionName: Hashable, Sendable {
  /// How many characters of a text a name takes over at most.
  package static let limit = 100

  /// The name for a text without letters, digits or signs to name.
  private static let fallback = "replay"

  /// The name as it is written in a source file, in backticks if it is a keyword.
  package let text: String

  /// Whether the name is the text itself.
  package let isText: Bool

  /// - Parameter text: Any text at all.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    if text.unicodeScalars.count <= Self.limit, SourceName.isName(text),
      text.first?.isUppercase == false
    {
      self.text = SourceName.escaped(text)
      isText = true
      return
    }
    isText = false
    let words = Self.words(of: text)
    // A text of signs alone is named by what the signs are called.
    let told = words.isEmpty ? Self.names(of: text) : words
    self.text = SourceName.escaped(Self.joined(told))
  }

  private static func joined(_ words: [String]) -> String {
    var name = ""
    for word in words {
      let next = name.isEmpty ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
      guard (name + next).unicodeScalars.count <= limit else {
        name.unicodeScalars.append(contentsOf: next.unicodeScalars.prefix(limit - name.unicodeScalars.count))
        break
      }
      name += next
    }
    guard !name.isEmpty else { return fallback }
    guard SourceName.isName(name) else {
      // A name cannot begin with a digit or a combining mark.
      let prefixed = fallback + name
      return SourceName.isName(prefixed) ? prefixed : fallback
    }
    return name
  }

  /// The first word in lower case: `HTTP` becomes `http`, `It` becomes `it`.
  private static func lowered(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The parts of a text: runs of letters and digits, and signs with a meaning, by their names.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    var hasLetters = false
    for scalar in text.unicodeScalars.prefix(4 * limit) {
      if scalar == "'" || scalar == "\u{2019}" { continue }
      if SourceName.continues(scalar), scalar != "_" {
        word.append(scalar)
        hasLetters = true
      } else {
        end()
        if isTelling(scalar) { words += nameWords(of: scalar) }
      }
    }
    end()
    return hasLetters ? words : []
  }

  private static func names(of text: String) -> [String] {
    text.unicodeScalars.prefix(limit).filter { SourceName.isSeen($0) && $0 != " " }.flatMap {
      nameWords(of: $0)
    }
  }

  private static func isTelling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol: true
    default: false
    }
  }

  /// `LESS-THAN SIGN` as words.
  private static func nameWords(of scalar: Unicode.Scalar) -> [String] {
    (scalar.properties.name ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
