#if canImport(UIKit) && !os(watchOS)
  package import UIKit
#else
  package import HeadlessUIKit
#endif

/// The arrangement of the controllers around some controllers on the screen, to find out whether something
/// has changed there.
@MainActor
package struct ScreenShape: Equatable {
  private struct Place: Equatable {
    // Kept, so that no other object can get its address in the meantime.
    let controller: UIViewController
    let depth: Int
    let isGoing: Bool
    let selected: UIViewController?
  }

  private var places: [Place] = []
  private var visited: Set<ObjectIdentifier> = []

  /// Records the controllers around some controllers.
  ///
  /// - Parameter controllers: The controllers.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the windows.
  package init(around controllers: [UIViewController]) {
    for controller in controllers where ScreenPlace.isOnScreen(controller) {
      add(ScreenPlace.outermost(of: controller), depth: 0)
      if let root = controller.viewIfLoaded?.window?.rootViewController { add(root, depth: 0) }
    }
  }

  private mutating func add(_ controller: UIViewController, depth: Int) {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
    let selected = (controller as? UITabBarController)?.selectedViewController
    places.append(
      Place(controller: controller, depth: depth, isGoing: controller.isBeingDismissed, selected: selected))
    for child in controller.children { add(child, depth: depth + 1) }
    if let presented = controller.presentedViewController { add(presented, depth: depth + 1) }
  }
}
