/// Finds the parts of a link and refuses what no link may hold, in one pass over its bytes.
struct LinkScanner {
  private let limits: LinkLimits
  private(set) var parts = LinkParts()
  private var hasEscapes = false

  init(limits: LinkLimits) {
    self.limits = limits
  }

  /// Finds the parts.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origins: Which schemes and hosts it may have.
  /// - Returns: What is wrong with the link, or `nil` if nothing is.
  mutating func scan(_ link: Span<UInt8>, _ origins: LinkOrigins) -> LinkFlaw? {
    guard link.count <= limits.length else { return LinkFlaw(.tooLong, at: limits.length) }
    var start = 0
    if link.count > 0, link[0] == 0x2F, link.count < 2 || link[1] != 0x2F {
      start = 1
    } else {
      switch Self.origin(of: link, origins) {
      case .path(let found): start = found
      case .refused(let flaw): return flaw
      }
    }
    if let flaw = body(link, from: start) { return flaw }
    // A slash alone, behind the one that the path begins with, is an empty segment.
    if parts.pathEnd > parts.pathStart + 1, link[parts.pathEnd - 1] == 0x2F { parts.pathEnd -= 1 }
    return hasEscapes ? invalidText(link) : nil
  }

  /// Goes over path, query and fragment, eight bytes at a time where nothing in them matters.
  private mutating func body(_ link: Span<UInt8>, from start: Int) -> LinkFlaw? {
    let raw = link.bytes
    let count = link.count
    parts.pathStart = start
    parts.pathEnd = count
    var position = start
    while position < count {
      var end = count
      // The last eight bytes are also read together, including those that were read before.
      if count >= 8 {
        let wordStart = min(position, count &- 8)
        // The load checks that it stays within the link.
        let word = raw.unsafeLoadUnaligned(fromByteOffset: wordStart, as: UInt64.self)
        end = wordStart &+ 8
        guard Self.mayMatter(word) else {
          position = end
          continue
        }
      }
      while position < end {
        if let flaw = take(link, at: position) { return flaw }
        position += 1
      }
    }
    return nil
  }

  private mutating func take(_ link: Span<UInt8>, at position: Int) -> LinkFlaw? {
    switch link[position] {
    case 0x00...0x1F, 0x7F:
      return LinkFlaw(.controlCharacter, at: position)
    case 0x25:
      guard position + 2 < link.count,
        let decoded = PercentEncoding.byte(link[position + 1], link[position + 2])
      else { return LinkFlaw(.malformedPercentEncoding, at: position) }
      guard decoded != 0 else { return LinkFlaw(.controlCharacter, at: position) }
      hasEscapes = true
      if parts.isPathAlone { parts.hasEncodedPath = true }
    case 0x5C where parts.isPathAlone:
      return LinkFlaw(.backslash, at: position)
    case 0x3F where parts.isPathAlone:
      parts.pathEnd = position
      parts.queryStart = position + 1
      parts.queryEnd = link.count
    case 0x23 where !parts.hasFragment:
      if parts.hasQuery { parts.queryEnd = position } else { parts.pathEnd = position }
      parts.fragmentStart = position + 1
      parts.fragmentEnd = link.count
    default:
      break
    }
    return nil
  }

  /// Whether eight bytes may hold one that is a control character or one of `#%?\` and DEL.
  ///
  /// The zero-byte test of Alan Mycroft, as in Warren, "Hacker's Delight", 6-1. It never misses one.
  private static func mayMatter(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    func isZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    // `#` and `%` differ from 0x21 and 0x27 in bits 1 and 2 only; taking both bits out catches `!` and `'` too.
    let signs = isZero((word & ~(ones &* 6)) ^ (ones &* 0x21))
    let controls = (word &- (ones &* 0x20)) & ~word
    // `?` and DEL differ in bit 6 only.
    let others = isZero((word & ~(ones &* 0x40)) ^ (ones &* 0x3F)) | isZero(word ^ (ones &* 0x5C))
    return (signs | controls | others) & tops != 0
  }

  /// Where what is encoded is no UTF-8, or `nil` if all of it is.
  private func invalidText(_ link: Span<UInt8>) -> LinkFlaw? {
    var check = UTF8Check()
    var position = parts.pathStart
    var sequenceStart = position
    while position < link.count {
      if check.isComplete { sequenceStart = position }
      var byte = link[position]
      var width = 1
      if byte == 0x25, let decoded = PercentEncoding.byte(link[position + 1], link[position + 2]) {
        byte = decoded
        width = 3
      }
      guard check.take(byte) else { return LinkFlaw(.invalidUTF8, at: sequenceStart) }
      position += width
    }
    return check.isComplete ? nil : LinkFlaw(.invalidUTF8, at: sequenceStart)
  }
}
