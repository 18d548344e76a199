/// A line of text that the user types, for use in a screen.
///
/// It is a value: the screen keeps it in a variable, passes it the keys and draws it. The screen decides what Enter
/// submits and what Escape gives up.
///
/// ```swift
/// func draw(on canvas: Canvas) {
///   name.draw(on: canvas.region(x: 1, y: 1, width: canvas.width - 2, height: 1), placeholder: "Name", style: .underline)
/// }
///
/// func handle(_ keys: ArraySlice<Key>) -> Int { name.handle(keys) }
///
/// func handle(_ key: Key) -> Bool {
///   if name.handle(key) { return true }
///   guard key == .enter else { return false }
///   submit(name.text)
///   return true
/// }
/// ```
///
/// Characters are grapheme clusters. Typing and pasting insert no line breaks and no control characters. Every
/// operation is O(*n*) in the text's length.
public struct TerminalTextField: Hashable, Sendable {
  /// The text; if you set it, it is kept as it is, and the cursor moves to its end.
  public var text: String {
    didSet { place = text.count }
  }
  private var place = 0
  /// The most characters that can be typed; nil for any number.
  ///
  /// A text that is already longer stays, but nothing can be added to it.
  public var limit: Int?
  /// Whether each character is shown as a dot, and the text is left out when the field is encoded.
  public var isSecret: Bool

  /// Makes a field with the cursor at the end of its text.
  ///
  /// - Parameters:
  ///   - text: The text, which is kept as it is: anything in it that would act on a terminal is shown
  ///     escaped.
  ///   - limit: The most characters that can be typed; nil for any number.
  ///   - isSecret: Whether each character is shown as a dot.
  public init(_ text: String = "", limit: Int? = nil, isSecret: Bool = false) {
    self.text = text
    self.limit = limit
    self.isSecret = isSecret
    place = text.count
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { text.isEmpty }

  /// How many characters are before the cursor; if you set it, the nearest number that is possible.
  public var cursor: Int {
    get { place }
    set { place = max(0, min(newValue, text.count)) }
  }

  /// Inserts a text at the cursor, as if it was typed or pasted, and moves the cursor behind it.
  ///
  /// Line breaks and control characters are left out, a tabulator becomes a space, and what exceeds the limit
  /// is cut.
  ///
  /// - Parameter text: The text.
  public mutating func insert(_ text: String) {
    var typed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\t": typed.append(" ")
      case .control, .lineSeparator, .paragraphSeparator: break
      default: typed.append(scalar)
      }
    }
    var inserted = String(typed)
    let most = limit.map { max($0, self.text.count) } ?? .max
    var edited = self
    edited.replace(place..<place, with: inserted)
    // Characters may join those around them, so only the result says how many there are.
    while edited.text.count > most {
      inserted.removeLast(max(1, min(inserted.count, edited.text.count - most)))
      edited = self
      edited.replace(place..<place, with: inserted)
    }
    self = edited
  }

  /// Deletes characters and inserts others in their place.
  ///
  /// The cursor is behind the character that the last of them has become a part of: a letter may be joined by the
  /// accent behind it.
  private mutating func replace(_ characters: Range<Int>, with inserted: String) {
    let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
    let end = text.index(start, offsetBy: characters.count)
    let before = String(text[..<start]) + inserted
    let edited = before + text[end...]
    let length = before.unicodeScalars.count
    text = edited
    place = edited[..<edited.unicodeScalars.index(edited.startIndex, offsetBy: length)].count
  }

  /// Deletes characters around the cursor.
  private mutating func remove(before: Int = 0, after: Int = 0) {
    replace(max(0, place - before)..<min(text.count, place + after), with: "")
  }
}

// MARK: - Keys

