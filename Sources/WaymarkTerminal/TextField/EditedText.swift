/// A text with a place in it, at which characters are inserted and deleted.
///
/// After an edit, neighbours may become one character, such as a letter and its accent. The characters are
/// always those of the text as a whole.
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

  /// Inserts a text and moves the place behind it.
  ///
  /// - Complexity: O(*m*) in its length, and in that of a run of flags behind it, which are paired anew.
  mutating func insert(_ text: String) {
    // One more character at either end, which the text may join.
    let whole = (before.pop().map { String($0) } ?? "") + text
    var left = whole.unicodeScalars.count
    var characters = Self.characters(of: whole)
    while let last = characters.last, let next = after.nearest {
      let both = String(last) + String(next)
      // If the next character stays what it is, so does everything after it. A cluster that was too long to
      // be one stays cut where it is.
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

  /// Deletes characters before the place.
  mutating func removeBefore(_ number: Int) {
    before.remove(number)
    insert("")
  }

  /// Deletes characters behind the place.
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
  /// A cluster that is too long for any script counts as several, so that none is slow to draw or to change.
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
