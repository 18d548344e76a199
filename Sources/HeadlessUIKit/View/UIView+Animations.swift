extension UIView {
  private static var animationsEnabled = true

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { animationsEnabled }

  /// Turns animations on or off, including those of transitions.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsEnabled = enabled
  }

  /// Runs a closure with animations turned off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = animationsEnabled
    animationsEnabled = false
    actionsWithoutAnimation()
    animationsEnabled = outer
  }

  /// Makes changes at once, and calls the completion when the time of their animation has passed on the
  /// clock.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation.
  ///   - delay: The time before the animation.
  ///   - options: The options, which make no difference here.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Called at the end of the animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    if let transition = Transition.collecting, transition.isInteractive {
      transition.holdAnimation(duration: duration + delay) { completion(true) }
    } else if !animationsEnabled || duration + delay <= 0 {
      completion(true)
    } else {
      let clock = Transition.collecting?.clock ?? TransitionClock.ambient
      clock.schedule(after: duration + delay, isAnimation: true) { completion(true) }
    }
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Starts slowly and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])

    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Lets touches through while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Fades from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The curve of an animation's speed.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear
  }
}
