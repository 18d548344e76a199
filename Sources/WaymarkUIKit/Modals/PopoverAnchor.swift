// tvOS has no popovers; see ModalDelegate.swift.
#if !os(tvOS)
  /// The view or the bar button that a popover points at.
  @MainActor
  public struct PopoverAnchor {
    /// The view; `nil` for a bar button.
    private let view: UIView?

    /// Has a popover point there.
    let attach: (UIPopoverPresentationController) -> Void

    /// Makes an anchor at a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - rect: The part of the view to point at; the whole view if `nil`.
    ///   - arrows: The directions that the arrow may have.
    public init(_ view: UIView, rect: CGRect? = nil, arrows: UIPopoverArrowDirection = .any) {
      self.view = view
      attach = { popover in
        popover.permittedArrowDirections = arrows
        popover.sourceView = view
        popover.sourceRect = rect ?? view.bounds
      }
    }

    /// Makes an anchor at a button in a bar.
    ///
    /// - Parameters:
    ///   - barButton: The button.
    ///   - arrows: The directions that the arrow may have.
    public init(_ barButton: UIBarButtonItem, arrows: UIPopoverArrowDirection = .any) {
      view = nil
      attach = { popover in
        popover.permittedArrowDirections = arrows
        popover.barButtonItem = barButton
      }
    }

    /// The middle of a view, without an arrow: the anchor of popovers for which the coordinator names none.
    static func middle(of view: UIView) -> PopoverAnchor {
      let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      return PopoverAnchor(view, rect: middle, arrows: [])
    }

    /// Whether the popover can point at it; for a bar button UIKit finds out.
    var isInWindow: Bool { view.map { $0.window != nil } ?? true }
  }
#endif
