/// A text of some lines and a place in it, for front ends without a text field of their own.
///
/// Writing, taking away and moving take logarithmic time in the length of the text, however long its lines are.
public struct NoteText: Sendable {
  private var rope: TextRope
  /// How many characters are before the place, line breaks among them.
  private var place: Int

  /// Takes a text; the place is at its end.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) {
    rope = TextRope(Self.characters(of: text))
    place = rope.count
  }

  /// The whole text.
  public var string: String { rope.string }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { rope.count == 0 }

  /// How many lines there are, at least one.
  public var lineCount: Int { rope.breakCount + 1 }

  /// The line that the place is in.
  public var line: Int { rope.breakCount(before: place) }

  /// How many characters of the line are before the place.
  public var column: Int { place - start(ofLine: line) }

  /// A part of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - columns: Which characters of it; those behind its end are left out.
  /// - Returns: The characters.
  /// - Complexity: O(log *n* + *m*) in the text's length and in the number of characters.
  public func characters(inLine line: Int, _ columns: Range<Int>) -> [Character] {
    let all = start(ofLine: line)..<end(ofLine: line)
    return rope.characters(
      in: (all.lowerBound + columns.lowerBound..<all.lowerBound + columns.upperBound).clamped(to: all))
  }

  /// Whether another text reads the same, wherever its place is.
  ///
  /// - Parameter other: The other text.
  /// - Returns: Whether it does.
  /// - Complexity: O(log *n*) where one was made from the other by a few edits.
  public func hasSameContents(as other: NoteText) -> Bool { rope.hasSameContents(as: other.rope) }

  private static func characters(of text: String) -> [Character] { text.map { $0.isNewline ? "\n" : $0 } }

  private func start(ofLine line: Int) -> Int { line == 0 ? 0 : rope.place(ofBreak: line - 1) + 1 }

  private func end(ofLine line: Int) -> Int {
    line < rope.breakCount ? rope.place(ofBreak: line) : rope.count
  }
}

// MARK: - Writing

extension NoteText {
  /// Writes at the place.
  ///
  /// - Parameter text: What to write; it may hold line breaks.
  public mutating func insert(_ text: String) {
    let characters = Self.characters(of: text)
    rope.replace(place..<place, with: characters)
    place += characters.count
  }

  /// How many scalars of Unicode there are, which is what some toolkits count.
  public var scalarCount: Int { rope.scalarCount }

  /// Writes something in the place of something else, for toolkits that count scalars, and goes behind it.
  ///
  /// - Parameters:
  ///   - range: Which scalars are taken away; those behind the end are left out.
  ///   - text: What is written.
  /// - Complexity: O(log *n* + *m*) in the text's length and in that of what is taken away and written.
  public mutating func replaceScalars(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<scalarCount)
    let (first, last) = (rope.place(ofScalar: range.lowerBound), rope.place(ofScalar: range.upperBound))
    // A character more at either end, which what is written may join, as an accent does.
    let start = max(0, first.place - 1)
    let around = start..<min(rope.count, last.place + 2)
    let characters = rope.characters(in: around)
    let before = characters.prefix(first.place - start).reduce(first.rest) { $0 + $1.unicodeScalars.count }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: characters.lazy.flatMap(\.unicodeScalars))
    let from = scalars.index(scalars.startIndex, offsetBy: before)
    scalars.replaceSubrange(
      from..<scalars.index(from, offsetBy: range.count), with: text.unicodeScalars)
    rope.replace(around, with: Self.characters(of: String(scalars)))
    let end = rope.place(ofScalar: range.lowerBound + text.unicodeScalars.count)
    place = end.place + (end.rest > 0 ? 1 : 0)
  }

  /// Begins a new line at the place.
  public mutating func breakLine() { insert("\n") }

  /// Takes away the character before the place, or joins its line to the one above.
  public mutating func deleteBackward() {
    guard place > 0 else { return }
    place -= 1
    rope.replace(place..<place + 1, with: [])
  }

  /// Takes away the character behind the place, or joins the line below to its own.
  public mutating func deleteForward() {
    if place < rope.count { rope.replace(place..<place + 1, with: []) }
  }
}

// MARK: - Moving

extension NoteText {
  /// Goes back by a character.
  public mutating func moveLeft() { place = max(0, place - 1) }

  /// Goes on by a character.
  public mutating func moveRight() { place = min(place + 1, rope.count) }

  /// Goes to another line.
  ///
  /// - Parameter distance: How many lines down, below zero to go up.
  public mutating func moveLine(by distance: Int) {
    let column = column
    let line = max(0, min(line + distance, lineCount - 1))
    place = min(start(ofLine: line) + column, end(ofLine: line))
  }

  /// Goes to the beginning of the line.
  public mutating func moveToLineStart() { place = start(ofLine: line) }

  /// Goes to the end of the line.
  public mutating func moveToLineEnd() { place = end(ofLine: line) }
}

// MARK: - Keeping

/// A text is kept as it reads, without its place.
extension NoteText: Codable {
  /// Reads a text; the place is at its end.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: What reading throws.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What writing throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
