/// Whether the rest of a path stays where it is for somebody who decodes it again.
///
/// Apps often take the rest for the path of a file. So the check looks at it as its worst reader would: whatever is
/// encoded still is decoded until nothing is, in more bytes than UTF-8 takes and as `%u002e` too, and slashes and
/// backslashes separate. Decoding in any order comes to the same, since no two sequences overlap.
enum RestCheck {
  /// The reason why a decoded segment of the rest is refused: it goes up, goes elsewhere, or holds a NUL.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the segment.
  static func flaw(in segment: String) -> LinkError.Reason? {
    var text: [UInt8] = []
    for byte in segment.utf8 {
      text.append(byte)
      // The last byte may make a sequence whole, and that another one in turn.
      while let (value, width) = lastSequence(text) ?? lastLongForm(text) {
        text.removeLast(width)
        text.append(value)
      }
    }
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    let dot = UInt8(ascii: ".")
    if text.contains(0) { return .controlCharacter }
    if parts.contains(where: { $0 == [dot] || $0 == [dot, dot] }) { return .dotSegment }
    // A name may end with a separator that is encoded twice, which leads nowhere.
    let mayEnd = parts.count > 1 && segment.utf8.last.map(isSeparator) == false
    if parts.dropLast(mayEnd ? 1 : 0).contains([]) { return .emptySegment }
    return parts.contains(where: beginsWithDrive) ? .drive : nil
  }

  /// The byte that `%2e` or `%u002e` at the end stands for.
  private static func lastSequence(_ text: [UInt8]) -> (value: UInt8, width: Int)? {
    let count = text.count
    guard count >= 3, let low = PercentEncoding.byte(text[count - 2], text[count - 1]) else { return nil }
    if text[count - 3] == UInt8(ascii: "%") { return (low, 3) }
    guard count >= 6, low < 0x80, text[count - 6] == UInt8(ascii: "%"),
      text[count - 5] | 0x20 == UInt8(ascii: "u"),
      PercentEncoding.byte(text[count - 4], text[count - 3]) == 0
    else { return nil }
    return (low, 6)
  }

  /// The ASCII character at the end that is written in more bytes than it takes.
  private static func lastLongForm(_ text: [UInt8]) -> (value: UInt8, width: Int)? {
    var value: UInt32 = 0
    for width in 1...6 where width <= text.count {
      let byte = text[text.count - width]
      let shift = UInt32(6 * (width - 1))
      if byte & 0xC0 == 0x80 {
        value |= UInt32(byte & 0x3F) << shift
        continue
      }
      guard width > 1, (~byte).leadingZeroBitCount == width else { return nil }
      value |= UInt32(byte & (0x7F >> UInt8(width))) << shift
      return value < 0x80 ? (UInt8(value), width) : nil
    }
    return nil
  }

  private static func beginsWithDrive(_ segment: ArraySlice<UInt8>) -> Bool {
    guard let letter = segment.first, segment.dropFirst().first == UInt8(ascii: ":") else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
  }
}
