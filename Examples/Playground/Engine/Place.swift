import WaymarkState

/// A place that a reader names.
///
/// The part behind a question mark says how the place is shown and not which place it is: `search?tea` becomes `search?milk` on
/// the same screen.
public struct Place: Route, CustomStringConvertible {
  /// The name as it was typed.
  public let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name without what follows the first question mark.
  public var identity: Place {
    guard let mark = name.utf8.firstIndex(of: UInt8(ascii: "?")) else { return self }
    return Place(String(name[..<mark]))
  }

  /// The name.
  public var description: String { name }
}
