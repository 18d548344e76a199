#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// tvOS has no popovers; see SheetsAndPopovers.swift.
#if !os(tvOS)
  /// What a popover points at.
  @MainActor
  public struct PopoverAnchor {
    enum Target {
      case view(UIView, CGRect?)
      case barButton(UIBarButtonItem)
    }

    let target: Target
    let arrows: UIPopoverArrowDirection

    /// Makes an anchor of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - rect: The part of the view; all of it if `nil`.
    ///   - arrows: Which sides the arrow may be on.
    public init(_ view: UIView, rect: CGRect? = nil, arrows: UIPopoverArrowDirection = .any) {
      target = .view(view, rect)
      self.arrows = arrows
    }

    /// Makes an anchor of a button in a bar.
    ///
    /// - Parameters:
    ///   - barButton: The button.
    ///   - arrows: Which sides the arrow may be on.
    public init(_ barButton: UIBarButtonItem, arrows: UIPopoverArrowDirection = .any) {
      target = .barButton(barButton)
      self.arrows = arrows
    }

    /// The middle of a view, without an arrow, for popovers that nobody has said more about.
    static func middle(of view: UIView) -> PopoverAnchor {
      let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      return PopoverAnchor(view, rect: middle, arrows: [])
    }

    /// Whether what it points at can be; of a button UIKit knows.
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
