/// The name of a Swift function that tells of a text, whatever that text is.
///
/// A text that is a name stays as it is. Of any other, the words make the name, in the way that Swift writes names:
/// `It jumped, again` is `itJumpedAgain`.
package struct FunctionName: Hashable, Sendable {
  /// How many characters a name has at most, without what makes it one.
  package static let limit = 100

  /// What a text without anything to tell is called.
  private static let fallback = "replay"

  /// The name as it stands in a source file, in backticks where it is a keyword.
  package let text: String

  /// Whether it is the text itself.
  package let isText: Bool

  /// - Parameter text: Any text at all.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    if text.unicodeScalars.count <= Self.limit, SourceName.isName(text) {
      self.text = SourceName.escaped(text)
      isText = true
      return
    }
    isText = false
    let words = Self.words(of: text)
    // Signs alone are told by what they are called.
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
      // A digit, or a mark that stands on another letter, is no beginning.
      let prefixed = fallback + name
      return SourceName.isName(prefixed) ? prefixed : fallback
    }
    return name
  }

  /// The first word: `HTTP` is `http`, `It` is `it`.
  private static func lowered(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// What a text consists of: runs of letters and digits, and signs that mean something, by what they are called.
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
