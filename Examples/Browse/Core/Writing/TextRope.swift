/// Characters in the order of a text, any of which are reached, put in or taken away in logarithmic time.
///
/// A rope: a balanced tree of short runs of characters. Its nodes are never changed, so a copy costs nothing and an
/// edit makes anew only what leads to the run it is in.
struct TextRope: Sendable {
  private var root: RopeNode?

  init(_ characters: [Character] = []) {
    root = RopeNode.make(characters[...])
  }

  /// How many characters there are.
  var count: Int { root?.count ?? 0 }

  /// How many of them are line breaks.
  var breakCount: Int { root?.breakCount ?? 0 }

  /// How many scalars of Unicode the characters are made of.
  var scalarCount: Int { root?.scalarCount ?? 0 }

  /// The place of the character that a scalar is in, and how many of its scalars come before; behind the end that of the end.
  func place(ofScalar number: Int) -> (place: Int, rest: Int) { root?.place(ofScalar: number) ?? (0, 0) }

  /// Puts characters in the place of others.
  ///
  /// - Complexity: O(log *n* + *m*) in the number of characters and in that of those put in.
  mutating func replace(_ range: Range<Int>, with characters: [Character]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "A range outside the text: clamp it to count")
    root = root.map { $0.replacing(range, with: characters) } ?? RopeNode.make(characters[...])
  }

  /// The characters at some places.
  func characters(in range: Range<Int>) -> [Character] {
    var result: [Character] = []
    root?.append(range.clamped(to: 0..<count), to: &result)
    return result
  }

  /// How many line breaks are before a place.
  func breakCount(before place: Int) -> Int { root?.breakCount(before: place) ?? 0 }

  /// The place of a line break, the first being number 0.
  func place(ofBreak number: Int) -> Int { root?.place(ofBreak: number) ?? 0 }

  /// The whole text.
  var string: String {
    var result = ""
    root?.forEachRun { result.append(contentsOf: $0) }
    return result
  }

  /// Whether two texts are the same; quick where one was made from the other.
  func hasSameContents(as other: TextRope) -> Bool {
    switch (root, other.root) {
    case (nil, nil): true
    case (let mine?, let theirs?): mine.hasSameContents(as: theirs)
    default: false
    }
  }
}
