#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Is told what a navigation controller shows, and tells the host and the app's own delegate.
@MainActor
final class StackDelegate: ForwardingDelegate, UINavigationControllerDelegate {
  weak var observer: (any ContainerObserver)?

  /// The app's delegate, which gets every call.
  var next: (any UINavigationControllerDelegate)? {
    get { appDelegate as? any UINavigationControllerDelegate }
    set { appDelegate = newValue }
  }

  /// The delegates of the gestures that go back.
  let swipe = SwipeDelegate()
  let contentSwipe = SwipeDelegate()

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    installSwipes(on: navigationController)
    #if canImport(UIKit) && !os(watchOS)
      next?.navigationController?(navigationController, willShow: viewController, animated: animated)
    #else
      next?.navigationController(navigationController, willShow: viewController, animated: animated)
    #endif
    observer?.stackWillShow(navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    #if canImport(UIKit) && !os(watchOS)
      next?.navigationController?(navigationController, didShow: viewController, animated: animated)
    #else
      next?.navigationController(navigationController, didShow: viewController, animated: animated)
    #endif
    // Screens set themselves as the delegates of these as they load or appear.
    installSwipes(on: navigationController)
    observer?.stackDidShow(navigationController, viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let own = observer?.stackAnimator(operation, in: navigationController) { return own }
    #if canImport(UIKit) && !os(watchOS)
      return next?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    #else
      return next?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let own = observer?.stackInteractor(for: animationController) { return own }
    #if canImport(UIKit) && !os(watchOS)
      return next?.navigationController?(navigationController, interactionControllerFor: animationController)
    #else
      return next?.navigationController(navigationController, interactionControllerFor: animationController)
    #endif
  }

  private func installSwipes(on stack: UINavigationController) {
    // A television's remote goes back by its button alone.
    #if !os(tvOS)
      swipe.install(on: stack.interactivePopGestureRecognizer, of: stack, observer: observer)
    #endif
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      // Since iOS 26 a swipe that begins anywhere in the content goes back too.
      let name = "interactiveContentPopGestureRecognizer"
      guard stack.responds(to: NSSelectorFromString(name)) else { return }
      let recognizer = stack.value(forKey: name) as? UIGestureRecognizer
      contentSwipe.install(on: recognizer, of: stack, observer: observer)
    #endif
  }
}
