extension UIWindow {
  /// Tells what is in the window that its surroundings have changed, outermost first.
  func traitsChanged(from previous: UITraitCollection) {
    let controllers = affected
    let transition = Transition(
      clock: clock, from: nil, to: nil, containerView: self, isAnimated: false, duration: 0, onEnd: { _ in })
    for controller in controllers { controller.willTransition(to: traitCollection, with: transition) }
    for controller in affected { controller.widthChanged() }
    for controller in affected { controller.traitCollectionDidChange(previous) }
    transition.start()
    if clock.endsUnanimatedAtOnce { transition.completeTransition(true) }
  }

  /// Has split views follow a change of the room there is.
  func roomChanged() {
    for controller in affected { controller.roomChanged() }
  }

  /// The controllers that hear of a change: those on the screen, or all, as the variant has it.
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
