// tvOS has no popovers; see ModalDelegate.swift.
#if !os(tvOS)
  /// The view or the bar button that a popover points at.
  @MainActor
  public struct PopoverAnchor {
    enum Target {
      case view(UIView, CGRect?)
      case barButton(UIBarButtonItem)
    }

    let target: Target
    let arrows: UIPopoverArrowDirection

    /// Makes an anchor at a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - rect: The part of the view to point at; the whole view if `nil`.
    ///   - arrows: The directions that the arrow may have.
    public init(_ view: UIView, rect: CGRect? = nil, arrows: UIPopoverArrowDirection = .any) {
      target = .view(view, rect)
      self.arrows = arrows
    }

    /// Makes an anchor at a button in a bar.
    ///
    /// - Parameters:
    ///   - barButton: The button.
    ///   - arrows: The directions that the arrow may have.
    public init(_ barButton: UIBarButtonItem, arrows: UIPopoverArrowDirection = .any) {
      target = .barButton(barButton)
      self.arrows = arrows
    }

    /// The middle of a view, without an arrow: the anchor of popovers for which the coordinator names none.
    static func middle(of view: UIView) -> PopoverAnchor {
      let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      return PopoverAnchor(view, rect: middle, arrows: [])
    }

    /// Whether the popover can point at it; for a bar button UIKit finds out.
    var isInWindow: Bool {
      switch target {
      case .view(let view, _): view.window != nil
      case .barButton: true
      }
    }

    func attach(_ popover: UIPopoverPresentationController) {
      popover.permittedArrowDirections = arrows
      switch target {
      case .view(let view, let rect):
        popover.sourceView = view
        popover.sourceRect = rect ?? view.bounds
      case .barButton(let item):
        popover.barButtonItem = item
      }
    }
  }
#endif
