/// How a navigation is carried out.
public struct NavigationOptions: Sendable {
  /// Whether the host may animate it: not if ``transition`` is `.none`, which is the same.
  public var isAnimated: Bool

  /// How important the navigation is compared with one that still waits for its guards.
  public var priority: NavigationPriority

  // The options that most navigations do not need, in an object of its own so that options are cheap to copy.
  @usableFromInline
  final class Extras: Sendable {
    let transition: TransitionStyle
    let info: (any Sendable)?
    let cause: NavigationCause?
    /// The pattern of the link that is opened, for journals.
    let link: String?

    init(
      transition: TransitionStyle, info: (any Sendable)?, cause: NavigationCause? = nil, link: String? = nil
    ) {
      // `isAnimated` alone says that nothing moves.
      self.transition = transition == .none ? .standard : transition
      self.info = info
      self.cause = cause
      self.link = link
    }
  }

  @usableFromInline var extras: Extras?

  /// How the host should animate it, which goes before what a presentation or a coordinator says.
  public var transition: TransitionStyle {
    get { isAnimated ? extras?.transition ?? .standard : .none }
    set {
      isAnimated = newValue != .none
      extras = Extras(transition: newValue, info: info, cause: cause, link: link)
    }
  }

  /// Anything that guards and observers should know: where a link came from, which button was pressed.
  public var info: (any Sendable)? {
    get { extras?.info }
    set { extras = Extras(transition: transition, info: newValue, cause: cause, link: link) }
  }

  /// Makes options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the host may animate the navigation.
  ///   - transition: How the host should animate it.
  ///   - priority: How important the navigation is compared with one that still waits for its guards.
  ///   - info: Anything that guards and observers should know.
  public init(
    isAnimated: Bool = true, transition: TransitionStyle = .standard, priority: NavigationPriority = .user,
    info: (any Sendable)? = nil
  ) {
    self.init(isAnimated: isAnimated && transition != .none, priority: priority)
    if transition != .standard || info != nil { extras = Extras(transition: transition, info: info) }
  }

  @inlinable
  init(isAnimated: Bool, priority: NavigationPriority) {
    self.isAnimated = isAnimated
    self.priority = priority
    extras = nil
  }

  /// Animated in the host's usual way, with the priority of something that a person asked for.
  @inlinable public static var standard: NavigationOptions {
    NavigationOptions(isAnimated: true, priority: .user)
  }

  /// Not animated, with the priority of something that a person asked for.
  @inlinable public static var unanimated: NavigationOptions {
    NavigationOptions(isAnimated: false, priority: .user)
  }
}

/// How important a navigation is compared with one that still waits for its guards.
///
/// A navigation supersedes a waiting one of the same or of lower priority. It waits behind one of higher
/// priority, so that a link in the background does not undo a tap.
public enum NavigationPriority: Comparable, Hashable, Sendable {
  /// A navigation that nobody waits for, such as a link that arrived in the background or a restored state.
  case background
  /// A person asked for it.
  case user
}
