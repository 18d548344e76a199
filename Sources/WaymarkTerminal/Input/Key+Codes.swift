extension Key {
  /// The key that sends an ASCII byte; Escape is recognized before.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key whose sequence ends with a letter.
  init?(arrow final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    default: return nil
    }
  }

  /// The key whose sequence is a number and a tilde.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key with modifiers, or the key that they make of it.
  func with(_ modifiers: Modifiers) -> Key {
    switch self {
    case .character(let character):
      // Shift has already made the character what it is.
      let rest = modifiers.subtracting(.shift)
      guard rest.contains(.control) else { return rest.isEmpty ? self : .modified(self, rest) }
      let key = Key.control(character.lowercased().first ?? character)
      return rest == .control ? key : .modified(key, rest.subtracting(.control))
    default: return modifiers.isEmpty ? self : .modified(self, modifiers)
    }
  }
}

extension Key.Modifiers {
  /// Reads a sequence's second parameter: one more than the bits for Shift, Alt, Control.
  init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1)) & 7)
  }
}
