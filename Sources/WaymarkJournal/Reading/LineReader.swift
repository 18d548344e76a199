/// Divides bytes into lines, of which none takes more memory than a bound.
package struct LineReader: ~Copyable {
  /// How long a line may be, in bytes.
  ///
  /// A tree of ten thousand screens takes less than one million.
  package static let maximumLength = 4 << 20

  private var source: ByteSource
  private let maximumLength: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0
  private var isAtEnd = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - maximumLength: How many bytes of a line are kept.
  package init(_ source: consuming ByteSource, maximumLength: Int = LineReader.maximumLength) {
    self.source = source
    self.maximumLength = maximumLength
  }

  /// Whether all that has come has been read, so that the next line may have to be waited for.
  package var isDrained: Bool { position == buffer.count }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end.
  /// - Throws: ``SystemError`` where reading fails.
  /// - Complexity: O(*n*) in the length of the line, in memory that the bound limits.
  package mutating func next() throws(SystemError) -> JournalLine? {
    var line: [UInt8] = []
    var leftOut = 0
    while true {
      if position == buffer.count, !isAtEnd {
        try source.read(into: &buffer)
        position = 0
        isAtEnd = buffer.isEmpty
      }
      guard !isAtEnd else {
        guard !line.isEmpty else { return nil }
        number += 1
        return JournalLine(number: number, bytes: line, leftOut: leftOut, isEnded: false)
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(end ?? rest.endIndex)]
      let kept = part.prefix(maximumLength - line.count)
      line.append(contentsOf: kept)
      leftOut += part.count - kept.count
      position = end.map { $0 + 1 } ?? buffer.count
      guard end == nil else {
        number += 1
        return JournalLine(number: number, bytes: line, leftOut: leftOut)
      }
    }
  }
}
