/// The ways of leaving a screen about which it wants to be asked.
public struct LeaveReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The screen's entry would be removed from the tree.
  public static let removed = LeaveReasons(rawValue: 1)

  /// The screen would stay, in a tab that is no longer selected.
  public static let deselected = LeaveReasons(rawValue: 2)

  /// Every way of leaving.
  public static let all: LeaveReasons = [.removed, .deselected]
}
