/// As much of a file as is shown at once.
public struct TextPage: Hashable, Sendable {
  /// The rows, from the top.
  public var rows: [TextRow]
  /// Where in the file the first row begins.
  public var start: Int
  /// The size of the file when the page was read.
  public var size: Int
  /// What had become of the file when the page was read; nil for nothing that has to be said.
  public var change: FileChange?

  /// Whether the file had become shorter when the page was read.
  public var hasShrunk: Bool { change == .shrunk }

  /// Where in the file the row below the last begins.
  public var end: Int { rows.last?.end ?? start }

  /// Whether there is nothing below.
  public var isLast: Bool { end >= size }

  /// How much of the file is above the end of the page, from 0 to 100.
  public var percentage: Int {
    isLast || size == 0 ? 100 : min(99, Int(Double(end) / Double(size) * 100))
  }
}
