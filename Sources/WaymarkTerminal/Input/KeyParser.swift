/// Reads keys from the bytes that a terminal sends, split anywhere.
///
/// Bytes may begin a key that is not yet whole. ``isPending`` says so, and whoever feeds the parser calls
/// ``flush()`` when nothing has followed for a moment: 50 ms for a key, which tells Escape pressed alone from an
/// arrow, and longer for a paste.
///
/// The parser swallows sequences that it does not know, and bytes that are not UTF-8.
package struct KeyParser: Sendable {
  /// The bytes that are no key yet.
  private var pending: [UInt8] = []
  /// Whether they are pasted text.
  package private(set) var isPasting = false

  /// How many bytes of pasted text make a key, so that an endless paste does not need endless memory.
  private static let pasteLimit = 1 << 14
  /// The mark that ends pasted text.
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Makes a parser that has read nothing.
  package init() {}

  /// Whether something was read that is not a key yet, so that ``flush()`` is due if nothing follows.
  package var isPending: Bool { isPasting || !pending.isEmpty }

  /// Reads bytes.
  ///
  /// - Parameter bytes: What the terminal sent.
  /// - Returns: The keys that became whole.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    return read(isEnd: false)
  }

  /// Ends what was begun, because nothing has followed it for a while.
  ///
  /// - Returns: The keys that result.
  package mutating func flush() -> [Key] { read(isEnd: true) }

  private mutating func read(isEnd: Bool) -> [Key] {
    var keys: [Key] = []
    var rest = pending[...]
    while isPasting || !rest.isEmpty {
      if isPasting {
        guard let (text, length) = paste(rest, isEnd: isEnd) else { break }
        keys.append(.paste(text))
        rest = rest.dropFirst(length)
      } else {
        guard let (token, length) = TerminalToken.first(of: rest, isEnd: isEnd) else { break }
        rest = rest.dropFirst(length)
        isPasting = token == .sequence(Array("200".utf8), final: UInt8(ascii: "~"))
        if let key = Key(token) { keys += repeatElement(key, count: token.isWheel ? 3 : 1) }
      }
    }
    pending = Array(rest)
    return keys
  }

  /// Reads pasted text up to the mark that ends it, or a part of a long one.
  private mutating func paste(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (text: String, length: Int)? {
    let mark = Self.pasteEnd
    let end = bytes.indices.first { bytes[$0] == 0x1B && bytes[$0...].starts(with: mark) }
    if let end {
      isPasting = false
      return (Self.text(bytes[..<end]), end - bytes.startIndex + mark.count)
    }
    if isEnd {
      isPasting = false
      return (Self.text(bytes), bytes.count)
    }
    guard bytes.count > Self.pasteLimit else { return nil }
    // The end may be half a character, half a line break or half a mark; it waits.
    var part = bytes.dropLast(mark.count)
    while let last = part.last, last & 0xC0 == 0x80 { part.removeLast() }
    if let last = part.last, last >= 0xC0 { part.removeLast() }
    if part.last == 0x0D { part.removeLast() }
    return part.isEmpty ? nil : (Self.text(part), part.count)
  }

  /// Terminals send a carriage return for a line break.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes, as: UTF8.self).map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}

/// The text at the beginning of keys that came at once.
///
/// A terminal that does not mark what is pasted sends it as keys, a thousand times faster than anybody types.
/// A screen with a text of its own inserts it as one text; a ``TerminalTextField`` does so by itself.
///
/// ```swift
/// func handle(_ keys: ArraySlice<Key>) -> Int {
///   let typed = TypedText(keys, breaksLines: true)
///   text += typed.text
///   return typed.count
/// }
/// ```
public struct TypedText: Sendable {
  /// The text.
  public private(set) var text = ""
  /// How many of the keys belong to it.
  public private(set) var count = 0

  /// Reads keys up to the first one that is not text.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - breaksLines: Whether Enter counts as text.
  /// - Complexity: O(*n*) in the number of keys.
  public init(_ keys: ArraySlice<Key>, breaksLines: Bool = false) {
    for key in keys {
      switch key {
      case .character(let character): text.append(character)
      case .enter where breaksLines: text.append("\n")
      default: return
      }
      count += 1
    }
  }
}
