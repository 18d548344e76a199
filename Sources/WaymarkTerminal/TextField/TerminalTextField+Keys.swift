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
  /// - Complexity: O(*m*) in what is inserted, deleted or passed by as a word, and so O(1) for a character,
  ///   on average. Going to an end takes a step for each 256 characters or so.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .left, .control("b"): cursor -= 1
    case .right, .control("f"): cursor += 1
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = count
    case .backspace: content.removeBefore(1)
    case .delete, .control("d"): content.removeAfter(1)
    case .control("w"): content.removeBefore(lengthToSpace)
    case .control("u"): content.removeBefore(cursor)
    case .control("k"): content.removeAfter(count - cursor)
    case .alt("b"), .modified(.left, .alt), .modified(.left, .control): cursor -= wordLengthBefore
    case .alt("f"), .modified(.right, .alt), .modified(.right, .control): cursor += wordLengthAfter
    case .modified(.backspace, .alt), .modified(.backspace, .control): content.removeBefore(wordLengthBefore)
    case .alt("d"), .modified(.delete, .alt), .modified(.delete, .control):
      content.removeAfter(wordLengthAfter)
    default: return false
    }
    return true
  }

  /// Takes the characters at the beginning of several keys that came faster than one by one, and inserts them
  /// as one text.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: How many of the first of them were characters.
  /// - Complexity: O(*m*) in the number of keys.
  public mutating func handle(_ keys: ArraySlice<Key>) -> Int {
    let typed = TypedText(keys)
    insert(typed.text)
    return typed.count
  }
}
