/// Manages one presentation, from the call of `present` to the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The delegate, which decides what the user may do and is told about it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place, from its beginning.
  public internal(set) var containerView: UIView?

  /// The controller that is presented.
  ///
  /// Reading it when that controller no longer exists is a programmer error.
  open var presentedViewController: UIViewController { presented }

  /// The controller that presents it.
  open var presentingViewController: UIViewController { presenter ?? presented }

  unowned let presented: UIViewController
  weak var presenter: UIViewController?
  weak var presenterSuperview: UIView?
  /// Whether the presenter had a parent when it presented.
  var isPresenterChild = false
  /// The style after adaptation.
  var effectiveStyle: UIModalPresentationStyle?
  /// The width that the style is for; `nil` before the presentation.
  var settledWidth: UIUserInterfaceSizeClass?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The style that the presentation adapts to in a compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    let style = delegate?.adaptivePresentationStyle(for: self) ?? .automatic
    return style == .automatic ? systemAdaptiveStyle : style
  }

  /// Whether the presenter's view is removed from the window at the end; unless overridden, the style
  /// decides.
  open var shouldRemovePresentersView: Bool {
    switch effectiveStyle ?? presentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Called before the presentation's animation.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's animation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's animation.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's animation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The style that the system adapts to if the delegate does not decide.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// The sheet that manages the presentation, if it is one.
  var sheet: UISheetPresentationController? { nil }

  /// How the user dismisses it.
  var userDismissal: UserDismissal {
    switch effectiveStyle {
    case .pageSheet, .formSheet: .pull
    case .popover: .tapOutside
    default: .none
    }
  }
}

/// How the user can dismiss a presentation.
enum UserDismissal {
  case none
  case pull
  case tapOutside
}

extension UIPresentationController {
  /// Whether the presenter is shown again after the dismissal: its container may have removed it since, or show
  /// another child.
  var isPresenterInPlace: Bool {
    guard let presenter else { return false }
    guard let parent = presenter.storedParent else { return !isPresenterChild }
    return switch parent {
    case let stack as UINavigationController:
      stack.displayed === presenter || stack.running?.viewController(forKey: .from) === presenter
    case let tabs as UITabBarController: tabs.selectedViewController === presenter
    case let split as UISplitViewController: split.isPlaced(presenter)
    default: true
    }
  }
}
