/// Divides bytes into lines, of which none takes more memory than a bound.
package struct LineReader: ~Copyable {
  /// How long a line may be, in bytes.
  ///
  /// A tree of ten thousand screens takes less than one million.
  package static let maximumLength = 4 << 20

  /// How often the source of a growing file is read for one line, before somebody else has a turn.
  private static let readsForALine = 16

  private var source: ByteSource
  private let maximumLength: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0
  private var isAtEnd = false
  /// What has come of the line that is being read, and how much of it is not kept.
  private var line: [UInt8] = []
  private var leftOut = 0

  /// Whether more may come where the source has nothing more: the last line is then not torn, but waited for.
  package private(set) var isGrowing: Bool

  /// Whether the source had nothing more when it was last asked.
  package private(set) var isAtRest = false

  /// How many bytes have been read, from where the source began.
  package private(set) var byteCount = 0

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

  /// Whether all that has come has been read, so that the next line may have to be waited for.
  package var isDrained: Bool { position == buffer.count }

  /// Whether a line has begun that has no end yet.
  package var hasBegunLine: Bool { !line.isEmpty || leftOut > 0 }

  /// Says that a growing file grows no more: a last line without an end is torn.
  package mutating func endGrowing() { isGrowing = false }

  /// Goes on with the lines of another source, which grows; what was begun of the one before is dropped.
  package mutating func goOn(with source: consuming ByteSource) {
    self = LineReader(source, maximumLength: maximumLength, isGrowing: true)
  }

  /// Reads the next line.
  ///
  /// - Returns: The line, or `nil` at the end; of a growing file also where the line has not ended yet, or takes long to read.
  /// - Throws: ``SystemError`` where reading fails.
  /// - Complexity: O(*n*) in the length of the line, in memory that the bound limits.
  package mutating func next() throws(SystemError) -> JournalLine? {
    var reads = 0
    isAtRest = false
    while true {
      if position == buffer.count, !isAtEnd {
        guard !isGrowing || reads < LineReader.readsForALine else { return nil }
        reads += 1
        try source.read(into: &buffer)
        position = 0
        byteCount += buffer.count
        isAtRest = buffer.isEmpty
        guard !isAtRest || !isGrowing else { return nil }
        isAtEnd = buffer.isEmpty
      }
      guard !isAtEnd else { return hasBegunLine ? take(isEnded: false) : nil }
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
    // Of files that were put together each may have brought one.
    ByteOrderMark.remove(from: &line)
    return JournalLine(number: number, bytes: line, leftOut: leftOut, isEnded: isEnded)
  }
}
