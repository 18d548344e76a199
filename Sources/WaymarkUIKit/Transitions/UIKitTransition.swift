#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// How a transition style is animated on UIKit.
///
/// Give it to the host under the style's name; navigations that ask for the style are then animated by it.
///
/// ```swift
/// host.transitions[.fade] = UIKitTransition { change in FadeAnimator(isReversed: change.isBackward) }
/// router.push(.photo, options: .init(transition: .fade))
/// ```
@MainActor
public struct UIKitTransition {
  /// What is animated.
  public enum Change: Hashable, Sendable {
    /// A controller comes on a stack.
    case push
    /// A controller goes from a stack.
    case pop
    /// A modal comes.
    case present
    /// A modal goes.
    case dismiss

    /// Whether the user goes back.
    public var isBackward: Bool { self == .pop || self == .dismiss }
  }

  /// Makes what animates a change; UIKit's usual animation if it returns `nil`.
  public var animator: (Change) -> (any UIViewControllerAnimatedTransitioning)?

  /// Makes what drives an animation by a gesture.
  public var interactor:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?

  /// Makes what manages a modal that is presented in this style, for modals of another shape.
  ///
  /// It is called with the controller to present and the one that presents it.
  public var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - presentation: Makes what manages a modal; as the modal's style has it if `nil`.
  ///   - interactor: Makes what drives an animation by a gesture; nothing does if `nil`.
  ///   - animator: Makes what animates a change.
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
