#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Finds the transitions in everything that is shown below some controllers.
@MainActor
struct TransitionSearch {
  /// The coordinators of the transitions that are under way, each once, and the controllers that are being presented or dismissed
  /// without one.
  private(set) var transitions: [AnyObject] = []

  /// Whether a controller is appearing or disappearing.
  private(set) var isMoving = false

  private var visited: Set<ObjectIdentifier> = []

  init(from origins: [UIViewController]) {
    var waiting = origins
    while let controller = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(controller)).inserted else { continue }
      inspect(controller)
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
  }

  /// The controllers from which everything is found that is shown together with some controllers.
  static func origins(of controllers: [UIViewController]) -> [UIViewController] {
    controllers.flatMap { controller in
      // A controller that has left its parent may still be in the window.
      [controller, ScreenPlace.outermost(of: controller)]
        + [controller.viewIfLoaded?.window?.rootViewController].compactMap { $0 }
    }
  }

  private mutating func inspect(_ controller: UIViewController) {
    let isPresentation = controller.isBeingPresented || controller.isBeingDismissed
    if isPresentation || controller.isMovingToParent || controller.isMovingFromParent { isMoving = true }
    let transition: AnyObject? = controller.transitionCoordinator ?? (isPresentation ? controller : nil)
    guard let transition, visited.insert(ObjectIdentifier(transition)).inserted || transition === controller
    else { return }
    transitions.append(transition)
  }
}
