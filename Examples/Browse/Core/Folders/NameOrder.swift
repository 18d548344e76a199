/// The order of names that people expect: without regard to case, numbers by their value.
///
/// A name is read as a sequence of bytes that compares as the name should: letters folded, and every run of
/// digits without its leading zeros behind a byte that tells how many digits there are, so that `file9` comes
/// before `file10`. The first sixteen bytes make a key of two integers; only equal keys are read on.
struct NameOrder {
  /// The first sixteen bytes of a name's sequence.
  struct Key: Comparable {
    var high: UInt64
    var low: UInt64

    @inline(__always)
    static func < (left: Key, right: Key) -> Bool {
      left.high == right.high ? left.low < right.low : left.high < right.high
    }
  }

  /// The key of a folded name.
  static func key(of folded: UnsafeBufferPointer<UInt8>) -> Key {
    var reader = Reader(name: folded)
    var halves: (UInt64, UInt64) = (0, 0)
    for _ in 0..<8 { halves.0 = halves.0 << 8 | UInt64(reader.next()) }
    for _ in 0..<8 { halves.1 = halves.1 << 8 | UInt64(reader.next()) }
    return Key(high: halves.0, low: halves.1)
  }

  /// Compares two folded names in full.
  ///
  /// - Returns: Below zero, zero or above it, as the left one comes before, with or after the right one.
  static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    var leftReader = Reader(name: left)
    var rightReader = Reader(name: right)
    while true {
      let (one, other) = (leftReader.next(), rightReader.next())
      if one != other { return one < other ? -1 : 1 }
      // No name holds a zero: both have come to an end.
      if one == 0 { return 0 }
    }
  }

  private struct Reader {
    let name: UnsafeBufferPointer<UInt8>
    var position = 0
    /// Where the run of digits under way ends.
    var runEnd = 0
    /// The rest of a length of ten digits or more, which takes a second byte.
    var pending: UInt8?

    @inline(__always)
    mutating func next() -> UInt8 {
      if let byte = pending {
        pending = nil
        return byte
      }
      guard position < name.count else { return 0 }
      let byte = name[position]
      if position < runEnd || byte &- 0x30 > 9 {
        position += 1
        return byte
      }
      return beginRun()
    }

    private mutating func beginRun() -> UInt8 {
      runEnd = position
      while runEnd < name.count, name[runEnd] &- 0x30 <= 9 { runEnd += 1 }
      while position + 1 < runEnd, name[position] == 0x30 { position += 1 }
      let digits = runEnd - position
      if digits < 10 { return 0x30 + UInt8(digits - 1) }
      pending = UInt8(min(digits, 255))
      return 0x39
    }
  }
}
