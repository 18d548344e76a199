import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Tabs of the tree and the tab bar controller that shows them.
@MainActor
final class TabsNode<R: Route> {
  let controller: UITabBarController
  var keys: [R] = []
  var children: [ContainerNode<R>] = []

  /// The position of the selected tab, as the router has it.
  var selection = 0

  /// Whether the tab bar controller has the controllers of all tabs, in their order.
  var isArranged: Bool {
    let own = Set(children.lazy.map { ObjectIdentifier($0.controller) })
    let taken = (controller.viewControllers ?? []).filter { own.contains(ObjectIdentifier($0)) }
    return taken.elementsEqual(children.lazy.map(\.controller), by: ===)
  }

  /// The controller whose tab the user has tapped, until the router has answered.
  weak var tapped: UIViewController?

  let delegate = TabsDelegate()

  init(_ controller: UITabBarController, observer: any ContainerObserver) {
    self.controller = controller
    delegate.observer = observer
    delegate.next = controller.delegate
    controller.delegate = delegate
    (controller as? TabsController)?.tabsDelegate = delegate
  }

  func index(of controller: UIViewController?) -> Int? {
    children.firstIndex { $0.controller === controller }
  }
}
