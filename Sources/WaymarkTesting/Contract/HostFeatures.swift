/// The abilities of a host, so that ``HostContract`` does not ask it for anything else.
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

  /// The keyboard focus goes where the user is taken, and back.
  ///
  /// ``HostUnderTest/focus`` says where it is. After every change it is in the visible screen; if that was
  /// covered, on the element that had it before. A change that nobody can see leaves it where it is. No user
  /// can move it out of a modal.
  public static let focus = HostFeatures(rawValue: 16)

  /// Assistive technology is told which screen is visible.
  ///
  /// ``HostUnderTest/announcements`` says what was told. The title of the screen where the user ends is told
  /// once. Titles of screens that were only passed, or have come beside it in other columns, are told once or
  /// not at all. Nothing is told of what nobody sees.
  public static let announcements = HostFeatures(rawValue: 32)

  /// Columns, side by side where they fit and otherwise only the one in front, in the window, in tabs and in
  /// modals.
  ///
  /// ``HostUnderTest/columns`` changes the width. Screens stay the same whatever the width, and the host reports how many fit. The check asks for tabs in columns if the host has ``tabs``, for columns in modals if it has ``modals``, and in tabs there if it has ``tabsInModals``.
  public static let columns = HostFeatures(rawValue: 64)

  /// Everything that a tree can hold except columns.
  ///
  /// A host promises those, and accessibility, separately.
  public static let all: HostFeatures = [.tabs, .modals, .tabsInModals, .updates]
}
