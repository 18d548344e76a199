extension UIWindow {
  /// Tells the controllers in the window that its traits have changed, the outermost first.
  func traitsChanged(from previous: UITraitCollection) {
    let controllers = affected
    let transition = Transition(
      clock: clock, from: nil, to: nil, containerView: self, isAnimated: false, duration: 0, onEnd: { _ in })
    for controller in controllers { controller.willTransition(to: traitCollection, with: transition) }
    adaptPresentations()
    for controller in affected { controller.widthChanged() }
    for controller in affected { controller.traitCollectionDidChange(previous) }
    transition.start()
    if clock.endsUnanimatedAtOnce { transition.completeTransition(true) }
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
