/// Reads keys from the bytes a terminal sends, split anywhere.
///
/// Bytes may begin a key that is not yet whole: ``isPending`` says so, and whoever feeds the parser calls ``flush()``
/// when nothing has followed for a moment (50 ms is usual). That is how Escape pressed alone is told from an arrow, and
/// where a character outside ASCII ends. ASCII characters never wait.
///
/// Sequences it does not know are swallowed, and so are bytes that are not UTF-8.
public struct KeyParser: Sendable {
  enum State: Sendable {
    case ground
    case escape
    /// After `ESC [`: the parameters read so far.
    case sequence([UInt8])
    /// After `ESC [ [`, which the Linux console sends for its function keys.
    case consoleFunction
    /// After `ESC O`.
    case application
    /// In a terminal's answer that ends with BEL or `ESC \`; what began it, and whether anything followed.
    case answer(UInt8, hasContent: Bool)
    /// After the `ESC` that may end an answer.
    case answerEscape
    /// In a character: its bytes so far, and whether Alt came before it.
    case character([UInt8], isAlt: Bool)
    case paste
  }

  var state = State.ground
  /// A character outside ASCII that the next scalar may still join.
  var held = ""
  var pasted: [UInt8] = []
  var keys: [Key] = []

  /// The most bytes of parameters a sequence may have; of a longer one the rest is read as keys.
  static let sequenceLimit = 64
  /// How many bytes of pasted text make a key, so that an endless paste needs no endless memory.
  static let pasteLimit = 1 << 20

  /// Makes a parser that has read nothing.
  public init() {}

  /// Whether something was read that is not a key yet, and ``flush()`` is to be called if nothing follows.
  public var isPending: Bool {
    switch state {
    case .ground: !held.isEmpty
    // A paste ends with its mark alone: what has stalled half-way must not turn into keys.
    case .paste: false
    default: true
    }
  }

  /// Reads bytes.
  ///
  /// - Parameter bytes: What the terminal sent.
  /// - Returns: The keys that became whole.
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { read(byte) }
    return takeKeys()
  }

  /// Ends what was begun, because nothing has followed it for a while.
  ///
  /// - Returns: The keys that this makes.
  public mutating func flush() -> [Key] {
    emitHeld()
    switch state {
    case .paste: return takeKeys()
    case .escape: keys.append(.escape)
    case .sequence(let parameters): if parameters.isEmpty { keys.append(.alt("[")) }
    case .application: keys.append(.alt("O"))
    case .answer(let first, let hasContent):
      if !hasContent { keys.append(.alt(Character(Unicode.Scalar(first)))) }
    case .ground, .answerEscape, .consoleFunction, .character: break
    }
    state = .ground
    return takeKeys()
  }

  private mutating func takeKeys() -> [Key] {
    defer { keys = [] }
    return keys
  }

  mutating func emitHeld() {
    for character in held { keys.append(.character(character)) }
    held = ""
  }

  mutating func emit(_ key: Key) {
    emitHeld()
    keys.append(key)
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .ground: readGround(byte)
    case .escape: readEscape(byte)
    case .sequence(let parameters): readSequence(parameters, byte)
    case .consoleFunction:
      state = .ground
      if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40)) }
    case .application: readApplication(byte)
    case .answer(let first, _): readAnswer(first, byte)
    case .answerEscape:
      state = .ground
      // Anything but the end mark's second half begins a new key.
      if byte != UInt8(ascii: "\\") {
        state = .escape
        read(byte)
      }
    case .character(let bytes, let isAlt): readCharacter(bytes, byte, isAlt: isAlt)
    case .paste: readPaste(byte)
    }
  }

  /// Reads a byte that begins a key.
  mutating func readGround(_ byte: UInt8) {
    if byte == 0x1B {
      emitHeld()
      state = .escape
    } else if byte < 0x80 {
      emit(Key(ascii: byte))
    } else if UTF8Scalar.length(startingWith: byte) != nil {
      state = .character([byte], isAlt: false)
    }
  }

  private mutating func readEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.escape)
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .answer(byte, hasContent: false)
    case 0x80...:
      let begins = UTF8Scalar.length(startingWith: byte) != nil
      state = begins ? .character([byte], isAlt: true) : .ground
    default:
      state = .ground
      emit(.modified(Key(ascii: byte), .alt))
    }
  }

  private mutating func readAnswer(_ first: UInt8, _ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B: state = .answerEscape
    default: state = .answer(first, hasContent: true)
    }
  }
}
