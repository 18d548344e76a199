package import WaymarkStorage

/// Divides bytes into lines, and keeps no more than a limit of each.
package struct LineReader: ~Copyable {
  /// How many bytes of a line are kept.
  ///
  /// A tree of ten thousand screens takes less than one million.
  package static let maximumLength = 4 << 20

  private var source: ByteSource
  private let maximumLength: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0
  /// The part of the current line that was read, and how many further bytes were not kept.
  private var line: [UInt8] = []
  private var leftOut = 0

  /// Whether the source may get more bytes, so that an incomplete last line is waited for and is not torn.
  private(set) var isGrowing: Bool

  /// How many bytes have been read from the source.
  private(set) var byteCount = 0

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - maximumLength: How many bytes of a line are kept.
  ///   - isGrowing: Whether more may come after the end.
  package init(
    _ source: consuming ByteSource, maximumLength: Int = LineReader.maximumLength, isGrowing: Bool = false
  ) {
    self.source = source
    self.maximumLength = maximumLength
    self.isGrowing = isGrowing
  }

  /// Whether everything that has arrived was read, so that reading on may block.
  var isDrained: Bool { position == buffer.count }

  /// Whether a line has begun that has no end yet.
  var hasBegunLine: Bool { !line.isEmpty || leftOut > 0 }

  /// Notes that the source grows no more, so that an incomplete last line is torn.
  mutating func endGrowing() { isGrowing = false }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end, and where the last line of a growing file is not complete yet.
  /// - Throws: The reason why reading fails.
  /// - Complexity: O(*n*) in the length of the line, in memory that the bound limits.
  package mutating func next() throws(SystemFault) -> JournalLine? {
    while true {
      if position == buffer.count {
        buffer = try source.read()
        position = 0
        byteCount += buffer.count
        guard !buffer.isEmpty else { return hasBegunLine && !isGrowing ? take(isEnded: false) : nil }
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(end ?? rest.endIndex)]
      let kept = part.prefix(maximumLength - line.count)
      line.append(contentsOf: kept)
      leftOut += part.count - kept.count
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return take(isEnded: true) }
    }
  }

  private mutating func take(isEnded: Bool) -> JournalLine {
    number += 1
    defer { (line, leftOut) = ([], 0) }
    // Each of the files that were put together may have brought one.
    ByteOrderMark.remove(from: &line)
    return JournalLine(number: number, bytes: line, leftOut: leftOut, isEnded: isEnded)
  }
}

/// A line of a journal.
package struct JournalLine: Hashable, Sendable {
  /// The number, from 1.
  package let number: Int
  /// The content without the line break; only the beginning if the line is too long.
  package let bytes: [UInt8]
  /// How many further bytes were not kept.
  package let leftOut: Int
  /// Whether the line ends with a line break.
  ///
  /// The last line has none if the writer was stopped in the middle of it.
  package let isEnded: Bool

  /// The column, in characters from 1, of a byte.
  func column(at offset: Int) -> Int {
    // The bytes that continue a character do not count.
    1 + bytes.prefix(offset).lazy.filter { $0 & 0xC0 != 0x80 }.count
  }
}

/// The mark that some editors put before a text in UTF-8.
///
/// It says nothing, and no JSON begins with it.
package enum ByteOrderMark {
  /// Takes the mark away where a text begins with it.
  package static func remove(from text: inout [UInt8]) {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
  }
}
