/// The name of a Swift function that is made from any text.
///
/// A text that is a valid name stays as it is. Otherwise its words become the name, in Swift's style: `It jumped, again` is
/// `itJumpedAgain`. The name does not begin with a capital, so that it hides no type and no module from the test.
package struct FunctionName: Hashable, Sendable {
  /// How many characters of a text a name takes over at most.
  package static let limit = 100

  /// The name for a text without letters and digits.
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
    self.text = SourceName.escaped(Self.joined(Self.words(of: text)))
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

  /// The runs of letters and digits of a text, without apostrophes.
  private static func words(of text: String) -> [String] {
    let scalars = text.unicodeScalars.prefix(4 * limit).filter { $0 != "'" && $0 != "\u{2019}" }
    return scalars.split { !SourceName.continues($0) || $0 == "_" }.map { word in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: word)
      return String(view)
    }
  }
}
