import Waymark

/// Passes what the user does to a modal on to the host and to the app's own delegate.
@MainActor
final class ModalDelegate: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
  private var next: (any UIAdaptivePresentationControllerDelegate)? {
    appDelegate as? any UIAdaptivePresentationControllerDelegate
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if observer?.isHeld(presentationController.presentedViewController) ?? false { return false }
    return (next?.presentationControllerShouldDismiss(_:))?(presentationController) ?? true
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    (next?.presentationControllerDidAttemptToDismiss(_:))?(presentationController)
    observer?.heldPullWasAttempted(at: presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (next?.presentationControllerDidDismiss(_:))?(presentationController)
    observer?.look()
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

// Sheets and popovers, on all systems except tvOS. There UIKit declares neither, and a modal in one of these
// styles covers the whole screen. Apart from this file, only `UIKitCoordinator`, `PopoverAnchor` and
// `UIKitHost+Detents` deal with that.

#if os(tvOS)
  extension UIModalPresentationStyle {
    static var pageSheetOrFullScreen: UIModalPresentationStyle { .fullScreen }
    static var popoverOrFullScreen: UIModalPresentationStyle { .fullScreen }
  }

  extension UIKitHost {
    func prepareSheetOrPopover(_ layer: Layer<R>, over presenter: UIViewController) {}
  }
#else
  extension UIModalPresentationStyle {
    static var pageSheetOrFullScreen: UIModalPresentationStyle { .pageSheet }
    static var popoverOrFullScreen: UIModalPresentationStyle { .popover }
  }

  extension UIKitHost {
    /// Sets the heights of a sheet, and the anchor of a popover.
    func prepareSheetOrPopover(_ layer: Layer<R>, over presenter: UIViewController) {
      setDetents(of: layer)
      if let popover = layer.controller.popoverPresentationController {
        let below = layers.prefix { $0 !== layer }.last?.node.visibleEntry.flatMap { screens[$0] }
        let screen = below ?? presenter
        // UIKit throws an exception if the view that the popover points at is not in the window.
        let anchor = hooks?.popoverAnchor(for: layer.route, over: screen).flatMap { $0.isInWindow ? $0 : nil }
        (anchor ?? .middle(of: screen.view)).attach(popover)
      }
    }
  }

  extension ModalDelegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    #if !os(visionOS)
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) {
        let next = next as? any UISheetPresentationControllerDelegate
        (next?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:))?(sheetPresentationController)
        observer?.sheetWasDragged(sheetPresentationController.presentedViewController)
      }
    #endif

    #if !canImport(UIKit) || os(watchOS)
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        (next as? any UIPopoverPresentationControllerDelegate)?
          .prepareForPopoverPresentation(popoverPresentationController)
      }
    #endif
  }
#endif
