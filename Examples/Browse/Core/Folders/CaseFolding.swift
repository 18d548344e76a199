/// Makes upper and lower case alike, without changing how many bytes a name takes.
///
/// It knows ASCII and the letters of two bytes in UTF-8 that come in pairs: Latin, Greek and Cyrillic. That is
/// enough to order and to find names, costs a few nanoseconds a name, and needs no tables.
enum CaseFolding {
  /// Folds a name.
  ///
  /// - Parameters:
  ///   - name: The bytes of a name, whether or not they are UTF-8.
  ///   - buffer: Where the folded bytes go; it has room for them.
  @inline(__always)
  static func fold(_ name: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>) {
    var index = 0
    while index < name.count {
      let byte = name[index]
      if byte < 0x80 || index + 1 == name.count {
        buffer[index] = fold(byte)
        index += 1
      } else {
        let pair = (0xC3...0xD1).contains(byte) ? fold(byte, name[index + 1]) : (byte, name[index + 1])
        buffer[index] = pair.0
        // A byte that begins something of its own is looked at in the next round.
        if pair.1 & 0xC0 == 0x80 {
          buffer[index + 1] = pair.1
          index += 2
        } else {
          index += 1
        }
      }
    }
  }

  /// Folds bytes into an array, for what is folded once.
  static func folded(_ name: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: name.count) { buffer, count in
      name.withUnsafeBufferPointer { fold($0, into: buffer) }
      count = name.count
    }
  }

  @inline(__always)
  private static func fold(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func fold(_ lead: UInt8, _ trail: UInt8) -> (UInt8, UInt8) {
    guard trail & 0xC0 == 0x80 else { return (lead, trail) }
    let scalar = UInt16(lead & 0x1F) << 6 | UInt16(trail & 0x3F)
    let lower: UInt16
    switch scalar {
    case 0x00D7, 0x0130, 0x0131, 0x0138, 0x0149, 0x0178, 0x03A2: return (lead, trail)
    case 0x00C0...0x00DE, 0x0391...0x03AB, 0x0410...0x042F: lower = scalar + 0x20
    case 0x0400...0x040F: lower = scalar + 0x50
    case 0x0139...0x0148, 0x0179...0x017E: lower = scalar & 1 == 1 ? scalar + 1 : scalar
    case 0x0100...0x0177, 0x0460...0x047F: lower = scalar | 1
    default: return (lead, trail)
    }
    return (0xC0 | UInt8(truncatingIfNeeded: lower >> 6), 0x80 | UInt8(truncatingIfNeeded: lower & 0x3F))
  }
}
