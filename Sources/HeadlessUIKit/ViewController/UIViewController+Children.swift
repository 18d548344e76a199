extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.willMove(toParent: self)
    child.storedParent?.forget(child)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let storedParent else { return }
    storedParent.forget(self)
    self.storedParent = nil
    didMove(toParent: nil)
  }

  func navigationItemNow() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  func tabBarItemNow() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// The animated transition that this controller or a container around it is in.
  var nearestTransition: RunningTransition? {
    let running = sequence(first: self, next: \.storedParent).lazy
      .compactMap { $0.presentationTransition ?? $0.containerTransition }.first
    return running?.isAnimated == true ? running : nil
  }

  func ancestor<Container: UIViewController>() -> Container? {
    var current = storedParent
    while let controller = current {
      if let found = controller as? Container { return found }
      current = controller.storedParent
    }
    return nil
  }

  /// The window that this controller belongs to, even if its view is not in it.
  var surroundingWindow: UIWindow? {
    loadedView?.window ?? rootWindow ?? (storedParent ?? presentingHere)?.surroundingWindow
  }

  /// The outermost container around this controller, or itself.
  var outermost: UIViewController {
    var current = self
    while let parent = current.storedParent { current = parent }
    return current
  }
}
