import Waymark

/// A container of the tree and the controller that shows it.
@MainActor
enum ContainerNode<R: Route>: HostContainer {
  case stack(StackNode)
  case tabs(TabsNode<R>)
  case columns(ColumnsNode<R>)
  /// An alert, which holds one entry and no other controllers.
  case alert(UIAlertController, EntryID)

  var controller: UIViewController {
    switch self {
    case .stack(let stack): stack.controller
    case .tabs(let tabs): tabs.controller
    case .columns(let columns): columns.controller
    case .alert(let alert, _): alert
    }
  }

  var branches: (children: [ContainerNode], focus: Int)? {
    switch self {
    case .tabs(let tabs): (tabs.children, tabs.selection)
    case .columns(let columns): (columns.children, columns.front)
    case .stack, .alert: nil
    }
  }

  func forEachEntry(_ body: (EntryID) -> Void) {
    forEachLeaf { leaf in leaf.entries.forEach(body) }
  }

  /// The entries of a stack, or of an alert.
  private var entries: [EntryID] {
    switch self {
    case .stack(let stack): stack.entries
    case .tabs, .columns: []
    case .alert(_, let id): [id]
    }
  }

  /// The entry that the container is known by as a column or a modal.
  var root: EntryID? { entries.first ?? branches?.children.first?.root }

  /// The entry on top of the stack that has the focus.
  var visibleEntry: EntryID? { visible.entries.last }

  /// The outermost columns among the containers that have the focus.
  var focusedColumns: ColumnsNode<R>? {
    for case .columns(let columns) in focused { return columns }
    return nil
  }
}

/// A stack of the tree and the navigation controller that shows it.
@MainActor
final class StackNode {
  let controller: UINavigationController

  /// The entries as the host shows them, or is about to, bottom first.
  var entries: [EntryID] = []

  let delegate = StackDelegate()

  init(_ controller: UINavigationController, observer: any ContainerObserver) {
    self.controller = controller
    delegate.observer = observer
    controller.delegate = delegate.inFront(of: controller.delegate)
    guard let own = controller as? StackController else { return }
    own.observer = observer
    own.stackDelegate = delegate
  }

  /// Brings a navigation controller to a stack of controllers by the call that says most about it.
  ///
  /// - Returns: Whether another controller is on top than before.
  func show(_ target: [UIViewController], animated: Bool) -> Bool {
    let current = controller.viewControllers
    guard let top = target.last, !current.elementsEqual(target, by: ===) else { return false }
    let changesTop = current.last !== top
    delegate.hasBegun = false
    if target.count == current.count + 1, target.starts(with: current, by: ===), !current.isEmpty {
      controller.pushViewController(top, animated: animated)
    } else if current.starts(with: target, by: ===) {
      controller.popToViewController(top, animated: animated)
    } else {
      controller.setViewControllers(target, animated: animated && changesTop)
    }
    return changesTop
  }
}

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
    controller.delegate = delegate.inFront(of: controller.delegate)
    (controller as? TabsController)?.tabsDelegate = delegate
  }

  func index(of controller: UIViewController?) -> Int? {
    children.firstIndex { $0.controller === controller }
  }
}
