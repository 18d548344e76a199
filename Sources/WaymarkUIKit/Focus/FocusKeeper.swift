import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Remembers which view of a covered screen got what is typed, and how the visible screen came to be seen.
@MainActor
struct FocusKeeper {
  private struct WeakView {
    weak var view: UIView?
  }

  /// The place that the user sees: the screen, the layer that it is in and the container right around it.
  struct Place {
    var entry: EntryID
    var layer: LastSeen
    var container: LastSeen
  }

  private var remembered: [EntryID: WeakView] = [:]

  /// The place that was visible when the host last looked.
  var place: Place?

  /// The entry that was visible when the host last came to rest.
  private(set) var rested: EntryID?

  /// Whether it was noted since then what gets what is typed.
  var isNoted = false

  /// Whether the visible screen has come by a change that UIKit does not tell assistive technology of.
  var isUntold = false

  /// Whether that will be told in a moment.
  var isTelling = false

  /// Whether the change that is under way is a tap on a tab.
  var isTabTapped = false

  /// Whether the visible screen has come by a change of collapsed columns, of which UIKit tells.
  var isMovedByUIKit = false

  /// Whether the user has tapped in the column that has come to front, and the keyboard is where they want it.
  var isColumnUsed = false

  /// The controller that other code had presented over everything when the host last looked.
  weak var cover: UIViewController?

  /// The screens that were seen when everything had come to rest, beside one another.
  var seenBeside: Set<EntryID> = []

  /// Whether that is about to be noted.
  var isNotingSeen = false

  /// Notes what gets what is typed in a screen, or that nothing does.
  mutating func remember(_ view: UIView?, in entry: EntryID) {
    remembered[entry] = view.map { WeakView(view: $0) }
  }

  /// The view that got what was typed when a screen was covered.
  func view(of entry: EntryID) -> UIView? { remembered[entry]?.view }

  /// The host has come to rest.
  mutating func rest(at entry: EntryID) {
    (rested, isNoted) = (entry, false)
    (isTabTapped, isMovedByUIKit, isColumnUsed) = (false, false, false)
    remembered = remembered.filter { $0.value.view != nil }
  }
}

extension UIView {
  /// The first responder among this view and those inside.
  ///
  /// - Complexity: O(*n*) in the number of views; UIKit has no other way to ask that tells the view.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}
