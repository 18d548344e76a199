/// The properties of a transition that its coordinator reports.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation that begins or ends, or `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether a gesture began the transition.
  var initiallyInteractive: Bool { get }

  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }

  /// The duration of the transition.
  var transitionDuration: TimeInterval { get }

  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The controller that the transition comes from or goes to.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that the transition comes from or goes to.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate alongside a transition and learn of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations alongside the transition and a closure at its end, even if it was cancelled.
  ///
  /// - Parameters:
  ///   - animation: The animations, which run when the transition's animation begins.
  ///   - completion: The closure that runs when the transition has ended.
  /// - Returns: Whether the closures were accepted; `false` once the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when a gesture stops or begins to drive the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was shown before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")

  /// The controller that is shown after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The key of one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that was shown before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")

  /// The view that is shown after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
