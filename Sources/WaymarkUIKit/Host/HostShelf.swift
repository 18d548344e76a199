import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Keeps hosts as long as the window or the container is there that shows them.
@MainActor
final class HostShelf {
  private var hosts: [AnyObject] = []

  #if canImport(UIKit) && !os(watchOS)
    private static var key: UInt8 = 0

    /// The shelf of a window or a container.
    static func of(_ owner: UIResponder) -> HostShelf {
      if let shelf = objc_getAssociatedObject(owner, &key) as? HostShelf { return shelf }
      let shelf = HostShelf()
      objc_setAssociatedObject(owner, &key, shelf, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return shelf
    }
  #else
    /// The shelf of a window or a container.
    static func of(_ owner: UIResponder) -> HostShelf {
      let key = ObjectIdentifier(HostShelf.self)
      if let shelf = owner.companions[key] as? HostShelf { return shelf }
      let shelf = HostShelf()
      owner.companions[key] = shelf
      return shelf
    }
  #endif

  func keep(_ host: AnyObject, inPlaceOfOthers isAlone: Bool) {
    hosts = (isAlone ? [] : hosts.filter { $0 !== host }) + [host]
  }

  func letGo(of host: AnyObject) { hosts.removeAll { $0 === host } }
}

extension UIKitHost {
  /// Has what shows the host keep it, and attaches it to its router unless it is attached already.
  func attach(keptBy owner: UIResponder) {
    let newShelf = HostShelf.of(owner)
    if shelf !== newShelf { shelf?.letGo(of: self) }
    shelf = newShelf
    newShelf.keep(self, inPlaceOfOthers: owner is UIWindow)
    guard layers.isEmpty else { return }
    router?.attach(self) { [weak self] in
      guard let self else { return }
      shelf?.letGo(of: self)
    }
  }
}
