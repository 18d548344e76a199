#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  /// Tells which view the user touches, and takes no touch away from anybody.
  final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private let body: (UIView) -> Void

    init(_ body: @escaping (UIView) -> Void) {
      self.body = body
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      delegate = self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if let view = touches.first?.view { body(view) }
      state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
