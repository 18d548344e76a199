/// The content of a cell, in 32 bits: a scalar, or the number of a longer sign that the frame keeps.
///
/// Only what is safe to send to a terminal becomes a glyph: the initialisers are the last line of defence.
struct Glyph: Equatable {
  var bits: UInt32

  private static let joinedFlag: UInt32 = 1 << 31
  /// The right half of a wide sign: a number above the last scalar, so never mistaken for one.
  static let trailing = Glyph(bits: 0x20_0000)
  static let blank = Glyph(bits: 0x20)
  static let replacement = Glyph(bits: 0xFFFD)

  private init(bits: UInt32) { self.bits = bits }

  /// A printable ASCII byte; any other byte gives the replacement character.
  init(ascii byte: UInt8) {
    self = byte >= 0x20 && byte < 0x7F ? Glyph(bits: UInt32(byte)) : .replacement
  }

  /// A scalar with a width; one without, or one that would act on the terminal, gives the replacement character.
  init(_ scalar: Unicode.Scalar) {
    switch ScalarClass(scalar) {
    case .narrow, .wide: self = Glyph(bits: scalar.value)
    case .mark, .hidden: self = .replacement
    }
  }

  /// A sign that a frame keeps under a number.
  init(joined index: Int) { bits = UInt32(truncatingIfNeeded: index) | Self.joinedFlag }

  /// The number of a longer sign, nil for a scalar.
  var joinedIndex: Int? { bits & Self.joinedFlag == 0 ? nil : Int(bits & ~Self.joinedFlag) }

  var isJoined: Bool { bits & Self.joinedFlag != 0 }
}
