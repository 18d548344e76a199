#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Decides whether a swipe back may begin: not while the screen that it would leave may object, else as UIKit or the
/// app has it.
@MainActor
final class SwipeDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
  weak var observer: (any ContainerObserver)?
  weak var stack: UINavigationController?

  /// The app's delegate, which gets every call.
  var next: (any UIGestureRecognizerDelegate)? {
    get { appDelegate as? any UIGestureRecognizerDelegate }
    set { appDelegate = newValue }
  }

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
    #if canImport(UIKit) && !os(watchOS)
      return next?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    #else
      return next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    #endif
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    #if canImport(UIKit) && !os(watchOS)
      return next?.gestureRecognizer?(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    #else
      return next?.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    #endif
  }
}
