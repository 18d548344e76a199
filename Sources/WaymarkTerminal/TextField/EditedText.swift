/// A text with a place in it, where characters are put in and taken away.
///
/// What stands side by side after an edit may be one character, as a letter and its accent are: the characters are always
/// those that the text as a whole would be read as.
struct EditedText: Sendable {
  private(set) var before = CharacterPile(.before)
  private(set) var after = CharacterPile(.after)

  var count: Int { before.count + after.count }

  /// How many characters are before the place.
  var place: Int { before.count }

  var string: String {
    var text = ""
    before.append(to: &text)
    after.append(to: &text)
    return text
  }

  /// Puts a text in and goes behind it.
  ///
  /// - Complexity: O(*m*) in its length, and in that of a run of flags behind it, which pair anew.
  mutating func insert(_ text: String) {
    // A character more at either end, which the text may join.
    let whole = (before.pop().map { String($0) } ?? "") + text
    var left = whole.unicodeScalars.count
    var characters = Self.characters(of: whole)
    while let last = characters.last, let next = after.nearest {
      let both = String(last) + String(next)
      // Where the next one stays what it is, so does all that follows. What is too long for one stays cut where it is.
      if both.count == 1, both.utf8.count > Cluster.byteLimit { break }
      let joined = Self.characters(of: both)
      if joined == [last, next] { break }
      characters.removeLast()
      characters += joined
      _ = after.pop()
    }
    let end = characters.firstIndex { character in
      guard left > 0 else { return true }
      left -= character.unicodeScalars.count
      return false
    }
    for character in characters[..<(end ?? characters.count)] { before.push(character) }
    for character in characters[(end ?? characters.count)...].reversed() { after.push(character) }
  }

  /// Takes characters away that are before the place.
  mutating func removeBefore(_ number: Int) {
    before.remove(number)
    insert("")
  }

  /// Takes characters away that are behind the place.
  mutating func removeAfter(_ number: Int) {
    after.remove(number)
    insert("")
  }

  /// Goes to a place.
  mutating func move(to place: Int) {
    let place = max(0, min(place, count))
    if place < before.count {
      before.move(before.count - place, to: &after)
    } else {
      after.move(place - before.count, to: &before)
    }
  }

  /// The characters of a text.
  ///
  /// What is too long to be a sign of any script is several, so that none is slow to draw or to change.
  static func characters(of text: String) -> [Character] {
    var result: [Character] = []
    for character in text {
      guard character.utf8.count > Cluster.byteLimit else {
        result.append(character)
        continue
      }
      var piece = String.UnicodeScalarView()
      var length = 0
      for scalar in character.unicodeScalars {
        let size = scalar.utf8.count
        if length + size > Cluster.byteLimit {
          result.append(contentsOf: String(piece))
          piece = String.UnicodeScalarView()
          length = 0
        }
        piece.append(scalar)
        length += size
      }
      result.append(contentsOf: String(piece))
    }
    return result
  }
}
