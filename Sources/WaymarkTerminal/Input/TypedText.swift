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
