import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Sheets and popovers, on all systems except tvOS. There UIKit declares neither, and a modal in one of these
// styles covers the whole screen. Apart from this file, only `UIKitCoordinator` and `PopoverAnchor` deal with
// that.

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
    /// Sets the heights of a sheet and the anchor of a popover.
    func prepareSheetOrPopover(_ layer: Layer<R>, over presenter: UIViewController) {
      let controller = layer.controller
      if controller is LayerController {
        controller.sheetPresentationController?.detents = hooks?.sheetDetents(for: layer.route) ?? [.large()]
      }
      if let popover = controller.popoverPresentationController {
        let below = layers.prefix { $0 !== layer }.last?.node.visibleEntry.flatMap { screens[$0] }
        let screen = below ?? presenter
        // UIKit throws an exception if the view that the popover points at is not in the window.
        let anchor = hooks?.popoverAnchor(for: layer.route, over: screen).flatMap { $0.isInWindow ? $0 : nil }
        (anchor ?? .middle(of: screen.view)).attach(popover)
      }
    }
  }

  extension ModalDelegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    #if !canImport(UIKit) || os(watchOS)
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        (next as? any UIPopoverPresentationControllerDelegate)?
          .prepareForPopoverPresentation(popoverPresentationController)
      }

      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) {
        (next as? any UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
      }
    #endif
  }
#endif
