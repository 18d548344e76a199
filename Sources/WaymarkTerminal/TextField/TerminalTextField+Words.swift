/// How far words are; a secret text does not say where its words end.
extension TerminalTextField {
  /// How many characters go back to the beginning of a word.
  var wordLengthBefore: Int {
    isSecret ? cursor : Self.length(of: content.before) { $0.isWordPart }
  }

  /// How many characters go on to the end of a word.
  var wordLengthAfter: Int {
    isSecret ? count - cursor : Self.length(of: content.after) { $0.isWordPart }
  }

  /// How many characters go back to a space.
  var lengthToSpace: Int {
    isSecret ? cursor : Self.length(of: content.before) { !$0.isWhitespace }
  }

  /// How many of the nearest characters are no part of a word, and of the word behind them.
  private static func length(of pile: CharacterPile, isPart: (Character) -> Bool) -> Int {
    var length = 0
    var isInside = false
    pile.forEachNearest { character in
      let isPart = isPart(character)
      if isInside, !isPart { return false }
      isInside = isPart
      length += 1
      return true
    }
    return length
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
