/// The distances to words; a secret text does not reveal where its words end.
extension TerminalTextField {
  /// The number of characters back to the beginning of a word.
  var wordLengthBefore: Int {
    isSecret ? cursor : Self.length(of: content.before) { $0.isWordPart }
  }

  /// The number of characters on to the end of a word.
  var wordLengthAfter: Int {
    isSecret ? count - cursor : Self.length(of: content.after) { $0.isWordPart }
  }

  /// The number of characters back to a space.
  var lengthToSpace: Int {
    isSecret ? cursor : Self.length(of: content.before) { !$0.isWhitespace }
  }

  /// How many of the nearest characters belong to no word, and to the word behind them.
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
