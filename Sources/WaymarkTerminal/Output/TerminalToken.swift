/// One piece of what a terminal sends to a program, or a program to a terminal.
///
/// ``KeyParser`` makes keys of the pieces, and ``VirtualTerminal`` does what they say.
enum TerminalToken: Equatable {
  /// A character, or a control.
  case scalar(Unicode.Scalar)
  /// `ESC [`, parameters and a final byte.
  case sequence([UInt8], final: UInt8)
  /// `ESC O` and a byte.
  case application(UInt8)
  /// `ESC ]` or another begin of a text that BEL or `ESC \` ends.
  case string(begin: UInt8, [UInt8])
  /// `ESC` and one scalar.
  case escaped(Unicode.Scalar)
  /// Bytes that are no UTF-8, or a sequence that was cut off.
  case malformed

  /// Whether a mouse's wheel was turned.
  var isWheel: Bool {
    if case .sequence(let parameters, _) = self { parameters.starts(with: Array("<6".utf8)) } else { false }
  }

  /// The most bytes of a sequence's parameters.
  private static var parameterLimit: Int { 64 }
  /// The most bytes of a text, so that one without an end does not swallow what follows for ever.
  private static var stringLimit: Int { 4096 }

  /// Reads the first piece.
  ///
  /// - Parameters:
  ///   - bytes: The bytes from where the piece begins, one at least.
  ///   - isEnd: Whether nothing follows them.
  /// - Returns: The piece and how many bytes it takes; nil if it needs more of them.
  static func first(of bytes: ArraySlice<UInt8>, isEnd: Bool) -> (token: TerminalToken, length: Int)? {
    guard bytes.first == 0x1B else { return scalar(bytes, isEnd: isEnd) }
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return isEnd ? (.scalar("\u{1B}"), 1) : nil }
    switch second {
    case 0x1B: return (.scalar("\u{1B}"), 1)
    case UInt8(ascii: "["): return sequence(rest.dropFirst(), isEnd: isEnd)
    case UInt8(ascii: "O"):
      if let key = rest.dropFirst().first {
        return (0x20...0x7E).contains(key) ? (.application(key), 3) : (.malformed, 2)
      }
      return isEnd ? (.escaped("O"), 2) : nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      return string(second, rest.dropFirst(), isEnd: isEnd)
    default:
      guard let (token, length) = scalar(rest, isEnd: isEnd) else { return nil }
      if case .scalar(let scalar) = token { return (.escaped(scalar), 1 + length) }
      return (token, 1 + length)
    }
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (TerminalToken, Int)? {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (.scalar(Unicode.UTF8.decode(encoded)), encoded.count)
    case .error(let length):
      let mayGoOn = length == bytes.count && (0xC2...0xF4).contains(bytes[bytes.startIndex])
      return mayGoOn && !isEnd ? nil : (.malformed, length)
    case .emptyInput: return nil
    }
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (TerminalToken, Int)? {
    // The Linux console has one more bracket before the names of some keys.
    let skipped = bytes.first == UInt8(ascii: "[") ? 1 : 0
    let end = bytes.dropFirst(skipped).firstIndex { !(0x20...0x3F).contains($0) } ?? bytes.endIndex
    let parameters = Array(bytes[..<end])
    guard parameters.count <= parameterLimit else { return (.malformed, 2 + parameters.count) }
    guard end < bytes.endIndex else {
      guard isEnd else { return nil }
      return parameters.count == skipped ? (.escaped("["), 2) : (.malformed, 2 + parameters.count)
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return (.malformed, 2 + parameters.count) }
    return (.sequence(parameters, final: bytes[end]), 3 + parameters.count)
  }

  /// Reads a text; one that does not end was no text, but `ESC` and a character.
  private static func string(_ begin: UInt8, _ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (TerminalToken, Int)?
  {
    let typed = (TerminalToken.escaped(Unicode.Scalar(begin)), 2)
    guard let end = bytes.prefix(stringLimit).firstIndex(where: { $0 < 0x20 }) else {
      return isEnd || bytes.count >= stringLimit ? typed : nil
    }
    let text = Array(bytes[..<end])
    if bytes[end] == 0x07 { return (.string(begin: begin, text), 3 + text.count) }
    guard bytes[end] == 0x1B else { return typed }
    guard end + 1 < bytes.endIndex else { return isEnd ? typed : nil }
    return bytes[end + 1] == UInt8(ascii: "\\") ? (.string(begin: begin, text), 4 + text.count) : typed
  }
}
