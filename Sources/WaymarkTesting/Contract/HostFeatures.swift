/// What a host can show, so that ``HostContract`` does not ask it for what it never promised.
public struct HostFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Tabs, each with a stack of its own.
  public static let tabs = HostFeatures(rawValue: 1)

  /// Modals over the window and over one another.
  public static let modals = HostFeatures(rawValue: 2)

  /// Tabs inside a modal.
  public static let tabsInModals = HostFeatures(rawValue: 4)

  /// Places whose route changes while their screen stays.
  public static let updates = HostFeatures(rawValue: 8)

  /// Everything that a tree can say.
  public static let all: HostFeatures = [.tabs, .modals, .tabsInModals, .updates]
}
