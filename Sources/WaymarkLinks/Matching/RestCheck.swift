/// Whether the rest of a path stays where it is for somebody who decodes it again.
///
/// Apps often take the rest for the path of a file. So the check looks at it as its worst reader would: encoded
/// slashes and backslashes separate, and whatever is encoded still is decoded until nothing is, in more bytes than UTF-8 takes
/// and as `%u002e` too. Decoding in any order comes to the same, since no two sequences overlap.
enum RestCheck {
  /// The first segment that goes up, goes elsewhere, or holds a NUL.
  ///
  /// - Parameters:
  ///   - text: A link, its path decoded.
  ///   - rest: Where the rest is in it.
  /// - Returns: What is wrong with the rest and where, or `nil` if nothing is.
  /// - Complexity: O(*n*), where *n* is the length of the rest.
  static func firstFlaw(in text: Span<UInt8>, _ rest: Range<Int>) -> LinkFlaw? {
    var start = rest.lowerBound
    while start < rest.upperBound {
      var end = start
      var isSuspicious = false
      while end < rest.upperBound, text[end] != 0x2F {
        let byte = text[end]
        isSuspicious = isSuspicious || byte == 0x25 || byte == 0x5C || byte == PercentEncoding.encodedSlash
        end += 1
      }
      if isSuspicious {
        if let kind = flaw(in: text.extracting(start..<end)) { return LinkFlaw(kind, at: start) }
      } else if isDrive(text, start..<end) {
        return LinkFlaw(.drive, at: start)
      }
      start = end + 1
    }
    return nil
  }

  /// The first segment that begins with a drive, where the path has nothing encoded: then only that can be wrong.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the rest.
  static func firstDrive(in text: Span<UInt8>, _ rest: Range<Int>) -> LinkFlaw? {
    // Most paths have no colon.
    var colon = LinkIndex.position(of: 0x3A, in: text, from: rest.lowerBound + 1, to: rest.upperBound)
    while colon < rest.upperBound {
      let start = colon - 1
      if start == rest.lowerBound || text[start - 1] == 0x2F, isDrive(text, start..<rest.upperBound) {
        return LinkFlaw(.drive, at: start)
      }
      colon = LinkIndex.position(of: 0x3A, in: text, from: colon + 1, to: rest.upperBound)
    }
    return nil
  }

  private static func flaw(in segment: Span<UInt8>) -> LinkFlaw.Kind? {
    if let kind = flaw(decoding: segment) { return kind }
    let last = segment[segment.count - 1]
    return last == PercentEncoding.encodedSlash || last == 0x5C ? .emptySegment : nil
  }

  private static func flaw(decoding segment: Span<UInt8>) -> LinkFlaw.Kind? {
    LinkScratch.withBytes(segment.count) { room in
      for index in segment.indices {
        let byte = segment[index]
        room.append(byte == PercentEncoding.encodedSlash ? 0x2F : byte)
        collapse(&room)
      }
      return flaw(decoded: room.span)
    }
  }

  /// Decodes what the last byte has made whole, and what that makes whole in turn.
  private static func collapse(_ room: inout OutputSpan<UInt8>) {
    while let (value, width) = lastSequence(room.span) ?? lastLongForm(room.span) {
      room.removeLast(width)
      room.append(value)
    }
  }

  private static func lastSequence(_ text: Span<UInt8>) -> (value: UInt8, width: Int)? {
    let count = text.count
    guard count >= 3, let low = PercentEncoding.byte(text[count - 2], text[count - 1]) else { return nil }
    if text[count - 3] == 0x25 { return (low, 3) }
    guard count >= 6, low < 0x80, text[count - 6] == 0x25, text[count - 5] | 0x20 == 0x75,
      PercentEncoding.byte(text[count - 4], text[count - 3]) == 0
    else { return nil }
    return (low, 6)
  }

  /// The ASCII character that is written in more bytes than it takes.
  private static func lastLongForm(_ text: Span<UInt8>) -> (value: UInt8, width: Int)? {
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

  private static func flaw(decoded text: Span<UInt8>) -> LinkFlaw.Kind? {
    var found: LinkFlaw.Kind?
    var start = 0
    for end in 0...text.count {
      if end < text.count {
        if text[end] == 0x00 { return .controlCharacter }
        guard text[end] == 0x2F || text[end] == 0x5C else { continue }
      }
      switch end - start {
      // A name may well end with a separator that is encoded twice, which leads nowhere.
      case 0: if start == 0 || end < text.count { found = found ?? .emptySegment }
      case 1 where text[start] == 0x2E: return .dotSegment
      case 2 where text[start] == 0x2E && text[start + 1] == 0x2E: return .dotSegment
      default: if isDrive(text, start..<end) { found = found ?? .drive }
      }
      start = end + 1
    }
    return found
  }

  /// Whether a segment begins with the letter of a drive and a colon.
  private static func isDrive(_ text: Span<UInt8>, _ segment: Range<Int>) -> Bool {
    segment.count >= 2 && text[segment.lowerBound + 1] == 0x3A
      && (0x61...0x7A).contains(text[segment.lowerBound] | 0x20)
  }
}

/// The texts that a table's routes may get as the rest of a path.
///
/// An app often uses the rest of a path as the path of a file or of a resource, and decodes it once more on
/// the way.
@nonexhaustive
public enum LinkRestRule: String, Codable, Hashable, Sendable {
  /// Only text that leads neither up nor elsewhere, however it is encoded; a link with any other text is
  /// refused.
  ///
  /// To check the text, the table decodes it until nothing is encoded any more and splits it at slashes and
  /// backslashes. It then has no segment `.` or `..`, no empty segment such as the one that an absolute path
  /// begins with, no segment that begins with a drive such as `C:`, and no NUL. There is one exception: a
  /// separator that is encoded twice may end one of the link's own segments.
  ///
  /// Decoding covers percent sequences, sequences like `%u002e` and overlong UTF-8, also inside one another.
  /// Other letters that look like dots and slashes are letters.
  case staysBelow

  /// Any text that is encoded once, including `a%2F..%2Fb`.
  ///
  /// Segments that are `.` or `..`, encoded once or not at all, are refused as everywhere. Use this rule only
  /// if no route uses the rest as a path. The links of a mounted table keep that table's rule if it is the
  /// stricter one.
  case anyText
}
