extension Key {
  /// The key that a piece of input stands for; nil for one that stands for none, such as an answer of the terminal's.
  init?(_ token: TerminalToken) {
    switch token {
    case .scalar(let scalar):
      // C1 controls are no keys.
      if (0x80...0x9F).contains(scalar.value) { return nil }
      self.init(scalar)
    case .escaped(let scalar): self = .modified(Key(scalar), .alt)
    case .application(let byte):
      switch byte {
      case 0x50...0x53: self = .function(Int(byte) - 0x4F)
      case UInt8(ascii: "M"): self = .enter
      case 0x70...0x79: self = .character(Character(Unicode.Scalar(byte - 0x40)))
      default: self.init(arrow: byte)
      }
    case .sequence(let parameters, let final): self.init(parameters, final)
    case .string, .malformed: return nil
    }
  }

  /// The key of a sequence.
  private init?(_ parameters: [UInt8], _ final: UInt8) {
    if parameters == [UInt8(ascii: "[")], (0x41...0x45).contains(final) {
      self = .function(Int(final) - 0x40)
      return
    }
    if parameters.first == UInt8(ascii: "<") {
      self.init(mouse: parameters.dropFirst(), isPress: final == UInt8(ascii: "M"))
      return
    }
    // Sequences with a prefix or intermediate bytes are answers to questions, not keys.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = Self.numbers(parameters[...])
    let first = numbers[0]
    let modifiers = Modifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~") where first == 27 && numbers.count == 3: self.init(code: numbers[2], modifiers)
    case UInt8(ascii: "~"):
      guard let key = Key(number: first) else { return nil }
      self = key.with(modifiers)
    case UInt8(ascii: "u"): self.init(code: first, modifiers)
    case UInt8(ascii: "Z"): self = Key.backTab.with(modifiers.subtracting(.shift))
    case 0x50...0x53: self = Key.function(Int(final) - 0x4F).with(modifiers)
    default:
      guard let key = Key(arrow: final) else { return nil }
      self = key.with(modifiers)
    }
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    String(decoding: parameters, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
      // A detail may follow after a colon. No key has a longer number.
      .map { Int($0.prefix { $0 != ":" }.prefix(7)) ?? 0 }
  }

  /// The key that a mouse stands for.
  private init?(mouse parameters: ArraySlice<UInt8>, isPress: Bool) {
    let numbers = Self.numbers(parameters)
    guard isPress, numbers.count == 3 else { return nil }
    switch numbers[0] {
    case 0: self = .click(x: numbers[1] - 1, y: numbers[2] - 1)
    case 64: self = .up
    case 65: self = .down
    default: return nil
    }
  }

  /// The key that a terminal gives as a code point.
  private init?(code: Int, _ modifiers: Modifiers) {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    switch scalar.value {
    case 0x09 where modifiers.contains(.shift): self = Key.backTab.with(modifiers.subtracting(.shift))
    case 0x80...0x9F, 0xE000...0xF8FF: return nil
    default: self = Key(scalar).with(modifiers)
    }
  }

  /// The key that sends a scalar.
  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
    default: self = .character(Character(scalar))
    }
  }

  /// The key whose sequence ends with a letter.
  private init?(arrow final: UInt8) {
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
  private init?(number: Int) {
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
  private func with(_ modifiers: Modifiers) -> Key {
    guard case .character(let character) = self else {
      return modifiers.isEmpty ? self : .modified(self, modifiers)
    }
    // Shift has already made the character what it is.
    let rest = modifiers.subtracting(.shift)
    guard rest.contains(.control) else { return rest.isEmpty ? self : .modified(self, rest) }
    let key = Key.control(character.lowercased().first ?? character)
    return rest == .control ? key : .modified(key, rest.subtracting(.control))
  }
}

extension Key.Modifiers {
  /// Reads a sequence's second parameter: one more than the bits for Shift, Alt, Control.
  fileprivate init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1)) & 7)
  }
}
