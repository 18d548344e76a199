extension KeyParser {
  /// Reads a byte of a terminal's answer, up to what ends it.
  mutating func readAnswer(_ first: UInt8, _ byte: UInt8) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .answerEscape(first)
    case 0x18, 0x1A:
      // No terminal takes an answer back, so it was none.
      state = .ground
      emitAnswer(first)
      read(byte)
    default: if answered.count < Self.answerLimit { answered.append(byte) }
    }
  }

  /// Emits what looked like an answer and did not end, because it was typed: Alt and a key, and what followed it.
  mutating func emitAnswer(_ first: UInt8) {
    let typed = answered
    answered = []
    guard typed.count < Self.answerLimit else { return }
    emitTyped(Character(Unicode.Scalar(first)), typed)
  }

  /// Emits Alt and a key, and reads the bytes after it as keys of their own.
  mutating func emitTyped(_ key: Character, _ bytes: [UInt8]) {
    state = .ground
    emit(.alt(key))
    for byte in bytes { read(byte) }
  }

  /// Reads a byte of the button and the place that an old mouse report has after `ESC [ M`.
  mutating func readMouse(_ byte: UInt8, _ left: Int) {
    state = left > 1 ? .mouse(left - 1) : .ground
    // Controls are neither: the report was cut off, and the byte begins something new.
    if byte < 0x20, byte != 0 {
      state = .ground
      readGround(byte)
    }
  }
}
