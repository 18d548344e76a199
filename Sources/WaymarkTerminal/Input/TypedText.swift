/// The text that keys begin with which came at once.
///
/// A terminal that does not mark what is pasted sends it as keys, a thousand times faster than anybody types. A screen with a
/// text of its own puts it in as one; a ``TerminalTextField`` does so by itself.
///
/// ```swift
/// func handle(_ keys: ArraySlice<Key>) -> Int {
///   let typed = TypedText(keys, breaksLines: true)
///   text += typed.text
///   return typed.count
/// }
/// ```
public struct TypedText: Sendable {
  /// What was typed.
  public private(set) var text = ""
  /// How many of the keys it is.
  public private(set) var count = 0

  /// Reads keys up to the first one that is none of a text.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - breaksLines: Whether Enter is one of them.
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
