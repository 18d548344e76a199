import Waymark

#if canImport(UIKit) && !os(watchOS)
  // The names of its notifications are variables to Swift.
  @preconcurrency import UIKit
  #if !os(tvOS)
    import UIKit.UIGestureRecognizerSubclass
  #endif
#else
  import HeadlessUIKit
#endif

/// The calls by which the host's controllers and delegates tell it what happens, and ask it what may happen.
@MainActor
protocol ContainerObserver: AnyObject {
  func layerAppeared()
  func layerCameIntoWindow()
  func isHeld(_ controller: UIViewController) -> Bool
  func heldPullWasAttempted(at controller: UIViewController)
  func sheetWasDragged(_ controller: UIViewController)
  func look()
  func foreignChange<Result>(_ change: () -> Result) -> Result
  func focusWillMove()

  func stackWillShow(_ stack: UINavigationController, animated: Bool)
  func stackDidShow(_ stack: UINavigationController, _ controller: UIViewController, animated: Bool)
  func mayBeginSwipe(on stack: UINavigationController) -> Bool
  func backButtonWasTapped(on stack: UINavigationController)
  func mayPop(_ stack: UINavigationController, to controller: UIViewController) -> Bool

  func mayTapTab(_ controller: UIViewController, in tabs: UITabBarController) -> Bool

  func columnsDidAppear(_ split: UISplitViewController)
  func columnsWillCollapse(_ split: UISplitViewController) -> UISplitViewController.Column?
  func columnsWillExpand(
    _ split: UISplitViewController, to mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func columnsHaveSettled(_ split: UISplitViewController)
  func columnsWillChange(_ split: UISplitViewController)
  func columnsWillBeFilled(_ split: UISplitViewController)
  func columnsAreChanged(_ change: () -> Void)
  func columnWasUsed(at view: UIView)
}

extension Optional where Wrapped == any ContainerObserver {
  /// Makes a change that other code asks a controller for, which the observer looks at then, if there is one.
  @MainActor
  func foreignChange<Result>(_ change: () -> Result) -> Result {
    if let self { self.foreignChange(change) } else { change() }
  }
}

/// A view without a size that notices when the view around it comes into a window or leaves it: UIKit need not tell anybody else.
@MainActor
final class PresenceListener: UIView {
  private let body: @MainActor (Bool) -> Void

  /// Makes a view to be added to the one that is watched.
  ///
  /// - Parameter body: Called with whether it is in a window, whenever that changes.
  init(_ body: @escaping @MainActor (Bool) -> Void) {
    self.body = body
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // A listener that is taken out itself knows nothing of the view that it lay in.
    if superview != nil { body(window != nil) }
  }
}

/// Hears of notifications that windows and text fields post, until it is released.
final class NotificationListener {
  private let tokens: [any NSObjectProtocol]

  init(_ names: [Notification.Name], _ body: @escaping @MainActor @Sendable (UIView?) -> Void) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let object = notification.object
        // The view itself posts it, on the main thread.
        MainActor.assumeIsolated { body(object as? UIView) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Posted when a view has begun to get what is typed.
  @MainActor
  static var typing: [Notification.Name] {
    #if canImport(UIKit) && !os(watchOS)
      [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
    #else
      [UITextField.textDidBeginEditingNotification]
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  /// Tells which view the user touches, without keeping the touch from views or other recognizers.
  final class TouchListener: UIGestureRecognizer, UIGestureRecognizerDelegate {
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
