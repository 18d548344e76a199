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

/// The modals that a host has presented, to take them down when the host is released: no other code could close them then, and a
/// screen that another router has removed would leave them lying over everything.
@MainActor
final class PresentedModals {
  private var controllers: [LastSeen] = []
  private let timer: any NavigationTimer

  init(timer: any NavigationTimer) { self.timer = timer }

  /// Those that are still presented, the lowest first.
  private var presented: [UIViewController] {
    controllers.compactMap { $0.object as? UIViewController }.filter { $0.presentingViewController != nil }
  }

  /// Notes what is presented now, over all that was before.
  func note(_ controller: UIViewController) {
    controllers = (presented.filter { $0 !== controller } + [controller]).map { LastSeen($0) }
  }

  /// Takes down what is left, once UIKit is done with whatever has let go of the host: a window may be going too.
  func dismissSoon() {
    if presented.isEmpty { return }
    timer.schedule(at: timer.moment(after: .milliseconds(16))) { [self] in
      guard let lowest = presented.first else { return }
      if lowest.isBeingPresented || lowest.isBeingDismissed { return dismissSoon() }
      lowest.presentingViewController?.dismiss(animated: false)
    }
  }
}
