package import WaymarkStorage

/// Divides bytes into lines, and keeps no more than a limit of each.
package struct LineReader {
  /// How many bytes of a line are kept.
  ///
  /// A tree of ten thousand screens takes less than one million.
  private static let maximumLength = 4 << 20

  /// The file; `nil` for bytes in memory.
  private let file: SystemFile?
  private var buffer: [UInt8] = []
  private var position = 0
  /// The number of lines that were read.
  private var count = 0
  /// The part of the current line that was read, and how long it is as a whole.
  private var line: [UInt8] = []
  private var length = 0

  /// Whether the file may get more bytes, so that an incomplete last line is waited for and is not torn.
  private let isGrowing: Bool

  /// How many bytes have been read from the file.
  private(set) var byteCount = 0

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The file, pipe or terminal to read from.
  ///   - isGrowing: Whether more may come after the end.
  package init(_ file: SystemFile?, isGrowing: Bool = false) {
    self.file = file
    self.isGrowing = isGrowing
  }

  /// Makes a reader of bytes in memory.
  package init(_ bytes: [UInt8]) {
    self.init(nil)
    buffer = bytes
  }

  /// Whether everything that has arrived was read, so that reading on may block.
  var isDrained: Bool { position == buffer.count }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end, and where the last line of a growing file is not complete yet.
  /// - Throws: The reason why reading fails.
  /// - Complexity: O(*n*) in the length of the line, in memory that the bound limits.
  mutating func next() throws(SystemFault) -> JournalLine? {
    while true {
      if position == buffer.count {
        buffer = try file?.bytes() ?? []
        position = 0
        byteCount += buffer.count
        guard !buffer.isEmpty else { return length > 0 && !isGrowing ? endLine(isEnded: false) : nil }
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(end ?? rest.endIndex)]
      line.append(contentsOf: part.prefix(Self.maximumLength - line.count))
      length += part.count
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return endLine(isEnded: true) }
    }
  }

  private mutating func endLine(isEnded: Bool) -> JournalLine {
    count += 1
    defer { (line, length) = ([], 0) }
    return JournalLine(number: count, bytes: line, length: length, isEnded: isEnded)
  }
}

/// A line of a journal.
struct JournalLine {
  /// The number, from 1.
  let number: Int
  /// The content without the line break; only the beginning if the line is too long.
  let bytes: [UInt8]
  /// How many bytes the content has as a whole.
  let length: Int
  /// Whether the line ends with a line break.
  ///
  /// The last line has none if the writer was stopped in the middle of it.
  let isEnded: Bool
}
