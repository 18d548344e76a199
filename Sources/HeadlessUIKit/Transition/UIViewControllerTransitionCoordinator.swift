/// What a transition's coordinator tells of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }

  /// How what it presents or dismisses is presented; `none` for others.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether a gesture began it.
  var initiallyInteractive: Bool { get }

  /// Whether a gesture can take it over.
  var isInterruptible: Bool { get }

  /// Whether a gesture holds it.
  var isInteractive: Bool { get }

  /// Whether it was given up.
  var isCancelled: Bool { get }

  /// How long it takes.
  var transitionDuration: TimeInterval { get }

  /// How far it is.
  var percentComplete: CGFloat { get }

  /// How fast the rest goes after a gesture.
  var completionVelocity: CGFloat { get }

  /// The view it takes place in.
  var containerView: UIView { get }

  /// The controller it comes from or goes to.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view it comes from or goes to.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate along with a transition and hear of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations with the transition and a closure at its end, also where it was cancelled.
  ///
  /// - Parameters:
  ///   - animation: Run when the transition's animation begins.
  ///   - completion: Run when it has ended.
  /// - Returns: Whether they were taken on; false once it has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for animations in a view outside the transition's.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when a gesture lets go of the transition, or takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller shown before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")

  /// The controller shown after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown before.
  public static let from = UITransitionContextViewKey(rawValue: "from")

  /// The view shown after.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
