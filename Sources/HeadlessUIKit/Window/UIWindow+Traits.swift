extension UIWindow {
  /// Has the controllers in the window follow its width, the outermost first.
  func traitsChanged() {
    adaptPresentations()
    for controller in affected { controller.widthChanged() }
  }

  /// Tells split views that the room for columns has changed.
  func roomChanged() {
    for controller in affected { controller.roomChanged() }
  }

  /// The controllers that are told of a change: those on the screen, or all, depending on the variant.
  private var affected: [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      let isShown = controller.appearance == .appeared || controller.appearance == .appearing
      guard isShown || variant.tellsHiddenOfTraits else { return addPresented(by: controller) }
      found.append(controller)
      for child in controller.children { add(child) }
      addPresented(by: controller)
    }
    func addPresented(by controller: UIViewController) {
      if let presented = controller.presentedHere { add(presented) }
    }
    if let rootViewController { add(rootViewController) }
    return found
  }
}
