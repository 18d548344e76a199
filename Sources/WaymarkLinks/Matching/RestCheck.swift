/// Whether the rest of a path goes up for somebody who decodes it again.
///
/// What is handed over as the rest is often taken for the path of a file. So it is looked at as its worst reader would: encoded
/// slashes and backslashes separate, and whatever is encoded still is decoded until nothing is, in more bytes than UTF-8 takes
/// and as `%u002e` too. Decoding in any order comes to the same, since no two sequences overlap.
enum RestCheck {
  /// The first segment that goes up, or that holds a NUL.
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
      if isSuspicious, let kind = flaw(in: text.extracting(start..<end)) { return LinkFlaw(kind, at: start) }
      start = end + 1
    }
    return nil
  }

  private static func flaw(in segment: Span<UInt8>) -> LinkFlaw.Kind? {
    LinkScratch.withBytes(segment.count) { room in
      for index in segment.indices {
        let byte = segment[index]
        room.append(byte == PercentEncoding.encodedSlash ? 0x2F : byte)
        collapse(&room)
      }
      return flaw(decoded: room.span)
    }
  }

  /// Decodes what the last byte has made whole.
  private static func collapse(_ room: inout OutputSpan<UInt8>) {
    while let (value, width) = lastSequence(room.span) {
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

  private static func flaw(decoded text: Span<UInt8>) -> LinkFlaw.Kind? {
    var dots = 0
    var isOther = false
    var position = 0
    while position < text.count {
      let (byte, width) = character(text, position)
      switch byte {
      case 0x00: return .controlCharacter
      case 0x2E: dots += 1
      case 0x2F, 0x5C:
        if !isOther, dots == 1 || dots == 2 { return .dotSegment }
        (dots, isOther) = (0, false)
      default: isOther = true
      }
      position += width
    }
    return !isOther && (dots == 1 || dots == 2) ? .dotSegment : nil
  }

  /// The byte at a position, or the ASCII character that is written there in more bytes than it takes.
  private static func character(_ text: Span<UInt8>, _ position: Int) -> (byte: UInt8, width: Int) {
    let lead = text[position]
    let width = (~lead).leadingZeroBitCount
    guard (2...6).contains(width), position + width <= text.count else { return (lead, 1) }
    var value = UInt32(lead & (0x7F >> UInt8(width)))
    for index in position + 1..<position + width {
      guard text[index] & 0xC0 == 0x80 else { return (lead, 1) }
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    return value < 0x80 ? (UInt8(value), width) : (lead, 1)
  }
}

/// What a table hands over as the rest of a path.
///
/// The rest of a path is often taken for the path of a file or of a resource, and decoded once more on the way.
@nonexhaustive
public enum LinkRestRule: Hashable, Sendable {
  /// Nothing that goes up, however it is encoded; the link is refused.
  ///
  /// Split at slashes and backslashes, and decoded as often as anybody may like, what is handed over has no segment `.` or `..`
  /// and no NUL.
  case staysBelow

  /// Any text that is encoded once, `a%2F..%2Fb` among them.
  ///
  /// Segments that are `.` or `..`, encoded once or not at all, are refused as everywhere. Say so only where the routes never
  /// take the rest for a path.
  case anyText
}
