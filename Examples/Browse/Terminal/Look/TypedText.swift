import WaymarkTerminal

/// The text that keys begin with which came at once.
///
/// A terminal that does not mark what is pasted sends it as keys, a thousand times faster than anybody types.
struct TypedText {
  /// What was typed.
  private(set) var text = ""
  /// How many of the keys it is.
  private(set) var count = 0

  /// Reads keys up to the first one that is none of a text.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - breaksLines: Whether Enter is one of them.
  init(_ keys: ArraySlice<Key>, breaksLines: Bool = false) {
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
