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

  package init(number: Int, bytes: [UInt8], leftOut: Int = 0, isEnded: Bool = true) {
    self.number = number
    self.bytes = bytes
    self.leftOut = leftOut
    self.isEnded = isEnded
  }

  /// The column, in characters from 1, of a byte.
  package func column(at offset: Int) -> Int {
    // Count characters: the bytes that continue one do not count.
    1 + bytes.prefix(offset).lazy.filter { $0 & 0xC0 != 0x80 }.count
  }
}
