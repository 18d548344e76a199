/// Where the lines of a text begin.
struct LineOffsets {
  private var starts = [0]

  init(_ text: [UInt8]) {
    for (index, byte) in text.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }

  /// The offset of a line and a column, both from 1 on.
  func offset(_ line: Int, _ column: Int) -> Int { starts[min(line, starts.count) - 1] + column - 1 }
}
