public import Waymark

// The descriptions of trees and steps, under one name for tests to compare with.

extension Tree {
  /// The tree in one short line: `[a b] {m}`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var notation: String { description }
}

extension Container {
  /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs.
  public var notation: String { description }
}

extension Modal {
  /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
  public var notation: String { description }
}

extension Step {
  /// The step in one short line: `push b`, `pop c in modal 1`.
  public var notation: String { description }
}

extension Step.Change {
  /// The step in one short line.
  public var notation: String { description }
}
