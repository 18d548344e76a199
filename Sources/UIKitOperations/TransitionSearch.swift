#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Finds the transitions in everything that is shown around some controllers.
@MainActor
struct TransitionSearch {
  /// The coordinators of the transitions that are under way, each once.
  private(set) var coordinators: [any UIViewControllerTransitionCoordinator] = []

  /// Whether a controller is appearing or disappearing.
  private(set) var isMoving = false

  /// The controllers that are being presented or dismissed.
  private(set) var presentations: [UIViewController] = []

  private var visited: Set<ObjectIdentifier> = []

  init(around controllers: [UIViewController]) {
    for controller in controllers {
      visit(controller)
      visit(ScreenPlace.outermost(of: controller))
      if let root = controller.viewIfLoaded?.window?.rootViewController { visit(root) }
    }
  }

  private mutating func visit(_ first: UIViewController) {
    var waiting = [first]
    while let controller = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(controller)).inserted else { continue }
      note(controller)
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
  }

  private mutating func note(_ controller: UIViewController) {
    if controller.isBeingPresented || controller.isBeingDismissed {
      presentations.append(controller)
    }
    if !presentations.isEmpty || controller.isMovingToParent || controller.isMovingFromParent {
      isMoving = true
    }
    guard let coordinator = controller.transitionCoordinator,
      !coordinators.contains(where: { $0 === coordinator })
    else { return }
    coordinators.append(coordinator)
  }
}
