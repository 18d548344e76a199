/// The behaviour of a window where Apple's documentation leaves open what UIKit does; not part of UIKit.
///
/// The defaults are what the documentation says, if it says something, and otherwise the simplest behaviour.
/// To test code that has to be right in both cases, set another variant:
///
/// ```swift
/// window.variant.keepsModalsOfOldRoot = true
/// ```
public struct UIKitVariant: Hashable, Sendable {
  /// Whether the modals of a root controller stay in the window, without appearance calls, when another root
  /// controller replaces it.
  public var keepsModalsOfOldRoot = false

  /// Whether a choice from the back button's menu calls `navigationBar(_:shouldPop:)` for the item on top.
  public var menuAsksBar = false

  /// Whether a sheet's transition, with its appearance calls, begins when a finger begins to pull the sheet;
  /// if not, it begins when the finger lets go and the sheet is dismissed.
  public var pullIsTransition = true

  /// The controllers of a chain whose `isBeingDismissed` is `true` when the chain is dismissed in one call.
  public var dismissed = Dismissed.all

  /// Whether hiding the window makes its controllers disappear and ends their transitions.
  public var hidingMakesDisappear = true

  /// Whether a controller that is set for the last column of a split view is pushed onto the stack that is
  /// there, unless it is a stack itself; if not, it replaces that stack.
  public var settingSecondaryPushes = true

  /// Whether the delegate of a split view is told that it has collapsed even if it has not been seen yet.
  public var firstCollapseIsTold = true

  /// Whether collapsing and expanding tells the delegate of a split view which columns come and go.
  public var collapseTellsColumns = true

  /// Whether the delegate of a collapsed split view is told when the user goes back from one column to
  /// another.
  public var backTellsColumns = true

  /// Whether a column that stays on the screen when its split view collapses or expands disappears and appears again.
  public var movedColumnsReappear = false

  /// Whether controllers that are not on the screen are told of a change of the window's width at once, and
  /// follow it; if not, a split view follows when it appears.
  public var tellsHiddenOfTraits = false

  /// Whether a presentation that adapts to another width gets another container view.
  public var adaptingReplacesContainer = false

  /// A choice among the controllers of a chain of modals.
  public enum Dismissed: Hashable, Sendable, CaseIterable {
    /// All of them.
    case all
    /// Only the one whose presenter was asked.
    case lowest
    /// Only the one in front.
    case top
  }

  /// Creates the default variant.
  public init() {}
}
