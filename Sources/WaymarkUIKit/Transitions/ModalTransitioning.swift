#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

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
