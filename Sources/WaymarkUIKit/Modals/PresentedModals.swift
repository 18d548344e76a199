import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The modals that a host has presented, to take them down when the host is released: no other code could close them then, and a
/// screen that another router has removed would leave them lying over everything.
@MainActor
final class PresentedModals {
  private struct WeakController {
    weak var controller: UIViewController?
  }

  private var controllers: [WeakController] = []
  private let timer: any NavigationTimer

  init(timer: any NavigationTimer) { self.timer = timer }

  /// Notes what is presented now, over all that was before.
  func note(_ controller: UIViewController) {
    // A modal that has gone has taken with it all that was over it.
    while let last = controllers.last,
      last.controller?.presentingViewController == nil || last.controller === controller
    {
      controllers.removeLast()
    }
    controllers.append(WeakController(controller: controller))
  }

  /// Takes down what is left, once UIKit is done with whatever has let go of the host: a window may be going too.
  func dismissSoon() {
    guard controllers.contains(where: { $0.controller?.presentingViewController != nil }) else { return }
    timer.schedule(at: timer.moment(after: .milliseconds(16))) { [self] in
      let lowest = controllers.lazy.compactMap(\.controller).first { $0.presentingViewController != nil }
      guard let lowest else { return }
      if lowest.isBeingPresented || lowest.isBeingDismissed { return dismissSoon() }
      lowest.presentingViewController?.dismiss(animated: false)
    }
  }
}
