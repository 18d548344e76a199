#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The navigation and tab bar controllers of all hosts, to find one that a coordinator returns a second time: two stacks of the
/// tree would take it from each other for ever.
@MainActor
enum ContainersInUse {
  private struct WeakNode {
    weak var node: AnyObject?
    weak var controller: UIViewController?
  }

  private static var nodes: [ObjectIdentifier: WeakNode] = [:]
  /// Those of them that are split view controllers.
  private static var splits: [ObjectIdentifier: WeakNode] = [:]
  /// How many there are to be before those that have gone are forgotten.
  private static var limit = 32

  /// Whether a controller can show a container.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: `false` if it shows another, is in another or presented, or is what a host has put around a column.
  static func isFree(_ controller: UIViewController) -> Bool {
    !(controller is ColumnShell) && controller.parent == nil && controller.presentingViewController == nil
      && nodes[ObjectIdentifier(controller)]?.node == nil && !isInColumn(controller)
  }

  /// Whether a split view has a controller in a column, or around the controller in a column.
  ///
  /// After the user has gone back from the column, the controller is nobody's child.
  private static func isInColumn(_ controller: UIViewController) -> Bool {
    splits.values.contains { use in
      guard use.node != nil, let split = use.controller as? UISplitViewController else { return false }
      let middle: [UISplitViewController.Column] = split.style == .tripleColumn ? [.supplementary] : []
      return (middle + [.primary, .secondary]).contains {
        guard let content = split.viewController(for: $0) else { return false }
        return content === controller || content.parent === controller
      }
    }
  }

  /// Notes what shows a container, which keeps the controller.
  static func note(_ controller: UIViewController, of node: AnyObject) {
    if nodes.count >= limit {
      nodes = nodes.filter { $0.value.node != nil }
      splits = splits.filter { $0.value.node != nil }
      limit = max(32, 2 * nodes.count)
    }
    let id = ObjectIdentifier(controller)
    nodes[id] = WeakNode(node: node, controller: controller)
    splits[id] = controller is UISplitViewController ? nodes[id] : nil
  }
}
