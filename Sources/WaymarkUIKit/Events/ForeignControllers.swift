import Waymark

/// Controllers among the host's own that code outside Waymark has put there.
///
/// Each belongs to the controller of Waymark's right below it: it stays there while that one stays, and goes with it.
@MainActor
enum ForeignControllers {
  /// The controllers that are wanted, with the foreign ones among those that are there.
  ///
  /// - Parameters:
  ///   - wanted: Waymark's controllers in their new order.
  ///   - current: All controllers as they are.
  ///   - isOwn: Whether a controller is Waymark's.
  /// - Returns: All controllers in their new order.
  static func keep(
    around wanted: [UIViewController], in current: some Collection<UIViewController>,
    isOwn: (UIViewController) -> Bool
  ) -> [UIViewController] {
    var bottom: [UIViewController] = []
    var above: [ObjectIdentifier: [UIViewController]] = [:]
    // Nothing foreign lies among the controllers that stay at the bottom.
    let kept = zip(wanted, current).prefix { $0 === $1 }.count
    var owner = wanted.prefix(kept).last
    for controller in current.dropFirst(kept) {
      if isOwn(controller) {
        owner = controller
      } else if let owner {
        above[ObjectIdentifier(owner), default: []].append(controller)
      } else {
        bottom.append(controller)
      }
    }
    guard !bottom.isEmpty || !above.isEmpty else { return wanted }
    return bottom + wanted.flatMap { [$0] + (above[ObjectIdentifier($0)] ?? []) }
  }
}

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