extension TerminalTextField {
  /// Edits by the keys for text.
  ///
  /// | key | what it does |
  /// |---|---|
  /// | a character, a paste | puts it in |
  /// | Left, Control-B; Right, Control-F | goes by a character |
  /// | Alt-B, Alt-F, and Left and Right with Alt or Control | goes by a word |
  /// | Home, Control-A; End, Control-E | goes to the beginning or the end |
  /// | Backspace; Delete, Control-D | deletes a character |
  /// | Backspace with Alt or Control; Alt-D, and Delete with Alt or Control | deletes a word of letters and digits |
  /// | Control-W | deletes back to a space |
  /// | Control-U; Control-K | deletes to the beginning or the end |
  ///
  /// The field uses these keys even if there is nothing to delete or no way to go, so that holding a key down
  /// does not lead out of the screen. All others are the screen's, including Enter, Escape, Tab and the
  /// arrows up and down.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the field used the key.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .left, .control("b"): cursor -= 1
    case .right, .control("f"): cursor += 1
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = .max
    case .backspace: remove(before: 1)
    case .delete, .control("d"): remove(after: 1)
    case .control("w"): remove(before: length(ofWordIn: before) { !$0.isWhitespace })
    case .control("u"): remove(before: place)
    case .control("k"): remove(after: text.count)
    case .alt("b"), .modified(.left, .alt), .modified(.left, .control): cursor -= length(ofWordIn: before)
    case .alt("f"), .modified(.right, .alt), .modified(.right, .control): cursor += length(ofWordIn: after)
    case .modified(.backspace, .alt), .modified(.backspace, .control):
      remove(before: length(ofWordIn: before))
    case .alt("d"), .modified(.delete, .alt), .modified(.delete, .control):
      remove(after: length(ofWordIn: after))
    default: return false
    }
    return true
  }

  /// Takes the characters at the beginning of several keys that came faster than one by one, and inserts them
  /// as one text.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: How many of the first of them were characters.
  public mutating func handle(_ keys: ArraySlice<Key>) -> Int {
    let typed = TypedText(keys)
    insert(typed.text)
    return typed.count
  }

  /// The characters before the cursor, the nearest one first.
  private var before: ReversedCollection<Substring> { text.prefix(place).reversed() }

  /// The characters behind the cursor.
  private var after: Substring { text.dropFirst(place) }

  /// How many characters belong to no word, and to the word behind them; a secret text does not reveal where its
  /// words end.
  private func length(
    ofWordIn characters: some Collection<Character>,
    _ isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
  ) -> Int {
    if isSecret { return text.count }
    let gap = characters.prefix { !isPart($0) }.count
    return gap + characters.dropFirst(gap).prefix(while: isPart).count
  }
}

// MARK: - Drawing

extension TerminalTextField {
  /// Draws the field on the first row of a canvas, from one side to the other, scrolled so that the cursor is in view.
  ///
  /// An ellipsis stands for what is out of view, where there is room for one. Of what is behind the cursor, at least as
  /// much is in view as a third of the row holds.
  ///
  /// - Parameters:
  ///   - canvas: Where the field is.
  ///   - placeholder: The text while nothing has been typed.
  ///   - style: How it looks. An underline or swapped colours show its width.
  ///   - hasKeys: Whether it has the keyboard focus, and so the cursor.
  @MainActor
  public func draw(
    on canvas: Canvas, placeholder: String = "", style: Style = .plain, hasKeys: Bool = true
  ) {
    let width = canvas.width
    if text.isEmpty {
      canvas.write(placeholder, x: 0, y: 0, width: width, style: style.adding(.dim))
      if hasKeys { canvas.placeCursor(x: 0, y: 0) }
      return
    }
    let row = canvas.region(x: 0, y: 0, width: width, height: 1)
    row.fill(style)
    let mark = width >= 4 ? "…" : ""
    // No character takes less than a cell, so those farther away are not in view. A cell more is for the cursor.
    let (left, right) = (before.prefix(width).map(shown), after.prefix(width + 1).map(shown) + [" "])
    let rest = right.reduce(0) { $0 + Text.width($1) }
    let least = Text.width(right[0]) + (right.count > 2 ? mark.count : 0)
    var space = width - min(rest, max(least, width / 3))
    var visible = 0
    for (index, sign) in left.enumerated() where visible == index {
      space -= Text.width(sign)
      if space >= (index + 1 < place ? mark.count : 0) { visible += 1 }
    }
    var x = visible < place ? canvas.write(mark, x: 0, y: 0, style: style) : 0
    for sign in left[..<visible].reversed() { x = canvas.write(sign, x: x, y: 0, style: style) }
    if hasKeys { canvas.placeCursor(x: x, y: 0) }
    let isCut = rest - 1 > width - x
    for sign in right.dropLast() where x < width {
      if isCut, x + Text.width(sign) > width - mark.count { break }
      x = canvas.write(sign, x: x, y: 0, style: style)
    }
    if isCut { canvas.write(mark, x: x, y: 0, style: style) }
  }

  private func shown(_ character: Character) -> String { isSecret ? "•" : String(character) }
}

// MARK: - Saving

/// A field is encoded with its text and its cursor, for a screen's saved values.
extension TerminalTextField: Codable {
  private enum CodingKeys: CodingKey {
    case text, cursor, limit, isSecret
  }

  /// Reads a field.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: What reading throws.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .text),
      limit: try values.decodeIfPresent(Int.self, forKey: .limit),
      isSecret: try values.decode(Bool.self, forKey: .isSecret))
    cursor = try values.decode(Int.self, forKey: .cursor)
  }

  /// Writes the field; a secret one without its text.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What writing throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(isSecret ? "" : text, forKey: .text)
    try values.encode(isSecret ? 0 : cursor, forKey: .cursor)
    try values.encodeIfPresent(limit, forKey: .limit)
    try values.encode(isSecret, forKey: .isSecret)
  }
}
