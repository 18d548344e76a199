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

  /// The keyboard's focus goes where the user is taken, and back: ``HostUnderTest/focus`` says where it is.
  ///
  /// After every change it is in the screen that is visible; in one that was covered, on the element that had it before;
  /// and where nobody can see a change, it stays where it is. No user can move it out of a modal.
  public static let focus = HostFeatures(rawValue: 16)

  /// Assistive technology is told which screen is visible: ``HostUnderTest/announcements`` says what was told.
  ///
  /// The title of the screen where the user ends is told once; of those that were only passed, or have come beside it in other
  /// columns, once or not at all; and nothing of what nobody sees.
  public static let announcements = HostFeatures(rawValue: 32)

  /// Columns beside one another where they fit, and the one in front alone where not, in the window, in tabs and in modals;
  /// ``HostUnderTest/columns`` changes the width.
  ///
  /// Screens stay the same whatever the width, and what fits is reported. Tabs in columns are asked for where the host has
  /// ``tabs``, columns in modals where it has ``modals``, and in tabs there where it has ``tabsInModals``.
  public static let columns = HostFeatures(rawValue: 64)

  /// Everything that a tree can say but columns; these and how it is made accessible are promised apart.
  public static let all: HostFeatures = [.tabs, .modals, .tabsInModals, .updates]
}
