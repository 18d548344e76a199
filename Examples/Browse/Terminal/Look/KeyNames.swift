import WaymarkTerminal

/// What keys are called.
struct KeyNames {
  private static let words: [Character: String] = [
    "⌫": "Bksp", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down",
  ]

  let characters: CharacterSupport

  /// Keys as this terminal can write them: by words where it would show their signs as those of other keys.
  ///
  /// - Parameter signs: The keys by their signs.
  /// - Returns: The keys by signs or by words.
  func name(_ signs: String) -> String {
    guard characters == .ascii else { return signs }
    var names = ""
    for sign in signs {
      guard let word = Self.words[sign] else {
        names.append(sign)
        continue
      }
      if let last = names.last, last != " " { names += " " }
      names += word
    }
    return names
  }
}
