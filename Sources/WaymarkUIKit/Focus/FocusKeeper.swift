import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Remembers which view of a covered screen got what is typed, and how the visible screen came to be seen.
@MainActor
struct FocusKeeper {
  /// The place that the user sees: the screen, the layer that it is in and the container right around it.
  struct Place {
    var entry: EntryID
    var layer: LastSeen
    var container: LastSeen
  }

  private var remembered: [EntryID: LastSeen] = [:]

  /// The place that was visible when the host last looked.
  var place: Place?

  /// The entry that was visible when the host last came to rest.
  private(set) var rested: EntryID?

  /// Whether it was noted since then what gets what is typed.
  var isNoted = false

  /// Whether the visible screen has come by a change that UIKit does not tell assistive technology of.
  var isUntold = false

  /// What brings the visible screen.
  enum Mover {
    /// A change of which UIKit need not tell assistive technology.
    case router
    /// A change of which UIKit tells: a tap on a tab, or one of collapsed columns.
    case uikit
    /// The user, who has tapped in its column and has the keyboard where they want it.
    case user
  }

  /// What brings the visible screen that comes next.
  var mover = Mover.router

  /// The controller that other code had presented over everything when the host last looked.
  weak var cover: UIViewController?

  /// The screens that were seen when everything had come to rest, beside one another.
  var seenBeside: Set<EntryID> = []

  /// Notes what gets what is typed in a screen, or that nothing does.
  mutating func remember(_ view: UIView?, in entry: EntryID) {
    remembered[entry] = view.map { LastSeen($0) }
  }

  /// The view that got what was typed when a screen was covered.
  func view(of entry: EntryID) -> UIView? { remembered[entry]?.object as? UIView }

  /// The host has come to rest.
  mutating func rest(at entry: EntryID) {
    (rested, isNoted, mover) = (entry, false, .router)
    remembered = remembered.filter { $0.value.object != nil }
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
