extension KeyParser {
  /// Reads a byte after `ESC [`.
  mutating func readSequence(_ parameters: [UInt8], _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .consoleFunction
    case 0x40...0x7E:
      state = .ground
      finish(parameters, byte)
    case 0x20...0x3F where parameters.count < Self.sequenceLimit: state = .sequence(parameters + [byte])
    default:
      // The byte belongs to no sequence: the sequence was cut off, and the byte begins something new.
      state = .ground
      readGround(byte)
    }
  }

  /// Reads the byte after `ESC O`.
  mutating func readApplication(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x50...0x53: emit(.function(Int(byte) - 0x4F))
    case UInt8(ascii: "M"): emit(.enter)
    case 0x70...0x79: emit(.character(Character(Unicode.Scalar(byte - 0x40))))
    case 0x20...0x7E: if let key = Key(arrow: byte) { emit(key) }
    default: readGround(byte)
    }
  }

  private mutating func finish(_ parameters: [UInt8], _ final: UInt8) {
    // Sequences with a prefix or intermediate bytes are answers to questions, not keys.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      // Numbers larger than keys use are cut, so that nothing overflows; what follows a colon is a detail.
      $0.prefix { $0 != 0x3A }.prefix(7).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      state = .mouse(3)
      return
    }
    let first = numbers.first ?? 0
    let modifiers = Key.Modifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~") where first == 200 && numbers.count == 1:
      emitHeld()
      pasted = []
      open(.paste)
    case UInt8(ascii: "~") where first == 27 && numbers.count == 3: emit(code: numbers[2], modifiers)
    case UInt8(ascii: "~"): if let key = Key(number: first) { emit(key.with(modifiers)) }
    case UInt8(ascii: "u"): emit(code: first, modifiers)
    case UInt8(ascii: "Z"): emit(Key.backTab.with(modifiers.subtracting(.shift)))
    case 0x50...0x53: emit(Key.function(Int(final) - 0x4F).with(modifiers))
    default: if let key = Key(arrow: final) { emit(key.with(modifiers)) }
    }
  }

  /// Emits a key that the terminal gave as a code point.
  private mutating func emit(code: Int, _ modifiers: Key.Modifiers) {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return }
    if value == 0x1B {
      emit(Key.escape.with(modifiers))
    } else if value == 0x09, modifiers.contains(.shift) {
      emit(Key.backTab.with(modifiers.subtracting(.shift)))
    } else if value < 0x80 {
      emit(Key(ascii: UInt8(value)).with(modifiers))
    } else if value > 0x9F, !(0xE000...0xF8FF).contains(value) {
      emit(Key.character(Character(scalar)).with(modifiers))
    }
  }
}
