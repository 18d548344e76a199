/// A line of a journal.
package struct JournalLine: Hashable, Sendable {
  /// The number, from 1.
  package let number: Int

  /// What stands in it, without its end; its beginning if it is too long.
  package let bytes: [UInt8]

  /// How many more bytes it has that were not kept.
  package let leftOut: Int

  /// Whether the line has its end.
  ///
  /// The last one has none where a writer was stopped while it wrote.
  package let isEnded: Bool

  package init(number: Int, bytes: [UInt8], leftOut: Int = 0, isEnded: Bool = true) {
    self.number = number
    self.bytes = bytes
    self.leftOut = leftOut
    self.isEnded = isEnded
  }

  /// The column, in characters from 1, of a byte.
  package func column(at offset: Int) -> Int {
    // All bytes count that do not go on with a character.
    1 + bytes.prefix(offset).lazy.filter { $0 & 0xC0 != 0x80 }.count
  }
}
