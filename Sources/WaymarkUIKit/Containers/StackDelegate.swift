/// A delegate of the host's that stands in front of one of the app's, and passes every call on to it.
@MainActor
class ForwardingDelegate: NSObject {
  /// The host.
  weak var observer: (any ContainerObserver)?

  /// The app's delegate.
  // Read where the Objective-C runtime asks, which is on the main thread too but cannot say so.
  nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?

  /// Passes every call on to a delegate of the app's from now on, unless it is this one itself.
  func inFront(of next: (any NSObjectProtocol)?) -> Self {
    if next !== self { appDelegate = next }
    return self
  }

  // UIKit asks for calls that a delegate may leave out: those that this one does not know go on.
  #if canImport(UIKit) && !os(watchOS)
    override func responds(to aSelector: Selector?) -> Bool {
      super.responds(to: aSelector) || appDelegate?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector?) -> Any? {
      guard let appDelegate, appDelegate.responds(to: aSelector) else {
        return super.forwardingTarget(for: aSelector)
      }
      return appDelegate
    }
  #endif
}

/// Passes what a navigation controller shows on to the host and to the app's own delegate.
@MainActor
final class StackDelegate: ForwardingDelegate, UINavigationControllerDelegate {
  private var next: (any UINavigationControllerDelegate)? {
    appDelegate as? any UINavigationControllerDelegate
  }

  /// Whether UIKit has begun to show something since the host has asked for a change.
  var hasBegun = false

  /// The animation of the host's change that is under way, where that is not UIKit's, until UIKit has asked for it: other
  /// code's next change is not the navigation's.
  var transition: UIKitTransition?
  private var interactor:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?

  /// The delegates of the gestures that go back.
  let swipe = SwipeDelegate()
  let contentSwipe = SwipeDelegate()

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    hasBegun = true
    installSwipes(on: navigationController)
    (next?.navigationController(_:willShow:animated:))?(navigationController, viewController, animated)
    observer?.stackWillShow(navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    (next?.navigationController(_:didShow:animated:))?(navigationController, viewController, animated)
    // A screen may have made itself the delegate of a swipe as it loaded or appeared.
    installSwipes(on: navigationController)
    observer?.stackDidShow(navigationController, viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let transition = transition.take()
    interactor = transition?.interactor
    if let own = transition?.animator(operation == .pop ? .pop : .push) { return own }
    return (next?.navigationController(_:animationControllerFor:from:to:))?(
      navigationController, operation, fromVC, toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let own = interactor.take()?(animationController) { return own }
    return (next?.navigationController(_:interactionControllerFor:))?(
      navigationController, animationController)
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

/// Decides whether a swipe back may begin: not while the screen that it would leave may object, else as UIKit or the
/// app has it.
@MainActor
final class SwipeDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  private var next: (any UIGestureRecognizerDelegate)? { appDelegate as? any UIGestureRecognizerDelegate }

  func install(
    on recognizer: UIGestureRecognizer?, of stack: UINavigationController,
    observer: (any ContainerObserver)?
  ) {
    self.observer = observer
    self.stack = stack
    guard let recognizer, recognizer.delegate !== self else { return }
    recognizer.delegate = inFront(of: recognizer.delegate)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let stack, let observer, !observer.mayBeginSwipe(on: stack) { return false }
    return (next?.gestureRecognizerShouldBegin(_:))?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return (next?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))?(
      gestureRecognizer, otherGestureRecognizer) ?? false
  }
}
