#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

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
    around wanted: [UIViewController], in current: [UIViewController], isOwn: (UIViewController) -> Bool
  ) -> [UIViewController] {
    var bottom: [UIViewController] = []
    var above: [ObjectIdentifier: [UIViewController]] = [:]
    var owner: UIViewController?
    for controller in current {
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
