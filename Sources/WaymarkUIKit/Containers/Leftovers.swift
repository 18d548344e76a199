import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Screens of entries that have gone, as long as a navigation controller has not let go of them.
///
/// A push that is given up while other code sets the stack leaves its screen there, and a pop that is given up late brings one
/// back. Neither is a controller of other code: nobody else would take it out.
@MainActor
struct Leftovers {
  private var screens: [LastSeen] = []

  /// Notes a screen that is not an entry's any more.
  mutating func note(_ screen: UIViewController) {
    forgetOthers()
    if screen.parent is UINavigationController { screens.append(LastSeen(screen)) }
  }

  /// Whether a controller is such a screen.
  mutating func contains(_ controller: UIViewController) -> Bool {
    if screens.isEmpty { return false }
    forgetOthers()
    return screens.contains { $0.isStill(controller) }
  }

  /// Forgets those that no navigation controller has: if they come back, it is other code that puts them there.
  mutating func forgetOthers() {
    if screens.isEmpty { return }
    screens.removeAll { !(($0.object as? UIViewController)?.parent is UINavigationController) }
  }
}
