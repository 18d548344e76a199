/// Whether bytes are UTF-8, one at a time, as table 3-7 of the Unicode standard has it.
struct UTF8Check {
  /// How many continuation bytes are still to come.
  private var pending = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether what has been taken so far may end here.
  var isComplete: Bool { pending == 0 }

  /// Takes the next byte.
  ///
  /// - Returns: Whether the text can still be UTF-8.
  mutating func take(_ byte: UInt8) -> Bool {
    if pending > 0 {
      guard byte >= lowest, byte <= highest else { return false }
      pending -= 1
      (lowest, highest) = (0x80, 0xBF)
      return true
    }
    switch byte {
    case 0x00...0x7F: return true
    case 0xC2...0xDF: pending = 1
    case 0xE0: (pending, lowest) = (2, 0xA0)
    case 0xED: (pending, highest) = (2, 0x9F)
    case 0xE1...0xEF: pending = 2
    case 0xF0: (pending, lowest) = (3, 0x90)
    case 0xF1...0xF3: pending = 3
    case 0xF4: (pending, highest) = (3, 0x8F)
    default: return false
    }
    return true
  }

  /// Where a text stops being UTF-8, or `nil` if it does not.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var check = UTF8Check()
    for (index, byte) in bytes.enumerated() where !check.take(byte) { return index }
    return check.isComplete ? nil : bytes.count
  }
}
