/// How a navigation is carried out.
public struct NavigationOptions: Sendable {
  /// Whether the host may animate it.
  public var isAnimated: Bool

  /// How the host should animate it; the host's usual way if `nil`.
  public var transition: TransitionStyle?

  /// How much the navigation matters beside one that still waits for its guards.
  public var priority: NavigationPriority

  /// Anything that guards and observers should know: where a link came from, which button was pressed.
  public var info: (any Sendable)?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - animated: Whether the host may animate the navigation.
  ///   - transition: How the host should animate it; its usual way if `nil`.
  ///   - priority: How much the navigation matters beside one that still waits for its guards.
  ///   - info: Anything that guards and observers should know.
  @inlinable
  public init(
    animated: Bool = true, transition: TransitionStyle? = nil, priority: NavigationPriority = .user,
    info: (any Sendable)? = nil
  ) {
    self.isAnimated = animated
    self.transition = transition
    self.priority = priority
    self.info = info
  }

  /// Animated in the host's usual way, as a person asked for.
  @inlinable public static var standard: NavigationOptions { NavigationOptions() }

  /// Not animated.
  @inlinable public static var unanimated: NavigationOptions { NavigationOptions(animated: false) }
}
