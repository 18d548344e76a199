#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Is told what the user does to a modal, and tells the host and the app's own delegate.
@MainActor
final class ModalDelegate: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
  weak var observer: (any ContainerObserver)?

  /// The app's delegate, which gets every call.
  var next: (any UIAdaptivePresentationControllerDelegate)? {
    get { appDelegate as? any UIAdaptivePresentationControllerDelegate }
    set { appDelegate = newValue }
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if observer?.isHeld(presentationController.presentedViewController) ?? false { return false }
    #if canImport(UIKit) && !os(watchOS)
      return next?.presentationControllerShouldDismiss?(presentationController) ?? true
    #else
      return next?.presentationControllerShouldDismiss(presentationController) ?? true
    #endif
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    #if canImport(UIKit) && !os(watchOS)
      next?.presentationControllerDidAttemptToDismiss?(presentationController)
    #else
      next?.presentationControllerDidAttemptToDismiss(presentationController)
    #endif
    observer?.heldPullWasAttempted(at: presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    #if canImport(UIKit) && !os(watchOS)
      next?.presentationControllerDidDismiss?(presentationController)
    #else
      next?.presentationControllerDidDismiss(presentationController)
    #endif
    observer?.userDismissed()
  }

  #if !canImport(UIKit) || os(watchOS)
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      next?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) ?? .automatic
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      next?.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      next?.presentationControllerWillDismiss(presentationController)
    }
  #endif
}
