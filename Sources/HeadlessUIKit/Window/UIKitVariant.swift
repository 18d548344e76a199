/// How a window answers the questions about UIKit that Apple's documentation leaves open; not part of UIKit.
///
/// The defaults are what the documentation says where it says something, else the simplest course. Code that must be right
/// either way is tested with others:
///
/// ```swift
/// window.variant.keepsModalsOfOldRoot = true
/// ```
public struct UIKitVariant: Hashable, Sendable {
  /// Whether the modals of a root controller stay in the window, without appearance calls, when another takes its place.
  public var keepsModalsOfOldRoot = false

  /// Whether a line picked from the back button's menu asks `navigationBar(_:shouldPop:)` about the item on top.
  public var menuAsksBar = false

  /// Whether a sheet is in a transition, with appearance calls, from when a finger takes hold of it; if not, from when it
  /// is let go of and goes.
  public var pullIsTransition = true

  /// Which controllers of a chain that is dismissed at once say that they are being dismissed.
  public var dismissed = Dismissed.all

  /// Whether hiding the window makes its controllers disappear and ends their transitions.
  public var hidingMakesDisappear = true

  /// Whether a controller set for the last column of a split view is pushed on the stack that is there, unless it is a stack
  /// itself; if not, it takes its place.
  public var settingSecondaryPushes = true

  /// Whether the delegate of a split view hears that it has collapsed also when it does so before it has ever been seen.
  public var firstCollapseIsTold = true

  /// Whether collapsing and expanding tells the delegate of a split view which columns come and go.
  public var collapseTellsColumns = true

  /// Whether going back from one column to another tells the delegate of a collapsed split view.
  public var backTellsColumns = true

  /// Whether a column that stays on the screen when its split view collapses or expands disappears and appears again.
  public var movedColumnsReappear = false

  /// Whether controllers that are not on the screen hear of a change of the window's width, and follow it, at once; if not,
  /// a split view follows when it appears.
  public var tellsHiddenOfTraits = false

  /// Some controllers of a chain of modals.
  public enum Dismissed: Hashable, Sendable, CaseIterable {
    /// Every one.
    case all
    /// Only the one whose presenter was asked.
    case lowest
    /// Only the one in front.
    case top
  }

  /// Makes the default.
  public init() {}
}
