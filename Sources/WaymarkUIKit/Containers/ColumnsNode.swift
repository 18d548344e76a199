import Waymark

/// Columns of the tree and the split view controller that shows them.
///
/// While the split view is collapsed the later columns' navigation controllers lie on the first one's stack, up to the column in
/// front. Columns inside columns have no split view, which UIKit takes in no column: the one in front is shown alone.
@MainActor
final class ColumnsNode<R: Route> {
  let capacity: Int
  let split: UISplitViewController?
  let controller: UIViewController
  var children: [ContainerNode<R>] = []

  /// The position of the column in front, as the router has it.
  var front = 0

  /// The controllers that the host has put into the places.
  var holders: [UIViewController?]

  /// The column that was on top when the host last looked, while collapsed: the user has left it if a lower one is on top now.
  var lastTop = 0

  /// The closures that wait until the columns have collapsed, expanded or appeared; `nil` when they are not about to.
  ///
  /// Until then nothing in the columns is in its final place.
  var afterSettling: [@MainActor () -> Void]?

  var isSettling: Bool { afterSettling != nil }

  /// The last request that was postponed until the columns have settled: each is once.
  weak var lastPostponed: AnyObject?

  /// Whether the width has changed so that UIKit will collapse or expand the columns next.
  var isAboutToMove: Bool {
    guard let split, split.viewIfLoaded?.window != nil else { return false }
    return split.isCollapsed != (split.traitCollection.horizontalSizeClass == .compact)
  }

  let delegate = ColumnsDelegate()
  private weak var observer: (any ContainerObserver)?

  /// Columns in a split view.
  init(_ split: UISplitViewController, capacity: Int, observer: any ContainerObserver) {
    self.split = split
    self.capacity = capacity
    self.observer = observer
    controller = split
    holders = Array(repeating: nil, count: capacity)
    delegate.observer = observer
    split.delegate = delegate.inFront(of: split.delegate as? any NSObjectProtocol)
    (split as? ColumnsController)?.columnsDelegate = delegate
  }

  /// Columns inside columns.
  init(insideColumns capacity: Int, observer: any ContainerObserver) {
    self.capacity = capacity
    self.observer = observer
    split = nil
    controller = LayerController(observer: observer)
    holders = []
  }

  /// The name that UIKit has for the column at a position.
  func column(at index: Int) -> UISplitViewController.Column {
    if index == 0 { return .primary }
    return index == capacity - 1 ? .secondary : .supplementary
  }

  /// The controller that goes into the split view for a column.
  func holder(at index: Int) -> UIViewController? {
    guard children.indices.contains(index), let observer else { return nil }
    let child = children[index].controller
    if child is UINavigationController { return child }
    if child is UITabBarController, column(at: index) == .secondary { return child }
    if let shell = holders[index] as? ColumnShell, shell.content === child { return shell }
    return ColumnShell.around(child, observer: observer)
  }

  var isCollapsed: Bool { split?.isCollapsed ?? true }

  /// The stack that all columns are on while collapsed.
  var base: UINavigationController? {
    guard let split, split.isCollapsed else { return nil }
    return holders[0] as? UINavigationController
  }

  /// Whether another column lies below all while collapsed, because other code has emptied the first one.
  var isFirstDisplaced: Bool {
    guard let base else { return false }
    let isSeenElsewhere = holders.dropFirst().contains { holder in
      holder?.viewIfLoaded?.window != nil && holder?.parent !== base
    }
    return isSeenElsewhere || holders.contains { $0 != nil && $0 === base.parent }
  }

  /// The position of a column after the first whose controller lies on the first one's stack while collapsed.
  func index(ofLater controller: UIViewController) -> Int? {
    holders.dropFirst().firstIndex { $0 === controller }
  }

  /// The controllers on the first column's stack from another column on, in the order of the columns, each with what other code has
  /// put on it.
  func laterHolders(of controllers: [UIViewController]) -> [UIViewController] {
    let later = controllers.filter { index(ofLater: $0) != nil }
    let sorted = holders.dropFirst().compactMap { $0 }.filter { holder in later.contains { $0 === holder } }
    return ForeignControllers.keep(around: sorted, in: controllers) { self.index(ofLater: $0) != nil }
  }

  /// The position of the column on top while collapsed.
  var top: Int { base?.viewControllers.lazy.compactMap { self.index(ofLater: $0) }.max() ?? 0 }

  /// The columns that are filled and that the user can see, which are those of the display mode while expanded.
  var seen: Range<Int> {
    guard let split else { return front..<front + 1 }
    if split.isCollapsed { return min(top, children.count - 1)..<min(top + 1, children.count) }
    let first = capacity - 1 - split.displayMode.extraColumnCount
    return min(first, children.count)..<children.count
  }

  /// How many columns the router may take for shown: so many that those which are seen, and the one in front, are among them.
  var room: Int {
    guard let split, !split.isCollapsed else { return 1 }
    // A split view that has not appeared does not know its width.
    let isUnknown = split.viewIfLoaded?.window == nil && split.traitCollection.horizontalSizeClass != .regular
    if isUnknown { return 1 }
    if split.displayMode.extraColumnCount == capacity - 1 { return capacity }
    let last = max(seen.last ?? front, front)
    return last == front ? front + 1 - min(seen.first ?? front, front) : last + 1
  }

  /// Whether the split view has in its columns what was put there.
  var isArranged: Bool {
    guard let split else { return true }
    return holders.indices.allSatisfy { index in
      holders[index] == nil || split.viewController(for: column(at: index)) === holders[index]
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown before the last.
  var extraColumnCount: Int {
    switch self {
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 0
    }
  }

  /// The mode that shows so many columns before the last.
  static func showing(_ count: Int, by behavior: UISplitViewController.SplitBehavior) -> Self {
    switch (behavior, count) {
    case (_, ...0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (.displace, 2...): .twoDisplaceSecondary
    case (_, 1): .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }
}

/// The navigation controller of a column that holds no stack: UIKit takes tabs in the last column alone, and columns in none.
@MainActor
final class ColumnShell: StackController, UINavigationControllerDelegate {
  private(set) var content: UIViewController?

  /// Puts what shows the column into a new navigation controller.
  static func around(_ content: UIViewController, observer: any ContainerObserver) -> ColumnShell {
    let shell = ColumnShell(nibName: nil, bundle: nil)
    shell.content = content
    let layer = LayerController(observer: observer)
    layer.show(content)
    shell.viewControllers = [layer]
    shell.observer = observer
    shell.delegate = shell
    return shell
  }

  /// Hides the shell's bar while its content, which has a bar of its own, is on top, and shows it for columns that lie on the shell.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    setNavigationBarHidden(viewController is LayerController, animated: animated)
  }
}
