/// Splits what a program sends to a terminal into characters, controls and sequences.
struct SequenceDecoder {
  struct Sequence: Equatable {
    /// `?` and the like, if there is one.
    var prefix: UInt8?
    var parameters: [Int] = []
    var final: UInt8
    var text: String
  }

  enum Action: Equatable {
    case print(Unicode.Scalar)
    case control(UInt8)
    case sequence(Sequence)
    /// The text of a command to the terminal itself, such as the window's title.
    case command(String)
    case malformed(String)
  }

  private enum State {
    case ground
    case escape
    case sequence
    case command
    /// In a command, behind what may be the first half of its end.
    case commandEscape
  }

  private var state = State.ground
  private var pending: [UInt8] = []

  mutating func read(_ byte: UInt8, _ perform: (Action) -> Void) {
    switch state {
    case .ground: readGround(byte, perform)
    case .escape:
      if byte == UInt8(ascii: "[") {
        state = .sequence
        pending = []
      } else if byte == UInt8(ascii: "]") {
        state = .command
        pending = []
      } else {
        state = .ground
        perform(.malformed("\\e" + Text.escaped(bytes: [byte])))
      }
    case .sequence:
      if (0x40...0x7E).contains(byte) {
        state = .ground
        perform(finish(byte))
        pending = []
      } else if (0x20...0x3F).contains(byte) {
        pending.append(byte)
      } else {
        state = .ground
        perform(.malformed("\\e[" + Text.escaped(bytes: pending + [byte])))
        pending = []
      }
    case .command: readCommand(byte, perform)
    case .commandEscape:
      state = .ground
      let bytes = pending
      pending = []
      if byte == UInt8(ascii: "\\") {
        perform(.command(String(decoding: bytes, as: UTF8.self)))
      } else {
        perform(.malformed("\\e]" + Text.escaped(bytes: bytes + [0x1B, byte])))
      }
    }
  }

  /// A command ends with BEL or ESC \; no other control belongs in one.
  private mutating func readCommand(_ byte: UInt8, _ perform: (Action) -> Void) {
    switch byte {
    case 0x1B: state = .commandEscape
    case 0x07:
      state = .ground
      perform(.command(String(decoding: pending, as: UTF8.self)))
      pending = []
    case 0..<0x20, 0x7F:
      state = .ground
      perform(.malformed("\\e]" + Text.escaped(bytes: pending + [byte])))
      pending = []
    default: pending.append(byte)
    }
  }

  private mutating func readGround(_ byte: UInt8, _ perform: (Action) -> Void) {
    if pending.isEmpty, byte < 0x80 {
      if byte == 0x1B {
        state = .escape
      } else if byte < 0x20 || byte == 0x7F {
        perform(.control(byte))
      } else {
        perform(.print(Unicode.Scalar(byte)))
      }
      return
    }
    pending.append(byte)
    let wanted = UTF8Scalar.length(startingWith: pending[0]) ?? 1
    guard pending.count >= wanted else { return }
    if let scalar = UTF8Scalar.first(of: pending[...])?.value, !scalar.properties.isControl {
      perform(.print(scalar))
    } else {
      perform(.malformed(Text.escaped(bytes: pending)))
    }
    pending = []
  }

  private func finish(_ final: UInt8) -> Action {
    let text = "\\e[" + Text.escaped(bytes: pending + [final])
    var rest = pending[...]
    var prefix: UInt8?
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest = rest.dropFirst()
    }
    var parameters: [Int] = []
    for part in rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      if part.isEmpty {
        parameters.append(0)
      } else if let number = Int(String(decoding: part, as: UTF8.self)), number >= 0 {
        parameters.append(number)
      } else {
        return .malformed(text)
      }
    }
    return .sequence(Sequence(prefix: prefix, parameters: parameters, final: final, text: text))
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a terminal would act on the scalar instead of showing it.
  fileprivate var isControl: Bool { generalCategory == .control }
}
