/// Whether the rest of a path stays where it is for somebody who decodes it again.
///
/// Apps often take the rest for the path of a file. So whatever is encoded still is decoded until nothing is, as `%u002e`
/// too. Decoding in any order comes to the same, since no two sequences overlap.
enum RestCheck {
  /// Whether a decoded segment of the rest is another path when it is decoded further.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the segment.
  static func leadsElsewhere(_ segment: String) -> Bool {
    var text: [UInt8] = []
    for byte in segment.utf8 {
      text.append(byte)
      // The last byte may make a sequence whole, and that another one in turn.
      while let (value, width) = lastSequence(text) {
        text.removeLast(width)
        text.append(value)
      }
    }
    let isDrive =
      text.count > 1 && text[1] == UInt8(ascii: ":")
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[0] | 0x20)
    let dots = text.count <= 2 && text.allSatisfy { $0 == UInt8(ascii: ".") }
    // Characters in more bytes than UTF-8 takes are none of it.
    let isText = String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
    return isDrive || dots || !isText || text.contains(where: "/\\\0".utf8.contains)
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
}
