/// The animation of a transition style in UIKit.
///
/// Add it to ``UIKitHost/transitions`` under the style. Navigations that ask for the style then use it.
///
/// ```swift
/// host.transitions[.custom("curl")] = UIKitTransition { change in CurlAnimator(isReversed: change.isBackward) }
/// router.push(.photo, options: .init(transition: .custom("curl")))
/// ```
@MainActor
public struct UIKitTransition {
  /// The change to animate.
  public enum Change: Hashable, Sendable {
    /// A controller is pushed onto a stack.
    case push
    /// A controller is popped off a stack.
    case pop
    /// A modal is presented.
    case present
    /// A modal is dismissed.
    case dismiss

    /// Whether the change goes back: a pop or a dismissal.
    public var isBackward: Bool { self == .pop || self == .dismiss }
  }

  /// Makes the animator of a change; if it returns `nil`, UIKit animates the change as usual.
  public var animator: (Change) -> (any UIViewControllerAnimatedTransitioning)?

  /// Makes the object that drives an animation by a gesture.
  public var interactor:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?

  /// Makes the presentation controller of a modal with this style, for modals of another shape.
  ///
  /// It gets the controller to present, and the one that presents it.
  public var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - presentation: Makes the presentation controller of a modal; if `nil`, the modal's style decides.
  ///   - interactor: Makes the object that drives an animation by a gesture; if `nil`, no gesture does.
  ///   - animator: Makes the animator of a change; if it returns `nil`, UIKit animates the change as usual.
  public init(
    presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)? = nil,
    interactor: (
      (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    )? = nil,
    animator: @escaping (Change) -> (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.animator = animator
    self.interactor = interactor
    self.presentation = presentation
  }
}

/// Fades a stack's screen that comes in over the one that goes; UIKit does so with modals.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Gives UIKit the animations of a modal that is presented in a transition style.
@MainActor
final class ModalTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  var transition: UIKitTransition

  /// Whether UIKit has asked what animates it since that was last set back, as it does when it begins.
  var hasBegun = false

  init(_ transition: UIKitTransition) {
    self.transition = transition
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hasBegun = true
    return transition.animator(.present)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hasBegun = true
    return transition.animator(.dismiss)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interactor?(animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interactor?(animator) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { transition.presentation?(presented, presenting) }
}
