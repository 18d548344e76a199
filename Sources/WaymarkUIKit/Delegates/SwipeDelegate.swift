#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Decides whether a swipe back may begin: not while the screen that it would leave has a veto, else as UIKit or the
/// app has it.
@MainActor
final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var observer: (any ContainerObserver)?
  weak var stack: UINavigationController?
  weak var next: (any UIGestureRecognizerDelegate)?

  func install(
    on recognizer: UIGestureRecognizer?, of stack: UINavigationController,
    observer: (any ContainerObserver)?
  ) {
    self.observer = observer
    self.stack = stack
    guard let recognizer, recognizer.delegate !== self else { return }
    next = recognizer.delegate
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let stack, let observer, !observer.mayBeginSwipe(on: stack) { return false }
    #if canImport(UIKit)
      return next?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    #else
      return next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    #endif
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    #if canImport(UIKit)
      return next?.gestureRecognizer?(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    #else
      return next?.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    #endif
  }

  // UIKit asks for what it may leave out; all of that goes to the next delegate.
  #if canImport(UIKit)
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || next?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      next?.responds(to: aSelector) ?? false ? next : super.forwardingTarget(for: aSelector)
    }
  #endif
}
