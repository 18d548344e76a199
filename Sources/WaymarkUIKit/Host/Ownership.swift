import Waymark

/// Keeps hosts as long as the window or the container is there that shows them.
@MainActor
final class HostShelf {
  private var hosts: [AnyObject] = []

  /// The shelf of a window or a container.
  static func of(_ owner: UIResponder) -> HostShelf {
    let shelf = owner.shelf ?? HostShelf()
    owner.shelf = shelf
    return shelf
  }

  func keep(_ host: AnyObject, inPlaceOfOthers isAlone: Bool) {
    hosts = (isAlone ? [] : hosts.filter { $0 !== host }) + [host]
  }

  func letGo(of host: AnyObject) { hosts.removeAll { $0 === host } }
}

extension UIResponder {
  #if canImport(UIKit) && !os(watchOS)
    private static var shelfKey: UInt8 = 0

    fileprivate var shelf: HostShelf? {
      get { objc_getAssociatedObject(self, &UIResponder.shelfKey) as? HostShelf }
      set {
        objc_setAssociatedObject(self, &UIResponder.shelfKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  #else
    fileprivate var shelf: HostShelf? {
      get { companions[ObjectIdentifier(HostShelf.self)] as? HostShelf }
      set { companions[ObjectIdentifier(HostShelf.self)] = newValue }
    }
  #endif
}

extension UIKitHost {
  /// Has what shows the host keep it, and attaches it to its router unless it is attached already.
  func attach(keptBy owner: UIResponder) {
    keep(in: owner, inPlaceOfOthers: owner is UIWindow)
    if !layers.isEmpty, router?.host.isAttached(to: self) == true { return }
    router?.host.attach(self) { [weak self] in
      // Attached once more, it is still shown.
      guard let self, router?.host.leavesKeeping(of: self) != true else { return }
      let oldShelf = shelf
      shelf = nil
      oldShelf?.letGo(of: self)
    }
  }

  /// Has what shows the host keep it from now on, where other code has moved its root there.
  func keepWhereItIs() {
    guard let shelf else { return }
    let window = rootController.viewIfLoaded?.window
    let owner: UIResponder? =
      rootController.parent ?? (window?.rootViewController === rootController ? window : nil)
    // A root that was there before may come back by hand too.
    if let owner, HostShelf.of(owner) !== shelf { keep(in: owner, inPlaceOfOthers: false) }
  }

  private func keep(in owner: UIResponder, inPlaceOfOthers isAlone: Bool) {
    let newShelf = HostShelf.of(owner)
    let oldShelf = shelf
    shelf = newShelf
    newShelf.keep(self, inPlaceOfOthers: isAlone)
    if oldShelf !== newShelf { oldShelf?.letGo(of: self) }
  }
}

extension UIKitHost {
  /// The controller that is to show a container: the coordinator's own, if it is free for that.
  func free<Controller: UIViewController>(
    _ made: Controller?, orElse own: @autoclosure () -> Controller
  ) throws(HostError) -> Controller {
    guard let made else { return own() }
    if made.isFree { return made }
    // A controller that was shown before is shown again in any case.
    if request?.failure != nil { return own() }
    throw .containerInUse("\(type(of: made))")
  }
}

extension UIViewController {
  /// Whether a host can show this controller, which is in no other one and shows no container of the tree.
  ///
  /// A controller that shows a container has the host's delegate, which lives as long as the container does. After the user has gone
  /// back from a column, its controller is nobody's child.
  var isFree: Bool {
    let delegate: Any? =
      switch self {
      case let stack as UINavigationController: stack.delegate
      case let tabs as UITabBarController: tabs.delegate
      case let split as UISplitViewController: split.delegate
      default: nil
      }
    return parent == nil && presentingViewController == nil && !(delegate is ForwardingDelegate)
      && !(self is ColumnShell)
  }

  /// Takes down a modal of a host that was released, because no other code could close it then, once UIKit is done with whatever has
  /// let go of the host: a window may be going too.
  func dismissSoon(by timer: any NavigationTimer) {
    timer.schedule(at: timer.moment(after: .milliseconds(16))) { [weak self] in
      guard let self else { return }
      if isBeingPresented || isBeingDismissed { return dismissSoon(by: timer) }
      presentingViewController?.dismiss(animated: false)
    }
  }
}
