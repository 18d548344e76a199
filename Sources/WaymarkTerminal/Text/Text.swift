/// Measures text in cells and makes it fit.
///
/// A character here is a grapheme cluster. Wide East Asian characters and emoji take two cells, and marks
/// take none. Some text would act on the terminal instead of being read: control characters, escape
/// sequences, C1 codes, direction overrides, marks without a base. It is measured and returned as it is
/// shown, which is escaped: `\e`, `\x07`, `\u{202E}`.
public enum Text {
  /// How many cells a text takes when it is written on a canvas.
  ///
  /// - Parameter text: The text; it may hold anything.
  /// - Returns: The number of columns.
  /// - Complexity: O(*n*) in the text's length; one comparison for each byte of ASCII.
  public static func width(_ text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    var width = 0
    for character in text { width += Self.width(of: character) }
    return width
  }

  /// How many cells a character takes when it is written on a canvas.
  ///
  /// - Parameter character: The character.
  /// - Returns: One or two, and more where it has to be escaped.
  public static func width(of character: Character) -> Int {
    switch Cluster(character) {
    case .scalar(_, let width), .joined(let width): width
    case .escaped:
      Escape.text(for: character).unicodeScalars.reduce(0) { $0 + (ScalarClass($1) == .wide ? 2 : 1) }
    }
  }

  /// The text as it is shown: what would act on the terminal is escaped.
  ///
  /// - Parameter text: The text; it may hold anything.
  /// - Returns: Text that is safe to print anywhere.
  /// - Complexity: O(*n*) in the text's length.
  public static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    for character in text {
      if case .escaped = Cluster(character) {
        result += Escape.text(for: character)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The text that bytes spell, with each byte that is not UTF-8 written as `\x9b` and controls escaped.
  ///
  /// Use it for names and contents from a disk or a network: they are bytes, and may be anything.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Text that is safe to print anywhere.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func escaped(bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var result = ""
    var valid = String.UnicodeScalarView()
    func flush() {
      result += escaped(String(valid))
      valid.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if let scalar = UTF8Scalar.first(of: rest) {
        valid.append(scalar.value)
        index += scalar.length
      } else {
        flush()
        result += Escape.text(for: bytes[index])
        index += 1
      }
    }
    flush()
    return result
  }

  /// Whether a text is ASCII without controls, so that bytes, characters and cells are one.
  static func isPlain(_ text: String) -> Bool {
    // On the bytes themselves this is a loop that the compiler turns into wide comparisons.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var isPlain = true
      for byte in bytes { isPlain = isPlain && byte &- 0x20 < 0x5F }
      return isPlain
    } ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether a text begins with so many bytes that are ASCII without controls.
  static func beginsPlain(_ text: String, count: Int) -> Bool {
    guard text.utf8.count >= count else { return false }
    return text.utf8.prefix(count).allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
