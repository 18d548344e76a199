/// Reads keys from the bytes that a terminal sends, split anywhere.
///
/// Bytes may begin a key that is not yet whole.
/// ``isPending`` says so, and whoever feeds the parser calls ``flush()`` when nothing has followed for a
/// moment (50 ms is usual). That tells Escape pressed alone from an arrow, and shows where a character
/// outside ASCII ends. ASCII characters never wait.
///
/// A paste and a terminal's answer end with a mark of their own, which may never come. While one
/// ``isOpen``, whoever feeds the parser counts what comes, and calls ``cutOff()`` when that is next to
/// nothing.
///
/// The parser swallows sequences that it does not know, and bytes that are not UTF-8.
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
    /// After `ESC [ M`: how many bytes of the mouse's button and place are still to come.
    case mouse(Int)
    /// In a terminal's answer that ends with BEL or `ESC \`, and what began it.
    case answer(UInt8)
    /// After the `ESC` that may end an answer.
    case answerEscape(UInt8)
    /// In a character: its bytes so far, and whether Alt came before it.
    case character([UInt8], isAlt: Bool)
    case paste
  }

  var state = State.ground
  /// A character outside ASCII that the next scalar may still join.
  var held = ""
  var pasted: [UInt8] = []
  /// The bytes of a terminal's answer, in case it turns out to be typed.
  var answered: [UInt8] = []
  var keys: [Key] = []

  /// How many pastes and answers have begun, to tell one from the next.
  private(set) var openedCount = 0
  /// How many bytes the open one has brought.
  private(set) var openByteCount = 0

  /// The most bytes of parameters that a sequence may have; the rest of a longer one is read as keys.
  static let sequenceLimit = 64
  /// How many bytes of pasted text make a key, so that an endless paste does not need endless memory.
  static let pasteLimit = 1 << 20
  /// How many bytes an unfinished answer may have to count as keys: nobody types more in a moment.
  static let answerLimit = 4096

  /// Makes a parser that has read nothing.
  public init() {}

  /// Whether something was read that is not a key yet, so that ``flush()`` is due if nothing follows.
  public var isPending: Bool {
    switch state {
    case .ground: !held.isEmpty
    // A paste ends with its mark: if it stalls for a moment, it must not turn into keys.
    case .paste: false
    default: true
    }
  }

  /// Whether something is being read that only a mark would end: a paste, or a terminal's answer.
  public var isOpen: Bool {
    switch state {
    case .paste, .answer, .answerEscape: true
    default: false
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
  /// - Returns: The keys that result.
  public mutating func flush() -> [Key] {
    emitHeld()
    switch state {
    case .paste: return takeKeys()
    case .escape: keys.append(.escape)
    case .sequence(let parameters): if parameters.isEmpty { keys.append(.alt("[")) }
    case .consoleFunction: emitTyped("[", [UInt8(ascii: "[")])
    case .application: keys.append(.alt("O"))
    case .answer(let first): emitAnswer(first)
    case .answerEscape(let first):
      emitAnswer(first)
      emit(.escape)
    case .ground, .mouse, .character: break
    }
    // A character typed inside what looked like an answer may wait for its end, which does not come.
    emitHeld()
    state = .ground
    return takeKeys()
  }

  /// Ends a paste or an answer whose mark does not come: what it brought was pasted, or typed.
  ///
  /// - Returns: The keys that result.
  public mutating func cutOff() -> [Key] {
    switch state {
    case .paste: cutOffPaste()
    case .answer(let first):
      state = .ground
      emitAnswer(first)
    case .answerEscape(let first):
      state = .ground
      emitAnswer(first)
      read(0x1B)
    default: break
    }
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

  mutating func read(_ byte: UInt8) {
    if isOpen { openByteCount += 1 }
    switch state {
    case .ground: readGround(byte)
    case .escape: readEscape(byte)
    case .sequence(let parameters): readSequence(parameters, byte)
    case .consoleFunction:
      state = .ground
      if (0x41...0x45).contains(byte) {
        emit(.function(Int(byte) - 0x40))
      } else {
        emitTyped("[", [UInt8(ascii: "["), byte])
      }
    case .mouse(let left): readMouse(byte, left)
    case .application: readApplication(byte)
    case .answer(let first): readAnswer(first, byte)
    case .answerEscape(let first):
      state = .ground
      // Anything but the end mark's second half begins a new key.
      if byte != UInt8(ascii: "\\") {
        emitAnswer(first)
        read(0x1B)
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
      answered = []
      open(.answer(byte))
    case 0x80...:
      let begins = UTF8Scalar.length(startingWith: byte) != nil
      state = begins ? .character([byte], isAlt: true) : .ground
    default:
      state = .ground
      emit(.modified(Key(ascii: byte), .alt))
    }
  }

  mutating func open(_ state: State) {
    openedCount += 1
    openByteCount = 0
    self.state = state
  }
}
