import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A stack of the tree and the navigation controller that shows it.
@MainActor
final class StackNode {
  let controller: UINavigationController

  /// The entries as the host shows them, or is about to, bottom first.
  var entries: [EntryID] = []

  /// Tells the app's delegate of a tap on the selected tab, which the next step answers.
  var tellTap: (@MainActor () -> Void)?

  private let delegate = StackDelegate()

  init(_ controller: UINavigationController, observer: any ContainerObserver) {
    self.controller = controller
    delegate.observer = observer
    delegate.next = controller.delegate
    controller.delegate = delegate
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
    if target.count == current.count + 1, target.starts(with: current, by: ===), !current.isEmpty {
      controller.pushViewController(top, animated: animated)
    } else if current.starts(with: target, by: ===) {
      if let own = controller as? StackController {
        own.popByHost(to: top, animated: animated)
      } else {
        controller.popToViewController(top, animated: animated)
      }
    } else {
      controller.setViewControllers(target, animated: animated && changesTop)
    }
    return changesTop
  }
}
