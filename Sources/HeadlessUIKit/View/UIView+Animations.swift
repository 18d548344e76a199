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
  ///   - animations: The changes, which are made at once.
  ///   - completion: Called at the end of the animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    if let transition = RunningTransition.collecting, transition.isInteractive {
      transition.holdAnimation(duration: duration + delay) { completion(true) }
    } else if !animationsEnabled || duration + delay <= 0 {
      completion(true)
    } else {
      let clock = RunningTransition.collecting?.clock ?? TransitionClock.ambient
      clock.schedule(after: duration + delay, isAnimation: true) { completion(true) }
    }
  }
}
