/// How a navigation is carried out.
public struct NavigationOptions: Sendable {
  /// Whether the host may animate it.
  public var isAnimated: Bool

  /// How much the navigation matters beside one that still waits for its guards.
  public var priority: NavigationPriority

  // What most navigations do without, apart so that options are cheap to pass on.
  @usableFromInline
  final class Extras: Sendable {
    @usableFromInline let transition: TransitionStyle?
    let info: (any Sendable)?

    @usableFromInline
    init(transition: TransitionStyle?, info: (any Sendable)?) {
      self.transition = transition
      self.info = info
    }
  }

  @usableFromInline var extras: Extras?

  /// How the host should animate it; the host's usual way if `nil`.
  @inlinable public var transition: TransitionStyle? {
    get { extras?.transition }
    set { setTransition(newValue) }
  }

  @usableFromInline
  mutating func setTransition(_ transition: TransitionStyle?) {
    extras = Extras(transition: transition, info: info)
  }

  /// Anything that guards and observers should know: where a link came from, which button was pressed.
  public var info: (any Sendable)? {
    get { extras?.info }
    set { extras = Extras(transition: transition, info: newValue) }
  }

  /// Makes options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the host may animate the navigation.
  ///   - transition: How the host should animate it; its usual way if `nil`.
  ///   - priority: How much the navigation matters beside one that still waits for its guards.
  ///   - info: Anything that guards and observers should know.
  public init(
    isAnimated: Bool = true, transition: TransitionStyle? = nil, priority: NavigationPriority = .user,
    info: (any Sendable)? = nil
  ) {
    self.init(isAnimated: isAnimated, priority: priority)
    if transition != nil || info != nil { extras = Extras(transition: transition, info: info) }
  }

  @inlinable
  init(isAnimated: Bool, priority: NavigationPriority) {
    self.isAnimated = isAnimated
    self.priority = priority
    extras = nil
  }

  /// Animated in the host's usual way, as a person asked for.
  @inlinable public static var standard: NavigationOptions {
    NavigationOptions(isAnimated: true, priority: .user)
  }

  /// Not animated.
  @inlinable public static var unanimated: NavigationOptions {
    NavigationOptions(isAnimated: false, priority: .user)
  }
}
